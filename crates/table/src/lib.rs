//! A game on the table: its history, undo and redo, and its files.

pub mod clock;
pub mod disk;
pub mod exercise;
pub mod export;
pub mod fault;
mod history;
pub mod library;
pub mod mark;
pub mod players;
mod read;
pub mod recent;
pub mod records;
pub mod save;
pub mod store;
pub mod whole;

pub use exercise::Exercise;
pub use fault::{Fault, FileError, Remedy};
pub use history::{Entry, Table, UndoRefused, state_hash};
pub use library::{GameId, Library};
pub use mark::Mark;
pub use players::{Level, Player, Players};
pub use recent::RecentFiles;
pub use records::{Record, Records, RecordsProblem, RecordsStore};
pub use save::{About, Loaded, Save};
pub use store::{Overwrite, Summary};
