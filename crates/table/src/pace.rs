//! The pace of bots.

use serde::{Deserialize, Serialize};

/// The time that a move of a bot stays on show before the next one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BotPace {
    /// Slow enough to follow every move at leisure.
    Slow,
    /// Slow enough to follow every move.
    #[default]
    Normal,
    /// Just slow enough to notice every move.
    Fast,
    /// As fast as they think.
    Instant,
}

impl BotPace {
    /// Every pace, from the slowest.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// The number of seconds before the first move of a bot that comes into play.
    pub fn first(self) -> f64 {
        0.3 * self.longest()
    }

    /// Whether people can follow every move of a bot at this pace.
    pub const fn is_followed(self) -> bool {
        matches!(self, Self::Slow | Self::Normal)
    }

    /// The number of seconds that the largest move stays on show.
    pub const fn longest(self) -> f64 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 0.9,
            Self::Fast => 0.25,
            Self::Instant => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pace_is_faster_than_the_one_before() {
        let longest = BotPace::ALL.map(BotPace::longest);
        assert!(longest.is_sorted_by(|slower, faster| slower > faster));
        assert_eq!(BotPace::Instant.longest(), 0.0);
    }
}
