//! Saved games on the disk. Writing is all or nothing, and [loses nothing](super::target) unasked.

use super::disk::{Disk, RealDisk};
use super::fault::{Fault, Loss};
use super::file_error::FileError;
use super::history::Table;
use super::relation::Relation;
use super::save::{self, Loaded, Save};
use super::shelf::{Kind, Shelf, Summary};
use super::target::{self, Overwrite};
use super::text_file;
use game::{Game, Kept, SeatId, Setup as _};
use std::path::{Path, PathBuf};

/// A game that cannot be opened as it is.
#[derive(Clone, Debug)]
pub struct Unreadable<G: Game> {
    /// The fault in its file; for a game of the library, in the file of its latest version.
    pub error: FileError,
    /// The state in that file, as a game that starts there, if it is valid and matches its hash.
    pub rescue: Option<Box<Loaded<G>>>,
    /// The previous version in the library, if that is intact.
    pub before: Option<Box<Loaded<G>>>,
}

/// Opens the saved game at `path` and replays it.
///
/// # Errors
/// The fault in the file, and what can still be played.
pub fn open<G: Kept>(path: &Path) -> Result<Loaded<G>, Unreadable<G>> {
    open_on(&RealDisk, path)
}

/// [`open`] on the given disk.
///
/// # Errors
/// As for [`open`].
pub(crate) fn open_on<G: Kept>(disk: &dyn Disk, path: &Path) -> Result<Loaded<G>, Unreadable<G>> {
    let unreadable = |fault: Fault, rescue| Unreadable {
        error: FileError::new(path, fault),
        rescue,
        before: None,
    };
    let text = read_text(disk, path, G::SIZE_LIMIT).map_err(|fault| unreadable(fault, None))?;
    save::decode(&text).map_err(|refusal| unreadable(refusal.fault, refusal.rescue))
}

/// [`open`], where nothing is made of a damaged file.
///
/// # Errors
/// The fault in the file.
pub fn load<G: Kept>(path: &Path) -> Result<Loaded<G>, FileError> {
    load_on(&RealDisk, path)
}

/// [`load`] on the given disk.
///
/// # Errors
/// As for [`load`].
pub(crate) fn load_on<G: Kept>(disk: &dyn Disk, path: &Path) -> Result<Loaded<G>, FileError> {
    open_on(disk, path).map_err(|game| game.error)
}

/// The summary of the saved game at `path`, of whatever kind on `shelf`; the game is not replayed.
///
/// # Errors
/// The fault at the beginning of the file.
pub fn summary(shelf: &Shelf, path: &Path) -> Result<Summary, FileError> {
    summary_on(&RealDisk, shelf, path).1
}

/// [`summary`] on the given disk, after the kind of the game: it may be known even if there is no summary.
pub(crate) fn summary_on(
    disk: &dyn Disk,
    shelf: &Shelf,
    path: &Path,
) -> (Option<Kind>, Result<Summary, FileError>) {
    let fail = |fault| FileError::new(path, fault);
    let text = match read_text(disk, path, shelf.size_limit()) {
        Ok(text) => text,
        Err(fault) => return (None, Err(fail(fault))),
    };
    let mut read = shelf.kinds.iter().map(|kind| (kind, (kind.summary)(&text)));
    match read.find(|(_, summary)| !matches!(summary, Err(Fault::Foreign { .. }))) {
        Some((kind, summary)) => (Some(*kind), summary.map_err(fail)),
        None => (None, Err(fail(shelf.foreign()))),
    }
}

/// Writes `save` to `path`, or beside it to [keep both](Overwrite::KeepBoth); returns the path of the file. If anything
/// fails, the previous file is unchanged.
///
/// # Errors
/// The reason why nothing was written; [`Fault::WouldReplace`] if there is a file that `overwrite` protects.
pub fn write<G: Kept>(
    path: &Path,
    save: &Save<G>,
    overwrite: Overwrite,
) -> Result<PathBuf, FileError> {
    write_on(&RealDisk, path, save, overwrite)
}

/// [`write()`] on the given disk.
///
/// # Errors
/// As for [`write()`].
pub fn write_on<G: Kept>(
    disk: &dyn Disk,
    path: &Path,
    save: &Save<G>,
    overwrite: Overwrite,
) -> Result<PathBuf, FileError> {
    let fail = |fault| FileError::on_saving(path, fault);
    let text = save.encode().map_err(fail)?;
    let read_back = save::decode::<G>(&text).map_err(|refusal| {
        fail(Fault::Unwritable {
            reason: refusal.fault.to_string(),
        })
    })?;
    let loss = |target: &Path| loss(disk, target, &read_back.table);
    target::write_on(disk, path, text.as_bytes(), overwrite, &loss)
}

/// What would be lost if the game on `table` replaced the file at `path`: a version of the same game that has no other actions
/// is no loss.
fn loss<G: Kept>(disk: &dyn Disk, path: &Path, table: &Table<G>) -> Option<Loss> {
    let there: Table<G> = match load_on(disk, path) {
        Ok(loaded) => loaded.table,
        Err(error) if error.fault == Fault::Missing => return None,
        Err(error) => return Some(Loss::NoGame(Box::new(error.fault))),
    };
    let (relation, lost) = Relation::with_beyond(&there, table);
    match relation {
        Relation::Same | Relation::Behind => None,
        Relation::FurtherOn => Some(Loss::FurtherSteps(lost)),
        Relation::Branch => Some(Loss::OtherSteps(lost)),
        Relation::Stranger => Some(Loss::Game {
            names: SeatId::first(there.setup().seat_count())
                .map(|seat| there.setup().name(seat).to_owned())
                .collect(),
            round: there.state().round(),
            finished: there.state().is_finished(),
        }),
    }
}

/// The text of the file at `path`, if it is not larger than `limit`, in bytes.
pub(crate) fn read_text(disk: &dyn Disk, path: &Path, limit: u64) -> Result<String, Fault> {
    let found = disk.look(path)?;
    if !found.is_file {
        return Err(Fault::NoFile);
    }
    let too_large = |bytes| Fault::TooLarge { bytes, limit };
    if found.length > limit {
        return Err(too_large(found.length));
    }
    // A file may grow while it is being read.
    let bytes = disk.read(path, limit + 1)?;
    match bytes.len() as u64 {
        0 => Err(Fault::Empty),
        length if length > limit => Err(too_large(length)),
        _ => Ok(text_file::text(&bytes)?.to_owned()),
    }
}
