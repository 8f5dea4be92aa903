//! Writes the games of the library in the background.
//!
//! Writing happens on a separate thread. If several versions of a game arrive meanwhile, only the newest is written
//! next. A failed write is tried again with the next one, and when the program ends.

use super::game_folders::{GameFolders, Version, Written};
use super::identity::GameId;
use super::{Hold, Library};
use crate::file_error::FileError;
use crate::save::Save;
use game::Kept;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The state shared by the window and the writing thread.
#[derive(Debug)]
pub(super) struct Desk {
    folders: GameFolders,
    tray: Mutex<Tray>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Tray {
    /// The newest unwritten version of each game, with the hold that is kept until it is written.
    waiting: BTreeMap<GameId, (Hold, Version)>,
    /// The faults in writing.
    failed: BTreeMap<GameId, (Hold, Version)>,
    /// Games whose latest version must be examined before it is replaced.
    distrusted: BTreeSet<GameId>,
    writing: bool,
    closing: bool,
    fault: Option<FileError>,
}

impl Library {
    /// Submits the current version of the game. `file` is the players' own file for it. It is written soon, unless a newer one
    /// arrives first.
    pub fn submit<G: Kept>(&self, hold: &Hold, save: Save<G>, file: Option<PathBuf>) {
        let version = Version::new(hold.id(), save, file);
        let mut tray = self.desk.tray();
        let failed = std::mem::take(&mut tray.failed);
        tray.waiting.extend(failed);
        tray.waiting.insert(hold.id(), (hold.clone(), version));
        drop(tray);
        self.start();
        self.desk.changed.notify_all();
    }

    /// Requests that the latest version of a game be examined before it is replaced, even if this process wrote it.
    pub(super) fn distrust(&self, id: GameId) {
        self.desk.tray().distrusted.insert(id);
    }

    /// Waits until every submitted version is written or has failed; returns whether all are written. Failed writes
    /// are tried again with the next action.
    pub fn flush(&self) -> bool {
        let mut tray = self.desk.tray();
        while !tray.waiting.is_empty() || tray.writing {
            tray = self.desk.wait(tray);
        }
        tray.failed.is_empty()
    }

    /// The faults in saving since the last call. Failed writes are tried again with the next action.
    pub fn take_fault(&self) -> Option<FileError> {
        self.desk.tray().fault.take()
    }

    /// Starts the thread unless it is running. If no thread can be started, the work is done at once.
    fn start(&self) {
        let mut thread = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        if thread.is_some() {
            return;
        }
        let desk = Arc::clone(&self.desk);
        let name = "library".to_owned();
        let work = move || desk.work(true);
        match thread::Builder::new().name(name).spawn(work) {
            Ok(started) => *thread = Some(started),
            Err(error) => {
                log::warn!("no thread for saving games: {error}");
                self.desk.work(false);
            }
        }
    }
}

impl Drop for Library {
    /// Writes everything that is left before the program ends.
    fn drop(&mut self) {
        self.desk.close();
        let thread = self
            .writer
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(thread) = thread.take()
            && thread.join().is_err()
        {
            log::error!("the last versions of games may not have been written");
        }
    }
}

impl Desk {
    pub(super) fn new(folders: GameFolders) -> Self {
        Self {
            folders,
            tray: Mutex::default(),
            changed: Condvar::new(),
        }
    }

    /// A thread that panicked cannot have left the tray half changed.
    fn tray(&self) -> MutexGuard<'_, Tray> {
        self.tray.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, tray: MutexGuard<'a, Tray>) -> MutexGuard<'a, Tray> {
        self.changed
            .wait(tray)
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the thread once everything is written; failed writes are tried once more.
    fn close(&self) {
        let mut tray = self.tray();
        let failed = std::mem::take(&mut tray.failed);
        tray.waiting.extend(failed);
        tray.closing = true;
        self.changed.notify_all();
    }

    /// Writes everything that is waiting, and, if it `stays`, what is submitted until the program ends.
    fn work(&self, stays: bool) {
        let mut written = BTreeMap::new();
        while let Some((hold, version)) = self.next(stays) {
            self.write(&mut written, hold, version);
        }
    }

    fn write(&self, written: &mut BTreeMap<GameId, Written>, hold: Hold, version: Version) {
        let id = hold.id();
        let known = written.remove(&id);
        let before = known.filter(|_| !self.tray().distrusted.remove(&id));
        let is_new = before.is_none();
        let result = self.folders.write(id, &version, before);
        if result.is_ok() && is_new {
            self.folders.make_room();
        }
        let result = result.map(|now| written.insert(id, now));
        let mut tray = self.tray();
        tray.writing = false;
        let waits = result.is_err() && !tray.waiting.contains_key(&id) && !tray.closing;
        if let Err(error) = result {
            log::warn!("saving: {error}");
            tray.fault = Some(error);
        }
        if waits {
            tray.failed.insert(id, (hold, version));
        } else {
            // Whoever waits until the game is written may open it in another window at once.
            drop(hold);
        }
        self.changed.notify_all();
    }

    /// The next version to write; `None` when the program ends, or if nothing is waiting and nobody `stays`.
    fn next(&self, stays: bool) -> Option<(Hold, Version)> {
        let mut tray = self.tray();
        loop {
            if let Some((_, next)) = tray.waiting.pop_first() {
                tray.writing = true;
                return Some(next);
            }
            if tray.closing || !stays {
                return None;
            }
            tray = self.wait(tray);
        }
    }
}
