//! A bot that tries out its best choices with rollouts, using sequential halving.

use super::candidates::{Candidate, Width, candidate, candidates};
use super::evaluation::known;
use super::expectation::to_come;
use super::parallel_rollouts::{Luck, outcomes};
use super::plan::knows_its_tiles;
use super::policy::Policy;
use super::rollout::{cost, rivals, rollouts_in_one};
use super::rotation::others_expect;
use super::single_seat_round::Horizon;
use super::weights::Weights;
use super::{Bot, Limit, Terms};
use game::{is_default, luck};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rules::{Action, Choice, GameState, SeatId, View};
use serde::{Deserialize, Serialize};

/// The number of rollouts that the evaluation counts for: rollouts differ by several medals, good placements by less
/// than one.
const TRUST: f32 = 32.0;
/// The number of choices that are tried out.
const WIDTH: Width = Width {
    most: 16,
    others: 4,
};

/// The number of luck samples tried at once.
const PIECES: u32 = 16;

/// A choice with its prospects.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Advised {
    /// The choice.
    pub choice: Choice,
    /// The medals that the seat can expect at the end of the game.
    pub medals: f32,
    /// The standard error of [`medals`](Self::medals) relative to the best choice, in medals.
    pub error: f32,
    /// The value of the seat's position after the choice and the rest of its turn, part by part. Files may leave it out.
    #[serde(default, skip_serializing_if = "is_default", with = "known")]
    pub terms: Terms,
}

/// Looks one step ahead as [`GreedyBot`](super::GreedyBot) does, and then plays on from the best choices.
#[derive(Clone, Debug)]
pub struct SearchBot {
    /// Rollouts for a decision between many choices; fewer are made between few. A rollout that searches for a good
    /// continuation counts as several.
    budget: u32,
    /// The budget when each rollout searches for a good continuation.
    budget_of_plans: u32,
    /// Rounds in each rollout.
    rounds: u8,
    /// Whether it weighs the prospects of the others against its own.
    minds_others: bool,
    /// Whether it is shown everything that is hidden.
    knows_all: bool,
    policy: Policy,
    /// The policy used for the other seats.
    others: Policy,
    rng: ChaCha8Rng,
}

/// A candidate under trial.
struct Trial {
    candidate: Candidate,
    /// The medals that the others can expect, if they are taken into account.
    others: f32,
    sum: f32,
    squares: f32,
    count: u32,
}

impl Trial {
    const fn new(candidate: Candidate) -> Self {
        Self {
            candidate,
            others: 0.0,
            sum: 0.0,
            squares: 0.0,
            count: 0,
        }
    }

    /// The value of the choice: its medals, less those of the others if they are taken into account.
    fn value(&self) -> f32 {
        self.medals() - self.others
    }

    /// The mean of the rollouts, shrunk towards the evaluation while there are few of them.
    fn medals(&self) -> f32 {
        let trust = TRUST / rollouts_in_one(&self.candidate.after) as f32;
        (self.sum + trust * self.candidate.prior) / (self.count as f32 + trust)
    }

    /// The standard error of the mean of the rollouts. [`medals`](Self::medals) varies less, but only because it is
    /// shrunk towards the evaluation.
    fn error(&self) -> f32 {
        let count = self.count as f32;
        if self.count < 2 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.sum / count).max(0.0) / (count - 1.0);
        (variance / count).sqrt()
    }

    /// The choice with its medals plus `to_come`, which all choices have in common.
    fn advised(self, seat: SeatId, policy: &Policy, to_come: f32) -> Advised {
        let (medals, error) = (self.medals() + to_come, self.error());
        Advised {
            choice: self.candidate.choice,
            medals,
            error,
            terms: policy.terms(&self.candidate.after, seat),
        }
    }
}

impl SearchBot {
    /// A bot with this number of rollouts and of rounds in each for every decision. Its luck comes from `seed` alone.
    pub fn new(weights: Weights, budget: u32, rounds: u8, seed: &str) -> Self {
        let policy = Policy::new(weights);
        Self {
            budget,
            budget_of_plans: budget,
            rounds,
            minds_others: false,
            knows_all: false,
            others: policy.clone(),
            policy,
            rng: luck(seed),
        }
    }

    /// The same bot, except that as commander it also turns the station to give the others poor tiles: one medal less
    /// for each of them counts as much as one medal more of its own. The medals that it reports are only its own.
    pub fn minding_others(mut self) -> Self {
        self.minds_others = true;
        self
    }

    /// The same bot, except that it is shown everything that is hidden: how good it plays tells how much luck allows.
    pub fn knowing_all(mut self) -> Self {
        self.knows_all = true;
        self
    }

    /// The same bot, with this number of rollouts when they search for a good continuation because the tiles are known.
    pub fn planning(mut self, budget: u32) -> Self {
        self.budget_of_plans = budget;
        self
    }

    /// The choices of the seat, best first: see [`advise`](super::advise).
    pub fn advise(&mut self, view: &View, limit: &Limit) -> Vec<Advised> {
        self.prospects(view, limit).collect()
    }

    /// The choices of the seat, best first, each judged when it is asked for.
    fn prospects(&mut self, view: &View, limit: &Limit) -> impl Iterator<Item = Advised> {
        let found = candidates(&mut self.policy, view.state(), view.seat(), WIDTH, limit);
        let budget = self.share(view.state(), found.len());
        self.try_all(found, budget, self.horizon(view.seat(), limit))
    }

