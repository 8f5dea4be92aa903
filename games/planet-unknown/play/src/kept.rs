//! A table of Planet Unknown, and its files: what [`table`] has for every game, for this one.

use rules::{GameState, Setup};
use table::{Kind, Shelf, Summary};

/// A game with its history.
pub type Table = table::Table<GameState>;
/// An action of the history and its results.
pub type Entry = table::Entry<GameState>;
/// A game in its written form.
pub type Save = table::Save<GameState>;
/// A game loaded from a file.
pub type Loaded = table::Loaded<GameState>;

/// What lists and the library know of the game.
pub const SHELF: Shelf = Shelf {
    kinds: &[Kind::of::<GameState>()],
    notes: "planet-unknown-notes",
};

// Who takes a seat later may have a name as long as at the beginning.
const _: () = assert!(table::MAX_NAME == rules::setup::MAX_NAME);

/// The setup of a game in a list, with the names that the seats have now.
pub fn setup_of(game: &Summary) -> Option<&Setup> {
    game.setup::<GameState>()
}

/// The format of a saved game.
pub mod save {
    pub use super::{Loaded, Save};
    use rules::GameState;

    /// Why a text is not a saved game, and what can be rescued from it.
    pub type Refusal = table::save::Refusal<GameState>;

    /// Reads a saved game and replays it.
    ///
    /// # Errors
    /// The fault in it, and the state it holds if that can be played on.
    pub fn decode(text: &str) -> Result<Loaded, Refusal> {
        table::save::decode(text)
    }
}

/// Saved games on the disk.
pub mod store {
    use super::Loaded;
    use std::path::Path;
    use table::FileError;
    pub use table::store::{write, write_on};

    /// Opens the saved game at `path` and replays it.
    ///
    /// # Errors
    /// The fault in the file; [`table::store::open`] may get something out of it.
    pub fn load(path: &Path) -> Result<Loaded, FileError> {
        table::store::load(path)
    }
}

/// Games of the library.
pub mod library {
    use rules::GameState;

    /// A game that is ready to be played.
    pub type Opened = table::library::Opened<GameState>;
    /// The outcome of opening a game: the game, or an obstacle.
    pub type OpenOutcome = table::library::OpenOutcome<Opened>;
}
