//! Cryo as one game among others.

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

    const NAME: &'static str = "cryo";
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
        1 + self.turn.saturating_sub(1) / seats
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
            _ => Part::InTurn(self.turn.into()),
        }
    }

    fn legal_into(&self, seat: SeatId, choices: &mut Vec<Choice>) {
        choices.clear();
        self.each_legal(seat, |choice| choices.push(choice));
    }

    fn sample(&self, seat: SeatId, luck: &mut Luck) -> Option<Choice> {
        let mut choices = SmallVec::<[Choice; 128]>::new();
        self.each_legal(seat, |choice| choices.push(choice));
        pick(&choices, luck)
    }

    /// The only option, except for a whole turn (cryo §11.6). What may be scrapped beside the choice of a drone or a pod is no
    /// other answer to it, and may still be scrapped afterwards; if all pods wake, their order changes nothing.
    fn forced(&self, seat: SeatId) -> Option<Choice> {
        let mut choices = SmallVec::<[Choice; 128]>::new();
        self.each_legal(seat, |choice| choices.push(choice));
        let is_scrap =
            |choice: &Choice| matches!(choice, Choice::ScrapCard(_) | Choice::ScrapTile(_));
        match self.question()? {
            Question::Main => return None,
            Question::Drone => choices.retain(|choice| !is_scrap(choice)),
            Question::Wake => {
                choices.retain(|choice| !is_scrap(choice));
                if choices.len() > 1 && self.all_wake(seat) {
                    choices.truncate(1);
                }
            }
            _ => {}
        }
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
        let pods = |state: &Self| {
            let chambers = state.chambers.map(|pods| pods[seat.index()]);
            let caverns = state.caverns.iter().map(|cavern| cavern.pods[seat.index()]);
            (
                chambers,
                state.salvaging(seat),
                caverns.collect::<Vec<u8>>(),
            )
        };
        self.seats.get(seat.index()) == other.seats.get(seat.index()) && pods(self) == pods(other)
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
            self.seats.len() == setup.seats.len() && self.balance_extra == setup.balance_extra;
        fits.then_some(self)
    }
}

impl Kept for State {
    const TITLE: &'static str = "Cryo";
    const FORMAT: &'static str = "cryo-game";
}
