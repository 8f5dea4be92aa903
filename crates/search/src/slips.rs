//! A bot that slips now and then.

use crate::{Bot, Limit};
use game::{Game, Luck, View, luck};
use rand::RngExt;

/// Chooses as another bot does, but now and then at random: a weaker player who knows as much.
#[derive(Clone, Debug)]
pub struct Slips<B> {
    bot: B,
    percent: u32,
    luck: Luck,
}

impl<B> Slips<B> {
    /// `bot`, of whose choices so many percent, at most 100, are random. The luck of the slips comes from `seed` alone.
    pub fn new(bot: B, percent: u32, seed: &str) -> Self {
        Self {
            bot,
            percent,
            luck: luck(seed),
        }
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Slips<B> {
    fn choose(&mut self, view: &View<G>, limit: &Limit) -> Option<G::Choice> {
        match self.luck.random_ratio(self.percent, 100) {
            true => view.state().sample(view.seat(), &mut self.luck),
            false => self.bot.choose(view, limit),
        }
    }
}
