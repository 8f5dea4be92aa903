//! The program's own small files, such as settings and records: written as a whole, and never lost.

use super::disk::{Disk, RealDisk, if_there};
use std::io;
use std::path::{Path, PathBuf};

/// Replaces the whole of `file` with `text`: either completely or, if something goes wrong, not at all. Creates its
/// folder.
///
/// # Errors
/// If the folder or the file cannot be written.
pub fn replace(file: &Path, text: &str) -> io::Result<()> {
    replace_on(&RealDisk, file, text.as_bytes())
}

/// [`replace`] on the given disk.
///
/// # Errors
/// As for [`replace`].
pub fn replace_on(disk: &dyn Disk, file: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = folder_of(file);
    disk.make_folder(folder)?;
    let mut draft = disk.draft(folder)?;
    draft.write(bytes)?;
    draft.sync()?;
    draft.publish(file)
}

/// The folder of `file`, which may be the current one.
pub(crate) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Renames a damaged `file` without replacing another one; returns its new name.
///
/// # Errors
/// If it cannot be renamed.
pub fn put_aside(disk: &dyn Disk, file: &Path) -> io::Result<PathBuf> {
    let mut kept = file.with_extension("damaged.ron");
    let mut number = 2;
    while exists(disk, &kept)? {
        kept = file.with_extension(format!("damaged-{number}.ron"));
        number += 1;
    }
    disk.rename(file, &kept)?;
    Ok(kept)
}

/// Whether `path` exists.
///
/// # Errors
/// If the disk cannot say.
pub fn exists(disk: &dyn Disk, path: &Path) -> io::Result<bool> {
    Ok(if_there(disk.look(path))?.is_some())
}
