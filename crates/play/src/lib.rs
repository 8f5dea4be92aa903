//! A table in use, without a window: what a terminal client, a test player or a network client would build on as the
//! window does.
//!
//! A [`Session`](session::Session) carries out each [`Intent`](intent::Intent) of the player at the screen and tells its
//! [`Outcome`](intent::Outcome). It shows that player's view and log, no more. Words and paint are the client's business.
//!
//! # Bots at the table
//!
//! That a bot plays a seat is a matter of the table, not of the rules: a [`Player`](table::Player) for each seat, kept in
//! the file of the game. [`Bots`](bots::Bots) thinks about each decision on a thread of its own, a
//! [`Thinking`](thinking::Thinking), which wakes the client and is called off by dropping it. The bot is made anew
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
//!
//! # Hints and the coach
//!
//! What a bot [`advise`](bot::advise)s becomes a [`Hint`](advice::Hint): the three best options that differ in more
//! than a detail, what each promises and how sure that is, and [`Reasons`](advice::Reasons). The medals contain what
//! later turns bring on average, which all options have in common. A reason is a [`Fact`](advice::Fact) – a row becomes
//! complete, a tracker earns a card, a hole remains – found by comparing the position before a choice with the one after
//! it, and weighed against the other options: what holds for all of them tells nothing. A new kind of fact is a variant,
//! the place in [`advice`] that finds it, and its words in the window.
//!
//! The coach of practice games gives a [`Verdict`](advice::Verdict) on each move, a judgement of [`bot::review`].
//! [`Hints`](hints::Hints) and [`Coach`](coach::Coach) think in rounds of growing budgets, so there is something to read
//! at once, and know nothing but the view of the seat.

// A new effect, question or event is to be thought of wherever there is a match; tests look for single ones.
#![cfg_attr(not(test), warn(clippy::wildcard_enum_match_arm))]

pub mod advice;
pub mod bots;
pub mod coach;
mod deepening;
pub mod ghost;
pub mod hints;
pub mod intent;
pub mod pace;
pub mod preview;
pub mod routes;
pub mod session;
mod strength;
pub mod thinking;

pub use strength::Strength;

#[cfg(test)]
mod tests;
