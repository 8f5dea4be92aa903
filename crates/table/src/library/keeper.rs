//! Keeps the game that is being played: whenever it has changed, its latest version goes to the library.

use super::approach::Opened;
use super::{GameId, Hold, Library};
use crate::clock;
use crate::fault::FileError;
use crate::history::Table;
use crate::save::Save;
use std::path::{Path, PathBuf};

/// Where a game that is being played is kept.
#[derive(Debug, Default)]
pub struct Keeper {
    hold: Option<Hold>,
    /// The file of their own in which the players keep the game.
    file: Option<PathBuf>,
    /// The revision of the table that was handed in last.
    kept: Option<u64>,
}

impl Keeper {
    /// The table of a game that was opened, and where it is kept.
    pub fn of(opened: Opened) -> (Table, Self) {
        let keeper = Self {
            hold: opened.hold,
            file: opened.file,
            kept: opened.is_kept.then(|| opened.table.revision()),
        };
        (*opened.table, keeper)
    }

    /// Which game of the library it is, once it is kept.
    pub fn id(&self) -> Option<GameId> {
        self.hold.as_ref().map(Hold::id)
    }

    /// The file of their own in which the players keep the game.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Hands the game in if it has changed, and returns whether it has. A game that is new to the library gets a place of its own.
    ///
    /// # Errors
    /// Why there is no place for it. The next change tries it again.
    pub fn keep(&mut self, library: &Library, table: &Table) -> Result<bool, FileError> {
        if self.kept == Some(table.revision()) {
            return Ok(false);
        }
        self.kept = Some(table.revision());
        if self.hold.is_none() {
            self.hold = Some(library.begin(table)?);
        }
        self.submit(library, table);
        Ok(true)
    }

    /// Notes that the players keep the game in a file of their own. Whoever continues it can save it there.
    pub fn note_file(&mut self, library: &Library, table: &Table, file: PathBuf) {
        self.file = Some(file);
        self.submit(library, table);
    }

    /// The game as it is written to a file.
    pub fn save(&self, table: &Table) -> Save {
        let mut save = Save::new(table).saved_at(clock::now());
        save.game = self.id();
        save
    }

    fn submit(&self, library: &Library, table: &Table) {
        if let Some(hold) = &self.hold {
            library.submit(hold, self.save(table), self.file.clone());
        }
    }
}
