//! The bots, and hints for people. They know no more than the view of their seat.

mod hints;
mod judge;

pub use hints::{Hint, Reason, hints};
pub use judge::Judge;

use crate::State;
use search::{Bot, Lookahead, Skilled, Slips};

pub use search::Strength;

/// In 400 games of two each won 76 % or more against the one below (95 % interval from 71 %).
impl Skilled for State {
    fn bot(strength: Strength, seed: &str) -> Box<dyn Bot<Self>> {
        let (judge, depth, positions, slips) = match strength {
            Strength::Easy => (Judge::Points, 1, 1000, 30),
            Strength::Normal => (Judge::Prospects, 3, 600, 8),
            Strength::Hard => (Judge::Prospects, 12, 8000, 0),
        };
        let bot = Lookahead::new(judge, depth, seed).within(positions);
        Box::new(Slips::new(bot, slips, seed))
    }
}
