//! A bot that tries out the best placements by playing on from them: sequential halving over rollouts.

use super::random::luck;
use super::rollout::Rollout;
use super::weights::Weights;
use super::worth::{terms, worth};
use super::{Advised, Bot, Limit};
use crate::game::station::DEPOTS;
use crate::game::{Action, Choice, Effect, GameState, Pending, Phase, SeatId, Source, View};
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
    squares: f32,
    count: u32,
}

impl Candidate {
    /// The mean of the rollouts, drawn towards what the evaluation says as long as there are few of them.
    fn value(&self) -> f32 {
        (self.sum + TRUST * self.prior) / (self.count as f32 + TRUST)
    }

    /// The standard error of [`value`](Self::value).
    fn error(&self) -> f32 {
        let count = self.count as f32;
        if self.count < 2 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.sum / count).max(0.0) / (count - 1.0);
        (variance * count).sqrt() / (count + TRUST)
    }

    fn advised(self, seat: SeatId, weights: &Weights) -> Advised {
        let (medals, error) = (self.value(), self.error());
        Advised { choice: self.choice, medals, error, terms: terms(&self.after, seat, weights) }
    }
}

impl SearchBot {
    /// A bot with so many rollouts of so many rounds for each placement; its luck comes from `seed` alone.
    pub fn new(weights: Weights, budget: u32, rounds: u8, seed: &str) -> Self {
        Self { weights, budget, rounds, rollout: Rollout::new(), rng: luck(seed) }
    }

    /// What the seat can do, best first: see [`advise`](super::advise).
    pub fn advise(&mut self, view: &View, limit: &Limit) -> Vec<Advised> {
        let candidates = self.candidates(view.state(), view.seat());
        self.try_all(candidates, view.seat(), limit)
    }

    /// The same for `choices` alone: see [`compare`](super::compare).
    pub fn compare(&mut self, view: &View, choices: &[Choice], limit: &Limit) -> Vec<Advised> {
        let (state, seat) = (view.state(), view.seat());
        let candidates = choices.iter().filter_map(|choice| match choice {
            Choice::Rotate(steps) if state.phase == Phase::Rotate => {
                Some(self.finish(turned(state, seat, *steps), seat, *choice))
            }
            choice => self.candidate(state, seat, *choice),
        });
        let candidates = candidates.collect();
        self.try_all(candidates, seat, limit)
    }

    fn try_all(&mut self, mut candidates: Vec<Candidate>, seat: SeatId, limit: &Limit) -> Vec<Advised> {
        self.halve(&mut candidates, seat, limit);
        candidates.into_iter().map(|candidate| candidate.advised(seat, &self.weights)).collect()
    }

    /// The choices worth most by themselves, with the states after the rest of the turn.
    fn candidates(&mut self, state: &GameState, seat: SeatId) -> Vec<Candidate> {
        if state.phase == Phase::Rotate && state.active() == Some(seat) {
            return (0..DEPOTS)
                .map(|steps| self.finish(turned(state, seat, steps), seat, Choice::Rotate(steps)))
                .collect();
        }
        let mut valued: Vec<(f32, Choice)> = state
            .legal(seat)
            .into_iter()
            .map(|choice| (self.rollout.value(state, seat, choice, &self.weights), choice))
            .collect();
        valued.sort_by(|(first, _), (second, _)| second.total_cmp(first));
        valued.truncate(CANDIDATES);
        valued.into_iter().filter_map(|(_, choice)| self.candidate(state, seat, choice)).collect()
    }

    fn candidate(&mut self, state: &GameState, seat: SeatId, choice: Choice) -> Option<Candidate> {
        let mut after = state.clone();
        after.apply(&Action { seat, choice }).ok()?;
        Some(self.finish(after, seat, choice))
    }

    /// A candidate that led to `after`, played to the end of the turn.
    fn finish(&mut self, mut after: GameState, seat: SeatId, choice: Choice) -> Candidate {
        self.rollout.turn(&mut after, seat, &self.weights, None);
        let prior = worth(&after, seat, &self.weights);
        Candidate { choice, after, prior, sum: 0.0, squares: 0.0, count: 0 }
    }

    /// Tries the candidates out, the better half of them more often each time, and sorts them, best first; all of them
    /// meet the same luck.
    fn halve(&mut self, candidates: &mut [Candidate], seat: SeatId, limit: &Limit) {
        let stages = candidates.len().max(2).ilog2();
        let mut left = candidates.len();
        while left > 1 {
            let each = (self.budget / stages / left as u32).max(1);
            for _ in 0..each {
                if limit.is_reached() {
                    break;
                }
                self.try_out(&mut candidates[..left], seat);
            }
            candidates[..left].sort_by(|first, second| second.value().total_cmp(&first.value()));
            left = left.div_ceil(2);
        }
    }

    /// One rollout from each candidate with the same luck.
    fn try_out(&mut self, candidates: &mut [Candidate], seat: SeatId) {
        let common: u64 = self.rng.random();
        let mut values = Vec::with_capacity(candidates.len());
        for candidate in &*candidates {
            let mut rng = ChaCha8Rng::seed_from_u64(common);
            let mut state = candidate.after.redeal(seat, &mut rng);
            values.push(self.rollout.play(&mut state, seat, self.rounds, &self.weights, &mut rng));
        }
        add_differences(candidates, &values);
    }
}

/// The state in which `seat` takes a tile after the station was turned.
fn turned(state: &GameState, seat: SeatId, steps: u8) -> GameState {
    let mut turned = state.clone();
    turned.station.turn_clockwise(steps);
    turned.phase = Phase::Turns { done: 0 };
    turned.seats[seat.index()].turn.agenda.push(Pending::new(Effect::TakeTile, Source::Round));
    turned
}

/// Adds what one piece of luck gave each candidate, shifted so that on average it is what the evaluation says: only the
/// differences between candidates count.
fn add_differences(candidates: &mut [Candidate], values: &[f32]) {
    let count = candidates.len().max(1) as f32;
    let shift = (candidates.iter().map(|candidate| candidate.prior).sum::<f32>() - values.iter().sum::<f32>()) / count;
    for (candidate, value) in candidates.iter_mut().zip(values) {
        let value = value + shift;
        candidate.sum += value;
        candidate.squares += value * value;
        candidate.count += 1;
    }
}

impl Bot for SearchBot {
    fn choose(&mut self, view: &View, limit: &Limit) -> Option<Choice> {
        self.advise(view, limit).first().map(|best| best.choice)
    }
}
