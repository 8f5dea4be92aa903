//! The tile in the hand of a seat, and the cursor: how they are taken, turned, moved and put back.

use super::sitting::Hand;
use super::{SeatMut, SeatView};
use crate::ghost::{Ghost, Spin, offered};
use crate::intent::Outcome;
use rules::board::cell::SIDE;
use rules::{
    Answer, Asked, Cell, Choice, Illegal, PlacementFault, PlacementRules, Question, Ring, Tile,
    TileOffer,
};

impl SeatMut<'_> {
    pub(super) fn take(&mut self, ring: Ring) -> Outcome {
        let Some(asked) = self.here().asked_for_tile() else {
            return Outcome::Refused(Illegal::NotNow);
        };
        let pending = asked.pending;
        let Question::PlaceTile(offer) = &asked.question else {
            let answer = Answer::Discard(ring);
            return self.play(Choice::Resolve { pending, answer });
        };
        let Some(tile) = offered(offer, ring) else {
            return Outcome::Refused(self.here().why_not_offered(ring));
        };
        let rules = offer.rules.clone();
        self.remember_orientation();
        let over = self.here().cursor_or_middle();
        let held = self.hand().ghost.filter(|ghost| ghost.tile == tile);
        let ghost = held.or(over.map(|cell| self.here().picked_up(ring, tile, cell, &rules)));
        let pointed = self.hand().cursor;
        *self.hand_mut() = Hand {
            focus: Some(pending),
            ghost,
            // Where the pointer rests, the hand comes back to as soon as the tile is turned.
            cursor: pointed.or(ghost.map(|ghost| ghost.grip())),
            ..Hand::default()
        };
        Outcome::Quiet
    }

    fn with_ghost(&mut self, change: impl FnOnce(&mut Ghost, &TileOffer)) -> Outcome {
        if let Some(mut ghost) = self.hand().ghost
            && let Some(offer) = self.here().offer()
        {
            change(&mut ghost, offer);
            self.hand_mut().ghost = Some(ghost);
        }
        Outcome::Quiet
    }

    pub(super) fn step_placement(&mut self, forward: bool) -> Outcome {
        self.with_ghost(|ghost, offer| {
            ghost.pinned = false;
            ghost.step(&offer.rules, forward);
        });
        let grip = self.hand().ghost.as_ref().map(Ghost::grip);
        self.hand_mut().cursor = grip.or(self.hand().cursor);
        Outcome::Quiet
    }

    /// Turns or flips the held tile. It comes back under the pointer, where a click would lay it.
    pub(super) fn spin(&mut self, spin: Spin) -> Outcome {
        let cursor = self.hand().cursor;
        self.with_ghost(|ghost, offer| {
            ghost.spin(spin);
            if let Some(cell) = cursor.filter(|_| !ghost.pinned) {
                ghost.hold_near(cell, &offer.rules);
            }
        })
    }

    pub(super) fn hover(&mut self, cell: Cell) -> Outcome {
        self.hand_mut().cursor = Some(cell);
        self.with_ghost(|ghost, offer| {
            if !ghost.pinned {
                ghost.hold_near(cell, &offer.rules);
            }
        })
    }

    pub(super) fn shift(&mut self, columns: i8, rows: i8) -> Outcome {
        if self.hand().ghost.is_some() {
            self.with_ghost(|ghost, _| ghost.shift(columns, rows));
            self.hand_mut().cursor = self.hand().ghost.as_ref().map(Ghost::grip);
            return Outcome::Quiet;
        }
        let moved = |value: u8, by: i8| (value as i8 + by).clamp(0, SIDE as i8 - 1) as u8;
        self.hand_mut().cursor = match self.hand().cursor {
            Some(from) => Cell::new(moved(from.column(), columns), moved(from.row(), rows)),
            None => self.here().cursor_or_middle(),
        };
        Outcome::Quiet
    }

    /// Pins the tile in the hand where it is, if it may lie there.
    pub(super) fn pin(&mut self) -> Outcome {
        if let Some(fault) = self.here().fault() {
            return Outcome::Refused(Illegal::Placement(fault));
        }
        if let Some(ghost) = &mut self.hand_mut().ghost {
            ghost.pinned = true;
        }
        Outcome::Quiet
    }

    /// Notes how the tile in the hand is turned, so that it is so again when it is taken next.
    fn remember_orientation(&mut self) {
        if let Some(ghost) = self.hand().ghost {
            self.sitting_mut().turned[ghost.ring as usize] = Some((ghost.tile, ghost.orientation));
        }
    }

    pub(super) fn put_back(&mut self) -> Outcome {
        self.remember_orientation();
        let hand = &mut self.hand_mut();
        let is_busy = hand.holds_something() || hand.place.is_some() || hand.prepared.is_some();
        match &mut hand.ghost {
            Some(ghost) if ghost.pinned => ghost.pinned = false,
            Some(_) => hand.ghost = None,
            None if is_busy => {
                hand.routes = None;
                hand.relocating = None;
                hand.lifted = None;
                hand.place = None;
                hand.prepared = None;
            }
            // With nothing in the hand, the question that was picked is left.
            None => hand.focus = None,
        }
        Outcome::Quiet
    }
}

impl<'a> SeatView<'a> {
    /// The question about a tile: the one in focus, or else the first.
    fn asked_for_tile(self) -> Option<&'a Asked> {
        let about_tile = |asked: &&Asked| {
            matches!(
                asked.question,
                Question::PlaceTile(_) | Question::DiscardTile(_)
            )
        };
        let first = || self.asked().iter().find(about_tile);
        self.focused().filter(about_tile).or_else(first)
    }

    /// A tile, just picked up over `cell` or where it fits, and turned as it was when it was held last.
    fn picked_up(self, ring: Ring, tile: Tile, cell: Cell, rules: &PlacementRules) -> Ghost {
        let mut ghost = Ghost::pick_up(ring, tile, cell);
        let mut turned = self.sitting().turned.iter().flatten();
        if let Some((_, orientation)) = turned.find(|(turned, _)| *turned == tile) {
            ghost = ghost.turned(*orientation);
        }
        ghost.hold_where_it_fits(cell, rules);
        // Nobody has pointed there, so nothing should seem to be at stake yet.
        if self.hand().cursor.is_none() {
            let board = &self.own().board;
            ghost.spare(board.lifepods | board.rovers, rules);
        }
        ghost
    }

    fn why_not_offered(self, ring: Ring) -> Illegal {
        let depot = self.state().depot_of(self.seat);
        match self.state().station.stack(ring, depot).top() {
            Some(_) => Illegal::MustPlace,
            None => Illegal::NoTile,
        }
    }

    /// The cell under the cursor, or the one in the middle of the planet.
    fn cursor_or_middle(self) -> Option<Cell> {
        let cells = self.own().board.data().cells;
        let middle = cells.len() / 2 + u32::from(SIDE) / 2;
        self.hand().cursor.or_else(|| cells.nth(middle))
    }

    /// The reason why the tile in the hand may not lie where it is.
    pub fn fault(self) -> Option<PlacementFault> {
        let ghost = self.hand().ghost?;
        ghost.check(&self.offer()?.rules).err()
    }
}
