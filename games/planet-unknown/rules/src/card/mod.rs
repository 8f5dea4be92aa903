//! Civ cards, objectives and event cards: rows of data, and their scoring.

pub mod civ;
pub mod event_card;
mod numbered;
pub mod objective;

pub use civ::{CardSet, CivCard, CivEffect};
pub use event_card::{EventCard, EventCardEffect, EventCardSet, EventColour};
pub use objective::{Condition, Counts, Need, Objective, ObjectiveSet, Progress, Wants};
