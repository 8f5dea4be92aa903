//! The place where a file of the players is written. Nothing is replaced unasked.
//!
//! Writing is all or nothing: the bytes go to a temporary file in the same folder, which gets its name only after it has been
//! read back. A file that is there already is replaced if nothing would be lost, or if somebody has agreed to that.

use super::atomic_file;
use super::disk::{Disk, Draft, Found, RealDisk, if_there};
use super::fault::{Fault, Loss};
use super::file_error::FileError;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// How often a free name is looked for while other programs take names.
const ATTEMPTS: usize = 1000;

/// What may happen to a file that is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overwrite {
    /// It is replaced if nothing is lost by that.
    NothingLost,
    /// This file is replaced: a person has agreed. If it has changed since, they are asked again.
    Agreed(Found),
    /// It is replaced, whatever it is.
    Anything,
    /// It stays. The new file gets a free name beside it.
    KeepBoth,
}

/// Writes a file that is no game; returns its path. Only a file with the same contents is replaced without a loss.
///
/// # Errors
/// The reason why nothing was written; [`Fault::WouldReplace`] if there is a file that `overwrite` protects.
pub fn write(path: &Path, bytes: &[u8], overwrite: Overwrite) -> Result<PathBuf, FileError> {
    let loss = |target: &Path| {
        let there = RealDisk.read(target, bytes.len() as u64 + 1);
        (there.ok().as_deref() != Some(bytes)).then_some(Loss::File)
    };
    write_on(&RealDisk, path, bytes, overwrite, &loss)
}

/// Checks before long work that its result can be written to `path`.
///
/// # Errors
/// If there is a file already that is not to be overwritten, or no file can be there.
pub fn check(path: &Path, overwrite: bool) -> Result<(), FileError> {
    let found = folder_of(&RealDisk, path).and_then(|_| look(&RealDisk, path));
    let fault = match found {
        Ok(Some(found)) if !overwrite => {
            let loss = Loss::File;
            Fault::WouldReplace { loss, found }
        }
        Ok(_) => return Ok(()),
        Err(fault) => fault,
    };
    Err(FileError::on_saving(path, fault))
}

/// Writes `bytes` to `path`, or beside it to keep both; returns the path of the file. `loss` says what would be lost if the
/// file at a path were replaced.
pub(crate) fn write_on(
    disk: &dyn Disk,
    path: &Path,
    bytes: &[u8],
    overwrite: Overwrite,
    loss: &dyn Fn(&Path) -> Option<Loss>,
) -> Result<PathBuf, FileError> {
    let written = match overwrite {
        Overwrite::KeepBoth => put_beside(disk, path, bytes),
        _ => put(disk, path, bytes, overwrite, loss).map(|()| path.to_owned()),
    };
    written.map_err(|fault| FileError::on_saving(path, fault))
}

/// The path, or the first one with a number after its name that is free.
pub fn beside(path: &Path) -> PathBuf {
    names(path)
        .find(|name| fs::symlink_metadata(name).is_err())
        .unwrap_or_else(|| path.to_owned())
}

/// The path, followed by those with a number after its name.
fn names(path: &Path) -> impl Iterator<Item = PathBuf> {
    let stem = path.file_stem().unwrap_or_default();
    let (name, first) = numbered(&stem.to_string_lossy())
        .map_or_else(|| (stem.to_owned(), 2), |(name, number)| (name, number + 1));
    let rest = (first..).take(ATTEMPTS).map(move |number| {
        let mut name = name.clone();
        name.push(format!(" ({number})"));
        if let Some(extension) = path.extension() {
            name.push(".");
            name.push(extension);
        }
        path.with_file_name(name)
    });
    std::iter::once(path.to_owned()).chain(rest)
}

/// The name and the number in “name (number)”.
fn numbered(stem: &str) -> Option<(OsString, u32)> {
    let (name, number) = stem.strip_suffix(')')?.rsplit_once(" (")?;
    Some((name.into(), number.parse::<u16>().ok()?.into()))
}

fn put(
    disk: &dyn Disk,
    path: &Path,
    bytes: &[u8],
    overwrite: Overwrite,
    loss: &dyn Fn(&Path) -> Option<Loss>,
) -> Result<(), Fault> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = folder_of(disk, &target)?;
    for _ in 0..ATTEMPTS {
        look(disk, &target)?;
        let draft = draft(disk, folder, bytes)?;
        // As late as possible, so that hardly anybody can change the file before it is replaced.
        let Some(found) = look(disk, &target)? else {
            match draft.publish_new(&target) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    // A link that leads nowhere has the name, too.
                    if atomic_file::exists(disk, &target)? {
                        continue;
                    }
                    return Err(Fault::Taken);
                }
                published => return Ok(published?),
            }
        };
        let is_agreed = [Overwrite::Anything, Overwrite::Agreed(found)].contains(&overwrite);
        if !is_agreed && let Some(loss) = loss(&target) {
            return Err(Fault::WouldReplace { loss, found });
        }
        return Ok(draft.publish(&target)?);
    }
    Err(Fault::Taken)
}

fn put_beside(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<PathBuf, Fault> {
    let folder = folder_of(disk, path)?;
    for name in names(path) {
        if atomic_file::exists(disk, &name)? {
            continue;
        }
        match draft(disk, folder, bytes)?.publish_new(&name) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            published => return Ok(published.map(|()| name)?),
        }
    }
    Err(Fault::Taken)
}

/// The folder of the file at `path`, which has to exist.
fn folder_of<'a>(disk: &dyn Disk, path: &'a Path) -> Result<&'a Path, Fault> {
    let folder = atomic_file::folder_of(path);
    match if_there(disk.look(folder))? {
        Some(found) if found.is_file => Err(Fault::FolderIsFile),
        Some(_) => Ok(folder),
        None => Err(Fault::NoFolder),
    }
}

/// The file at `path`, if there is one; it has to be one that can be written.
fn look(disk: &dyn Disk, path: &Path) -> Result<Option<Found>, Fault> {
    match if_there(disk.look(path))? {
        Some(found) if !found.is_file => Err(Fault::NoFile),
        Some(found) if found.readonly => Err(Fault::Protected),
        found => Ok(found),
    }
}

/// A file without a name in `folder` with these bytes, read back from the disk.
fn draft(disk: &dyn Disk, folder: &Path, bytes: &[u8]) -> Result<Box<dyn Draft>, Fault> {
    let mut draft = disk.draft(folder)?;
    draft.write(bytes)?;
    draft.sync()?;
    let is_whole = draft.read_back()? == bytes;
    is_whole.then_some(draft).ok_or(Fault::Unverified)
}
