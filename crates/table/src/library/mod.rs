//! The library: every game ever begun, of any kind, saved automatically.
//!
//! Each game has an [identity](GameId) and its own folder, with its latest version and the one at the end of the
//! previous turn. No game replaces another one, and opening writes nothing: only the first action does. A game is
//! [held](Hold) by one window at a time.
//!
//! ```text
//! games/<identity>/latest.ron     the game after its last action
//! games/<identity>/previous.ron   the game at the end of the turn before
//! games/<identity>/notes.ron      the path of the players' own file, and their title
//! locks/<identity>                the lock of the window that has it open
//! removed/<identity>              the game that was removed last
//! ```

mod game_folders;
mod identity;
mod import;
mod keeper;
mod notes;
mod opening;
mod removal;
mod retention;
mod stopwatch;
mod writer;

pub use game_folders::{Entry, LATEST, PREVIOUS};
pub use identity::{GameId, NoGameId};
pub use keeper::Keeper;
pub use opening::{OpenOutcome, Opened};
pub use retention::KEPT;

use self::game_folders::GameFolders;
use self::writer::Desk;
use super::clock;
use super::disk::{Disk, Lock, RealDisk};
use super::file_error::FileError;
use super::history::Table;
pub use super::relation::Relation;
use super::save::{Save, shortened};
use super::shelf::{Kind, Shelf, Summary};
use super::store;
use game::{Game, Kept};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::JoinHandle;

/// The library of games.
#[derive(Debug)]
pub struct Library {
    folders: GameFolders,
    /// The games that this process holds.
    held: Mutex<BTreeMap<GameId, Weak<Lock>>>,
    desk: Arc<Desk>,
    /// The thread that works at the desk, once something was submitted.
    writer: Mutex<Option<JoinHandle<()>>>,
}

/// A game that only this window may write, until the last copy is dropped or the process ends.
#[derive(Clone, Debug)]
pub struct Hold {
    id: GameId,
    _lock: Arc<Lock>,
}

impl Hold {
    /// The identity of the game.
    pub const fn id(&self) -> GameId {
        self.id
    }
}

impl Library {
    /// The library of the games of `shelf` in `folder`, which is created when the first game is begun.
    pub fn new(folder: &Path, shelf: &Shelf) -> Self {
        Self::on(Arc::new(RealDisk), folder, shelf)
    }

    /// [`Self::new`] on the given disk.
    pub fn on(disk: Arc<dyn Disk>, folder: &Path, shelf: &Shelf) -> Self {
        let folders = GameFolders::new(disk, folder, *shelf);
        Self {
            desk: Arc::new(Desk::new(folders.clone())),
            writer: Mutex::default(),
            held: Mutex::default(),
            folders,
        }
    }

    /// All games, most recently saved first. Waits until every submitted version is written.
    pub fn entries(&self) -> Vec<Entry> {
        self.flush();
        self.folders.entries()
    }

    /// The finished games of one kind that are `wanted`, played again, most recently saved first. Those that cannot be
    /// read are left out.
    pub fn finished<G: Kept>(
        &self,
        wanted: impl Fn(&Summary) -> bool,
    ) -> impl Iterator<Item = (Entry, Table<G>)> {
        let kind = Kind::of::<G>();
        let is_wanted = move |game: &Summary| game.finished && game.kind == kind && wanted(game);
        let entries = self.entries().into_iter();
        let entries = entries.filter(move |entry| entry.summary.as_ref().is_ok_and(&is_wanted));
        entries.filter_map(|entry| {
            let loaded = store::load::<G>(&entry.path).inspect_err(|error| log::warn!("{error}"));
            Some((entry, loaded.ok()?.table))
        })
    }

    /// Assigns a unique identity to the new game on `table`, and holds it.
    ///
    /// # Errors
    /// The reason why it cannot be kept.
    pub fn begin<G: Game>(&self, table: &Table<G>) -> Result<Hold, FileError> {
        let mut id = GameId::of_table(table);
        loop {
            if !self.is_held_here(id)
                && !self.folders.has(id)?
                && let Some(hold) = self.hold(id)?
            {
                return Ok(hold);
            }
            id = id.next();
        }
    }

    /// Gives a game a title; an empty one removes it. Returns whether it was changed: not while another process has the
    /// game open.
    ///
    /// # Errors
    /// The reason why it has no new title.
    pub fn rename(&self, id: GameId, title: &str) -> Result<bool, FileError> {
        self.flush();
        let Some(_hold) = self.hold(id)? else {
            return Ok(false);
        };
        self.folders
            .note(id, |notes| notes.title = shortened(title.trim()))?;
        Ok(true)
    }

    /// Keeps the game on `table` once more, as another game.
    ///
    /// # Errors
    /// The reason why it cannot be kept.
    pub fn copy<G: Kept>(&self, table: &Table<G>) -> Result<(), FileError> {
        let hold = self.begin(table)?;
        self.submit(&hold, Save::new(table).saved_at(clock::now()), None);
        self.flush();
        Ok(())
    }

    /// Holds a game; `None` if another process does.
    fn hold(&self, id: GameId) -> Result<Option<Hold>, FileError> {
        let mut held = self.held();
        held.retain(|_, lock| lock.strong_count() > 0);
        let mut lock = held.get(&id).and_then(Weak::upgrade);
        if lock.is_none() {
            lock = self.folders.lock(&id.to_string())?.map(Arc::new);
            held.extend(lock.iter().map(|lock| (id, Arc::downgrade(lock))));
        }
        Ok(lock.map(|_lock| Hold { id, _lock }))
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
