//! Events (rules §9): how the deck is mixed and dealt, what the event card of a round does, and what it bars.

mod deck;
mod restrictions;
mod reveal;

pub(super) use reveal::reveal;

pub use deck::{BASE_TARGET, DECK, EventDeck, EventMix};
