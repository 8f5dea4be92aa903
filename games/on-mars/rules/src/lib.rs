//! The rules of On Mars: two to four players travel between orbit and colony and build the first base on Mars together, each
//! for the most points. Its record for other programs is in [`export`].
//!
//! A citation such as `on-mars §4.3` refers to the numbered rules of the game.
//!
//! ```
//! use game::{Game, luck, play_on_at_random};
//! use on_mars::{Setup, State};
//!
//! let mut state = State::deal(&Setup::standard(3, "a seed"))?;
//! play_on_at_random(&mut state, &mut luck("luck"), 20_000)?;
//! let ranking = state.ranking().expect("the game is over");
//! assert_eq!(ranking.seat_count(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`State`] is plain data. [`State::question`] derives from it what is asked, [`Choice`] is an answer, and [`Event`]s tell
//! what an answer led to. What cards, tiles and spaces do are [`Effect`]s: data of the [`Components`], which an owner of the
//! game may replace. What is still to be done stands on the agenda, [`Task`] by task; [`Origin`] names the effect of each.

mod agenda;
mod as_game;
mod benefits;
pub mod bot;
mod components;
mod construct;
mod count;
mod decision;
mod effects;
mod event;
pub mod export;
mod first_colonists;
mod flow;
mod free;
mod goods;
mod id;
mod lacerda;
mod movement;
mod offer;
mod options;
mod play;
mod possible;
mod score;
mod secrets;
mod setup;
mod solo;
mod solo_goal;
mod state;
mod task;
mod validity;

pub use components::*;
pub use decision::{Choice, Illegal, Journey, Means, Question};
pub use event::Event;
pub use game::components::ComponentSet;
pub use goods::{Good, Goods, Payment, Price, Purse};
pub use id::*;
pub use options::Options;
pub use score::Score;
pub use setup::{Player, PlayerColour, Setup, SetupError};
pub use solo::{Deed, LACERDA, Solo, YOU};
pub use solo_goal::{SoloLine, SoloResult};
pub use state::{FirstColonist, FirstColonists, Held, Hired, MOST_SEATS, Out, Phase, Seat, State};
pub use task::{Job, Movement, Origin, Step, Task};
pub use validity::Invalid;
