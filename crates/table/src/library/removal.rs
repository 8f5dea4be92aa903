//! The removal of games by their players. The game removed last can be restored.

use super::Library;
use super::game_folders::{Entry, GameFolders};
use super::identity::GameId;
use crate::file_error::FileError;
use std::io;
use std::path::Path;

impl Library {
    /// Removes a game that is open nowhere; returns whether it was removed. It can be [restored](Self::restore) until
    /// the next game is removed.
    ///
    /// # Errors
    /// The reason why it cannot be removed.
    pub fn remove(&self, id: GameId) -> Result<bool, FileError> {
        self.flush();
        if self.is_held_here(id) {
            return Ok(false);
        }
        let Some(_hold) = self.hold(id)? else {
            return Ok(false);
        };
        self.folders.empty_bin();
        self.folders.set_aside(id)?;
        Ok(true)
    }

    /// The game that was removed last, if it can be restored.
    pub fn removed(&self) -> Option<Entry> {
        self.folders.in_bin()
    }

    /// Brings back the game that was removed last.
    ///
    /// # Errors
    /// The reason why it cannot be restored.
    pub fn restore(&self, id: GameId) -> Result<(), FileError> {
        self.folders.bring_back(id)
    }
}

impl GameFolders {
    fn set_aside(&self, id: GameId) -> Result<(), FileError> {
        let (from, to) = (self.folder(id), self.bin.join(id.to_string()));
        let moved = self
            .disk
            .make_folder(&self.bin)
            .and_then(|()| self.disk.rename(&from, &to));
        moved.map_err(|error| FileError::on_keeping(&from, error))
    }

    fn bring_back(&self, id: GameId) -> Result<(), FileError> {
        let (from, to) = (self.bin.join(id.to_string()), self.folder(id));
        let moved = self.disk.rename(&from, &to);
        moved.map_err(|error| FileError::on_keeping(&to, error))
    }

    /// The last game in the bin.
    fn in_bin(&self) -> Option<Entry> {
        let folders = self.disk.list(&self.bin).unwrap_or_default();
        folders.iter().find_map(|folder| self.entry(folder))
    }

    /// Deletes the games that were removed before. What cannot be deleted stays until the next time.
    fn empty_bin(&self) {
        for folder in self.disk.list(&self.bin).unwrap_or_default() {
            if let Err(error) = self.delete(&folder) {
                log::warn!("{}: {error}", folder.display());
            }
        }
    }

    fn delete(&self, folder: &Path) -> io::Result<()> {
        for path in self.disk.list(folder)? {
            self.disk.remove(&path)?;
        }
        self.disk.remove(folder)
    }
}