    /// As [`Self::advise`], for `choices` alone: see [`compare`](super::compare).
    pub fn compare(&mut self, view: &View, choices: &[Choice], limit: &Limit) -> Vec<Advised> {
        let (state, seat) = (view.state(), view.seat());
        self.policy.look_at(state, seat);
        let is_legal = |choice: &Choice| {
            let choice = *choice;
            state.check(&Action { seat, choice }).is_ok()
        };
        let legal = choices.iter().copied().filter(is_legal);
        let found = legal
            .map(|choice| candidate(&mut self.policy, state, seat, choice))
            .collect();
        self.try_all(found, self.budget_for(state), self.horizon(seat, limit))
            .collect()
    }

    const fn budget_for(&self, state: &GameState) -> u32 {
        if knows_its_tiles(state) {
            self.budget_of_plans
        } else {
            self.budget
        }
    }

    /// The number of rollouts for a decision between this number of candidates: fewer candidates need fewer.
    fn share(&self, state: &GameState, candidates: usize) -> u32 {
        let most = WIDTH.most as u32;
        self.budget_for(state) * (candidates as u32).min(most) / most
    }

    /// The extent of its rollouts.
    fn horizon<'a>(&self, seat: SeatId, limit: &'a Limit) -> Horizon<'a> {
        Horizon {
            seat,
            rounds: self.rounds,
            as_dealt: self.knows_all,
            limit,
        }
    }

    fn try_all(
        &mut self,
        found: Vec<Candidate>,
        budget: u32,
        horizon: Horizon<'_>,
    ) -> impl Iterator<Item = Advised> {
        let first = found.first();
        let to_come = first.map_or(0.0, |first| to_come(&first.after, horizon.seat));
        let trials = self.halve(found, budget, horizon).into_iter();
        let policy = &self.policy;
        trials.map(move |trial| trial.advised(horizon.seat, policy, to_come))
    }

    /// Tries the candidates out, doubling down on the better half each time, and sorts them, best first. All of them
    /// get the same luck. When rollouts are few, the worst candidates get none.
    fn halve(&mut self, found: Vec<Candidate>, budget: u32, horizon: Horizon<'_>) -> Vec<Trial> {
        let rollouts = found
            .first()
            .map_or(0, |first| budget / cost(&first.after, self.rounds));
        let mut trials: Vec<Trial> = found.into_iter().map(Trial::new).collect();
        if self.minds_others {
            self.mind_others(&mut trials, horizon);
        }
        let mut left = trials.len().min((rollouts / 2).max(2) as usize);
        let stages = left.max(2).ilog2();
        while left > 1 && !horizon.limit.is_reached() {
            let mut to_come = (rollouts / stages / left as u32).max(1);
            while to_come > 0 && self.try_out(&mut trials[..left], to_come.min(PIECES), horizon) {
                to_come = to_come.saturating_sub(PIECES);
            }
            trials[..left].sort_by(|first, second| second.value().total_cmp(&first.value()));
            left = left.div_ceil(2);
        }
        trials
    }

    /// Weighs each turn of the station against what it leaves to the others.
    fn mind_others(&mut self, trials: &mut [Trial], horizon: Horizon<'_>) {
        let rotates = |trial: &&mut Trial| matches!(trial.candidate.choice, Choice::Rotate(_));
        for trial in trials.iter_mut().filter(rotates) {
            if horizon.limit.is_reached() {
                return;
            }
            trial.others = others_expect(&mut self.others, &trial.candidate.after, horizon.seat);
        }
    }

    /// Makes one rollout from each candidate for each luck sample. Returns whether there was time for all of them.
    fn try_out(&mut self, trials: &mut [Trial], pieces: u32, horizon: Horizon<'_>) -> bool {
        let luck: Vec<Luck> = (0..pieces)
            .map_while(|_| self.luck(trials, horizon))
            .collect();
        let candidates: Vec<&Candidate> = trials.iter().map(|trial| &trial.candidate).collect();
        let values = outcomes(&mut self.policy, &candidates, &luck, horizon);
        values
            .iter()
            .for_each(|values| add_differences(trials, values));
        values.len() == pieces as usize
    }

    /// A luck sample for the rollouts from `trials`, if there is time for it.
    fn luck(&mut self, trials: &[Trial], horizon: Horizon<'_>) -> Option<Luck> {
        let state = &trials.first()?.candidate.after;
        if horizon.limit.is_reached() {
            return None;
        }
        let seed = self.rng.random();
        let rivals = rivals(&mut self.others, state, &mut self.rng, horizon);
        Some(Luck { seed, rivals })
    }
}

/// Adds the results of one luck sample for each candidate, shifted so that their mean equals that of the evaluation:
/// only the differences between candidates count.
fn add_differences(trials: &mut [Trial], values: &[f32]) {
    let count = trials.len().max(1) as f32;
    let priors = trials
        .iter()
        .map(|trial| trial.candidate.prior)
        .sum::<f32>();
    let shift = (priors - values.iter().sum::<f32>()) / count;
    for (trial, value) in trials.iter_mut().zip(values) {
        let value = value + shift;
        trial.sum += value;
        trial.squares += value * value;
        trial.count += 1;
    }
}

impl Bot<GameState> for SearchBot {
    fn is_shown_everything(&self) -> bool {
        self.knows_all
    }

    fn choose(&mut self, view: &View, limit: &Limit) -> Option<Choice> {
        self.prospects(view, limit).next().map(|best| best.choice)
    }
}
