//! The rules of Exoplanets: two to four players build a planetary system and put life on its planets. Its bots are in
//! [`bot`], its record for other programs in [`export`].
//!
//! A citation such as `exoplanets §4.3` refers to the numbered rules of the game.
//!
//! ```
//! use exoplanets::{Setup, State};
//! use game::{Game, luck, play_on_at_random};
//!
//! let mut state = State::deal(&Setup::standard(3, "a seed"))?;
//! play_on_at_random(&mut state, &mut luck("luck"), 2000)?;
//! let ranking = state.ranking().expect("the game is over");
//! assert_eq!(ranking.seat_count(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`State`] is plain data. [`State::question`] derives from it what is asked, [`Choice`] is an answer, and [`Event`]s tell
//! what an answer led to. What is printed on planets and tiles are [`Components`]: data, which an owner of the game may
//! replace.

mod as_game;
pub mod bot;
mod components;
mod decision;
mod effect;
mod event;
pub mod export;
mod goal;
mod id;
mod play;
mod price;
mod resource;
mod score;
mod secrets;
mod setup;
mod state;
mod validity;

pub use components::*;
pub use decision::{Choice, Illegal, Question};
pub use event::Event;
pub use game::components::ComponentSet;
pub use id::{MOST, PlanetId, PlanetSet, TileId, TileSet};
pub use price::Cost;
pub use resource::{Item, Lack, Resource, Resources};
pub use score::{PlanetScore, Score};
pub use setup::{Player, Setup, SetupError};
pub use state::{
    ArmState, Birth, MOST_SEATS, Place, Placed, Played, Seat, Source, Special, Stacks, Stage,
    State, Task, Turn,
};
pub use validity::Invalid;
