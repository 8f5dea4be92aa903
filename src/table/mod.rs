//! A game on the table: its history, undo and redo, and the files it is kept in.

mod history;

pub use history::{Entry, Table, UndoRefused, state_hash};
