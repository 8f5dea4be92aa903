//! A bot that chooses at random.

use super::{Bot, Limit};
use game::{Luck, luck};
use rules::{Choice, GameState, View};

/// Chooses uniformly among all legal choices.
#[derive(Clone, Debug)]
pub struct RandomBot {
    rng: Luck,
    choices: Vec<Choice>,
}

impl RandomBot {
    /// A bot whose luck comes from `seed` alone.
    pub fn new(seed: &str) -> Self {
        Self {
            rng: luck(seed),
            choices: Vec::new(),
        }
    }

    /// One of the `legal` choices; nothing if there is none.
    pub fn pick(&mut self, legal: &[Choice]) -> Option<Choice> {
        game::pick(legal, &mut self.rng)
    }
}

impl Bot<GameState> for RandomBot {
    fn choose(&mut self, view: &View, _limit: &Limit) -> Option<Choice> {
        view.state().legal_into(view.seat(), &mut self.choices);
        game::pick(&self.choices, &mut self.rng)
    }
}
