//! A review of a finished game: the loss of each decision, everyone's prospects over time, and the turning points.
//!
//! All information is open by then, but a decision is judged by the [`View`](rules::View) that its seat had: bad luck
//! is not a mistake.

mod best_turn;
mod judgement;
mod turning_points;

pub use best_turn::BestTurn;
pub use judgement::{Judgement, LEAST_ERROR, is_clear, total_loss, turn_loss, worst};
pub use turning_points::{Cause, TurningPoint};

use super::expectation::expected;
use super::weights::Weights;
use rules::{Action, Choice, GameState, Phase, SeatId};
use std::ops::Range;

/// A finished game with the state at every moment.
#[derive(Clone, Debug)]
pub struct Played {
    /// The state before each action, and the one after the last.
    states: Vec<GameState>,
    actions: Vec<Action>,
}

/// The consecutive actions of one seat in one part of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedTurn {
    /// The acting seat.
    pub seat: SeatId,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The indices of the actions.
    pub actions: Range<usize>,
    /// The indices of the actions that were chosen from several.
    pub decisions: Vec<usize>,
}

impl Played {
    /// The game that `actions` produce from `start`, up to the first refused action.
    pub fn new(start: GameState, actions: impl IntoIterator<Item = Action>) -> Self {
        let mut played = Self {
            states: vec![start],
            actions: Vec::new(),
        };
        for action in actions {
            let mut state = played.end().clone();
            if state.apply(&action).is_err() {
                break;
            }
            played.states.push(state);
            played.actions.push(action);
        }
        played
    }

    /// The state before the action at index `action`, or the final state.
    pub fn before(&self, action: usize) -> &GameState {
        &self.states[action.min(self.actions.len())]
    }

    /// The state at the end.
    pub fn end(&self) -> &GameState {
        &self.states[self.states.len() - 1]
    }

    /// The actions.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The turns that included a decision, in playing order.
    pub fn turns(&self) -> Vec<ReviewedTurn> {
        let mut turns: Vec<ReviewedTurn> = Vec::new();
        let mut part = None;
        for (index, action) in self.actions.iter().enumerate() {
            let state = &self.states[index];
            let now = Some((action.seat, state.part()));
            match turns.last_mut().filter(|_| part == now) {
                Some(turn) => turn.actions.end = index + 1,
                None => turns.push(ReviewedTurn {
                    seat: action.seat,
                    round: state.round,
                    actions: index..index + 1,
                    decisions: Vec::new(),
                }),
            }
            part = now;
            if is_decision(state, action)
                && let Some(turn) = turns.last_mut()
            {
                turn.decisions.push(index);
            }
        }
        turns.retain(|turn| !turn.decisions.is_empty());
        turns
    }

    /// The number of actions at the end of each round, from before the first round to the end of the game.
    pub fn round_ends(&self) -> Vec<usize> {
        let round = |index: usize| self.states[index].round;
        let begun = |state: &GameState| !matches!(state.phase, Phase::Preparation { .. });
        let first = self.states.iter().position(begun).unwrap_or(0);
        let ends = (first + 1..self.states.len())
            .filter(|index| round(*index) > 1 && round(*index) != round(index - 1));
        let last = (!self.actions.is_empty()).then_some(self.actions.len());
        let mut all: Vec<usize> = std::iter::once(first).chain(ends).chain(last).collect();
        all.dedup();
        all
    }

    /// The medals that `seat` could expect after this number of actions, from what it knew; its score once the game is
    /// over.
    pub fn expected(&self, actions: usize, seat: SeatId) -> f32 {
        let state = self.before(actions);
        if state.is_finished() {
            return f32::from(state.score(seat).total());
        }
        expected(state.view(seat).state(), seat, Weights::in_use())
    }
}

/// Whether `action` was chosen from several. Choices that only a practice game allows do not count.
fn is_decision(state: &GameState, action: &Action) -> bool {
    let legal: Vec<Choice> = state.legal(action.seat);
    legal.len() > 1 && legal.contains(&action.choice)
}
