//! The games of a program, as lists know them.

use super::fault::Fault;
use super::store::{self, Summary};
use game::Kept;
use std::fmt;

/// A kind of games whose files can be listed: what a list needs to know of a game.
#[derive(Clone, Copy)]
pub struct Kind {
    /// The name of the game in messages.
    pub title: &'static str,
    /// The marker of its files.
    pub format: &'static str,
    pub(crate) size_limit: u64,
    pub(crate) summary: fn(&str) -> Result<Summary, Fault>,
}

impl Kind {
    /// The kind of the game `G`.
    pub const fn of<G: Kept>() -> Self {
        Self {
            title: G::TITLE,
            format: G::FORMAT,
            size_limit: G::SIZE_LIMIT,
            summary: store::summary_in::<G>,
        }
    }
}

impl PartialEq for Kind {
    fn eq(&self, other: &Self) -> bool {
        self.format == other.format
    }
}

impl Eq for Kind {}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.format)
    }
}

/// The games of a program, as its lists and its [library](crate::Library) know them.
#[derive(Clone, Copy, Debug)]
pub struct Shelf {
    /// All kinds of games.
    pub kinds: &'static [Kind],
    /// The marker of the notes in its library.
    pub notes: &'static str,
}

impl Shelf {
    /// That a file is a saved game of none of the kinds.
    pub(crate) fn foreign(&self) -> Fault {
        let titles: Vec<&str> = self.kinds.iter().map(|kind| kind.title).collect();
        Fault::Foreign {
            game: titles.join(" or "),
        }
    }

    /// The size of the largest file that may be a game, in bytes.
    pub(crate) fn size_limit(&self) -> u64 {
        self.kinds
            .iter()
            .map(|kind| kind.size_limit)
            .max()
            .unwrap_or(0)
    }
}
