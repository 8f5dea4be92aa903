//! A bot that looks no further than its turn.

use super::beam::best_line;
use super::candidates::{Width, candidates};
use super::policy::{Policy, is_placement};
use super::random::luck;
use super::weights::Weights;
use super::{Bot, Limit};
use crate::game::{Choice, GameState, SeatId, View};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// So many placements are looked at with their chains of effects.
const WIDTH: Width = Width { most: 6, others: 0 };

/// Tries every choice, looks at what comes of it in its turn, and takes what is worth most.
#[derive(Clone, Debug)]
pub struct GreedyBot {
    /// How far the guess at a placement may be off, in medals.
    noise: f32,
    policy: Policy,
    rng: ChaCha8Rng,
}

impl GreedyBot {
    /// A bot with these weights, whose guesses at placements are off by up to `noise` medals; its luck comes from `seed`
    /// alone.
    pub fn new(weights: Weights, noise: f32, seed: &str) -> Self {
        Self { noise, policy: Policy::new(weights), rng: luck(seed) }
    }

    /// A placement of those in `choices`, each guessed at with an error.
    fn guess(&mut self, state: &GameState, seat: SeatId, choices: &[Choice]) -> Option<Choice> {
        let mut guessed = Vec::new();
        self.policy.sketches(state, seat, choices, None, &mut guessed);
        for (value, _) in &mut guessed {
            *value += self.rng.random_range(-self.noise..=self.noise);
        }
        guessed.into_iter().max_by(|(first, _), (second, _)| first.total_cmp(second)).map(|(_, choice)| choice)
    }

    /// What to do where no tile is to be placed: the begin of the best way to play the turn, unless it errs.
    fn go_on(&mut self, state: &GameState, seat: SeatId) -> Option<Choice> {
        let first = if self.noise > 0.0 { None } else { best_line(&mut self.policy, state.clone(), seat).first };
        first.or_else(|| self.policy.step(state, seat, None))
    }
}

impl Bot for GreedyBot {
    fn choose(&mut self, view: &View, limit: &Limit) -> Option<Choice> {
        let (state, seat) = (view.state(), view.seat());
        self.policy.look_at(state, seat);
        let choices = state.legal(seat);
        let rotates = choices.iter().any(|choice| matches!(choice, Choice::Rotate(_)));
        if !rotates && !choices.iter().any(is_placement) {
            return self.go_on(state, seat);
        }
        if self.noise > 0.0
            && let Some(guess) = self.guess(state, seat, &choices)
        {
            return Some(guess);
        }
        candidates(&mut self.policy, state, seat, WIDTH, limit).into_iter().next().map(|best| best.choice)
    }
}
