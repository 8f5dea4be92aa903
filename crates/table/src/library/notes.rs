//! The notes on a game in the library.

use super::game_folders::GameFolders;
use super::identity::GameId;
use crate::atomic_file;
use crate::disk::if_there;
use crate::file_error::FileError;
use crate::save::title;
use crate::text_file;
use game::is_default;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::{Path, PathBuf};

/// The file name of the notes on a game.
const NOTES: &str = "notes.ron";
/// The version of the file.
const VERSION: u16 = 1;
/// The largest file that is read, in bytes.
const SIZE_LIMIT: u64 = 64 * 1024;

/// Notes on a game. They are a convenience: the game can be played without them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Notes {
    /// The marker of the file.
    format: String,
    version: u16,
    /// The players' own file for the game. A path that is not valid text is not written.
    #[serde(default, skip_serializing_if = "is_no_text")]
    pub file: Option<PathBuf>,
    /// The players' title for the game.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "title"
    )]
    pub title: Option<String>,
    /// How long it has been played, in seconds; 0 if that is not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seconds: u64,
}

fn is_no_text(file: &Option<PathBuf>) -> bool {
    file.as_ref().and_then(|file| file.to_str()).is_none()
}

impl GameFolders {
    /// The notes in the folder of a game; empty ones if there are none or if they cannot be read.
    pub(super) fn notes(&self, folder: &Path) -> Notes {
        let path = folder.join(NOTES);
        let read = self.disk.read(&path, SIZE_LIMIT).and_then(|bytes| {
            let text = text_file::text(&bytes).map_err(io::Error::other)?;
            ron::from_str::<Notes>(text).map_err(io::Error::other)
        });
        let read = if_there(read).inspect_err(|error| log::warn!("{}: {error}", path.display()));
        let is_known = |notes: &Notes| notes.format == self.shelf.notes && notes.version == VERSION;
        read.ok().flatten().filter(is_known).unwrap_or_default()
    }

    /// Changes the notes on a game.
    ///
    /// # Errors
    /// The reason why they were not written.
    pub(super) fn note(
        &self,
        id: GameId,
        change: impl FnOnce(&mut Notes),
    ) -> Result<(), FileError> {
        let folder = self.folder(id);
        let mut notes = self.notes(&folder);
        change(&mut notes);
        self.shelf.notes.clone_into(&mut notes.format);
        notes.version = VERSION;
        let path = folder.join(NOTES);
        ron::ser::to_string_pretty(&notes, PrettyConfig::new())
            .map_err(io::Error::other)
            .and_then(|text| atomic_file::replace_on(&*self.disk, &path, text.as_bytes()))
            .map_err(|error| FileError::on_keeping(&path, error))
    }
}
