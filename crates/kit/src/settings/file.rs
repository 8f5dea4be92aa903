//! A file with settings.

use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::de::DeserializeOwned;

use table::atomic_file;
use table::text_file::{self, NoText};

/// The damage of a file with settings.
#[derive(Debug, thiserror::Error)]
pub enum Damage {
    /// It is no text.
    #[error(transparent)]
    NoText(#[from] NoText),
    /// The text is no settings.
    #[error(transparent)]
    Syntax(#[from] Box<ron::error::SpannedError>),
}

/// The reason why the stored settings could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadProblem {
    /// The file could not be read.
    #[error("the settings cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    /// The file is damaged and was renamed.
    #[error("the settings are damaged ({error}); the file is kept as {kept}")]
    Damaged {
        /// The error.
        error: Damage,
        /// The new path of the file.
        kept: PathBuf,
    },
}

/// What is in `file`, if there is one. A damaged one is renamed.
pub(super) fn read<T: DeserializeOwned>(file: &Path) -> Result<Option<T>, LoadProblem> {
    let content = match fs::read(file) {
        Ok(content) => content,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    decode(&content).map(Some).or_else(|error| {
        Err(LoadProblem::Damaged {
            error,
            kept: atomic_file::put_aside(file)?,
        })
    })
}

/// What is in `file`; the default if it cannot be read. A damaged one stays as it is.
pub(super) fn peek<T: DeserializeOwned + Default>(file: &Path) -> T {
    let content = fs::read(file).unwrap_or_default();
    decode(&content).unwrap_or_default()
}

fn decode<T: DeserializeOwned>(content: &[u8]) -> Result<T, Damage> {
    Ok(ron::from_str(text_file::text(content)?).map_err(Box::new)?)
}
