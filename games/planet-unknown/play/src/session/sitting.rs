//! The state of each seat in a session, and its update after every step of the game.

use super::drives::Drives;
use super::{Common, SeatMut, Session, bots};
use crate::ghost::Ghost;
use crate::intent::CorporationPlace;
use crate::routes::Routes;
use rules::{Asked, Cell, Choice, Decision, Orientation, Question, SeatId, Tile, View};
use table::Sharing;

/// The reason for an update of the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// A seat acted or undid a step.
    Step(SeatId),
    /// The game moved to another point of its history.
    Journey,
    /// The position is unchanged, but the screen is shared in another way.
    Arrangement,
}

impl Cause {
    /// Whether the hand of `seat` is emptied.
    fn is_of(self, seat: SeatId) -> bool {
        match self {
            Self::Step(acted) => acted == seat,
            Self::Journey => true,
            Self::Arrangement => false,
        }
    }
}

/// The state of one seat: the knowledge of its player, the current questions and the hand.
#[derive(Clone, Debug)]
pub(super) struct Sitting {
    pub(super) view: View,
    pub(super) asked: Vec<Asked>,
    pub(super) hand: Hand,
    pub(super) drives: Drives,
    /// How the tile of each ring was turned that the player held last.
    pub(super) turned: [Option<(Tile, Orientation)>; 2],
    /// Where the rover is that drove last in this turn.
    pub(super) driven: Option<Cell>,
    /// Whether the player has gone forward last, not back and not to the end of the turn: then it may end by itself.
    pub(super) has_stepped: bool,
    /// Whether the player is looking at secrets that are otherwise face down.
    pub(super) peeks: bool,
    /// Whether the secret cards of the current choice are face up.
    pub(super) turned_up: bool,
}

/// The pieces that a player holds, and the cursor. A step of the seat empties the hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Hand {
    pub(super) focus: Option<u8>,
    pub(super) ghost: Option<Ghost>,
    pub(super) routes: Option<Routes>,
    pub(super) relocating: Option<Cell>,
    /// The tracker or lifepod that is being moved.
    pub(super) lifted: Option<CorporationPlace>,
    /// The keyboard cursor on the corporation board.
    pub(super) place: Option<CorporationPlace>,
    /// A choice that awaits confirmation.
    pub(super) prepared: Option<Choice>,
    pub(super) dial: u8,
    pub(super) cursor: Option<Cell>,
}

impl Hand {
    /// Whether the player holds a piece.
    pub(super) fn holds_something(&self) -> bool {
        self.ghost.is_some()
            || self.routes.is_some()
            || self.relocating.is_some()
            || self.lifted.is_some()
    }

    /// Returns an empty hand with the same cursor.
    pub(super) fn laid_down(&self) -> Self {
        Self {
            cursor: self.cursor,
            ..Self::default()
        }
    }
}

impl Sitting {
    pub(super) fn new(view: View) -> Self {
        Self {
            view,
            asked: Vec::new(),
            hand: Hand::default(),
            drives: Drives::default(),
            turned: [None; 2],
            driven: None,
            has_stepped: false,
            peeks: false,
            turned_up: false,
        }
    }

    /// Updates the seat after a step of the game. The hand is kept if another seat acted and nothing has changed for this
    /// one, but that it may claim a civ card now (rules §3.6).
    fn follow(&mut self, view: View, asked: Vec<Asked>, acted: bool) {
        let seat = view.seat();
        let (before, after) = (self.view.state(), view.state());
        let is_no_claim = |asked: &&Asked| !matches!(asked.question, Question::Look { .. });
        let others_before = self.asked.iter().filter(is_no_claim);
        let undisturbed = !acted
            && self.asked.is_empty() == asked.is_empty()
            && others_before.eq(asked.iter().filter(is_no_claim))
            && before.round == after.round
            && before.seat(seat) == after.seat(seat);
        if !undisturbed {
            self.hand = self.hand.laid_down();
            self.turned_up = false;
        }
        self.view = view;
        self.asked = asked;
    }
}

impl Common {
    /// Returns the seat that must take over the screen before it turns to `seat`.
    pub(super) fn takes_over(&self, seat: SeatId) -> Option<SeatId> {
        bots::takes_over(&self.table, self.viewer, seat).filter(|_| self.hands_over())
    }

