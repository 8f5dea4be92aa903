//! Saved games on the disk. Writing is all or nothing: into a temporary file in the same folder, which takes the place
//! of the old one only after it has been read back.

use super::fault::{Fault, FileError};
use super::players::Players;
use super::read::Partial;
use super::save::{self, Loaded, SIZE_LIMIT, Save};
use crate::game::Setup;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::Path;
use tempfile::NamedTempFile;

/// What may be overwritten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overwrite {
    /// Intact saved games only.
    SavedGames,
    /// Whatever is there: a person has agreed.
    Anything,
}

/// What a list of games shows of one, read without replaying it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// What the players call the game.
    pub title: Option<String>,
    /// Who sits where.
    pub setup: Setup,
    /// Who of them are bots.
    pub players: Players,
    /// The round, from 1.
    pub round: u16,
    /// Whether the game is over.
    pub finished: bool,
    /// When it was saved, in seconds since 1970 (UTC).
    pub saved: Option<u64>,
}

impl Summary {
    /// Whether it is of the game that is played so.
    pub(super) fn is_of(&self, setup: &Setup, players: &Players) -> bool {
        self.setup == *setup && self.players == *players
    }
}

/// Opens the saved game at `path` and replays it.
///
/// # Errors
/// What is wrong with the file, and the state it holds where that can be played on.
pub fn load(path: &Path) -> Result<Loaded, FileError> {
    let text = read_text(path)?;
    save::decode(&text).map_err(|refusal| FileError {
        path: path.to_owned(),
        saving: false,
        fault: refusal.fault,
        recoverable: refusal.rescue,
    })
}

/// What the saved game at `path` says about itself; the game is not replayed.
///
/// # Errors
/// What is wrong with the beginning of the file.
pub fn summary(path: &Path) -> Result<Summary, FileError> {
    let text = read_text(path)?;
    let partial = Partial::read_head(&text);
    let fail = |fault| FileError::new(path, fault);
    partial.check_kind().map_err(fail)?;
    match (&partial.about, &partial.setup) {
        (Some(about), Some(setup)) => {
            setup.check().map_err(|error| fail(error.into()))?;
            Ok(Summary {
                title: about.title.clone(),
                setup: setup.clone(),
                players: partial.players.clone().unwrap_or_default(),
                round: about.round,
                finished: about.finished,
                saved: about.saved,
            })
        }
        _ => Err(fail(partial.syntax("setup"))),
    }
}

/// Writes `save` to `path`. Whatever fails, the file that was there before stays as it was.
///
/// # Errors
/// Why nothing was written; [`Fault::WouldOverwrite`] if something is there that `overwrite` protects.
pub fn write(path: &Path, save: &Save, overwrite: Overwrite) -> Result<(), FileError> {
    let fail = |fault| FileError::on_saving(path, fault);
    let text = save.encode().map_err(fail)?;
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    check_target(&target, overwrite).map_err(fail)?;
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if !folder.is_dir() {
        return Err(fail(Fault::NoFolder));
    }
    replace(&target, folder, &text).map_err(fail)
}

/// Whether a game may be written to `path`.
fn check_target(path: &Path, overwrite: Overwrite) -> Result<(), Fault> {
    let Ok(found) = fs::metadata(path) else {
        return Ok(());
    };
    if !found.is_file() {
        return Err(Fault::NoFile);
    }
    if found.permissions().readonly() {
        return Err(Fault::Denied);
    }
    if overwrite == Overwrite::Anything {
        return Ok(());
    }
    load(path)
        .map(|_| ())
        .map_err(|error| Fault::WouldOverwrite(Box::new(error.fault)))
}

fn replace(path: &Path, folder: &Path, text: &str) -> Result<(), Fault> {
    let mut file = temporary(folder)?;
    file.write_all(text.as_bytes())?;
    file.flush()?;
    file.as_file().sync_all()?;
    let unverified = |fault| Fault::Unverified(Box::new(fault));
    let back = read_text(file.path()).map_err(|error| unverified(error.fault))?;
    if back != text {
        return Err(unverified(Fault::OtherState));
    }
    save::decode(&back).map_err(|refusal| unverified(refusal.fault))?;
    file.persist(path).map_err(|failed| failed.error)?;
    sync_folder(folder);
    Ok(())
}

/// A temporary file in `folder`, with the permissions that a new file has there.
fn temporary(folder: &Path) -> Result<NamedTempFile, Fault> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".planet-unknown-").suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    Ok(builder.tempfile_in(folder)?)
}

/// Makes the renaming last through a power cut, on systems that can; the file itself is safe already.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        folder
            .sync_all()
            .unwrap_or_else(|error| log::debug!("the folder was not synchronised: {error}"));
    }
}

/// The text of the file at `path`, if it is not too large to be a saved game.
fn read_text(path: &Path) -> Result<String, FileError> {
    let fail = |fault| FileError::new(path, fault);
    let bytes = read_bytes(path).map_err(fail)?;
    if bytes.is_empty() {
        return Err(fail(Fault::Empty));
    }
    String::from_utf8(bytes).map_err(|error| {
        fail(Fault::NotText {
            offset: error.utf8_error().valid_up_to(),
        })
    })
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, Fault> {
    let found = fs::metadata(path)?;
    if !found.is_file() {
        return Err(Fault::NoFile);
    }
    let too_large = |bytes| Fault::TooLarge {
        bytes,
        limit: SIZE_LIMIT,
    };
    if found.len() > SIZE_LIMIT {
        return Err(too_large(found.len()));
    }
    // A file may grow while it is read.
    let mut bytes = Vec::new();
    File::open(path)?
        .take(SIZE_LIMIT + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > SIZE_LIMIT {
        Err(too_large(bytes.len() as u64))
    } else {
        Ok(bytes)
    }
}
