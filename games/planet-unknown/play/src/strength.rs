//! The bots that play at each level.

use bot::{Bot, EXPERT_TIME, HARD_TIME, RandomBot};
use rules::GameState;
use std::time::Duration;
use table::Level;

/// The bot of a level and its time to think.
pub trait Strength: Sized {
    /// The longest time to think about one decision while people wait. It is seldom reached: the budget ends the
    /// thinking sooner.
    fn time(self) -> Duration;

    /// Whether the bot makes rollouts.
    fn makes_rollouts(self) -> bool;

    /// Creates a bot of this level with `rollouts` for each decision instead of its own number, if it makes rollouts.
    /// The same seed gives the same bot.
    fn create_with(self, rollouts: Option<u32>, seed: &str) -> Box<dyn Bot<GameState>>;

    /// Creates a bot of this level. The same seed gives the same bot.
    fn create(self, seed: &str) -> Box<dyn Bot<GameState>> {
        self.create_with(None, seed)
    }
}

impl Strength for Level {
    fn time(self) -> Duration {
        match self {
            Self::Random | Self::Easy | Self::Family | Self::Normal | Self::Expert => EXPERT_TIME,
            Self::Hard => HARD_TIME,
        }
    }

    fn makes_rollouts(self) -> bool {
        matches!(self, Self::Hard | Self::Expert)
    }

    fn create_with(self, rollouts: Option<u32>, seed: &str) -> Box<dyn Bot<GameState>> {
        match self {
            Self::Random => Box::new(RandomBot::new(seed)),
            Self::Easy => Box::new(bot::easy(seed)),
            Self::Family => Box::new(bot::family(seed)),
            Self::Normal => Box::new(bot::normal(seed)),
            Self::Hard => Box::new(bot::hard(rollouts, seed)),
            Self::Expert => Box::new(bot::expert(rollouts, seed)),
        }
    }
}
