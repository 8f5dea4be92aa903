//! The game in progress, saved after every action without being asked and without making anybody wait.
//!
//! A thread of its own writes; of several games that arrive while it writes, only the newest is written next.

use super::fault::{Fault, FileError};
use super::save::{Loaded, Save};
use super::store::{self, Overwrite, Summary};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{SystemTime, UNIX_EPOCH};

/// Name of the file in the folder of autosaves.
pub const FILE: &str = "autosave.ron";
/// Name of the file that keeps the autosave of the game before; those of earlier games have a number behind it.
pub const PREVIOUS: &str = "autosave-previous.ron";
/// So many games before the one in progress are kept.
const KEPT: usize = 6;

/// Writes the game in progress in the background.
#[derive(Debug)]
pub struct Autosave {
    desk: Arc<Desk>,
    writer: Option<JoinHandle<()>>,
}

/// What the window and the writing thread share.
#[derive(Debug)]
struct Desk {
    folder: PathBuf,
    tray: Mutex<Tray>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Tray {
    /// The newest game that is not written yet.
    waiting: Option<Save>,
    writing: bool,
    closing: bool,
    fault: Option<FileError>,
}

impl Autosave {
    /// Begins to write autosaves into `folder`, which is made when the first one comes.
    ///
    /// # Errors
    /// If the system has no thread to spare.
    pub fn start(folder: &Path) -> io::Result<Self> {
        let desk = Desk {
            folder: folder.to_owned(),
            tray: Mutex::default(),
            changed: Condvar::new(),
        };
        let desk = Arc::new(desk);
        let shared = Arc::clone(&desk);
        let writer = thread::Builder::new()
            .name("autosave".to_owned())
            .spawn(move || shared.work())?;
        Ok(Self {
            desk,
            writer: Some(writer),
        })
    }

    /// Hands in the game as it stands now. It is written soon, unless a newer one comes first.
    pub fn submit(&self, save: Save) {
        self.desk.tray().waiting = Some(save);
        self.desk.changed.notify_all();
    }

    /// Waits until everything handed in is written.
    pub fn flush(&self) {
        let mut tray = self.desk.tray();
        while tray.waiting.is_some() || tray.writing {
            tray = self.desk.wait(tray);
        }
    }

    /// What went wrong since this was last asked. The next game handed in is tried again.
    pub fn take_fault(&self) -> Option<FileError> {
        self.desk.tray().fault.take()
    }
}

impl Drop for Autosave {
    /// Writes what is left before the program ends.
    fn drop(&mut self) {
        self.desk.tray().closing = true;
        self.desk.changed.notify_all();
        if let Some(writer) = self.writer.take()
            && writer.join().is_err()
        {
            log::error!("the last autosave may not have been written");
        }
    }
}

impl Desk {
    /// A thread that panicked cannot have left the tray half changed.
    fn tray(&self) -> MutexGuard<'_, Tray> {
        self.tray.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, tray: MutexGuard<'a, Tray>) -> MutexGuard<'a, Tray> {
        self.changed
            .wait(tray)
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        let mut overwrite = Overwrite::SavedGames;
        while let Some(save) = self.next() {
            let result = write_over(&self.folder, &save, overwrite);
            // What this thread has written and read back once need not be replayed before it is replaced.
            overwrite = if result.is_ok() {
                Overwrite::Anything
            } else {
                Overwrite::SavedGames
            };
            let mut tray = self.tray();
            tray.writing = false;
            if let Err(error) = result {
                log::warn!("autosave: {error}");
                tray.fault = Some(error);
            }
            self.changed.notify_all();
        }
    }

