//! The player's wish to open a game.

use std::path::PathBuf;

use table::GameId;

/// A game that a player wants to open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// A game that the player has yet to choose.
    Choose,
    /// The game in this file.
    File(PathBuf),
    /// This game of the library.
    Kept(GameId),
}
