//! Nim: take from one heap as many as you like; whoever takes the last one wins.
//!
//! 1. Two to four seats, one to eight heaps of 0–15, as the setup says. The seed decides who begins.
//! 2. The seat in turn takes one or more from one heap, and then hands the turn on, clockwise. Until then it may think again.
//! 3. Whoever takes the last one wins. The others share the second place.

use crate::{Action, Barrier, Event, Game, Kept, Luck, Part, PlainSetup, Ranking, SeatId, SeatSet};
use rand::RngExt;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most heaps.
const MAX_HEAPS: usize = 8;
/// The largest heap.
const MAX_HEAP: u8 = 15;

/// The players of a game, and the number of things in each heap. The seed decides who begins.
pub type NimSetup = PlainSetup<Vec<u8>>;

impl NimSetup {
    /// A game of `seats`, named by their numbers.
    pub fn new(seats: usize, heaps: &[u8], seed: &str) -> Self {
        Self::with(heaps.to_vec(), seats, seed)
    }
}

/// The state of a game of Nim.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Nim {
    heaps: Vec<u8>,
    seats: u8,
    turn: SeatId,
    /// Whether the seat in turn has taken something.
    taken: bool,
    round: u16,
}

impl Nim {
    /// The number of things in each heap.
    pub fn heaps(&self) -> &[u8] {
        &self.heaps
    }
}

/// What the seat in turn does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum NimChoice {
    /// Takes from a heap.
    Take {
        /// The heap, from 0.
        heap: u8,
        /// How many.
        count: u8,
    },
    /// Hands the turn on.
    HandOn,
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NimEvent {
    /// A seat took from a heap.
    Taken {
        /// The seat.
        seat: SeatId,
        /// The heap, from 0.
        heap: u8,
        /// How many.
        count: u8,
    },
    /// It is the turn of this seat.
    Turn(SeatId),
    /// This seat took the last one.
    Won(SeatId),
}

impl Event for NimEvent {
    fn audience(&self) -> SeatSet {
        SeatSet::ALL
    }

    fn barrier(&self) -> Option<Barrier> {
        matches!(self, Self::Turn(_)).then_some(Barrier::PassedOn)
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NimIllegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// It is the turn of another seat.
    #[error("it is not the turn of {0}")]
    NotYourTurn(SeatId),
    /// The seat has taken already, or has yet to take.
    #[error("first one takes, then one hands the turn on")]
    NotNow,
    /// There are not as many, or it is none.
    #[error("the heap has not as many")]
    NotSoMany,
}

/// Why there is no such game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NimFault {
    /// There are too few or too many seats, or one that does not exist is in turn.
    #[error("two to four play")]
    Seats,
    /// There are too few or too many heaps, or one is too large.
    #[error("there are one to eight heaps of up to fifteen, not all of them empty")]
    Heaps,
}

impl Game for Nim {
    type Setup = NimSetup;
    type SetupError = NimFault;
    type Choice = NimChoice;
    type Event = NimEvent;
    type Illegal = NimIllegal;
    type Invalid = NimFault;

    const NAME: &'static str = "nim";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &NimSetup) -> Result<Self, NimFault> {
        let seats = setup.names.len().min(9) as u8;
        let mut state = Self {
            heaps: setup.data.clone(),
            seats,
            turn: SeatId(0),
            taken: false,
            round: 1,
        };
        state.validate()?;
        if state.is_finished() {
            return Err(NimFault::Heaps);
        }
        state.turn = SeatId(crate::luck(&setup.seed).random_range(0..seats));
        Ok(state)
    }

    fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn turn_order(&self) -> impl Iterator<Item = SeatId> {
        self.turn.around(self.seat_count())
    }

    fn open_seats(&self) -> impl Iterator<Item = SeatId> {
        let goes_on = self.heaps.iter().any(|heap| *heap > 0);
        goes_on.then_some(self.turn).into_iter()
    }

    fn part(&self) -> Part {
        Part::InTurn(self.round.into())
    }

    fn legal_into(&self, seat: SeatId, choices: &mut Vec<NimChoice>) {
        choices.clear();
        if !self.is_open(seat) {
            return;
        }
        if self.taken {
            choices.push(NimChoice::HandOn);
            return;
        }
        for (heap, size) in (0..).zip(&self.heaps) {
            choices.extend((1..=*size).map(|count| NimChoice::Take { heap, count }));
        }
    }

    fn check(&self, action: &Action<NimChoice>) -> Result<(), NimIllegal> {
        if self.is_finished() {
            return Err(NimIllegal::Over);
        }
        if action.seat != self.turn {
            return Err(NimIllegal::NotYourTurn(action.seat));
        }
        match action.choice {
            NimChoice::Take { heap, count } if !self.taken => {
                let size = self.heaps.get(usize::from(heap)).copied().unwrap_or(0);
                let fits = (1..=size).contains(&count);
                fits.then_some(()).ok_or(NimIllegal::NotSoMany)
            }
            NimChoice::HandOn if self.taken => Ok(()),
            NimChoice::Take { .. } | NimChoice::HandOn => Err(NimIllegal::NotNow),
        }
    }

    fn apply_listed(&mut self, action: &Action<NimChoice>, events: &mut Vec<NimEvent>) {
        let seat = action.seat;
        match action.choice {
            NimChoice::Take { heap, count } => {
                self.heaps[usize::from(heap)] -= count;
                self.taken = true;
                events.push(NimEvent::Taken { seat, heap, count });
                if self.is_finished() {
                    events.push(NimEvent::Won(seat));
                }
            }
            NimChoice::HandOn => {
                self.turn = seat.next(self.seat_count());
                self.taken = false;
                self.round += 1;
                events.push(NimEvent::Turn(self.turn));
            }
        }
    }

    fn known_to(&self, _: SeatId) -> Self {
        self.clone()
    }

    fn redeal(&self, _: SeatId, _: &mut Luck) -> Self {
        self.clone()
    }

    fn same_seat(&self, _: &Self, _: SeatId) -> bool {
        true
    }

    fn ranking(&self) -> Option<Ranking> {
        let won = |seat| i32::from(seat == self.turn);
        let scores = SeatId::first(self.seat_count()).map(won);
        self.is_finished().then(|| Ranking::by_scores(scores))
    }

    fn validate(&self) -> Result<(), NimFault> {
        if !(2..=4).contains(&self.seats) || self.turn.index() >= self.seat_count() {
            return Err(NimFault::Seats);
        }
        let fits = (1..=MAX_HEAPS).contains(&self.heaps.len())
            && self.heaps.iter().all(|heap| *heap <= MAX_HEAP);
        // Each round takes something, so that there are never as many rounds as things.
        let most = (MAX_HEAPS * usize::from(MAX_HEAP)) as u16;
        let left: u16 = self.heaps.iter().copied().map(u16::from).sum();
        (fits && (1..=most).contains(&self.round) && self.round <= most - left.min(most) + 1)
            .then_some(())
            .ok_or(NimFault::Heaps)
    }
}

impl Kept for Nim {
    const TITLE: &'static str = "Nim";
    const FORMAT: &'static str = "nim-game";
}
