//! A bot's opinion of its choices, for people to read.

use super::Limit;
use super::halving::{Advised, SearchBot};
use super::weights::Weights;
use rules::{Choice, View};

/// The choices of the seat of `view`, best first, tried out with this number of rollouts; empty if no decision is due.
/// Choices that looked much worse from the start are left out. The same view, budget and seed produce the same advice
/// unless the limit is reached.
pub fn advise(view: &View, budget: u32, seed: &str, limit: &Limit) -> Vec<Advised> {
    SearchBot::new(Weights::in_use().clone(), budget, 5, seed).advise(view, limit)
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
    SearchBot::new(Weights::in_use().clone(), budget, 5, seed).compare(view, choices, limit)
}
