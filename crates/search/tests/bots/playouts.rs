//! A bot of the small games that tries its choices out by playing on at random.

use game::{Action, Game, Luck, SeatId, View, luck};
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use search::{Bot, Evaluate, Limit};

/// The number of samples of luck that are tried at once; the limit is looked at in between.
const PIECES: u32 = 16;
/// An upper bound on the actions of a playout. A longer one is stuck, and judged where it is.
const MOST_ACTIONS: u32 = 100_000;

/// A choice with its prospects.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advised<C> {
    /// The choice.
    pub choice: C,
    /// What the position after it is worth: the mean of the playouts.
    pub worth: f32,
    /// The standard error of [`worth`](Self::worth).
    pub error: f32,
    /// The number of playouts.
    pub playouts: u32,
}

/// Plays on at random from redeals after each of its choices, and takes the one that turns out best. All choices get the
/// same luck; again and again the worse half drops out, and the others get twice as many playouts.
#[derive(Clone, Debug)]
pub struct Playouts<E> {
    evaluate: E,
    playouts: u32,
    luck: Luck,
}

/// A choice under trial, with the sum of what it was worth and of the squares.
struct Trial<C> {
    choice: C,
    sum: f64,
    squares: f64,
    count: u32,
}

impl<E> Playouts<E> {
    /// A bot with this number of playouts for a decision, each to the end of the game. Its luck comes from `seed` alone.
    pub fn new(evaluate: E, playouts: u32, seed: &str) -> Self {
        Self {
            evaluate,
            playouts,
            luck: luck(seed),
        }
    }

    /// The choices of the seat of `view`, best first. Those that dropped out early have few playouts; the last ones none if
    /// there was no time.
    pub fn advise<G: Game>(&mut self, view: &View<G>, limit: &Limit) -> Vec<Advised<G::Choice>>
    where
        E: Evaluate<G>,
    {
        let trials = view.legal().into_iter().map(Trial::new);
        let mut trials: Vec<Trial<G::Choice>> = trials.collect();
        let mut left = trials.len();
        let stages = left.max(2).next_power_of_two().ilog2();
        while left > 1 && !limit.is_reached() {
            let mut to_come = (self.playouts / stages / left as u32).max(1);
            while to_come > 0 && self.try_out(&mut trials[..left], to_come.min(PIECES), view, limit)
            {
                to_come = to_come.saturating_sub(PIECES);
            }
            trials[..left].sort_by(|one, other| other.worth().total_cmp(&one.worth()));
            left = left.div_ceil(2);
        }
        trials.iter().map(Trial::advised).collect()
    }

    /// Makes one playout from each choice for each sample of luck. Returns whether there was time for all of them; those of a
    /// sample count together or not at all.
    fn try_out<G: Game>(
        &mut self,
        trials: &mut [Trial<G::Choice>],
        samples: u32,
        view: &View<G>,
        limit: &Limit,
    ) -> bool
    where
        E: Evaluate<G>,
    {
        let seeds: Vec<u64> = (0..samples).map(|_| self.luck.random()).collect();
        let choices: Vec<G::Choice> = trials.iter().map(|trial| trial.choice).collect();
        let sample = |seed: &u64| self.sample(*seed, &choices, view, limit);
        // All cores share the work, unless whole games run side by side. The results do not depend on that.
        let worths: Vec<Option<Vec<f32>>> = match rayon::current_thread_index() {
            Some(_) => seeds.iter().map(sample).collect(),
            None => seeds.par_iter().map(sample).collect(),
        };
        let whole = worths.iter().flatten();
        for (trial, worth) in whole.flat_map(|worths| (0..).zip(worths)) {
            trials[trial as usize].add(f64::from(*worth));
        }
        worths.iter().all(Option::is_some)
    }

    /// What each choice is worth with the same luck; nothing if there was no time for all.
    fn sample<G: Game>(
        &self,
        seed: u64,
        choices: &[G::Choice],
        view: &View<G>,
        limit: &Limit,
    ) -> Option<Vec<f32>>
    where
        E: Evaluate<G>,
    {
        let seat = view.seat();
        let mut luck = Luck::seed_from_u64(seed);
        let dealt = view.redeal(&mut luck);
        let (mut state, mut worths) = (dealt.clone(), Vec::new());
        for &choice in choices {
            if limit.is_reached() {
                return None;
            }
            state.clone_from(&dealt);
            let first = Action { seat, choice };
            worths.push(self.playout(&mut state, first, luck.clone()));
        }
        Some(worths)
    }

    fn playout<G: Game>(&self, state: &mut G, first: Action<G::Choice>, mut luck: Luck) -> f32
    where
        E: Evaluate<G>,
    {
        let mut events = Vec::new();
        // What is listed for a view is legal in its redeals: the suite of the game says so.
        if state.apply_into(&first, &mut events).is_ok() {
            for _ in 1..MOST_ACTIONS {
                let Some(action) = random_action(state, &mut luck) else {
                    break;
                };
                events.clear();
                state.apply_listed(&action, &mut events);
            }
        }
        self.evaluate.worth(state, first.seat)
    }
}

/// A random action of the active seat.
fn random_action<G: Game>(state: &G, luck: &mut Luck) -> Option<Action<G::Choice>> {
    let seat: SeatId = state.active()?;
    let choice = state.sample(seat, luck)?;
    Some(Action { seat, choice })
}

impl<C: Copy> Trial<C> {
    const fn new(choice: C) -> Self {
        Self {
            choice,
            sum: 0.0,
            squares: 0.0,
            count: 0,
        }
    }

    fn add(&mut self, worth: f64) {
        self.sum += worth;
        self.squares += worth * worth;
        self.count += 1;
    }

    /// The mean of the playouts, less than any if there are none.
    fn worth(&self) -> f64 {
        match self.count {
            0 => f64::NEG_INFINITY,
            count => self.sum / f64::from(count),
        }
    }

    fn advised(&self) -> Advised<C> {
        let count = f64::from(self.count);
        let variance = match self.count {
            0 | 1 => 0.0,
            _ => (self.squares - self.sum * self.sum / count).max(0.0) / (count - 1.0),
        };
        Advised {
            choice: self.choice,
            worth: self.worth() as f32,
            error: (variance / count.max(1.0)).sqrt() as f32,
            playouts: self.count,
        }
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Playouts<E> {
    fn choose(&mut self, view: &View<G>, limit: &Limit) -> Option<G::Choice> {
        self.advise(view, limit).first().map(|best| best.choice)
    }
}
