//! Saved games on the disk. Writing is all or nothing, and [loses nothing](super::target) unasked.

use super::disk::{Disk, RealDisk};
use super::fault::{Access, Fault, Loss};
use super::file_error::FileError;
use super::players::Players;
use super::relation::{Course, Relation};
use super::save::Partial;
use super::save::{self, Loaded, SIZE_LIMIT, Save};
use super::target::{self, Overwrite};
use super::text_file;
use rules::Setup;
use std::path::{Path, PathBuf};

/// The summary of a game for lists, read without replaying it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The players' title for the game.
    pub title: Option<String>,
    /// The setup, with the names that the seats have now.
    pub setup: Setup,
    /// The players that the seats have now.
    pub players: Players,
    /// The round, from 1.
    pub round: u16,
    /// Whether the game is over.
    pub finished: bool,
    /// The time of saving, in seconds since 1970 (UTC).
    pub saved: Option<u64>,
}

/// Opens the saved game at `path` and replays it.
///
/// # Errors
/// The fault in the file, and the state it holds if that can be played on.
pub fn load(path: &Path) -> Result<Loaded, FileError> {
    load_on(&RealDisk, path)
}

/// [`load`] on the given disk.
///
/// # Errors
/// As for [`load`].
pub fn load_on(disk: &dyn Disk, path: &Path) -> Result<Loaded, FileError> {
    let text = read_text(disk, path)?;
    save::decode(&text).map_err(|refusal| FileError {
        path: path.to_owned(),
        access: Access::Reading,
        fault: refusal.fault,
        recoverable: refusal.rescue,
    })
}

/// The summary of the saved game at `path`; the game is not replayed.
///
/// # Errors
/// The fault at the beginning of the file.
pub fn summary(path: &Path) -> Result<Summary, FileError> {
    summary_on(&RealDisk, path)
}

/// [`summary`] on the given disk.
///
/// # Errors
/// As for [`summary`].
pub fn summary_on(disk: &dyn Disk, path: &Path) -> Result<Summary, FileError> {
    let text = read_text(disk, path)?;
    let partial = Partial::read_head(&text);
    let fail = |fault| FileError::new(path, fault);
    partial.check_kind().map_err(fail)?;
    match (&partial.about, &partial.setup) {
        (Some(about), Some(setup)) => {
            setup.check().map_err(|error| fail(error.into()))?;
            let seating = partial.seating(setup);
            Ok(Summary {
                title: about.title.clone(),
                setup: seating.setup().clone(),
                players: seating.players().clone(),
                round: about.round,
                finished: about.finished,
                saved: about.saved,
            })
        }
        _ => Err(fail(partial.syntax("setup"))),
    }
}

/// Writes `save` to `path`, or beside it to [keep both](Overwrite::KeepBoth); returns the path of the file. If anything
/// fails, the previous file is unchanged.
///
/// # Errors
/// The reason why nothing was written; [`Fault::WouldReplace`] if there is a file that `overwrite` protects.
pub fn write(path: &Path, save: &Save, overwrite: Overwrite) -> Result<PathBuf, FileError> {
    write_on(&RealDisk, path, save, overwrite)
}

/// [`write()`] on the given disk.
///
/// # Errors
/// As for [`write()`].
pub fn write_on(
    disk: &dyn Disk,
    path: &Path,
    save: &Save,
    overwrite: Overwrite,
) -> Result<PathBuf, FileError> {
    let fail = |fault| FileError::on_saving(path, fault);
    let text = save.encode().map_err(fail)?;
    save::decode(&text).map_err(|refusal| {
        fail(Fault::Unwritable {
            reason: refusal.fault.to_string(),
        })
    })?;
    let loss = |target: &Path| loss(disk, target, save);
    target::write_on(disk, path, text.as_bytes(), overwrite, &loss)
}

/// What would be lost if `save` replaced the file at `path`: a version of the same game that has no other actions is no
/// loss.
fn loss(disk: &dyn Disk, path: &Path, save: &Save) -> Option<Loss> {
    let there = match load_on(disk, path) {
        Ok(loaded) => loaded.table,
        Err(error) if error.fault == Fault::Missing => return None,
        Err(error) => return Some(Loss::NoGame(Box::new(error.fault))),
    };
    let (there_course, new) = (Course::of(&there), Course::of_save(save));
    let lost = there_course.beyond(&new);
    match there_course.relation(&new) {
        Relation::Same | Relation::Behind => None,
        Relation::FurtherOn => Some(Loss::FurtherSteps(lost)),
        Relation::Branch => Some(Loss::OtherSteps(lost)),
        Relation::Stranger => Some(Loss::Game {
            names: there
                .setup()
                .seats
                .iter()
                .map(|seat| seat.name.clone())
                .collect(),
            round: there.state().round,
            finished: there.state().is_finished(),
        }),
    }
}

/// The text of the file at `path`, if it is not too large to be a saved game.
fn read_text(disk: &dyn Disk, path: &Path) -> Result<String, FileError> {
    let fail = |fault| FileError::new(path, fault);
    let bytes = read_bytes(disk, path).map_err(fail)?;
    if bytes.is_empty() {
        return Err(fail(Fault::Empty));
    }
    let text = text_file::text(&bytes).map_err(|error| fail(error.into()))?;
    Ok(text.to_owned())
}

fn read_bytes(disk: &dyn Disk, path: &Path) -> Result<Vec<u8>, Fault> {
    let found = disk.look(path)?;
    if !found.is_file {
        return Err(Fault::NoFile);
    }
    let too_large = |bytes| Fault::TooLarge {
        bytes,
        limit: SIZE_LIMIT,
    };
    if found.length > SIZE_LIMIT {
        return Err(too_large(found.length));
    }
    // A file may grow while it is being read.
    let bytes = disk.read(path, SIZE_LIMIT + 1)?;
    let length = bytes.len() as u64;
    if length > SIZE_LIMIT {
        Err(too_large(length))
    } else {
        Ok(bytes)
    }
}
