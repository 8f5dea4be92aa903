//! A table in use, without a window. A terminal client, a test player or a network client would build on it as the
//! window does.
//!
//! A [`Session`](session::Session) carries out each [`Intent`](intent::Intent) of the player at the screen and returns
//! its [`Outcome`](intent::Outcome). It shows that player's view and log, no more. Texts and painting are left to the
//! client.
//!
//! # Its games on the table
//!
//! History, files and library are those of every game: see [`table`]. Here they have their names for this one: [`Table`],
//! [`save`], [`store`], [`library`], and the [`SHELF`] that a library of its games is made with.
//!
//! ```
//! use play::{Save, Table, store};
//! use rules::Setup;
//! use table::Overwrite;
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("game.ron");
//! let table = Table::new(Setup::standard(4, "Friday"))?;
//! store::write(&path, &Save::new(&table).titled("Friday"), Overwrite::NothingLost)?;
//! assert_eq!(store::load(&path)?.table.state(), table.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In a [practice game](rules::practice) a seat may also pick any depot, fetch any tile and change its position. These are
//! ordinary choices, never listed and refused in other games, so practice games use the same format. An [`Exercise`] is a
//! prepared position, a goal and a solution; adding one takes a file in `assets/exercises`, a line in [`exercise`] and three
//! texts.
//!
//! ```
//! use play::Table;
//! use rules::{Action, Change, Choice, SeatId, Setup};
//!
//! let mut setup = Setup::standard(1, "practice");
//! setup.options.practice = true;
//! let mut table = Table::new(setup)?;
//! table.mark("before");
//! table.play(Action { seat: SeatId(0), choice: Choice::Arrange(Change::Movement(4)) })?;
//! table.return_to(0)?;
//! assert_eq!(table.state().seat(SeatId(0)).turn.movement, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The best results of the solo game are [`Records`] in a file of their own. Other programs read games as JSON:
//! [`export`](mod@export), described in `docs/export-format.md`.
//!
//! # Bots at the table
//!
//! Bots belong to the table, not to the rules: the file of a game names a [`Player`](table::Player) for each seat.
//! [`Bots`](bots::Bots) thinks about each decision on a thread of its own, a [`Thinking`](thinking::Thinking), which
//! wakes the client when it is done; dropping it cancels it. Each decision gets a new bot, made from the seed of the
//! game, the seat and the place in the history, so a game that is loaded goes on exactly as it would have. Undo goes
//! back to the last decision of a person and takes back what bots have done since.
//!
//! ```
//! use bot::Limit;
//! use rules::{SeatId, Setup};
//! use play::Strength as _;
//! use play::Table;
//! use table::{Level, Player};
//!
//! let players = [Player::Bot(Level::Easy), Player::Person].into_iter().collect();
//! let table = Table::new(Setup::standard(2, "bots"))?.played_by(players);
//! let kind = table.players().bot(SeatId(0)).expect("a bot sits there");
//! let choice = kind.create("a seed").choose(&table.state().view(SeatId(0)), &Limit::within(kind.time()));
//! assert_eq!(choice.is_some(), table.state().active() == Some(SeatId(0)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Hints and the coach
//!
//! What a bot [`advise`](bot::advise)s becomes a [`Hint`](advice::Hint): the three best options that differ in more
//! than a detail, with the medals each promises, how certain they are, and [`Reasons`](advice::Reasons). The medals
//! include the average gain of later turns, which all options have in common. A reason is a [`Fact`](advice::Fact) – a
//! row becomes complete, a tracker earns a card, a hole remains – found by comparing the position before a choice with
//! the one after it, and weighed against the other options: a fact that holds for all of them explains nothing. A new
//! kind of fact needs a variant, code in [`advice`] that finds it, and a text in the window.
//!
//! The coach of practice games gives a [`Verdict`](advice::Verdict) on each move, a judgement of [`bot::review`].
//! [`Hints`](hints::Hints) and [`Coach`](coach::Coach) think in rounds of growing budgets, so a first result can be
//! read at once. They know nothing but the view of the seat.

#![warn(unreachable_pub)]

mod achievements;
pub mod advice;
pub mod bots;
mod campaign;
mod challenge;
pub mod coach;
mod contests;
pub mod exercise;
pub mod export;
pub mod findings;
pub mod ghost;
pub mod guide;
pub mod hints;
pub mod intent;
mod kept;
pub mod preview;
mod progress;
pub mod records;
pub mod routes;
pub mod session;
pub mod statistics;
mod strength;
mod taught;
mod turn_order;

pub use achievements::Achievement;
pub use campaign::{Stage, Stars};
pub use challenge::Challenge;
pub use exercise::Exercise;
pub use kept::{Entry, Loaded, SHELF, Save, Table, library, save, setup_of, store};
pub use progress::Progress;
pub use records::{Record, Records};
pub use search::thinking;
pub use strength::Strength;
pub use turn_order::{ended_by, in_turn, is_in_turn};

#[cfg(test)]
mod tests;
