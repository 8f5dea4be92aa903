//! The presets of bots that people play against, from the weakest, and that of the one whose opinion they ask.

use crate::{Advised, GreedyBot, Limit, SearchBot, Weights};
use rules::{Choice, View};
use std::time::Duration;

/// The longest time that [`hard`] takes for a decision while people wait.
pub const HARD_TIME: Duration = Duration::from_millis(50);
/// The longest time that [`expert`], or any quicker bot, takes for a decision while people wait.
pub const EXPERT_TIME: Duration = Duration::from_secs(1);

/// The number of rollouts that [`hard`] makes for a decision.
const HARD_ROLLOUTS: u32 = 256;
/// The number of rollouts that [`expert`] makes for a decision.
const EXPERT_ROLLOUTS: u32 = 2048;
/// The number of rollouts where it plans. In solo games and the two-player variant, extra rollouts still pay off.
const EXPERT_PLANS: u32 = 4096;
/// The number of rounds in the rollouts of the bot whose opinion people ask.
const ADVISED_ROUNDS: u8 = 5;

/// A [`GreedyBot`] that sees only part of a position's prospects and often misjudges where tiles should go.
pub fn easy(seed: &str) -> GreedyBot {
    GreedyBot::new(Weights::in_use().clone().short_sighted(), 2.0, seed)
}

/// The share of placements that [`family`] only estimates.
const FAMILY_LAPSES: f64 = 0.65;

/// A [`GreedyBot`] that places more than every second tile at a glance: mistakes that one can see and use.
pub fn family(seed: &str) -> GreedyBot {
    GreedyBot::new(Weights::in_use().clone(), 2.0, seed).lapsing(FAMILY_LAPSES)
}

/// A [`GreedyBot`].
pub fn normal(seed: &str) -> GreedyBot {
    GreedyBot::new(Weights::in_use().clone(), 0.0, seed)
}

/// A [`SearchBot`] with a small budget, unless another one is passed in.
pub fn hard(rollouts: Option<u32>, seed: &str) -> SearchBot {
    searching(rollouts.unwrap_or(HARD_ROLLOUTS), 4, seed)
}

/// A [`SearchBot`] with a large budget, unless another one is passed in. It takes the other seats into account.
pub fn expert(rollouts: Option<u32>, seed: &str) -> SearchBot {
    searching(rollouts.unwrap_or(EXPERT_ROLLOUTS), 6, seed)
        .minding_others()
        .planning(rollouts.unwrap_or(EXPERT_PLANS))
}

/// As [`expert`], but it is shown everything that is hidden. People never play against it: it tells how much luck allows.
pub fn reference(rollouts: Option<u32>, seed: &str) -> SearchBot {
    expert(rollouts, seed).knowing_all()
}

/// The choices of the seat of `view`, best first, tried out with this number of rollouts; empty if no decision is due.
/// Choices that looked much worse from the start are left out. The same view, budget and seed produce the same advice
/// unless the limit is reached.
pub fn advise(view: &View, budget: u32, seed: &str, limit: &Limit) -> Vec<Advised> {
    searching(budget, ADVISED_ROUNDS, seed).advise(view, limit)
}

/// The prospects of `choices` for the seat of `view`, best first; illegal ones are left out. All of them are tried out
/// to the end with the same luck, so their differences are as certain as the budget allows.
pub fn compare(
    view: &View,
    choices: &[Choice],
    budget: u32,
    seed: &str,
    limit: &Limit,
) -> Vec<Advised> {
    searching(budget, ADVISED_ROUNDS, seed).compare(view, choices, limit)
}

/// A bot with this number of rollouts and of rounds in each.
fn searching(budget: u32, rounds: u8, seed: &str) -> SearchBot {
    SearchBot::new(Weights::in_use().clone(), budget, rounds, seed)
}
