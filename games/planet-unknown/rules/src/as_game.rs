//! Planet Unknown as one game among others: what tables, bots and windows that know no game ask of it.

use super::action::{Action, Answer, Choice, Illegal};
use super::event::Event;
use super::setup::{Rulings, Setup, SetupError};
use super::state::GameState;
use super::validity::InvalidState;
use game::{Barrier, Game, Kept, Luck, Needs, Part, Ranking, SeatId, SeatSet};
use std::cmp::Reverse;

impl game::Setup for Setup {
    fn seat_count(&self) -> usize {
        self.seats.len()
    }

    fn seed(&self) -> &str {
        &self.seed
    }

    fn name(&self, seat: SeatId) -> &str {
        self.seats.get(seat.index()).map_or("", |seat| &seat.name)
    }

    fn rename(&mut self, seat: SeatId, name: &str) {
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            name.clone_into(&mut seat.name);
        }
    }

    fn is_practice(&self) -> bool {
        self.options.practice
    }

    /// Not in practice games, nor in unrated games of one seat.
    fn undo_stops(&self) -> bool {
        !self.options.practice && (self.seats.len() > 1 || self.options.solo)
    }

    fn practise(&mut self) {
        self.options.practice = true;
    }
}

impl game::Event for Event {
    fn audience(&self) -> SeatSet {
        self.audience
    }

    fn barrier(&self) -> Option<Barrier> {
        self.barrier()
    }
}

impl Game for GameState {
    type Setup = Setup;
    type SetupError = SetupError;
    type Choice = Choice;
    type Event = Event;
    type Illegal = Illegal;
    type Invalid = InvalidState;

    const NAME: &'static str = "planet-unknown";
    const RULES_VERSION: u32 = 4;

    fn deal(setup: &Setup) -> Result<Self, SetupError> {
        setup.deal()
    }

    fn seat_count(&self) -> usize {
        self.seats.len()
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn turn_order(&self) -> impl Iterator<Item = SeatId> {
        self.turn_order()
    }

    fn open_seats(&self) -> impl Iterator<Item = SeatId> {
        self.open_seats()
    }

    fn active(&self) -> Option<SeatId> {
        self.active()
    }

    fn is_open(&self, seat: SeatId) -> bool {
        self.is_open(seat)
    }

    fn part(&self) -> Part {
        self.part()
    }

    fn legal_into(&self, seat: SeatId, choices: &mut Vec<Choice>) {
        self.legal_into(seat, choices);
    }

    fn sample(&self, seat: SeatId, luck: &mut Luck) -> Option<Choice> {
        self.sample(seat, luck)
    }

    /// An advance that is the only choice (rules §5.4).
    fn forced(&self, seat: SeatId) -> Option<Choice> {
        let [only] = self.legal(seat)[..] else {
            return None;
        };
        matches!(only.answer(), Some(Answer::Advance { .. })).then_some(only)
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.check(action).map(drop)
    }

    fn apply_into(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        self.apply_into(action, events)
    }

    fn apply_listed(&mut self, action: &Action, events: &mut Vec<Event>) {
        self.apply_into(action, events)
            .expect("a listed choice is legal");
    }

    fn known_to(&self, seat: SeatId) -> Self {
        self.known_to(seat)
    }

    fn redeal(&self, seat: SeatId, luck: &mut Luck) -> Self {
        self.redeal(seat, luck)
    }

    fn same_seat(&self, other: &Self, seat: SeatId) -> bool {
        self.seats.get(seat.index()) == other.seats.get(seat.index())
    }

    fn ranking(&self) -> Option<Ranking> {
        if !self.is_finished() {
            return None;
        }
        let medals = self.seat_ids().map(|seat| self.score(seat).total().into());
        let ranks = self.ranks();
        let rank = |seat: SeatId| Reverse(ranks[seat.index()]);
        Some(Ranking::with_ties_broken(medals, rank))
    }

    fn validate(&self) -> Result<(), InvalidState> {
        self.validate()
    }

    fn rejoin(self, setup: &Setup) -> Option<Self> {
        let planned = setup.seats.iter().zip(&self.seats);
        let fits = setup.seats.len() == self.seats.len()
            && setup.options == self.options
            && planned.into_iter().all(|(planned, seat)| {
                planned.planet == seat.board.planet_id() && planned.corporation == seat.corporation
            });
        fits.then_some(self)
    }

    fn practise(&mut self) {
        self.options.practice = true;
    }
}

/// The version of a file without a game identity.
const NAMELESS_VERSION: u32 = 1;
/// The version of a file with a game identity.
const NAMED_VERSION: u32 = 2;
/// The version of a game in which seats acted in another order than around the table (rules §3.4).
const ANY_ORDER_VERSION: u32 = 3;
/// The version of a game in which a seat has changed hands.
const HANDS_VERSION: u32 = 4;

impl Kept for GameState {
    const TITLE: &'static str = "Planet Unknown";
    const FORMAT: &'static str = "planet-unknown-game";
    /// That of a game under the second rulings.
    const FORMAT_VERSION: u32 = 5;

    fn version(setup: &Setup, needs: &Needs<'_, Self>) -> u32 {
        // A rescued game may begin where seats have acted out of their turn.
        let early = |start: &Self| !start.finished_early.is_empty();
        let any_order = needs.any_order || needs.start.is_some_and(early);
        match setup.options.rulings {
            Rulings::Second => Self::FORMAT_VERSION,
            Rulings::First if needs.hands => HANDS_VERSION,
            Rulings::First if any_order => ANY_ORDER_VERSION,
            Rulings::First if needs.identity => NAMED_VERSION,
            Rulings::First => NAMELESS_VERSION,
        }
    }

    fn check_setup(setup: &Setup) -> Result<(), SetupError> {
        setup.check()
    }
}
