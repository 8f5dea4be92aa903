//! The table: where a game is played.

pub mod ghost;
pub mod intent;
pub mod routes;
pub mod session;

#[cfg(test)]
mod tests;
