//! How fast bots play.

use serde::{Deserialize, Serialize};

use crate::game::{Answer, Choice};

/// How long what a bot does stays on show before the next thing happens.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BotPace {
    /// Every move can be followed at leisure.
    Slow,
    /// Every move can be followed.
    #[default]
    Normal,
    /// One sees that something happens.
    Fast,
    /// As fast as they think.
    Instant,
}

impl BotPace {
    /// Every pace, from the slowest.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// How many seconds a move stays on show at least. What changes much stays longer.
    pub fn seconds(self, choice: &Choice) -> f64 {
        let share = match choice {
            Choice::Rotate(_)
            | Choice::Resolve {
                answer: Answer::Place { .. },
                ..
            } => 1.0,
            Choice::EndTurn => 0.4,
            Choice::Resolve { .. }
            | Choice::Skip { .. }
            | Choice::Drive { .. }
            | Choice::Fetch(_)
            | Choice::Arrange(_) => 0.6,
        };
        share * self.longest()
    }

    /// How many seconds pass before a bot that comes into play does anything.
    pub fn first(self) -> f64 {
        0.3 * self.longest()
    }

    const fn longest(self) -> f64 {
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
        for pair in BotPace::ALL.windows(2) {
            assert!(
                pair[0].seconds(&Choice::EndTurn) > pair[1].seconds(&Choice::EndTurn),
                "{pair:?}"
            );
            assert!(pair[0].seconds(&Choice::Rotate(1)) > pair[0].seconds(&Choice::EndTurn));
        }
        assert_eq!(BotPace::Instant.seconds(&Choice::Rotate(1)), 0.0);
    }
}
