//! The bots that play at each level.

use bot::{Bot, EXPERT_TIME, HARD_TIME};
use std::time::Duration;
use table::Level;

/// What a level means: who plays so strongly, and how long that takes.
pub trait Strength: Sized {
    /// How long such a bot thinks about a decision at most where people wait for it. It is seldom reached: the budget
    /// ends the thinking sooner.
    fn time(self) -> Duration;

    /// Whether it makes rollouts.
    fn makes_rollouts(self) -> bool;

    /// A bot of this level with so many rollouts for each decision instead of its own, if it makes rollouts. The same seed
    /// gives the same player.
    fn create_with(self, rollouts: Option<u32>, seed: &str) -> Box<dyn Bot>;

    /// A bot of this level. The same seed gives the same player.
    fn create(self, seed: &str) -> Box<dyn Bot> {
        self.create_with(None, seed)
    }
}

impl Strength for Level {
    fn time(self) -> Duration {
        match self {
            Self::Random | Self::Easy | Self::Normal | Self::Expert => EXPERT_TIME,
            Self::Hard => HARD_TIME,
        }
    }

    fn makes_rollouts(self) -> bool {
        matches!(self, Self::Hard | Self::Expert)
    }

    fn create_with(self, rollouts: Option<u32>, seed: &str) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(bot::random(seed)),
            Self::Easy => Box::new(bot::easy(seed)),
            Self::Normal => Box::new(bot::normal(seed)),
            Self::Hard => Box::new(bot::hard(rollouts, seed)),
            Self::Expert => Box::new(bot::expert(rollouts, seed)),
        }
    }
}
