//! The games of the program: the one list of them.

use std::path::Path;
use std::sync::OnceLock;

use super::approach::{Approach, Rescue, Unreadable};
use crate::screen::Wish;
use crate::text::Language;
use table::{BrokenRule, Kind, Library, Shelf};

/// A game of the program, as its files and their lists know it.
pub trait BoardGame: Sync {
    /// The kind of its files.
    fn kind(&self) -> Kind;

    /// Reads a game and finds out whether it can be shown at once; `None` if it is gone. It may take a while.
    ///
    /// # Errors
    /// The fault in the file; [`Fault::Foreign`](table::Fault::Foreign) if it is one of another game.
    fn read(&self, library: &Library, wish: &Wish) -> Result<Option<Approach>, Unreadable>;

    /// The state in the damaged file at `path`, if that is intact.
    fn rescue(&self, path: &Path) -> Option<Rescue>;

    /// Why its rules refuse what a file says, as a sentence; nothing if it is another game's refusal.
    fn words(&self, language: Language, broken: &BrokenRule) -> Option<String>;
}

/// The games of a program.
pub type Games = &'static [&'static dyn BoardGame];

static GAMES: OnceLock<(Games, Shelf)> = OnceLock::new();

/// Says which games the program has, once. `notes` is the marker of the notes in its library.
pub fn register(games: Games, notes: &'static str) -> Shelf {
    let (_, shelf) = GAMES.get_or_init(|| {
        let kinds: Vec<Kind> = games.iter().map(|game| game.kind()).collect();
        let kinds = kinds.leak();
        (games, Shelf { kinds, notes })
    });
    *shelf
}

/// All games of the program, the first one first.
pub fn all() -> Games {
    GAMES.get().map_or(&[], |(games, _)| *games)
}

/// All games of the program, as lists know them.
pub fn shelf() -> Shelf {
    let none = Shelf {
        kinds: &[],
        notes: "",
    };
    GAMES.get().map_or(none, |(_, shelf)| *shelf)
}
