//! The removal of games by their players. The game removed last can be restored.

use super::Library;
use super::game_folders::{Entry, GameFolders, LATEST};
use super::identity::GameId;
use crate::file_error::FileError;
use std::io;
use std::path::{Path, PathBuf};

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
        let GameFolders { disk, bin, .. } = &self.folders;
        self.folders.empty_bin();
        let (from, to) = (self.folders.folder(id), bin.join(id.to_string()));
        let moved = disk.make_folder(bin).and_then(|()| disk.rename(&from, &to));
        moved.map_err(|error| FileError::on_keeping(&from, error))?;
        Ok(true)
    }

    /// The game that was removed last, if it can be restored.
    pub fn removed(&self) -> Option<Entry> {
        let folders = self.folders.in_bin();
        folders.iter().find_map(|folder| self.folders.entry(folder))
    }

    /// Brings back the game that was removed last.
    ///
    /// # Errors
    /// The reason why it cannot be restored.
    pub fn restore(&self, id: GameId) -> Result<(), FileError> {
        let GameFolders { disk, bin, .. } = &self.folders;
        let to = self.folders.folder(id);
        let moved = disk.rename(&bin.join(id.to_string()), &to);
        moved.map_err(|error| FileError::on_keeping(&to, error))
    }
}

impl GameFolders {
    /// The folders in the bin.
    fn in_bin(&self) -> Vec<PathBuf> {
        self.disk.list(&self.bin).unwrap_or_default()
    }

    /// Deletes the games that were removed before. What cannot be deleted stays until the next time.
    fn empty_bin(&self) {
        for folder in self.in_bin() {
            if let Err(error) = self.delete(&folder) {
                log::warn!("{}: {error}", folder.display());
            }
        }
    }

    /// Deletes the folder of a game for good. Its latest version goes last, so a partial removal leaves the game intact.
    pub(super) fn delete(&self, folder: &Path) -> io::Result<()> {
        let mut files = self.disk.list(folder)?;
        files.sort_by_key(|path| path.ends_with(LATEST));
        files.iter().try_for_each(|path| self.disk.remove(path))?;
        self.disk.remove(folder)
    }
}
