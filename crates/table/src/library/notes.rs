//! The notes on a game in the library.

use crate::atomic_file;
use crate::disk::Disk;
use crate::file_error::FileError;
use crate::save::shortened;
use crate::text_file;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::{Path, PathBuf};

/// The version of the file.
const VERSION: u16 = 1;
/// The largest file that is read, in bytes.
const SIZE_LIMIT: u64 = 64 * 1024;

/// Notes on a game. They are a convenience: the game can be played without them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Notes {
    /// The players' own file for the game.
    pub file: Option<PathBuf>,
    /// The players' title for the game.
    pub title: Option<String>,
    /// How long it has been played, in seconds; 0 if that is not known.
    pub seconds: u64,
}

/// The layout of the file.
#[derive(Serialize, Deserialize)]
struct Contents {
    format: String,
    version: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    seconds: u64,
}

/// Whether the file may go without the number.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_zero(seconds: &u64) -> bool {
    *seconds == 0
}

impl Notes {
    /// The notes in a file that begins with `marker`; empty ones if there are none or if they cannot be read.
    pub(super) fn read(disk: &dyn Disk, path: &Path, marker: &str) -> Self {
        let read = disk.read(path, SIZE_LIMIT).and_then(|bytes| {
            let text = text_file::text(&bytes).map_err(io::Error::other)?;
            ron::from_str::<Contents>(text).map_err(io::Error::other)
        });
        match read {
            Ok(contents) if contents.format == marker && contents.version == VERSION => Self {
                file: contents.file.map(PathBuf::from),
                title: contents.title.as_deref().and_then(shortened),
                seconds: contents.seconds,
            },
            Ok(_) => Self::default(),
            Err(error) => {
                if error.kind() != io::ErrorKind::NotFound {
                    log::warn!("{}: {error}", path.display());
                }
                Self::default()
            }
        }
    }

    /// Writes the notes after `marker`. A path that is not valid text is left out.
    ///
    /// # Errors
    /// The reason why they were not written.
    pub(super) fn write(
        &self,
        disk: &dyn Disk,
        path: &Path,
        marker: &str,
    ) -> Result<(), FileError> {
        let contents = Contents {
            format: marker.to_owned(),
            version: VERSION,
            file: self
                .file
                .as_ref()
                .and_then(|file| file.to_str())
                .map(str::to_owned),
            title: self.title.clone(),
            seconds: self.seconds,
        };
        ron::ser::to_string_pretty(&contents, PrettyConfig::new())
            .map_err(io::Error::other)
            .and_then(|text| atomic_file::replace_on(disk, path, text.as_bytes()))
            .map_err(|error| FileError::on_keeping(path, error))
    }
}
