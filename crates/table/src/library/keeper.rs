//! Keeps the game in progress: after every change, its latest version goes to the library.

use super::{GameId, Hold, Library};
use crate::clock;
use crate::file_error::FileError;
use crate::history::Table;
use crate::save::Save;
use game::Kept;
use std::path::{Path, PathBuf};

/// The place where the game in progress is kept.
#[derive(Clone, Debug, Default)]
pub struct Keeper {
    /// Its hold on the game, once it is kept.
    pub(super) hold: Option<Hold>,
    /// The players' own file for the game.
    pub(super) file: Option<PathBuf>,
    /// The revision of the table that is on the disk or was submitted last.
    pub(super) kept: Option<u64>,
}

impl Keeper {
    /// Its identity in the library, once it is kept.
    pub fn id(&self) -> Option<GameId> {
        self.hold.as_ref().map(Hold::id)
    }

    /// The players' own file for the game.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Submits the game if it has changed, and returns whether it has. A game that is new to the library gets its own
    /// folder.
    ///
    /// # Errors
    /// The reason why it has no folder. The next change tries again.
    pub fn keep<G: Kept>(
        &mut self,
        library: &Library,
        table: &Table<G>,
    ) -> Result<bool, FileError> {
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

    /// Records the players' own file for the game, so that it can be saved there again later.
    pub fn note_file<G: Kept>(&mut self, library: &Library, table: &Table<G>, file: PathBuf) {
        self.file = Some(file);
        self.submit(library, table);
    }

    /// The game in the form in which it is written to a file.
    pub fn save<G: Kept>(&self, table: &Table<G>) -> Save<G> {
        let mut save = Save::new(table).saved_at(clock::now());
        save.game = self.id();
        save
    }

    fn submit<G: Kept>(&self, library: &Library, table: &Table<G>) {
        if let Some(hold) = &self.hold {
            library.submit(hold, self.save(table), self.file.clone());
        }
    }
}
