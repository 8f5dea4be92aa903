//! The bots, and hints for people. They know no more than the view of their seat.

mod hints;
mod judge;
mod outlook;

pub use hints::{Hint, Reason, hints};
pub use judge::Judge;
pub use outlook::{WEIGHTS, Weights};

use search::{Lookahead, Slips};

/// How well a bot plays. In 50 games of two hard won 78 % against normal (95 % interval from 65 % to 87 %), in 60 normal won
/// 78 % against easy (66 % to 87 %).
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
        let (depth, positions, redeals, slips) = match self {
            Self::Easy => (1, 500, 1, 30),
            Self::Normal => (1, 500, 1, 12),
            Self::Hard => (2, 1600, 2, 0),
        };
        let bot = Lookahead::new(Judge::TURN, depth, seed);
        Slips::new(bot.within(positions).redealing(redeals), slips, seed)
    }
}