    /// Returns the seat to show after a step of the game.
    fn next_at_screen(&self, cause: Cause) -> SeatId {
        match self.sharing() {
            Sharing::InTurn => {
                let active = self.table.state().active();
                active.map_or(self.viewer, |active| {
                    bots::seat_at_screen(&self.table, self.viewer, active)
                })
            }
            Sharing::AnyOrder | Sharing::SideBySide => match cause {
                // Another person has acted, with a device of their own.
                Cause::Step(seat) if seat != self.viewer && self.players().is_person(seat) => {
                    self.viewer
                }
                Cause::Step(_) | Cause::Journey | Cause::Arrangement => self.next_open(),
            },
        }
    }

    /// Returns the seat at the screen if its player may act, otherwise the next person clockwise who may; if nobody may,
    /// the seat at the screen.
    fn next_open(&self) -> SeatId {
        let clockwise = self.viewer.around(self.setup.seats.len());
        clockwise
            .clone()
            .find(|seat| self.may_act_at(*seat))
            .or_else(|| {
                clockwise
                    .clone()
                    .find(|seat| self.players().is_person(*seat))
            })
            .unwrap_or(self.viewer)
    }

    /// Whether the person at `seat` may act now.
    pub(super) fn may_act_at(&self, seat: SeatId) -> bool {
        let state = self.table.state();
        let is_open = match self.sharing() {
            Sharing::InTurn => state.active() == Some(seat),
            Sharing::AnyOrder | Sharing::SideBySide => state.is_open(seat),
        };
        is_open && self.players().is_person(seat)
    }
}

impl SeatMut<'_> {
    /// Empties the hand of the seat at the screen. The cursor is kept.
    pub(super) fn empty_hand(&mut self) {
        let sitting = self.sitting_mut();
        sitting.hand = sitting.hand.laid_down();
    }
}

impl Session {
    /// Gives the screen to the first player of a newly opened game.
    pub(super) fn open(&mut self) {
        let (seat, waiting_for) = bots::first_at_screen(&self.table);
        self.common.viewer = seat;
        self.common.waiting_for = waiting_for.filter(|_| self.hands_over());
        self.refresh(Cause::Journey);
    }

    /// Updates all seats, and turns the screen to the next player with a question.
    pub(super) fn follow(&mut self, cause: Cause) {
        if cause.is_of(self.viewer) || self.sharing() == Sharing::InTurn {
            self.common.looked_at = None;
        }
        let seat = self.next_at_screen(cause);
        self.common.waiting_for = self.takes_over(seat);
        if self.waiting_for.is_none() {
            self.common.viewer = seat;
        }
        self.refresh(cause);
    }

    /// Updates the view and the questions of every seat. Whoever is not at the screen does not peek.
    pub(super) fn refresh(&mut self, cause: Cause) {
        let on_show = self.on_show();
        for seat in self.table.state().seat_ids() {
            self.sittings[seat.index()].peeks &= on_show.contains(&seat);
        }
        for seat in self.table.state().seat_ids() {
            let view = self.table.state().view(seat);
            let asked = match view.state().decision(seat) {
                Some(Decision::Play(questions)) if self.may_act_at(seat) => questions.into_vec(),
                Some(Decision::Rotate | Decision::Play(_)) | None => Vec::new(),
            };
            self.sittings[seat.index()].follow(view, asked, cause.is_of(seat));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::effect::{Effect, Milestone, Pending, Source};
    use rules::{Action, GameState, Phase, Setup};

    /// What `seat` sees and is asked in `state`.
    fn sight(state: &GameState, seat: SeatId) -> (View, Vec<Asked>) {
        let Some(Decision::Play(asked)) = state.decision(seat) else {
            return (state.view(seat), Vec::new());
        };
        (state.view(seat), asked.into_vec())
    }

    // rules §3.6
    #[test]
    fn a_tile_stays_in_the_hand_when_a_claim_opens() {
        let mut state = Setup::standard(2, "hand").deal().expect("a valid setup");
        let (seat, choice) = (state.commander, Choice::Rotate(0));
        state.apply(&Action { seat, choice }).expect("it turns");
        let next = state.turn_order().nth(1).expect("two seats");
        let claim = Pending::new(Effect::Claim(Milestone::of(1)), Source::Round);
        state.seats[next.index()].turn.agenda.push(claim);
        let (view, asked) = sight(&state, next);
        let mut sitting = Sitting::new(view.clone());
        sitting.follow(view, asked, true);
        assert_eq!(sitting.asked.len(), 1, "the claim waits");
        sitting.hand.relocating = Cell::new(3, 3);
        state.phase = Phase::Turns { done: 1 };
        let (view, asked) = sight(&state, next);
        sitting.follow(view, asked, false);
        assert_eq!(sitting.asked.len(), 2, "the claim is open");
        assert!(sitting.hand.holds_something());
    }
}
