//! Exoplanets on the command line.

use super::Further;
use exoplanets::bot::Strength;
use exoplanets::export::export;
use exoplanets::{Setup, State};
use search::{Contender, RandomBot};
use serde_json::Value;
use std::ops::RangeInclusive;
use table::Table;

impl Further for State {
    const SEATS: RangeInclusive<usize> = 2..=4;

    fn setup(seats: usize, seed: &str) -> Setup {
        Setup::standard(seats, seed)
    }

    fn bots() -> Vec<Contender<Self>> {
        let thinking = Strength::ALL
            .map(|strength| Contender::new(strength.name(), move |seed| strength.bot(seed)));
        let random = Contender::new("random", RandomBot::new);
        std::iter::once(random).chain(thinking).collect()
    }

    fn export(table: &Table<Self>) -> Result<Value, String> {
        if table.is_rescued() {
            return Err("the history of this game is incomplete".to_owned());
        }
        let actions = table.done().iter().map(|entry| entry.action);
        export(table.setup(), actions).map_err(|error| error.to_string())
    }
}
