//! What every game at the table is, and no more.
//!
//! A game is a [`Setup`] and a list of [`Action`]s. The trait [`Game`] is implemented by its **state**: plain data that is
//! cloned, compared and written to files as it is. [`Game::deal`] returns the first state, [`Game::legal`] lists the choices
//! of an open seat, [`Game::check`] says why another one is refused, and [`Game::apply`] carries one out, all or nothing.
//!
//! ```
//! use game::games::nim::{Nim, NimSetup};
//! use game::{Action, Game};
//!
//! // A whole game, always with the first legal choice.
//! let mut state = Nim::deal(&NimSetup::new(2, &[3, 4, 5], "first choice"))?;
//! while let Some(seat) = state.active() {
//!     let choice = state.legal(seat)[0];
//!     state.apply(&Action { seat, choice })?;
//! }
//! let ranking = state.ranking().expect("the game is over");
//! assert_eq!(ranking.winners().count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Who acts
//!
//! Some seats are [open](Game::open_seats): they may act now. Most of the time it is one, be it the seat in turn or another
//! one that a card asks something. In a [part](Game::part) of the game that is [together](Part::Together) all open seats act
//! in any order with the same result, as where cards are chosen face down. What one seat does there is
//! [apart](Game::apart) from what the others do.
//!
//! # Who knows
//!
//! A [`View`] is the state as one seat may know it: hidden things keep their number but not their places.
//! Whatever a person or a bot sees comes from a view. A [redeal](View::redeal) is a whole state that agrees with a view, with
//! everything unknown dealt anew; bots think about those. [`Event`]s tell what happened, each with the seats that may see
//! it; one that is a [`Barrier`] stops undo.
//!
//! # A further game
//!
//! Its state implements [`Game`], its setup [`Setup`], its events [`Event`]; what differs between the files of games is in
//! [`Kept`]. Data that belong to a setup, such as a set of components that its owner has made, are embedded in it; states
//! refer to them by [`Shared`], which is neither compared nor written. Its test is one line: the `suite` (a feature of
//! this crate) plays it at random and checks what every game promises. `games` (feature `small-games`) has two small
//! ones to read: Nim, and a game of hidden cards and simultaneous turns.

#![warn(unreachable_pub)]

#[cfg(feature = "components")]
pub mod components;
mod event;
mod export;
#[cfg(feature = "small-games")]
pub mod games;
mod hash;
mod kept;
mod numbered;
mod ranking;
mod seat;
mod setup;
mod shared;
mod state;
#[cfg(feature = "suite")]
pub mod suite;
mod words;

pub use event::{Barrier, Event};
pub use export::ExportError;
pub use hash::hash;
pub use kept::{Kept, Needs, is_default};
pub use ranking::Ranking;
pub use seat::{MAX_SEATS, SeatId, SeatSet};
pub use setup::{PlainSetup, Player, Setup};
pub use shared::Shared;
pub use state::{
    Action, Game, Luck, Part, Step, Stuck, View, luck, pick, play_on_at_random, random_game,
};
