//! The terms of the rules in words: events, effects, questions, choices, and the reasons for refusals.
//!
//! The first argument of every function implements [`Speaks`](super::Speaks), so that the same functions serve the log,
//! the chips and buttons of the table, the names for assistive technology and the replay. A [`Narrator`] describes
//! events. It knows the players and the listener, and never reveals a secret.

mod advice;
mod cards;
mod choice;
mod effect;
mod event;
mod event_cards;
mod event_words;
mod exercise;
mod modules;
mod names;
mod planets;
mod players;
mod refusal;
mod score;
mod techs;
#[cfg(test)]
mod tests;
mod worlds;

pub use advice::*;
pub use cards::*;
pub use choice::*;
pub use effect::*;
pub use event::{Listener, Narrator};
pub use event_cards::*;
pub use exercise::*;
pub use modules::*;
pub use names::*;
pub use planets::*;
pub use players::*;
pub use refusal::*;
pub use score::*;
pub use techs::*;
pub use worlds::*;
