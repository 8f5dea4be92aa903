//! A game on the table: its history, undo and redo, and its files. Which [game](game::Game) it is, nobody asks here.
//!
//! # A game and its history
//!
//! A [`Table`] is a game with its history. Undoing moves a cursor and stops where hidden information was revealed or
//! the turn passed to another seat. Where the seats act in any order, it takes back a step of one of them.
//!
//! ```
//! use game::games::nim::{Nim, NimSetup};
//! use game::{Action, Game as _};
//! use table::Table;
//!
//! let mut table: Table<Nim> = Table::new(NimSetup::new(2, &[3, 4], "undo"))?;
//! let seat = table.state().active().expect("the game goes on");
//! table.play(Action { seat, choice: table.state().legal(seat)[0] })?;
//! table.undo()?;
//! assert_eq!(table.cursor(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Any order
//!
//! Where all act [together](game::Part::Together) all seats are open. Then undo belongs to a seat: it leaves what others
//! have done.
//!
//! ```
//! use game::games::lone_high::{LoneHigh, LoneHighSetup};
//! use game::{Action, Game as _, SeatId};
//! use table::Table;
//!
//! let mut table: Table<LoneHigh> = Table::new(LoneHighSetup::new(3, "any order"))?;
//! for seat in [SeatId(2), SeatId(0)] {
//!     table.record(Action { seat, choice: table.state().legal(seat)[0] })?;
//! }
//! table.undo_of(SeatId(2))?;
//! assert_eq!(table.done().last().map(|entry| entry.action.seat), Some(SeatId(0)));
//! assert!(table.redo_of(SeatId(2)) && table.cursor() == 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Changing hands
//!
//! A seat may change hands during a game: from a person to a bot and back, to another level, to another name. This is no
//! action of the rules. The table notes it at its place in the history, and undo does not take it back.
//!
//! ```
//! use game::games::nim::{Nim, NimSetup};
//! use game::SeatId;
//! use table::{Level, Player, Table};
//!
//! let mut table: Table<Nim> = Table::new(NimSetup::new(2, &[3, 4], "hands"))?;
//! table.change_hands(SeatId(1), Player::Bot(Level::Hard), "Vega");
//! assert_eq!(table.players().bot(SeatId(1)), Some(Level::Hard));
//! assert_eq!(table.setup().names[1], "Vega");
//! assert_eq!(table.seat_changes()[0].cursor, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In a practice game undo stops nowhere, and the table keeps [marks](Mark) to return to.
//!
//! # Files
//!
//! A [`Save`] is a RON text: what kind of file it is, the setup, the state at the cursor, and every action with the
//! hash of the state after it; where bots play also who plays which seat, as `players: [Person, Bot(Expert)]`.
//! [`load`](store::load) plays the actions again and compares every hash; a bad file produces a [`FileError`], which
//! names the place and a remedy. If at least the state is intact, [`open`](store::open) returns with it a game that starts
//! there. [`write`](store::write) replaces a file only after the new one has been read back.
//!
//! The layout is the same for every game. Its marker and its versions are those of the game, which is [`Kept`](game::Kept); a file of
//! another game is refused.
//!
//! ```
//! use game::games::lone_high::LoneHigh;
//! use game::games::nim::{Nim, NimSetup};
//! use table::{Fault, Overwrite, Save, Table, store};
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("game.ron");
//! let table: Table<Nim> = Table::new(NimSetup::new(4, &[3, 4, 5], "Friday"))?;
//! store::write(&path, &Save::new(&table).titled("Friday"), Overwrite::NothingLost)?;
//! let loaded = store::load::<Nim>(&path)?;
//! assert_eq!(loaded.table.state(), table.state());
//! let refused = store::load::<LoneHigh>(&path).expect_err("it is another game");
//! assert_eq!(refused.fault.to_string(), "the file is no saved game of Lone High");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The library
//!
//! Every game that is begun has an [identity](GameId) and a place in the [`Library`], which writes it in the background
//! after every action. Games of all kinds on the [`Shelf`] of the program are there beside each other: a list shows
//! a [`Summary`] of each, and [`open`](Library::open) asks for a kind. Opening a game writes nothing:
//! [`open_loaded`](Library::open_loaded) reports whether the library has a later version, or whether another window has
//! the game open. All of it goes through a [`Disk`](disk::Disk), so that tests can let any step fail.

#![warn(unreachable_pub)]

// A new fault is to be thought of wherever there is a match; tests look for single ones.

pub mod atomic_file;
mod broken_rule;
pub mod clock;
pub mod disk;
pub mod fault;
mod file_error;
mod hex;
mod history;
pub mod kept_file;
pub mod library;
mod pace;
pub mod players;
pub mod recent_files;
mod relation;
pub mod save;
pub mod set_files;
mod shelf;
mod sitting;
pub mod store;
pub mod target;
pub mod text_file;
mod ways;

pub use broken_rule::BrokenRule;
pub use fault::{Access, Fault, Loss, Remedy};
pub use file_error::FileError;
pub use game::hash as state_hash;
pub use history::seating::{Handed, MAX_NAME, SeatChange};
pub use history::{Entry, Table, UndoRefused, mark};
pub use kept_file::KeptProblem;
pub use library::{GameId, Library};
pub use mark::Mark;
pub use pace::BotPace;
pub use players::{Level, Player, Players};
pub use recent_files::RecentFiles;
pub use save::{About, Loaded, Save};
pub use shelf::{Kind, Shelf, Summary};
pub use sitting::{Sitting, Step, Taken};
pub use target::Overwrite;
pub use ways::{Secrets, Sharing, Ways};
