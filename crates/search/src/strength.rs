//! The strengths of a game's bots.

use crate::Bot;
use game::Game;

game::named! {
    /// How well a bot plays, from the weakest.
    pub enum Strength {
        /// For those who play for the first time.
        Easy = "easy",
        /// For those who know the game.
        Normal = "normal",
        /// As well as it can.
        Hard = "hard",
    }
}

impl Strength {
    /// A bot of this strength. Its luck comes from `seed` alone.
    pub fn bot<G: Skilled>(self, seed: &str) -> Box<dyn Bot<G>> {
        G::bot(self, seed)
    }
}

/// A game with a bot of each strength.
pub trait Skilled: Game {
    /// A bot of this strength. Its luck comes from `seed` alone.
    fn bot(strength: Strength, seed: &str) -> Box<dyn Bot<Self>>;
}
