//! The bots, and hints for people. They know no more than the view of their seat.

mod hints;
mod judge;

pub use hints::{Hint, Reason, hints};
pub use judge::Judge;

use search::{Lookahead, Slips};

/// How well a bot plays. In 400 games of two each won 76 % or more against the one below (95 % interval from 71 %).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// Takes the points that lie next.
    Easy,
    /// Sees what things will be worth, and slips now and then.
    Normal,
    /// Thinks its turn through.
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
    pub fn bot(self, seed: &str) -> Slips<Lookahead<Judge>> {
        let (judge, depth, positions, slips) = match self {
            Self::Easy => (Judge::Points, 1, 1000, 30),
            Self::Normal => (Judge::Prospects, 3, 600, 8),
            Self::Hard => (Judge::Prospects, 12, 8000, 0),
        };
        let bot = Lookahead::new(judge, depth, seed).within(positions);
        Slips::new(bot, slips, seed)
    }
}
