//! Exoplanets as one game among others.

use crate::components::Components;
use crate::decision::{Choice, Illegal, Question};
use crate::event::Event;
use crate::setup::{Setup, SetupError};
use crate::state::{Stage, State};
use crate::validity::Invalid;
use game::{Action, Game, Kept, Luck, Part, Ranking, SeatId, pick};
use smallvec::SmallVec;

impl Game for State {
    type Setup = Setup;
    type SetupError = SetupError;
    type Choice = Choice;
    type Event = Event;
    type Illegal = Illegal;
    type Invalid = Invalid;

    const NAME: &'static str = "exoplanets";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &Setup) -> Result<Self, SetupError> {
        setup.deal()
    }

    fn seat_count(&self) -> usize {
        self.seats.len()
    }

    /// The turn of each seat, from 1.
    fn round(&self) -> u16 {
        let seats = self.seats.len().max(1) as u16;
        1 + self.turn.number.saturating_sub(1) / seats
    }

    fn open_seats(&self) -> impl Iterator<Item = SeatId> {
        self.seat_ids().filter(|seat| self.asks(*seat))
    }

    fn active(&self) -> Option<SeatId> {
        self.asked().or_else(|| self.open_seats().next())
    }

    fn part(&self) -> Part {
        match self.stage {
            Stage::Setup => Part::Together(0),
            _ => Part::InTurn(self.turn.number.into()),
        }
    }

    fn legal_into(&self, seat: SeatId, choices: &mut Vec<Choice>) {
        choices.clear();
        self.each_legal(seat, |choice| choices.push(choice));
    }

    fn sample(&self, seat: SeatId, luck: &mut Luck) -> Option<Choice> {
        let mut choices = SmallVec::<[Choice; 64]>::new();
        self.each_legal(seat, |choice| choices.push(choice));
        pick(&choices, luck)
    }

    /// The only option, except to end the turn (exoplanets §12.2).
    fn forced(&self, seat: SeatId) -> Option<Choice> {
        if self.question() == Some(Question::Act) {
            return None;
        }
        let mut choices = SmallVec::<[Choice; 64]>::new();
        self.each_legal(seat, |choice| choices.push(choice));
        match choices[..] {
            [only] => Some(only),
            _ => None,
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
        let levels = |state: &Self| -> Vec<_> {
            let own = state.planets().filter(|placed| placed.has(seat));
            own.map(|placed| (placed.id, placed.level(seat))).collect()
        };
        self.seats.get(seat.index()) == other.seats.get(seat.index())
            && levels(self) == levels(other)
    }

    fn ranking(&self) -> Option<Ranking> {
        (self.stage == Stage::Over).then(|| self.standing())
    }

    fn validate(&self) -> Result<(), Invalid> {
        self.check_all()
    }

    fn rejoin(mut self, setup: &Setup) -> Option<Self> {
        self.components = Components::of(&setup.components).ok()?;
        let fits =
            self.seats.len() == setup.seats.len() && self.compensation == setup.seat_compensation;
        fits.then_some(self)
    }
}

impl Kept for State {
    const TITLE: &'static str = "Exoplanets";
    const FORMAT: &'static str = "exoplanets-game";
}
