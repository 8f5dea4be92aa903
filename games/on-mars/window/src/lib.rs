//! What the window shows of On Mars.
//!
//! | where | what |
//! |---|---|
//! | [`rulebook`] | the rule book |
//! | [`names`], [`ask`], [`sentences`], [`words`], [`results`] | things, questions and choices, events, refusals, points in words |
//! | [`text`] | the texts in all languages |

pub mod ask;
pub mod names;
mod own_settings;
pub mod results;
pub mod rulebook;
pub mod sentences;
pub mod text;
pub mod words;

pub use own_settings::OwnSettings;
