//! Which choices a seat has, and why others are refused; `listing` lists them.

pub use super::listing::answers;

use super::action::{Action, Answer, Choice, Illegal};
use super::board::tile::{Orientation, Ring, Tile};
use super::board::{Cell, CellSet};
use super::decision::{Purpose, Question, TileOffer};
use super::effect::{Effect, Pending};
use super::state::{GameState, Phase, SeatId};
use super::station::DEPOTS;
use arrayvec::ArrayVec;

impl GameState {
    /// Whether `action` is legal now.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        let active = self.active().ok_or(Illegal::Finished)?;
        if active != action.seat {
            return Err(Illegal::NotYourTurn(action.seat));
        }
        match (self.phase, action.choice) {
            (Phase::Rotate, Choice::Rotate(steps)) if steps < DEPOTS => Ok(()),
            (Phase::Rotate, Choice::Rotate(_)) => Err(Illegal::Rotation),
            (_, choice @ (Choice::Fetch(_) | Choice::Arrange(_))) => {
                self.check_practice(active, choice)
            }
            (Phase::Rotate, _) => Err(Illegal::NotNow),
            (_, choice @ Choice::Rotate(_)) if self.options.practice => {
                self.check_practice(active, choice)
            }
            (_, Choice::Rotate(_)) => Err(Illegal::NotNow),
            (_, Choice::Resolve { pending, answer }) => self.check_answer(active, pending, &answer),
            (_, Choice::Skip { pending }) => self.check_skip(active, pending),
            (Phase::Preparation { .. }, Choice::Drive { .. }) => Err(Illegal::NotNow),
            (_, Choice::Drive { from, to }) => self.check_drive(active, from, to),
            (_, Choice::EndTurn) => self.check_end(active),
        }
    }

    /// The pending effect at place `index`, if it may be resolved now.
    fn pending(&self, seat: SeatId, index: u8) -> Result<Pending, Illegal> {
        let agenda = &self.seat(seat).turn.agenda;
        let pending = self.pending_at(seat, index).ok_or(Illegal::NoSuchEffect)?;
        if !pending.urgent && agenda.iter().any(|other| other.urgent) {
            return Err(Illegal::Urgent);
        }
        Ok(pending)
    }

    fn check_answer(&self, seat: SeatId, index: u8, answer: &Answer) -> Result<(), Illegal> {
        let pending = self.pending(seat, index)?;
        if *answer == Answer::Instead {
            return accept(self.instead(seat, &pending).is_some(), Illegal::NoTech);
        }
        if self.lies_plainly(seat, &pending, answer) {
            return Ok(());
        }
        let question = self.question(seat, &pending);
        if let Answer::Choose(ring) = *answer {
            return accept(
                self.choosable(seat, &question).contains(&ring),
                Illegal::NoTech,
            );
        }
        match (question, *answer) {
            (Question::Impossible, _) => Err(Illegal::Impossible),
            (
                Question::PlaceTile(offer),
                Answer::Place {
                    ring,
                    orientation,
                    anchor,
                },
            ) => self.check_place(seat, &offer, ring, orientation, anchor),
            (Question::PlaceTile(_), Answer::Discard(_)) => Err(Illegal::MustPlace),
            (Question::DiscardTile(tiles), Answer::Discard(ring)) => accept(
                tiles.iter().any(|(offered, _)| *offered == ring),
                Illegal::NoTile,
            ),
            (
                Question::DiscardTile(_),
                Answer::Place {
                    ring,
                    orientation,
                    anchor,
                },
            ) => self.check_unplaceable(seat, ring, orientation, anchor),
            (Question::Advance(steps), Answer::Advance { tracker, to }) => accept(
                steps.contains(&(tracker, to)),
                Illegal::CannotAdvance(tracker),
            ),
            (Question::Cell { cells, purpose }, Answer::Cell(cell)) => {
                self.check_cell(seat, cells, purpose, cell)
            }
            (
                Question::Cell {
                    purpose: Purpose::Patch { may_store },
                    ..
                },
                Answer::Store,
            ) => accept(may_store, Illegal::CannotStore),
            (Question::Line(lines), Answer::Line(line)) => {
                accept(lines.contains(&line), Illegal::WrongAnswer)
            }
            (Question::Relocate { rovers, .. }, Answer::Relocate { from, .. })
                if !rovers.contains(from) =>
            {
                Err(Illegal::NoRover)
            }
            (Question::Relocate { to: cells, .. }, Answer::Relocate { to, .. }) => {
                accept(cells.contains(to), Illegal::BlockedStep)
            }
            (Question::Look { .. }, Answer::Look) | (Question::Draw, Answer::Draw) => Ok(()),
            (Question::Pick(_), Answer::Pick { .. }) => Ok(()),
            (Question::Regress(steps), Answer::Regress { tracker, to }) => accept(
                steps.contains(&(tracker, to)),
                Illegal::CannotRegress(tracker),
            ),
            (Question::Track { among, .. }, Answer::Track(track)) => {
                accept(among.contains(track), Illegal::WrongAnswer)
            }
            (Question::Berth(berths), Answer::Berth(to)) => {
                accept(berths.contains(to), Illegal::WrongBerth)
            }
            (
                Question::Reposition {
                    from: source,
                    to: berths,
                },
                Answer::Reposition { from, to },
            ) => accept(
                source.contains(from) && berths.contains(to) && from != to,
                Illegal::WrongBerth,
            ),
            (Question::KeepObjective { among, .. }, Answer::KeepObjective(objective)) => {
                accept(among.contains(objective), Illegal::NoSuchCard)
            }
            (Question::Keep(cards), Answer::Keep(card)) => {
                accept(cards.contains(card), Illegal::NoSuchCard)
            }
            (question, answer) => check_alert_answer(&question, answer),
        }
    }

    /// Whether `answer` places a tile where nothing has to be lifted for it, as most do. Then `pending` asks for just
    /// that, and the rest of its question need not be worked out.
    pub(super) fn lies_plainly(&self, seat: SeatId, pending: &Pending, answer: &Answer) -> bool {
        let (
            Effect::TakeTile | Effect::TakeExtraTile { .. },
            Answer::Place {
                ring,
                orientation,
                anchor,
            },
        ) = (pending.effect, *answer)
        else {
            return false;
        };
        let is_free = self
            .seat(seat)
            .turn
            .chosen
            .is_none_or(|chosen| chosen == ring);
        let tile = self
            .station
            .stack(ring, self.depot_of(seat))
            .top()
            .filter(|_| is_free);
        tile.is_some_and(|tile| {
            self.tile_rules(seat)
                .check(tile, orientation, anchor)
                .is_ok()
        })
    }

    fn check_place(
        &self,
        seat: SeatId,
        offer: &TileOffer,
        ring: Ring,
        orientation: Orientation,
        anchor: Cell,
    ) -> Result<(), Illegal> {
        let tile = self
            .offered(seat)
            .into_iter()
            .find(|(offered, _)| *offered == ring)
            .ok_or(Illegal::NoTile)?
            .1;
        offer.rules.check(tile, orientation, anchor)?;
        accept(offer.tiles.contains(&(ring, tile)), Illegal::NoTile)
    }

    /// Why a tile that cannot lie anywhere does not lie here.
    fn check_unplaceable(
        &self,
        seat: SeatId,
        ring: Ring,
        orientation: Orientation,
        anchor: Cell,
    ) -> Result<(), Illegal> {
        let tile = self
            .offered(seat)
            .into_iter()
            .find(|(offered, _)| *offered == ring)
            .ok_or(Illegal::NoTile)?
            .1;
        self.tile_rules(seat).check(tile, orientation, anchor)?;
        Err(Illegal::Impossible)
    }

    fn check_cell(
        &self,
        seat: SeatId,
        cells: CellSet,
        purpose: Purpose,
        cell: Cell,
    ) -> Result<(), Illegal> {
        if cells.contains(cell) {
            return Ok(());
        }
        if matches!(purpose, Purpose::Patch { .. }) {
            self.patch_rules(seat).check_patch(cell)?;
        }
        Err(Illegal::WrongCell)
    }

    fn check_skip(&self, seat: SeatId, index: u8) -> Result<(), Illegal> {
        let pending = self.pending(seat, index)?;
        if usize::from(index) >= self.seat(seat).turn.agenda.len() {
            return Err(Illegal::NoSuchEffect);
        }
        accept(
            pending.optional || !self.is_possible(seat, &pending),
            Illegal::Mandatory,
        )
    }

    /// The rings whose tile can be chosen before it is placed: a tech gives something for it (rules §11.11).
    pub fn choosable(&self, seat: SeatId, question: &Question) -> ArrayVec<Ring, 2> {
        let owner = self.seat(seat);
        let tiles = match question {
            Question::PlaceTile(offer) => &offer.tiles,
            Question::DiscardTile(tiles) => tiles,
            _ => return ArrayVec::new(),
        };
        let gives = |tile: &Tile| owner.rules().movement_on_choosing(owner, *tile) > 0;
        let free = owner.turn.chosen.is_none();
        tiles
            .iter()
            .filter(|(_, tile)| free && gives(tile))
            .map(|(ring, _)| *ring)
            .collect()
    }

    fn check_drive(&self, seat: SeatId, from: Cell, to: Cell) -> Result<(), Illegal> {
        let owner = self.seat(seat);
        if owner.turn.agenda.iter().any(|pending| pending.urgent) {
            return Err(Illegal::Urgent);
        }
        if !owner.board.rovers.contains(from) {
            return Err(Illegal::NoRover);
        }
        if self.rover_destinations(seat, from).contains(to) {
            return Ok(());
        }
        Err(if owner.turn.movement == 0 {
            Illegal::NoMovement
        } else {
            Illegal::BlockedStep
        })
    }

    fn check_end(&self, seat: SeatId) -> Result<(), Illegal> {
        for pending in &self.seat(seat).turn.agenda {
            if pending.urgent {
                return Err(Illegal::Urgent);
            }
            if !pending.optional && self.is_possible(seat, pending) {
                return Err(Illegal::Mandatory);
            }
        }
        Ok(())
    }
}

const fn accept(legal: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if legal { Ok(()) } else { Err(otherwise) }
}

/// Whether `answer` answers what an alert asks.
fn check_alert_answer(question: &Question, answer: Answer) -> Result<(), Illegal> {
    match (question, answer) {
        (Question::DestroyObjective(held), Answer::DestroyObjective(objective)) => {
            accept(held.contains(objective), Illegal::NoSuchCard)
        }
        (Question::TurnStation, Answer::Turn(steps)) => accept(steps < DEPOTS, Illegal::Rotation),
        (Question::DestroyCollectedLifepod(kept), Answer::Berth(from)) => {
            accept(kept.contains(from), Illegal::WrongBerth)
        }
        (Question::Resource(terrains), Answer::Resource(terrain)) => {
            accept(terrains.contains(&terrain), Illegal::WrongAnswer)
        }
        (Question::RemoveShape(rings), Answer::Remove(ring)) => {
            accept(rings.contains(&ring), Illegal::NoTile)
        }
        _ => Err(Illegal::WrongAnswer),
    }
}
