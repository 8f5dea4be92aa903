//! Languages and phrases: how a window speaks. Each crate brings its own texts along.

mod language;
mod phrase;

pub use crate::scripts::apart;
pub use language::{Language, Speaks, set_language};
pub use phrase::{Filling, Joined, Texts, Value, key_of_parts};
