//! Exoplanets on the command line.

use super::Further;
use exoplanets::export::export;
use exoplanets::{Choice, Setup, State};
use game::Action;
use serde_json::Value;
use std::ops::RangeInclusive;

impl Further for State {
    const SEATS: RangeInclusive<usize> = 2..=4;

    fn setup(seats: usize, seed: &str) -> Setup {
        Setup::standard(seats, seed)
    }

    fn export(setup: &Setup, actions: &[Action<Choice>]) -> Result<Value, String> {
        export(setup, actions.iter().copied()).map_err(|error| error.to_string())
    }
}
