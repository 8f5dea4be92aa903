//! On Mars as one game among others.

use crate::components::Components;
use crate::decision::{Choice, Illegal};
use crate::event::Event;
use crate::setup::{Setup, SetupError};
use crate::state::{Phase, State};
use crate::task::Step;
use crate::validity::Invalid;
use game::{Action, Game, Kept, Luck, Part, Ranking, SeatId, pick};

impl Game for State {
    type Setup = Setup;
    type SetupError = SetupError;
    type Choice = Choice;
    type Event = Event;
    type Illegal = Illegal;
    type Invalid = Invalid;

    const NAME: &'static str = "on-mars";
    const RULES_VERSION: u32 = 2;

    fn deal(setup: &Setup) -> Result<Self, SetupError> {
        setup.deal()
    }

    /// Those that are played: Lacerda's is none of them (on-mars §11.1).
    fn seat_count(&self) -> usize {
        match self.solo {
            Some(_) => 1,
            None => self.seats.len(),
        }
    }

    fn round(&self) -> u16 {
        self.round.max(1)
    }

    /// The order of the Player markers (on-mars §1.11).
    fn turn_order(&self) -> impl Iterator<Item = SeatId> {
        let seats = self.by_space().into_iter();
        seats.filter(|seat| !self.is_lacerda(*seat))
    }

    fn open_seats(&self) -> impl Iterator<Item = SeatId> {
        self.asked().into_iter()
    }

    fn part(&self) -> Part {
        Part::InTurn(self.turn)
    }

    fn legal_into(&self, seat: SeatId, choices: &mut Vec<Choice>) {
        choices.clear();
        choices.extend(self.choices(seat));
    }

    fn sample(&self, seat: SeatId, luck: &mut Luck) -> Option<Choice> {
        match self.agenda.last().filter(|task| task.seat == seat)?.step {
            Step::Move(movement) => Some(self.sample_move(seat, movement, luck)),
            _ => pick(&self.choices(seat), luck),
        }
    }

    fn check(&self, action: &Action<Choice>) -> Result<(), Illegal> {
        self.refusal(action.seat, action.choice)
    }

    fn apply_listed(&mut self, action: &Action<Choice>, events: &mut Vec<Event>) {
        self.carry_out(action.seat, action.choice, events);
    }

    fn known_to(&self, seat: SeatId) -> Self {
        self.with_secrets_sorted(seat)
    }

    fn redeal(&self, seat: SeatId, luck: &mut Luck) -> Self {
        self.with_secrets_dealt(seat, luck)
    }

    fn same_seat(&self, other: &Self, seat: SeatId) -> bool {
        let slots = |state: &Self| state.slots.map(|slot| slot[seat.index()]);
        self.seats.get(seat.index()) == other.seats.get(seat.index()) && slots(self) == slots(other)
    }

    fn ranking(&self) -> Option<Ranking> {
        (self.phase == Phase::Over).then(|| self.standing_of(self.seat_count()))
    }

    fn validate(&self) -> Result<(), Invalid> {
        self.check_all()
    }

    fn rejoin(mut self, setup: &Setup) -> Option<Self> {
        self.components = Components::of(&setup.components).ok()?;
        let fits = self.seat_count() == setup.seats.len()
            && self.options == setup.options
            && self.solo.as_ref().map(|solo| solo.goal) == setup.solo;
        fits.then_some(self)
    }
}

impl Kept for State {
    const TITLE: &'static str = "On Mars";
    const FORMAT: &'static str = "on-mars-game";
}
