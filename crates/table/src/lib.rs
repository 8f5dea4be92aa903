//! A game on the table: its history, undo and redo, and its files.
//!
//! # A game and its history
//!
//! A [`Table`] is a game with its history. Undoing moves a cursor and stops where hidden information was revealed or
//! the turn passed to another seat. Where the seats act in any order, it takes back a step of one of them.
//!
//! ```
//! use rules::{Action, Choice, Setup};
//! use table::Table;
//!
//! let mut table = Table::new(Setup::standard(2, "undo"))?;
//! let seat = table.state().active().expect("a commander");
//! table.play(Action { seat, choice: Choice::Rotate(1) })?;
//! table.undo()?;
//! assert_eq!(table.cursor(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Any order
//!
//! While tiles are taken all seats are open (rules §3.4). Then undo belongs to a seat: it leaves what others have done.
//!
//! ```
//! use rules::{Action, Setup};
//! use table::Table;
//!
//! let mut table = Table::new(Setup::standard(2, "any order"))?;
//! let commander = table.state().commander;
//! table.play(Action { seat: commander, choice: table.state().legal(commander)[0] })?;
//! let last = table.open_seats().last().expect("two seats have to take a tile");
//! for seat in [last, commander] {
//!     table.record(Action { seat, choice: table.state().legal(seat)[0] })?;
//! }
//! table.undo_of(last)?;
//! assert_eq!(table.done().last().map(|entry| entry.action.seat), Some(commander));
//! assert!(table.redo_of(last) && table.cursor() == 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Changing hands
//!
//! A seat may change hands during a game: from a person to a bot and back, to another level, to another name. This is no
//! action of the rules. The table notes it at its place in the history, and undo does not take it back.
//!
//! ```
//! use rules::{SeatId, Setup};
//! use table::{Level, Player, Table};
//!
//! let mut table = Table::new(Setup::standard(2, "hands"))?;
//! table.change_hands(SeatId(1), Player::Bot(Level::Hard), "Vega");
//! assert_eq!(table.players().bot(SeatId(1)), Some(Level::Hard));
//! assert_eq!(table.setup().seats[1].name, "Vega");
//! assert_eq!(table.seat_changes()[0].cursor, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Practice
//!
//! In a [practice game](rules::practice) a seat may also pick any depot, fetch any tile and change its position, and
//! the table keeps [marks](Mark) to return to. These are ordinary choices, never listed and refused in other games, so
//! practice games use the same format. An [`Exercise`] is a prepared position, a goal and a solution; adding one takes
//! a file in `assets/exercises`, a line in `table::exercise` and three texts.
//!
//! ```
//! use rules::{Action, Change, Choice, SeatId, Setup};
//! use table::Table;
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
//! # Files
//!
//! A [`Save`] is a RON text: what kind of file it is, the setup, the state at the cursor, and every action with the
//! hash of the state after it; where bots play also who plays which seat, as `players: [Person, Bot(Expert)]`.
//! [`load`](store::load) plays the actions again and compares every hash; a bad file produces a [`FileError`], which
//! names the place and a remedy. If at least the state is intact, it contains a game that starts there.
//! [`write`](store::write) replaces a file only after the new one has been read back.
//!
//! Every game that is begun has an [identity](GameId) and a place in the [`Library`], which writes it in the background
//! after every action. Opening a game writes nothing: [`open_loaded`](Library::open_loaded) reports whether the library
//! has a later version, or whether another window has the game open. All of it goes through a [`Disk`](disk::Disk), so
//! that tests can let any step fail.
//!
//! ```
//! use rules::Setup;
//! use table::{Overwrite, Save, Table, store};
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("game.ron");
//! let table = Table::new(Setup::standard(4, "Friday"))?;
//! store::write(&path, &Save::new(&table).titled("Friday"), Overwrite::NothingLost)?;
//! let loaded = store::load(&path)?;
//! assert_eq!(loaded.table.state(), table.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The best results of the solo game are [`Records`] in a file of their own, which is read and written by a
//! [`RecordsStore`].
//!
//! Other programs read games as JSON: [`export`], described in `assets/export-format.md`.

mod achievements;
pub mod atomic_file;
mod campaign;
mod challenge;
pub mod clock;
pub mod disk;
pub mod exercise;
pub mod export;
pub mod fault;
mod file_error;
mod hex;
mod history;
pub mod kept_file;
pub mod library;
pub mod players;
mod progress;
pub mod recent_files;
pub mod records;
mod relation;
pub mod save;
pub mod statistics;
pub mod store;
pub mod target;
pub mod text_file;

pub use achievements::Achievement;
pub use campaign::{Stage, Stars};
pub use challenge::Challenge;
pub use exercise::Exercise;
pub use fault::{Access, Fault, Loss, Remedy};
pub use file_error::FileError;
pub use history::seating::{Handed, SeatChange};
pub use history::{Entry, Table, UndoRefused, forced, mark, state_hash};
pub use kept_file::KeptProblem;
pub use library::{GameId, Library};
pub use mark::Mark;
pub use players::{Level, Player, Players};
pub use progress::{Progress, ProgressStore};
pub use recent_files::RecentFiles;
pub use records::{Record, Records, RecordsStore};
pub use save::{About, Loaded, Save};
pub use store::Summary;
pub use target::Overwrite;
