//! The strengths of a game's bots.

use crate::Bot;
use game::Game;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// For those who play for the first time.
    Easy,
    /// For those who know the game.
    Normal,
    /// As well as it can.
    Hard,
}

impl Strength {
    /// All strengths, from the weakest.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }

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
