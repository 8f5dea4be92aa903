//! A bot that chooses at random.

use super::{Bot, Limit};
use game::luck;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rules::{Choice, GameState, View};

/// Chooses uniformly among all legal choices.
#[derive(Clone, Debug)]
pub struct RandomBot {
    rng: ChaCha8Rng,
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
        pick(&mut self.rng, legal)
    }
}

/// One of the `legal` choices. A single choice uses no random number, so forced steps change nothing.
fn pick(rng: &mut ChaCha8Rng, legal: &[Choice]) -> Option<Choice> {
    match legal.len() as u32 {
        0 | 1 => legal.first().copied(),
        count => legal.get(rng.random_range(0..count) as usize).copied(),
    }
}

impl Bot<GameState> for RandomBot {
    fn choose(&mut self, view: &View, _limit: &Limit) -> Option<Choice> {
        view.state().legal_into(view.seat(), &mut self.choices);
        pick(&mut self.rng, &self.choices)
    }
}
