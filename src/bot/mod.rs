//! Players that are not people. A bot sees what its seat may know, a [`View`], and nothing else.

mod random;

pub use random::RandomBot;

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
}

impl BotKind {
    /// A bot of this kind. The same seed gives the same player.
    pub fn create(self, seed: &str) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(RandomBot::new(seed)),
        }
    }
}