    /// The next game to write; nothing when the program ends.
    fn next(&self) -> Option<Save> {
        let mut tray = self.tray();
        loop {
            if let Some(save) = tray.waiting.take() {
                tray.writing = true;
                return Some(save);
            }
            if tray.closing {
                return None;
            }
            tray = self.wait(tray);
        }
    }
}

/// Writes an autosave now. A file in its place that is damaged is set aside, one of another game becomes the previous.
///
/// # Errors
/// Why nothing was written.
pub fn write(folder: &Path, save: &Save) -> Result<(), FileError> {
    write_over(folder, save, Overwrite::SavedGames)
}

fn write_over(folder: &Path, save: &Save, overwrite: Overwrite) -> Result<(), FileError> {
    fs::create_dir_all(folder).map_err(|error| FileError::on_saving(folder, error))?;
    let path = folder.join(FILE);
    match store::summary(&path) {
        Ok(found) if found.is_of(&save.setup, &save.players) => {}
        Ok(_) => keep_previous(folder)?,
        Err(error) if error.fault == Fault::Missing => {}
        Err(error) if error.fault.is_damage() => {
            set_aside(&path)?;
        }
        Err(error) => return Err(error),
    }
    let save = if save.about.saved.is_none() {
        save.clone().saved_at(now())
    } else {
        save.clone()
    };
    match store::write(&path, &save, overwrite) {
        Err(FileError {
            fault: Fault::WouldOverwrite(_),
            ..
        }) => {
            set_aside(&path)?;
            store::write(&path, &save, Overwrite::SavedGames)
        }
        result => result,
    }
}

/// Makes the autosave in `folder` the previous one. Of those before it the oldest goes where there are too many.
fn keep_previous(folder: &Path) -> Result<(), FileError> {
    let places: Vec<PathBuf> = previous_files(folder).collect();
    let free = places
        .iter()
        .position(|place| !place.exists())
        .unwrap_or(KEPT - 1);
    for number in (0..free).rev() {
        rename(&places[number], &places[number + 1])?;
    }
    rename(&folder.join(FILE), &places[0])
}

/// The files of the previous games, the latest first, whether they are there or not.
fn previous_files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let numbered = (2..=KEPT).map(|number| format!("autosave-previous-{number}.ron"));
    std::iter::once(PREVIOUS.to_owned())
        .chain(numbered)
        .map(|name| folder.join(name))
}

/// The games before the one that can be continued that are not over, the latest first, each once, with their files.
pub fn previous(folder: &Path) -> Vec<(PathBuf, Summary)> {
    let current = find(folder);
    let mut games: Vec<(PathBuf, Summary)> = Vec::new();
    for path in previous_files(folder) {
        let Ok(game) = store::summary(&path) else {
            continue;
        };
        let mut known = current.iter().chain(games.iter().map(|(_, known)| known));
        if !game.finished && !known.any(|known| known.is_of(&game.setup, &game.players)) {
            games.push((path, game));
        }
    }
    games
}

/// What can be continued: the autosave in `folder`, read without replaying it. Nothing if there is none, or if what is
/// there is damaged; [`resume`] tells more.
pub fn find(folder: &Path) -> Option<Summary> {
    store::summary(&folder.join(FILE)).ok()
}

/// Whether there is an autosave in `folder`, readable or not.
pub fn exists(folder: &Path) -> bool {
    folder.join(FILE).exists()
}

/// Opens the autosave in `folder`; nothing if there is none. One that is damaged is set aside under another name, which
/// the error tells, so that the next autosave does not replace it.
///
/// # Errors
/// What is wrong with it, and the state it holds where that can be played on.
pub fn resume(folder: &Path) -> Result<Option<Loaded>, FileError> {
    let path = folder.join(FILE);
    match store::load(&path) {
        Ok(loaded) => Ok(Some(loaded)),
        Err(error) if error.fault == Fault::Missing => Ok(None),
        Err(error) if error.fault.is_damage() => Err(FileError {
            path: set_aside(&path)?,
            ..error
        }),
        Err(error) => Err(error),
    }
}

/// Gives a damaged file another name and tells which.
fn set_aside(path: &Path) -> Result<PathBuf, FileError> {
    let names =
        (1..u32::MAX).map(|number| path.with_file_name(format!("autosave-damaged-{number}.ron")));
    let aside = names
        .into_iter()
        .find(|name| !name.exists())
        .unwrap_or_else(|| path.with_extension("damaged"));
    rename(path, &aside)?;
    Ok(aside)
}

fn rename(from: &Path, to: &Path) -> Result<(), FileError> {
    fs::rename(from, to).map_err(|error| FileError::on_saving(from, error))
}

/// Seconds since 1970 (UTC).
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs())
}
