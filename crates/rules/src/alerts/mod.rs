//! Events (rules §9): how the deck is mixed and dealt, what the alert of a round does, and what it bars.

mod bars;
mod deck;
mod reveal;

pub(super) use reveal::reveal;

pub use deck::{AlertDeck, AlertMix, BASE_TARGET, DECK};
