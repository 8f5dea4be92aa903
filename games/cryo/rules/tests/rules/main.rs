//! The rules of Cryo, each with its number.

#![expect(clippy::panic, reason = "a test fails by panicking")]

mod cards;
mod caverns;
mod components;
mod end;
mod launch;
mod platform;
mod recall;
mod rulings;
mod scene;
mod secrets;
mod ship;
mod start;
mod turn;
mod upgrades;
