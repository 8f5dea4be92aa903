//! The rules of On Mars, each with its number.

#![expect(clippy::panic, reason = "a test fails by panicking")]

mod examples;
mod scene;
