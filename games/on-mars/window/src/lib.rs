//! What the window shows of On Mars.
//!
//! | where | what |
//! |---|---|
//! | [`rulebook`] | the rule book |
//! | [`names`], [`ask`], [`sentences`], [`words`] | things, questions and choices, events, refusals in words |
//! | [`text`] | the texts in all languages |

pub mod ask;
pub mod names;
pub mod rulebook;
pub mod sentences;
pub mod text;
pub mod words;
