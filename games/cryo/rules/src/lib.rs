//! The rules of Cryo: two to four players wake the crew of a crashed colony ship and settle in the caverns below before the
//! sun sets. Its bots are in [`bot`], its record for other programs in [`export`].
//!
//! A citation such as `cryo §4.3` refers to the numbered rules of the game; `cryo §5.12u` is what an upgrade does.
//!
//! ```
//! use cryo::{Setup, State};
//! use game::{Game, luck, play_on_at_random};
//!
//! let mut state = State::deal(&Setup::standard(3, "a seed"))?;
//! play_on_at_random(&mut state, &mut luck("luck"), 5000)?;
//! let ranking = state.ranking().expect("the game is over");
//! assert_eq!(ranking.seat_count(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`State`] is plain data. [`State::question`] derives from it what is asked, [`Choice`] is an answer, and [`Event`]s tell
//! what an answer led to. What is printed on board, tiles and cards are [`Components`]: data, which an owner of the game may
//! replace. What upgrades bend is asked for by name, such as [`State::uses_damaged_docks`].

mod act;
mod as_game;
pub mod bot;
mod card;
mod check;
mod components;
mod decision;
mod event;
pub mod export;
mod id;
mod offer;
mod payment;
mod play;
mod recall;
mod score;
mod secrets;
mod setup;
mod state;
mod stock;
mod upgrade;
mod validity;

pub use card::{CardKind, CardSet, CardUse, Cards};
pub use components::*;
pub use decision::{Choice, Illegal, Question};
pub use event::Event;
pub use game::components::ComponentSet;
pub use id::*;
pub use score::Score;
pub use setup::{Player, PlayerColour, Setup, SetupError};
pub use state::{
    Bill, Cavern, Ending, IncidentTrack, Launch, MOST_SEATS, Pile, Pods, Seat, Stage, State, Task,
};
pub use stock::{Stock, Track};
pub use validity::Invalid;
