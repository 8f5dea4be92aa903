//! The bots, and hints for people. They know no more than the view of their seat.

mod hints;
mod judge;

pub use hints::{Hint, Reason, hints};
pub use judge::{Judge, Points};

use crate::decision::Choice;
use crate::state::State;
use game::{Game, Luck, View, luck};
use rand::RngExt;
use search::{Bot, Limit, Lookahead};

/// How well a bot plays. Each wins at least 65 % of the games of two against the one below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// Takes the points that lie next.
    Easy,
    /// Sees what things will be worth.
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
    pub fn bot(self, seed: &str) -> Player {
        match self {
            Self::Easy => Player::Easy {
                points: Lookahead::new(Points, 1, seed),
                luck: luck(seed),
            },
            Self::Normal => Player::Judging(Lookahead::new(Judge, 3, seed).within(600)),
            Self::Hard => Player::Judging(Lookahead::new(Judge, 12, seed).within(12_000)),
        }
    }
}

/// A bot of one of the strengths.
#[derive(Clone, Debug)]
pub enum Player {
    /// It counts points, and every now and then does anything.
    Easy {
        /// What counts the points.
        points: Lookahead<Points>,
        /// What decides when, and what it does then.
        luck: Luck,
    },
    /// It judges positions.
    Judging(Lookahead<Judge>),
}

impl Bot<State> for Player {
    fn choose(&mut self, view: &View<State>, limit: &Limit) -> Option<Choice> {
        match self {
            Self::Easy { points, luck } => match luck.random_ratio(1, 5) {
                true => view.state().sample(view.seat(), luck),
                false => points.choose(view, limit),
            },
            Self::Judging(bot) => bot.choose(view, limit),
        }
    }
}
