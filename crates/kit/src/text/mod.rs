//! The languages, and the choice of one for a window.

mod language;

pub use crate::scripts::apart;
pub use language::{Language, Speaks, set_language};
