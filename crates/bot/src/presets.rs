//! The bots that people play against, from the weakest.

use crate::{GreedyBot, RandomBot, SearchBot, Weights};
use std::time::Duration;

/// How long [`hard`] thinks about a decision at most where people wait for it.
pub const HARD_TIME: Duration = Duration::from_millis(50);
/// How long [`expert`], and any quicker bot, thinks about a decision at most where people wait for it.
pub const EXPERT_TIME: Duration = Duration::from_secs(1);

/// How many rollouts [`hard`] makes for a decision.
const HARD_ROLLOUTS: u32 = 256;
/// How many rollouts [`expert`] makes for a decision.
const EXPERT_ROLLOUTS: u32 = 2048;
/// How many it makes where it plans: in solo games and the two-player variant more still pay.
const EXPERT_PLANS: u32 = 4096;

/// Any legal choice.
pub fn random(seed: &str) -> RandomBot {
    RandomBot::new(seed)
}

/// A [`GreedyBot`] that sees only a part of what a position promises, and is often wrong about where tiles should lie.
pub fn easy(seed: &str) -> GreedyBot {
    GreedyBot::new(Weights::in_use().clone().short_sighted(), 2.0, seed)
}

/// A [`GreedyBot`].
pub fn normal(seed: &str) -> GreedyBot {
    GreedyBot::new(Weights::in_use().clone(), 0.0, seed)
}

/// A [`SearchBot`] with a small budget, or with this one.
pub fn hard(rollouts: Option<u32>, seed: &str) -> SearchBot {
    let weights = Weights::in_use().clone();
    SearchBot::new(weights, rollouts.unwrap_or(HARD_ROLLOUTS), 4, seed)
}

/// A [`SearchBot`] with a large budget, or with this one, that minds the others.
pub fn expert(rollouts: Option<u32>, seed: &str) -> SearchBot {
    let weights = Weights::in_use().clone();
    SearchBot::new(weights, rollouts.unwrap_or(EXPERT_ROLLOUTS), 6, seed)
        .minding_others()
        .planning(rollouts.unwrap_or(EXPERT_PLANS))
}
