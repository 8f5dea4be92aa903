//! The library: every game that was begun, kept without being asked.
//!
//! Each game has an [identity](GameId) and a folder of its own, with its latest version and the one at the end of the
//! turn before. No game takes the place of another one, and opening writes nothing: the first action does. A game is
//! [held](Hold) by one window at a time.
//!
//! ```text
//! games/<identity>/latest.ron     the game after its last action
//! games/<identity>/previous.ron   the game at the end of the turn before
//! games/<identity>/notes.ron      the file of their own in which the players keep it
//! locks/<identity>                who has it open
//! ```

mod approach;
mod identity;
mod keeper;
mod kin;
mod notes;
mod room;
mod shelf;
mod takeover;
mod turn;
mod writer;

pub use approach::{Approach, Opened};
pub use identity::{GameId, NoGameId};
pub use keeper::Keeper;
pub use kin::Kin;
pub use room::KEPT;
pub use shelf::{Entry, LATEST, PREVIOUS, Unreadable};

use self::shelf::{Shelf, Version};
use self::writer::Writer;
use super::disk::{Disk, Lock, RealDisk};
use super::fault::FileError;
use super::history::Table;
use super::save::Save;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// The games that were begun.
#[derive(Debug)]
pub struct Library {
    shelf: Shelf,
    /// The games that this process holds.
    held: Mutex<BTreeMap<GameId, Weak<Lock>>>,
    writer: Writer,
}

/// A game that this window may write. Others may once the last copy is dropped, or when the process is gone.
#[derive(Clone, Debug)]
pub struct Hold {
    id: GameId,
    _lock: Arc<Lock>,
}

impl Hold {
    /// Which game it is.
    pub const fn id(&self) -> GameId {
        self.id
    }
}

impl Library {
    /// The library in `folder`, which is made when the first game is begun.
    pub fn new(folder: &Path) -> Self {
        Self::on(Arc::new(RealDisk), folder)
    }

    /// The same on some disk.
    pub fn on(disk: Arc<dyn Disk>, folder: &Path) -> Self {
        let shelf = Shelf::new(disk, folder);
        Self {
            writer: Writer::new(shelf.clone()),
            held: Mutex::default(),
            shelf,
        }
    }

    /// All games, those saved last first. What was handed in and is not written yet is waited for.
    pub fn entries(&self) -> Vec<Entry> {
        self.writer.flush();
        self.shelf.entries()
    }

    /// Gives the new game on `table` an identity that no other game has, and holds it.
    ///
    /// # Errors
    /// Why it cannot be kept.
    pub fn begin(&self, table: &Table) -> Result<Hold, FileError> {
        let mut id = GameId::of_table(table);
        loop {
            if !self.is_held_here(id)
                && !self.shelf.has(id)?
                && let Some(hold) = self.hold(id)?
            {
                return Ok(hold);
            }
            id = id.next();
        }
    }

    /// Hands in the game as it stands now. `file` is the file of their own in which the players keep it.
    pub fn submit(&self, hold: &Hold, save: Save, file: Option<PathBuf>) {
        self.writer.submit(hold.clone(), Version { save, file });
    }

    /// Waits until everything that was handed in is written or has failed; returns whether all of it is written. What
    /// has failed is tried again with the next action.
    pub fn flush(&self) -> bool {
        self.writer.flush()
    }

    /// What went wrong with saving since this was last asked. It is tried again with the next action.
    pub fn take_fault(&self) -> Option<FileError> {
        self.writer.take_fault()
    }

    /// Holds a game; `None` if another process does.
    fn hold(&self, id: GameId) -> Result<Option<Hold>, FileError> {
        let mut held = self.held();
        held.retain(|_, lock| lock.strong_count() > 0);
        let lock = match held.get(&id).and_then(Weak::upgrade) {
            Some(lock) => lock,
            None => match self.shelf.lock(&id.to_string())? {
                Some(lock) => {
                    let lock = Arc::new(lock);
                    held.insert(id, Arc::downgrade(&lock));
                    lock
                }
                None => return Ok(None),
            },
        };
        Ok(Some(Hold { id, _lock: lock }))
    }

    fn is_held_here(&self, id: GameId) -> bool {
        self.held()
            .get(&id)
            .is_some_and(|lock| lock.strong_count() > 0)
    }

    /// A thread that panicked cannot have left the map half changed.
    fn held(&self) -> MutexGuard<'_, BTreeMap<GameId, Weak<Lock>>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
