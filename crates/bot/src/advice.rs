//! What a bot thinks of its choices, for people to read.

use super::search::SearchBot;
use super::weights::Weights;
use super::{Limit, Terms};
use rules::{Choice, View};

/// A choice with what it promises.
#[derive(Clone, Debug)]
pub struct Advised {
    /// The choice.
    pub choice: Choice,
    /// The medals that the seat can expect at the end of the game.
    pub medals: f32,
    /// The standard error of [`medals`](Self::medals) against the best choice, in medals.
    pub error: f32,
    /// What the seat's position is worth after the choice and the rest of its turn, part by part.
    pub terms: Terms,
}

/// What the seat of `view` can do, best first, tried out with so many rollouts; nothing if it is not asked. Choices that
/// looked much worse from the start are left out. The same view, budget and seed give the same advice unless the limit
/// is reached.
pub fn advise(view: &View, budget: u32, seed: &str, limit: &Limit) -> Vec<Advised> {
    SearchBot::new(Weights::in_use().clone(), budget, 5, seed).advise(view, limit)
}

/// What `choices` promise the seat of `view`, best first; those that it cannot make are left out. All of them are tried
/// out to the end with the same luck, so that their differences are as sure as the budget allows.
pub fn compare(
    view: &View,
    choices: &[Choice],
    budget: u32,
    seed: &str,
    limit: &Limit,
) -> Vec<Advised> {
    SearchBot::new(Weights::in_use().clone(), budget, 5, seed).compare(view, choices, limit)
}
