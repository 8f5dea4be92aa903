//! The rules of On Mars, each with its number.

#![expect(clippy::panic, reason = "a test fails by panicking")]

mod cards;
mod colony;
mod components;
mod construct;
mod end;
mod examples;
mod first_colonists;
mod orbit;
mod pieces;
mod purses;
mod rulings;
mod scene;
mod shuttle;
mod solo;
mod start;
mod turn;
