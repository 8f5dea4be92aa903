//! What a player wants to open.

use std::path::PathBuf;

use crate::table::GameId;

/// A game that a player wants to open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// One that is yet to be chosen.
    Choose,
    /// The one in this file.
    File(PathBuf),
    /// This one of the library.
    Kept(GameId),
}
