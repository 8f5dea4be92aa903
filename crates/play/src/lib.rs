//! A table in use, without a window: what a terminal client, a test player or a network client would build on as the
//! window does.

pub mod ghost;
pub mod intent;
pub mod preview;
pub mod routes;
pub mod session;
mod strength;

pub use strength::Strength;

#[cfg(test)]
mod tests;
