//! A file with settings.

use std::fs;
use std::path::Path;

use serde::de::DeserializeOwned;

use table::{KeptProblem, kept_file, text_file};

/// What is in `file`, if there is one. A damaged one is renamed.
pub(super) fn read<T: DeserializeOwned>(file: &Path) -> Result<Option<T>, KeptProblem> {
    kept_file::load(file, |text| {
        let read = ron::from_str(text);
        let read = read.inspect_err(|error| log::warn!("{}: {error}", file.display()));
        Some(Ok(Some(read.ok()?)))
    })
}

/// What is in `file`; the default if it cannot be read. A damaged one stays as it is.
pub(super) fn peek<T: DeserializeOwned + Default>(file: &Path) -> T {
    let content = fs::read(file).unwrap_or_default();
    let text = text_file::text(&content).unwrap_or_default();
    ron::from_str(text).unwrap_or_default()
}
