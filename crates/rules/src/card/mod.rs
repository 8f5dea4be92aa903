//! Civ cards, objectives and alerts: rows of data, and what they score.

pub mod alert;
pub mod civ;
mod numbered;
pub mod objective;

pub use alert::{Alert, AlertColour, AlertEffect, AlertSet};
pub use civ::{CardSet, CivCard, CivEffect};
pub use objective::{Condition, Counts, Need, Objective, ObjectiveSet, Progress, Wants};
