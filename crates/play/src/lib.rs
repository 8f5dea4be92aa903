//! A table in use, without a window: what a terminal client, a test player or a network client would build on as the
//! window does.

mod strength;

pub use strength::Strength;
