//! A table in use, without a window: what a terminal client, a test player or a network client would build on as the
//! window does.
//!
//! # Bots at the table
//!
//! That a bot plays a seat is a matter of the table, not of the rules: a [`Player`](table::Player) for each seat, kept in
//! the file of the game. In the window each decision is thought through on a thread of its own, a
//! `Thinking`, which wakes the window and is called off by dropping it. The bot is made anew
//! for it from the seed of the game, the seat and the place in the history, so that a game goes on from its file as it
//! would have. Undoing goes back to the last decision of a person, over what bots have done since.
//!
//! ```
//! use bot::Limit;
//! use rules::{SeatId, Setup};
//! use play::Strength as _;
//! use table::{Level, Player, Table};
//!
//! let players = [Player::Bot(Level::Easy), Player::Person].into_iter().collect();
//! let table = Table::new(Setup::standard(2, "bots"))?.played_by(players);
//! let kind = table.players().bot(SeatId(0)).expect("a bot sits there");
//! let choice = kind.create("a seed").choose(&table.view(SeatId(0)), &Limit::within(kind.time()));
//! assert_eq!(choice.is_some(), table.state().active() == Some(SeatId(0)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod ghost;
pub mod intent;
pub mod preview;
pub mod routes;
pub mod session;
mod strength;

pub use strength::Strength;

#[cfg(test)]
mod tests;
