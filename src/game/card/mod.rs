//! Civ cards and objectives: rows of data, and what they score.

pub mod civ;
mod numbered;
pub mod objective;

pub use civ::{CardSet, CivCard, CivEffect};
pub use objective::{Condition, Counts, Need, Objective, Progress, Wants};
