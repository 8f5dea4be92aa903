//! A bot that chooses at random.

use crate::{Bot, Limit};
use game::{Game, Luck, View, luck};

/// Chooses uniformly among all legal choices.
#[derive(Clone, Debug)]
pub struct RandomBot {
    luck: Luck,
}

impl RandomBot {
    /// A bot whose luck comes from `seed` alone.
    pub fn new(seed: &str) -> Self {
        Self { luck: luck(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, view: &View<G>, _: &Limit) -> Option<G::Choice> {
        view.state().sample(view.seat(), &mut self.luck)
    }
}
