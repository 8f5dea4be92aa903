//! How good a position is: the turn is followed up, then the prospects of all seats are compared.

#![allow(clippy::disallowed_types, reason = "judgements are no rules")]

use super::outlook::{Outlook, WEIGHTS, Weights};
use crate::decision::{Choice, Question};
use crate::state::State;
use game::{Action, Game, SeatId};
use search::Evaluate;

/// The most steps that a turn is followed up.
const STEPS: u8 = 24;

/// The price of each further step: of two ways to the same position, the shorter one is better.
pub(super) const LONGER: f32 = 0.01;

/// A way to judge positions: the points expected, compared with those of the others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judge {
    /// Whether the action that goes on is followed up to its end, always with what looks best.
    pub follows: bool,
    /// What things are worth.
    pub weights: &'static Weights,
}

impl Evaluate<State> for Judge {
    fn worth(&self, state: &State, seat: SeatId) -> f32 {
        let Some(first) = self.follows.then(|| self.next(state, seat)).flatten() else {
            return self.lead(state, seat);
        };
        let (after, steps) = self.followed_up(state, seat, first);
        self.lead(&after, seat) - LONGER * f32::from(steps)
    }
}

impl Judge {
    /// One that judges positions as they are.
    pub const GLANCE: Self = Self {
        follows: false,
        weights: &WEIGHTS,
    };
    /// One that follows the action up.
    pub const TURN: Self = Self {
        follows: true,
        weights: &WEIGHTS,
    };

    /// How far the prospects of `seat` are above those of the others. Lacerda does not
    /// count: he acts as soon as the turn ends, which would make every other choice look better.
    fn lead(self, state: &State, seat: SeatId) -> f32 {
        let outlook = Outlook::of(state, self.weights);
        let rival = |other: &SeatId| *other != seat && !state.is_lacerda(*other);
        let rivals = state.seat_ids().filter(rival);
        let rivals = rivals.map(|other| outlook.prospects(state, other));
        let lead = search::lead(outlook.prospects(state, seat), rivals);
        lead + outlook.pace(state) + outlook.lines(state)
    }

    /// The state at the end of the action that goes on with `first`, which is at the next choice of what a turn brings; and after
    /// how many steps.
    fn followed_up(self, state: &State, seat: SeatId, first: Action<Choice>) -> (State, u8) {
        let (mut after, mut next, mut steps) = (state.clone(), Some(first), 0);
        while let Some(action) = next.filter(|_| steps < STEPS) {
            after.apply_listed(&action, &mut Vec::new());
            next = self.next(&after, seat);
            steps += 1;
        }
        (after, steps)
    }

    /// What happens next in the action of `seat` that goes on; nothing once that is over. Others reply to the use of a Tech, and
    /// move pieces out of the way.
    pub(super) fn next(self, state: &State, seat: SeatId) -> Option<Action<Choice>> {
        let (asked, question) = (state.asked()?, state.question()?);
        let goes_on = match question {
            Question::Turn => false,
            Question::Reply | Question::Displace => true,
            _ => asked == seat,
        };
        let choice = goes_on.then(|| self.likely(state, asked, opens(question)))??;
        Some(Action {
            seat: asked,
            choice,
        })
    }

    /// What `seat` would answer without thinking ahead, or with one answer more in mind.
    fn likely(self, state: &State, seat: SeatId, thinks: bool) -> Option<Choice> {
        let choices = state.legal(seat);
        if choices.len() < 2 {
            return choices.first().copied();
        }
        let worth = |choice: &Choice| {
            let (mut after, choice) = (state.clone(), *choice);
            after.apply_listed(&Action { seat, choice }, &mut Vec::new());
            let asks = thinks && after.asked() == Some(seat) && !after.is_asked(Question::Turn);
            if let Some(choice) = asks.then(|| self.likely(&after, seat, false)).flatten() {
                after.apply_listed(&Action { seat, choice }, &mut Vec::new());
            }
            let outlook = Outlook::of(&after, self.weights);
            outlook.prospects(&after, seat) + outlook.pace(&after) + outlook.lines(&after)
        };
        let worths = choices.iter().map(|choice| (worth(choice), *choice));
        let best = worths.max_by(|one, other| one.0.total_cmp(&other.0));
        best.map(|(_, choice)| choice)
    }
}

/// Whether an answer only opens other questions, so that nothing has happened yet.
const fn opens(question: Question) -> bool {
    matches!(
        question,
        Question::Bonus
            | Question::More
            | Question::Type
            | Question::Tech
            | Question::Lss
            | Question::Reply
            | Question::Use
            | Question::Travel
            | Question::Reward
    )
}
