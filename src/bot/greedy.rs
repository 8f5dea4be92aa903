//! A bot that looks one step ahead.

use super::random::luck;
use super::rollout::{Rollout, is_placement};
use super::weights::Weights;
use super::{Bot, Limit};
use crate::game::station::DEPOTS;
use crate::game::{Choice, Effect, GameState, Pending, Phase, SeatId, Source, View};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// Tries every choice, looks at what comes of it, and takes what is worth most.
#[derive(Clone, Debug)]
pub struct GreedyBot {
    weights: Weights,
    /// How far the guess at a placement may be off, in medals.
    noise: f32,
    rollout: Rollout,
    rng: ChaCha8Rng,
}

impl GreedyBot {
    /// A bot with these weights, whose guesses at placements are off by up to `noise` medals; its luck comes from `seed`
    /// alone.
    pub fn new(weights: Weights, noise: f32, seed: &str) -> Self {
        Self { weights, noise, rollout: Rollout::new(), rng: luck(seed) }
    }

    /// A placement of those in `choices`, each guessed at with an error.
    fn guess(&mut self, state: &GameState, seat: SeatId, choices: &[Choice]) -> Option<Choice> {
        let noise = self.noise;
        let valued = choices.iter().filter(|choice| is_placement(choice)).map(|choice| {
            let value = self.rollout.value(state, seat, *choice, &self.weights);
            (*choice, value + self.rng.random_range(-noise..=noise))
        });
        valued.max_by(|(_, first), (_, second)| first.total_cmp(second)).map(|(choice, _)| choice)
    }

    /// The rotation that offers `seat` the best placement (rules §3.2).
    fn best_rotation(&mut self, state: &GameState, seat: SeatId) -> Option<Choice> {
        let mut valued = Vec::with_capacity(usize::from(DEPOTS));
        for steps in 0..DEPOTS {
            let mut turned = state.clone();
            turned.station.turn_clockwise(steps);
            turned.phase = Phase::Turns { done: 0 };
            turned.seats[seat.index()].turn.agenda.push(Pending::new(Effect::TakeTile, Source::Round));
            let placements = turned.legal(seat).into_iter().filter(is_placement);
            let values = placements.map(|choice| self.rollout.value(&turned, seat, choice, &self.weights));
            valued.push((Choice::Rotate(steps), values.fold(f32::MIN, f32::max)));
        }
        valued.into_iter().max_by(|(_, first), (_, second)| first.total_cmp(second)).map(|(choice, _)| choice)
    }
}

impl Bot for GreedyBot {
    fn choose(&mut self, view: &View, _limit: &Limit) -> Option<Choice> {
        let (state, seat) = (view.state(), view.seat());
        if state.phase == Phase::Rotate && state.active() == Some(seat) {
            return self.best_rotation(state, seat);
        }
        let choices = state.legal(seat);
        if self.noise > 0.0
            && let Some(guess) = self.guess(state, seat, &choices)
        {
            return Some(guess);
        }
        self.rollout.best(state, seat, &choices, &self.weights)
    }
}
