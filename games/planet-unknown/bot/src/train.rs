//! Training of the weights by play: an evolution strategy with a separate step size for each number.
//!
//! Each generation draws candidates around the current weights, lets each of them play the same games with one step of
//! look-ahead, and moves towards those that score more. The strategy works on logarithms, so that no number changes its
//! sign and all of them are on one scale.

use super::weights::Weights;
use super::{Bot, GreedyBot};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use rules::{GameState, SeatId, Setup};

/// The smallest trainable weight.
const LEAST: f32 = 0.01;

/// An evolution strategy for weights.
#[derive(Clone, Debug)]
pub struct Evolution {
    weights: Weights,
    /// The logarithms of the current numbers.
    mean: Vec<f32>,
    /// The standard deviation of each of them.
    deviation: Vec<f32>,
    rng: ChaCha8Rng,
}

/// The results of a generation.
#[derive(Clone, Copy, Debug)]
pub struct Generation {
    /// Mean medals of all candidates.
    pub mean: f32,
    /// Mean medals of the best candidate.
    pub best: f32,
    /// The mean of the standard deviations of the logarithms.
    pub deviation: f32,
}

impl Evolution {
    /// A strategy that begins with `weights` and searches within this distance, in logarithms. Its luck comes from
    /// `seed` alone.
    pub fn new(mut weights: Weights, deviation: f32, seed: u64) -> Self {
        let numbers = weights.numbers().into_iter();
        let mean: Vec<f32> = numbers.map(|number| number.max(LEAST).ln()).collect();
        let deviation = vec![deviation; mean.len()];
        Self {
            weights,
            mean,
            deviation,
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// The current weights.
    pub fn weights(&self) -> Weights {
        self.made_of(&self.mean)
    }

    fn made_of(&self, logarithms: &[f32]) -> Weights {
        let mut weights = self.weights.clone();
        for (number, logarithm) in weights.numbers().into_iter().zip(logarithms) {
            *number = logarithm.exp();
        }
        weights
    }

    /// Draws this number of candidates in mirrored pairs, lets each play `setups`, and learns from the better half.
    pub fn generation(&mut self, candidates: usize, setups: &[Setup]) -> Generation {
        let steps = self.draw(candidates);
        let mut scored: Vec<(f32, Vec<f32>)> = steps
            .into_par_iter()
            .map(|step| {
                let around = self.mean.iter().zip(&self.deviation).zip(&step);
                let place: Vec<f32> = around
                    .map(|((mean, deviation), step)| mean + deviation * step)
                    .collect();
                (medals(&self.made_of(&place), setups), step)
            })
            .collect();
        scored.sort_by(|(first, _), (second, _)| second.total_cmp(first));
        self.learn(&scored);
        Generation {
            mean: scored.iter().map(|(medals, _)| medals).sum::<f32>() / scored.len().max(1) as f32,
            best: scored.first().map_or(0.0, |(medals, _)| *medals),
            deviation: self.deviation.iter().sum::<f32>() / self.deviation.len().max(1) as f32,
        }
    }

    fn draw(&mut self, candidates: usize) -> Vec<Vec<f32>> {
        let mut steps = Vec::with_capacity(candidates);
        for _ in 0..candidates.div_ceil(2) {
            let step: Vec<f32> = self.mean.iter().map(|_| normal(&mut self.rng)).collect();
            steps.push(step.iter().map(|number| -number).collect());
            steps.push(step);
        }
        steps
    }

    /// Moves towards the better half, weighted by rank, and adapts the standard deviations to its spread.
    fn learn(&mut self, scored: &[(f32, Vec<f32>)]) {
        let half = scored.len() / 2;
        let raw: Vec<f32> = (0..half)
            .map(|rank| (half as f32 + 0.5).ln() - (rank as f32 + 1.0).ln())
            .collect();
        let total: f32 = raw.iter().sum::<f32>().max(f32::EPSILON);
        let squares: f32 = raw.iter().map(|weight| weight * weight).sum();
        let effective = total * total / squares.max(f32::EPSILON);
        let rate = (effective / (self.mean.len() as f32 + 2.0 * effective)).min(0.3);
        for (index, (mean, deviation)) in self.mean.iter_mut().zip(&mut self.deviation).enumerate()
        {
            let over = |f: fn(f32) -> f32| {
                let ranked = scored.iter().zip(&raw);
                let parts = ranked.map(|((_, step), weight)| weight / total * f(step[index]));
                parts.sum::<f32>()
            };
            let (shift, square) = (over(|step| step), over(|step| step * step));
            *mean += *deviation * shift;
            *deviation *= (1.0 + rate * (square - 1.0)).max(0.25).sqrt();
        }
    }
}

/// A number with mean 0 and standard deviation 1, from the sum of twelve uniform ones.
fn normal(rng: &mut ChaCha8Rng) -> f32 {
    (0..12).map(|_| rng.random_range(0.0f32..1.0)).sum::<f32>() - 6.0
}

/// The mean medals of all seats in games from `setups` played by bots with these weights.
pub fn medals(weights: &Weights, setups: &[Setup]) -> f32 {
    let total: f32 = setups.par_iter().map(|setup| play(weights, setup)).sum();
    total / setups.len().max(1) as f32
}

/// The mean medals of the seats of one game.
fn play(weights: &Weights, setup: &Setup) -> f32 {
    let seats = SeatId::first(setup.seats.len());
    let bot = |seat: SeatId| -> Box<dyn Bot<GameState>> {
        let seed = format!("{}/{seat}", setup.seed);
        Box::new(GreedyBot::new(weights.clone(), 0.0, &seed))
    };
    let mut bots: Vec<_> = seats.clone().map(bot).collect();
    let played = search::play(setup, &mut bots, |_, _| ());
    let (_, ranking) = played.expect("bots play a valid setup to its end");
    let medals: f32 = seats.map(|seat| ranking.score(seat) as f32).sum();
    medals / setup.seats.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::EventMix;

    fn setups(count: usize) -> Vec<Setup> {
        let setup = |number| {
            let mut setup = Setup::standard(1, &format!("evolution {number}"));
            setup.options.solo = true;
            setup.options.events = Some(EventMix::BALANCED);
            setup
        };
        (0..count).map(setup).collect()
    }

    #[test]
    fn every_number_is_fitted() {
        let mut weights = Weights::in_use().clone();
        let count = weights.numbers().len();
        weights
            .numbers()
            .into_iter()
            .for_each(|number| *number = 77.0);
        let written = ron::to_string(&weights).expect("weights can be written");
        assert_eq!(written.matches("77.0").count(), count);
        assert_eq!(
            written
                .matches(|letter: char| letter.is_ascii_digit())
                .count(),
            3 * count,
            "no other number: {written}"
        );
    }

    #[test]
    fn an_evolution_without_a_generation_keeps_its_weights() {
        let mut first = Weights::in_use().clone();
        let mut kept = Evolution::new(first.clone(), 0.1, 1).weights();
        for (first, kept) in first.numbers().into_iter().zip(kept.numbers()) {
            assert!(
                (first.max(LEAST) - *kept).abs() < 1e-3 * first.max(1.0),
                "{first} {kept}"
            );
        }
    }

    #[test]
    fn the_same_seed_finds_the_same_weights() {
        let fit = |seed| {
            let mut evolution = Evolution::new(Weights::in_use().clone(), 0.1, seed);
            evolution.generation(4, &setups(1));
            evolution.weights()
        };
        assert_eq!(fit(1), fit(1));
        assert_ne!(fit(1), fit(2));
    }

    #[test]
    fn learning_moves_towards_what_scored_more() {
        let mut evolution = Evolution::new(Weights::in_use().clone(), 0.1, 1);
        let before = evolution.mean.clone();
        let step = |size: f32| vec![size; before.len()];
        evolution.learn(&[
            (3.0, step(1.0)),
            (2.0, step(0.5)),
            (1.0, step(-0.5)),
            (0.0, step(-1.0)),
        ]);
        assert!(
            evolution
                .mean
                .iter()
                .zip(&before)
                .all(|(after, before)| after > before)
        );
    }
}
