//! Planet Unknown: the board game for 1–6 players on one screen.

pub mod game;
pub mod table;
