//! A test for each rule, and for each case of exoplanets §13.

#![expect(clippy::panic, reason = "a test fails by panicking")]

mod birth;
mod cases;
mod components;
mod effects;
mod end;
mod goals;
mod life;
mod phenomena;
mod scene;
mod start;
mod undo;
