//! What each player has in front of them, and how it follows the game.

use super::ways::Sharing;
use super::{Session, bots};
use crate::ghost::Ghost;
use crate::intent::CorporationPlace;
use crate::routes::Routes;
use rules::{Asked, Cell, Choice, Decision, SeatId, View};

/// The reason why the players look at the table anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// A seat acted, or took a step back.
    Step(SeatId),
    /// The game went to another moment of its history.
    Journey,
    /// The game stands where it stood.
    Arrangement,
}

impl Cause {
    /// Whether `seat` has to lay down what it holds.
    fn is_of(self, seat: SeatId) -> bool {
        match self {
            Self::Step(acted) => acted == seat,
            Self::Journey => true,
            Self::Arrangement => false,
        }
    }
}

/// One seat at the table: what its player knows, is asked and holds.
#[derive(Clone, Debug)]
pub(super) struct Sitting {
    pub(super) view: View,
    pub(super) asked: Vec<Asked>,
    pub(super) hand: Hand,
    /// Whether the player looks at the own secrets, although they are face down.
    pub(super) peeks: bool,
    /// Whether the player has turned up the secret cards of the choice in focus.
    pub(super) turned_up: bool,
}

/// What a player holds or has chosen to look at. A step of the seat lays it down.
#[derive(Clone, Debug, Default)]
pub(super) struct Hand {
    pub(super) focus: Option<u8>,
    pub(super) ghost: Option<Ghost>,
    pub(super) routes: Option<Routes>,
    pub(super) relocating: Option<Cell>,
    /// The tracker or the lifepod whose new place is to be chosen.
    pub(super) lifted: Option<CorporationPlace>,
    /// The place on the corporation board that the keyboard is on.
    pub(super) place: Option<CorporationPlace>,
    /// A choice that only has to be confirmed.
    pub(super) prepared: Option<Choice>,
    pub(super) dial: u8,
    pub(super) cursor: Option<Cell>,
}

impl Hand {
    /// Whether a piece is in the hand.
    pub(super) fn holds_something(&self) -> bool {
        self.ghost.is_some()
            || self.routes.is_some()
            || self.relocating.is_some()
            || self.lifted.is_some()
    }

    /// An empty hand with the cursor where it was.
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
            peeks: false,
            turned_up: false,
        }
    }

    /// Takes over the view after a step of the game. The player goes on undisturbed if the step was another seat's and
    /// changes nothing for this one.
    fn follow(&mut self, view: View, asked: Vec<Asked>, acted: bool) {
        let seat = view.seat();
        let (before, after) = (self.view.state(), view.state());
        let undisturbed = !acted
            && self.asked == asked
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

impl Session {
    /// The place of the player at the screen.
    pub(super) fn here(&self) -> &Sitting {
        &self.sittings[self.viewer.index()]
    }

    pub(super) fn here_mut(&mut self) -> &mut Sitting {
        &mut self.sittings[self.viewer.index()]
    }

    /// Empties the hand of the player at the screen; the cursor stays.
    pub(super) fn empty_hand(&mut self) {
        let sitting = self.here_mut();
        sitting.hand = sitting.hand.laid_down();
    }

    /// Gives the screen to the first player of a game that was just opened.
    pub(super) fn open(&mut self) {
        let (seat, waiting_for) = bots::first_at_screen(&self.table);
        self.viewer = seat;
        self.waiting_for = waiting_for.filter(|_| self.hands_over());
        self.refresh(Cause::Journey);
    }

    /// Turns the screen to the next player who is asked something.
    pub(super) fn follow(&mut self, cause: Cause) {
        if cause.is_of(self.viewer) || self.sharing() == Sharing::InTurn {
            self.looked_at = None;
        }
        let seat = self.next_at_screen();
        self.waiting_for = self.takes_over(seat);
        if self.waiting_for.is_none() {
            self.viewer = seat;
        }
        self.refresh(cause);
    }

    /// The seat whose player has to take over the screen before it turns to `seat`.
    pub(super) fn takes_over(&self, seat: SeatId) -> Option<SeatId> {
        bots::takes_over(&self.table, self.viewer, seat).filter(|_| self.hands_over())
    }

    /// The seat that the screen shows after a step of the game.
    fn next_at_screen(&self) -> SeatId {
        match self.sharing() {
            Sharing::InTurn => {
                let active = self.table.state().active();
                active.map_or(self.viewer, |active| {
                    bots::seat_at_screen(&self.table, self.viewer, active)
                })
            }
            Sharing::AnyOrder | Sharing::SideBySide => self.next_open(),
        }
    }

    /// The seat at the screen while its player is asked something, else the next person clockwise who is; else the
    /// seat at the screen again.
    fn next_open(&self) -> SeatId {
        let count = self.sittings.len() as u8;
        let clockwise = (0..count).map(|step| SeatId((self.viewer.0 + step) % count));
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

    /// Derives anew what each seat may know and is asked.
    pub(super) fn refresh(&mut self, cause: Cause) {
        for seat in self.table.state().seat_ids() {
            let view = self.table.view(seat);
            let asked = match view.state().decision(seat) {
                Some(Decision::Play(questions)) if self.may_act_at(seat) => questions.into_vec(),
                Some(Decision::Rotate | Decision::Play(_)) | None => Vec::new(),
            };
            self.sittings[seat.index()].follow(view, asked, cause.is_of(seat));
        }
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

    /// Whether the player at the screen may act now.
    pub(super) fn may_act(&self) -> bool {
        self.waiting_for.is_none() && self.may_act_at(self.viewer)
    }
}
