//! Files in which the program keeps what a player has reached. A damaged one is put aside, one of a newer program is left
//! alone.

use crate::atomic_file;
use crate::disk::{Disk as _, Lock, RealDisk, if_there};
use crate::text_file::{self, NoText};
use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;
use thiserror::Error;

/// How often a window tries to write alone, and the pause between two tries.
const TRIES: usize = 50;
const PAUSE: Duration = Duration::from_millis(20);

/// The reason why such a file cannot be used.
#[derive(Debug, Error)]
pub enum KeptProblem {
    /// The file could not be read or written.
    #[error("the file cannot be read or written: {0}")]
    Disk(#[from] io::Error),
    /// The file was written by a newer program; it is left unchanged.
    #[error("the file has version {0}, which this program does not know")]
    Newer(u16),
    /// The file was damaged and has been put aside.
    #[error("the file was damaged; it is kept as {}", kept.display())]
    Damaged {
        /// Its new path.
        kept: PathBuf,
        /// Whether it was text in UTF-16, as some editors write it.
        is_utf_16: bool,
    },
}

/// The part of a file that all versions share.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u16,
}

/// The contents of `text`, which begins with this format and a version. `None` if it is no such file; the version, if it
/// is newer than `version`.
pub fn decode<T: DeserializeOwned>(
    text: &str,
    format: &str,
    version: u16,
) -> Option<Result<T, u16>> {
    let head: Head = ron::from_str(text).ok()?;
    if head.format != format || head.version == 0 {
        return None;
    }
    if head.version > version {
        return Some(Err(head.version));
    }
    ron::from_str(text).ok().map(Ok)
}

/// Reads and writes the file at `path` again while other windows wait: what they have written in between is not lost.
///
/// A window that stopped in the middle, and a disk without locks, hold nobody up for long.
pub fn alone<T>(path: &Path, change: impl FnOnce() -> T) -> T {
    let path = path.with_extension("lock");
    let lock = hold(&path);
    let changed = change();
    // Nothing stays behind. It goes before the lock is free, so that another window has a file of its own.
    if lock.is_some()
        && let Err(error) = RealDisk.remove(&path)
    {
        log::debug!("{}: {error}", path.display());
    }
    changed
}

/// The lock at `path`, unless it cannot be had.
fn hold(path: &Path) -> Option<Lock> {
    for _ in 0..TRIES {
        let folder = RealDisk.make_folder(atomic_file::folder_of(path));
        match folder.and_then(|()| RealDisk.lock(path)) {
            Ok(Some(lock)) => return Some(lock),
            Ok(None) => thread::sleep(PAUSE),
            Err(error) => {
                log::debug!("{}: {error}", path.display());
                return None;
            }
        }
    }
    log::warn!("{}: another window holds it for long", path.display());
    None
}

/// Reads a file; the default if there is none. `decode` returns the contents, the version of a newer program, or nothing
/// if the file is damaged.
///
/// # Errors
/// If the file cannot be read, was written by a newer program or is damaged; a damaged file is kept under another name.
pub fn load<T: Default>(
    path: &Path,
    decode: impl FnOnce(&str) -> Option<Result<T, u16>>,
) -> Result<T, KeptProblem> {
    let Some(bytes) = if_there(fs::read(path))? else {
        return Ok(T::default());
    };
    let text = text_file::text(&bytes);
    match text.ok().and_then(decode) {
        Some(Ok(contents)) => Ok(contents),
        Some(Err(newer)) => Err(KeptProblem::Newer(newer)),
        None => Err(KeptProblem::Damaged {
            kept: atomic_file::put_aside(&RealDisk, path)?,
            is_utf_16: text == Err(NoText::Utf16),
        }),
    }
}

/// Changes what a file keeps, while no other window does; `change` saves it. What was damaged is begun anew, and told.
///
/// # Errors
/// If the file cannot be read or written, was written by a newer program or was damaged.
pub fn change<T: Default, R>(
    path: &Path,
    decode: impl FnOnce(&str) -> Option<Result<T, u16>>,
    change: impl FnOnce(T) -> io::Result<R>,
) -> Result<R, KeptProblem> {
    alone(path, || match load(path, decode) {
        Ok(kept) => Ok(change(kept)?),
        Err(damage @ KeptProblem::Damaged { .. }) => {
            change(T::default())?;
            Err(damage)
        }
        Err(problem) => Err(problem),
    })
}

/// Writes a file: either all of it or, if something goes wrong, none.
///
/// # Errors
/// The reason why it was not written.
pub fn save(path: &Path, contents: &impl Serialize) -> io::Result<()> {
    let text =
        ron::ser::to_string_pretty(contents, PrettyConfig::new()).map_err(io::Error::other)?;
    atomic_file::replace(path, &text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_changed_by_one_window_at_a_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("data/records.ron");
        let lock = folder.path().join("data/records.lock");
        let is_free = || RealDisk.lock(&lock).expect("the disk works").is_some();
        let written = alone(&file, || {
            assert!(!is_free());
            7
        });
        assert_eq!(written, 7);
        assert!(!lock.exists(), "nothing stays behind");
        assert!(is_free());
    }
}
