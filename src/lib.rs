//! Planet Unknown.
pub mod game;
