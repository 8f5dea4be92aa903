//! Events (rules §9): the deck, and the effects and restrictions of the event card of a round.

mod deck;
mod restrictions;
mod reveal;

pub(super) use reveal::reveal;

pub use deck::{BASE_TARGET, DECK, EventDeck, EventMix};
