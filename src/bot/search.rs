//! A bot that tries out the best placements by playing on from them: sequential halving over rollouts.

use super::Bot;
use super::greedy::GreedyBot;
use super::random::luck;
use super::rollout::{Rollout, is_placement};
use super::weights::Weights;
use super::worth::worth;
use crate::game::{Action, Choice, GameState, SeatId, View};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The evaluation counts as much as so many rollouts: they differ by some medals from each other, good placements by
/// less than one.
const TRUST: f32 = 24.0;
/// So many of the placements are tried out.
const CANDIDATES: usize = 16;

/// Looks one step ahead as [`GreedyBot`] does, and where a tile lies it plays on from the best places.
#[derive(Clone, Debug)]
pub struct SearchBot {
    weights: Weights,
    /// Rollouts for each placement of a tile.
    budget: u32,
    /// Rounds that each rollout lasts.
    rounds: u8,
    greedy: GreedyBot,
    rollout: Rollout,
    rng: ChaCha8Rng,
}

/// A placement that is tried out.
struct Candidate {
    choice: Choice,
    after: GameState,
    /// What it is worth at the end of the turn.
    prior: f32,
    sum: f32,
    count: u32,
}

impl Candidate {
    /// The mean of the rollouts, drawn towards what the evaluation says as long as there are few of them.
    fn value(&self) -> f32 {
        (self.sum + TRUST * self.prior) / (self.count as f32 + TRUST)
    }
}

impl SearchBot {
    /// A bot with so many rollouts of so many rounds for each placement; its luck comes from `seed` alone.
    pub fn new(weights: Weights, budget: u32, rounds: u8, seed: &str) -> Self {
        let greedy = GreedyBot::new(weights.clone(), 0.0, seed);
        Self { weights, budget, rounds, greedy, rollout: Rollout::new(), rng: luck(seed) }
    }

    /// The placements worth most by themselves, with the states after the rest of the turn.
    fn candidates(&mut self, state: &GameState, seat: SeatId) -> Vec<Candidate> {
        let mut valued: Vec<(f32, Choice)> = state
            .legal(seat)
            .into_iter()
            .filter(is_placement)
            .map(|choice| (self.rollout.value(state, seat, choice, &self.weights), choice))
            .collect();
        valued.sort_by(|(first, _), (second, _)| second.total_cmp(first));
        valued.truncate(CANDIDATES);
        valued.into_iter().filter_map(|(_, choice)| self.candidate(state, seat, choice)).collect()
    }

    fn candidate(&mut self, state: &GameState, seat: SeatId, choice: Choice) -> Option<Candidate> {
        let mut after = state.clone();
        after.apply(&Action { seat, choice }).ok()?;
        self.rollout.turn(&mut after, seat, &self.weights, None);
        let prior = worth(&after, seat, &self.weights);
        Some(Candidate { choice, after, prior, sum: 0.0, count: 0 })
    }

    /// Halves the candidates until one is left; all of them meet the same luck.
    fn halve(&mut self, mut candidates: Vec<Candidate>, seat: SeatId) -> Option<Choice> {
        let stages = candidates.len().max(2).ilog2();
        while candidates.len() > 1 {
            let each = (self.budget / stages / candidates.len() as u32).max(1);
            for _ in 0..each {
                let common: u64 = self.rng.random();
                let mut values = Vec::with_capacity(candidates.len());
                for candidate in &mut candidates {
                    let mut rng = ChaCha8Rng::seed_from_u64(common);
                    let mut state = candidate.after.redeal(seat, &mut rng);
                    values.push(self.rollout.play(&mut state, seat, self.rounds, &self.weights, &mut rng));
                }
                add_differences(&mut candidates, &values);
            }
            candidates.sort_by(|first, second| second.value().total_cmp(&first.value()));
            candidates.truncate(candidates.len().div_ceil(2));
        }
        candidates.first().map(|candidate| candidate.choice)
    }
}

/// Adds what one piece of luck gave each candidate, shifted so that on average it is what the evaluation says: only the
/// differences between candidates count.
fn add_differences(candidates: &mut [Candidate], values: &[f32]) {
    let count = candidates.len().max(1) as f32;
    let shift = (candidates.iter().map(|candidate| candidate.prior).sum::<f32>() - values.iter().sum::<f32>()) / count;
    for (candidate, value) in candidates.iter_mut().zip(values) {
        candidate.sum += value + shift;
        candidate.count += 1;
    }
}

impl Bot for SearchBot {
    fn choose(&mut self, view: &View) -> Option<Choice> {
        let candidates = self.candidates(view.state(), view.seat());
        if candidates.len() < 2 {
            return self.greedy.choose(view);
        }
        self.halve(candidates, view.seat())
    }
}
