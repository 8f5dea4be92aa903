//! The bots, and hints for people. They know no more than the view of their seat.

mod hints;
mod judge;

pub use hints::{Hint, Reason, hints};
pub use judge::{Judge, WEIGHTS, Weights};

use search::{Lookahead, Slips};

/// How well a bot plays. In 48 games of two each won 80 % or more against the one below (95 % interval from 67 %).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// Knows what a turn may bring, and often does anything.
    Easy,
    /// Slips now and then.
    Normal,
    /// Never slips, and looks at what else could follow.
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
            Self::Easy => (Judge::TURN, 1, 2000, 25),
            Self::Normal => (Judge::TURN, 1, 2000, 12),
            Self::Hard => (Judge::TURN, 2, 3000, 0),
        };
        let bot = Lookahead::new(judge, depth, seed).within(positions);
        Slips::new(bot, slips, seed)
    }
}
