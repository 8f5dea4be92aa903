//! Players that are not people. A bot sees what its seat may know, a [`View`], and nothing else.

mod greedy;
mod random;
mod rollout;
mod search;
mod weights;
mod worth;

pub use greedy::GreedyBot;
pub use random::RandomBot;
pub use search::SearchBot;
pub use weights::Weights;
pub use worth::worth;

use crate::game::{Choice, View};

/// Somebody who plays a seat.
pub trait Bot: Send {
    /// What the seat of `view` does now; nothing if it is not asked. The choice is one of
    /// [`legal`](crate::game::GameState::legal), and depends on nothing that the view does not show.
    fn choose(&mut self, view: &View) -> Option<Choice>;
}

/// The bots that the program has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// [`RandomBot`].
    Random,
    /// A [`GreedyBot`] that is often wrong.
    Easy,
    /// [`GreedyBot`].
    Normal,
    /// [`SearchBot`] with a small budget.
    Hard,
    /// [`SearchBot`] with a large budget.
    Expert,
}

impl BotKind {
    /// A bot of this kind. The same seed gives the same player.
    pub fn create(self, seed: &str) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(RandomBot::new(seed)),
            Self::Easy => Box::new(GreedyBot::new(Weights::in_use().clone(), 9.0, seed)),
            Self::Normal => Box::new(GreedyBot::new(Weights::in_use().clone(), 0.0, seed)),
            Self::Hard => Box::new(SearchBot::new(Weights::in_use().clone(), 128, 4, seed)),
            Self::Expert => Box::new(SearchBot::new(Weights::in_use().clone(), 1024, 5, seed)),
        }
    }
}
