//! Names for new files: nothing that exists is ever overwritten.

use std::path::{Path, PathBuf};

/// The path, or the first one with a number after its name that does not exist.
pub fn free(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().unwrap_or_default().to_string_lossy();
    let numbered = (2..).map(|number| path.with_file_name(format!("{stem}-{number}.{end}")));
    std::iter::once(path.to_owned())
        .chain(numbered)
        .find(|path| !path.exists())
        .unwrap_or_else(|| path.to_owned())
}
