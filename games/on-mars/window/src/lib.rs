//! What the window shows of On Mars.
//!
//! | where | what |
//! |---|---|
//! | [`rulebook`] | the rule book |
//! | [`text`] | the texts in all languages |

pub mod rulebook;
pub mod text;
