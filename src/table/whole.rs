//! Small files of the program's own, such as settings and records: written as a whole, and never lost.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// Writes `text` as the whole of `file`: either all of it or, if something goes wrong, nothing. Its folder is made.
///
/// # Errors
/// If the folder or the file cannot be written.
pub fn replace(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut written = NamedTempFile::new_in(folder)?;
    written.write_all(text.as_bytes())?;
    written.as_file().sync_all()?;
    written.persist(file)?;
    Ok(())
}

/// Renames a damaged `file`, never over another one; gives its new name.
///
/// # Errors
/// If it cannot be renamed.
pub fn put_aside(file: &Path) -> io::Result<PathBuf> {
    let mut kept = file.with_extension("damaged.ron");
    let mut number = 2;
    while kept.exists() {
        kept = file.with_extension(format!("damaged-{number}.ron"));
        number += 1;
    }
    fs::rename(file, &kept)?;
    Ok(kept)
}
