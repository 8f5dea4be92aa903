//! Imports the autosaves of older programs, which kept all games in seven files in one folder.

use super::game_folders::Version;
use super::opening::Located;
use super::{Hold, Library};
use crate::fault::Fault;
use crate::file_error::FileError;
use crate::relation::Relation;
use crate::save::{Loaded, Save};
use crate::{atomic_file, store};
use game::Kept;
use std::io;
use std::path::{Path, PathBuf};

/// The game in progress of an older program.
const CURRENT: &str = "autosave.ron";
/// The last game before it.
const PREVIOUS: &str = "autosave-previous.ron";
/// The number of earlier games that may exist.
const EARLIER: usize = 6;

/// The paths of an older program's autosaves in `folder`, the latest first, whether they exist or not.
fn old_files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let numbered = (2..=EARLIER).map(|number| format!("autosave-previous-{number}.ron"));
    let named = [CURRENT, PREVIOUS].map(str::to_owned);
    named
        .into_iter()
        .chain(numbered)
        .map(|name| folder.join(name))
}

impl Library {
    /// Imports the autosaves of games of the kind `G` that an older program left in `folder`. Each is deleted only after it has been read back
    /// from the library. Returns the files that could not be imported; a damaged file is renamed, and the
    /// error contains the new name.
    pub fn take_over<G: Kept>(&self, folder: &Path) -> Vec<FileError> {
        let there =
            |path: &PathBuf| !matches!(atomic_file::exists(&*self.folders.disk, path), Ok(false));
        let files: Vec<PathBuf> = old_files(folder).filter(there).collect();
        if files.is_empty() {
            return Vec::new();
        }
        // Another window that starts at the same moment leaves the import to this one.
        match self.folders.lock("takeover") {
            Ok(Some(_lock)) => files
                .iter()
                .filter_map(|path| self.take_over_file::<G>(path).err())
                .collect(),
            Ok(None) => Vec::new(),
            Err(error) => vec![error],
        }
    }

    fn take_over_file<G: Kept>(&self, path: &Path) -> Result<(), FileError> {
        let fail = |error: io::Error| FileError::on_keeping(path, error);
        let disk = &*self.folders.disk;
        let loaded: Loaded<G> = match store::load_on(disk, path) {
            Ok(loaded) => loaded,
            Err(error) if error.fault.is_damage() => {
                let kept = atomic_file::put_aside(disk, path).map_err(fail)?;
                return Err(FileError {
                    path: kept,
                    ..error
                });
            }
            Err(error) if error.fault == Fault::Missing => return Ok(()),
            Err(error) => return Err(error),
        };
        if let Some(hold) = self.place_for(&loaded)? {
            self.take_in(&hold, loaded)?;
        }
        disk.remove(path).map_err(fail)
    }

    /// The game to store for `loaded`; `None` if the library has all of it.
    fn place_for<G: Kept>(&self, loaded: &Loaded<G>) -> Result<Option<Hold>, FileError> {
        if let Some(Located { hold, kept }) = self.locate(&loaded.table, loaded.game)? {
            match kept.map(|(relation, _)| relation) {
                None | Some(Relation::Behind | Relation::Stranger) => return Ok(Some(hold)),
                Some(Relation::Same | Relation::FurtherOn) => return Ok(None),
                Some(Relation::Branch) => {}
            }
        }
        self.begin(&loaded.table).map(Some)
    }

    /// Writes `loaded` into the library and reads it back.
    fn take_in<G: Kept>(&self, hold: &Hold, loaded: Loaded<G>) -> Result<(), FileError> {
        let mut save = Save::new(&loaded.table);
        save.about = loaded.about;
        let version = Version::new(hold.id(), save.clone(), None);
        self.folders.write(hold.id(), &version, None)?;
        let back = self
            .folders
            .load::<G>(hold.id())
            .map_err(|unreadable| unreadable.error)?;
        match back {
            Some(back) if Save::new(&back.table).actions == save.actions => Ok(()),
            _ => Err(FileError::on_keeping(
                &self.folders.folder(hold.id()),
                Fault::Unverified,
            )),
        }
    }
}
