//! Two small games to read, and for tests of whatever knows no game.

pub mod lone_high;
pub mod nim;
