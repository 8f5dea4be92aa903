//! The folders of the library: one for each game, with its latest version and the previous one.

use super::identity::GameId;
use super::stopwatch::Stopwatch;
use crate::atomic_file;
use crate::disk::{Disk, Lock, if_there};
use crate::fault::Fault;
use crate::file_error::FileError;
use crate::save::{About, Loaded, Save};
use crate::shelf::{Kind, Shelf, Summary};
use crate::store::{self, Unreadable};
use crate::target::Overwrite;
use game::{Game, Kept, SeatId};
use std::fmt::Debug;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The file name of the latest version of a game.
pub const LATEST: &str = "latest.ron";
/// The file name of the version at the end of the previous turn.
pub const PREVIOUS: &str = "previous.ron";

/// The folders of the library.
#[derive(Clone, Debug)]
pub(super) struct GameFolders {
    pub(super) disk: Arc<dyn Disk>,
    games: PathBuf,
    locks: PathBuf,
    /// Where removed games are until the next one is removed.
    pub(super) bin: PathBuf,
    pub(super) shelf: Shelf,
}

/// A game of the library as lists show it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its identity.
    pub id: GameId,
    /// The kind of the game, if its file says so.
    pub kind: Option<Kind>,
    /// The file with its latest version.
    pub path: PathBuf,
    /// The players' title for it.
    pub title: Option<String>,
    /// How long it has been played, in seconds; 0 if that is not known.
    pub seconds: u64,
    /// The summary from the file, or the fault in it.
    pub summary: Result<Summary, FileError>,
}

impl Entry {
    /// Whether it is in progress: readable and not over.
    pub fn in_progress(&self) -> Option<&Summary> {
        self.summary.as_ref().ok().filter(|game| !game.finished)
    }

    /// The time of saving, in seconds since 1970 (UTC); that of a damaged game is later than all others.
    pub fn saved(&self) -> u64 {
        self.summary
            .as_ref()
            .map_or(u64::MAX, |game| game.saved.unwrap_or(0))
    }
}

/// A version of a game on its way to the disk.
#[derive(Debug)]
pub(super) struct Version {
    save: Box<dyn Writable>,
    /// The players' own file for the game.
    file: Option<PathBuf>,
}

impl Version {
    /// A version of the game `id`.
    pub(super) fn new<G: Kept>(id: GameId, mut save: Save<G>, file: Option<PathBuf>) -> Self {
        save.game = Some(id);
        let save = Box::new(save);
        Self { save, file }
    }
}

/// The turn in which a version of a game was saved, to keep one version of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TurnStamp {
    round: u16,
    active: Option<SeatId>,
    /// The number of earlier actions.
    cursor: usize,
}

impl TurnStamp {
    /// The turn at `state`, after the first `cursor` actions.
    fn of<G: Game>(state: &G, cursor: usize) -> Self {
        Self {
            round: state.round(),
            active: state.active(),
            cursor,
        }
    }

    /// Whether it is a later turn than `other`. Undoing a turn and playing it again does not leave it.
    fn follows(&self, other: &Self) -> bool {
        (self.round, self.active) != (other.round, other.active) && self.cursor > other.cursor
    }
}

/// A game of some kind in its written form, as those who write it in the background know it.
trait Writable: Debug + Send + Sync {
    fn about(&self) -> &About;

    fn turn(&self) -> TurnStamp;

    /// Writes it to `path`.
    fn write_on(&self, disk: &dyn Disk, path: &Path) -> Result<(), FileError>;

    /// The turn of the version at `path`, which is one of a game of the same kind.
    fn turn_at(&self, disk: &dyn Disk, path: &Path) -> Result<TurnStamp, FileError>;
}

impl<G: Kept> Writable for Save<G> {
    fn about(&self) -> &About {
        &self.about
    }

    fn turn(&self) -> TurnStamp {
        TurnStamp::of(&self.state, self.cursor)
    }

    fn write_on(&self, disk: &dyn Disk, path: &Path) -> Result<(), FileError> {
        store::write_on(disk, path, self, Overwrite::Anything).map(drop)
    }

    fn turn_at(&self, disk: &dyn Disk, path: &Path) -> Result<TurnStamp, FileError> {
        let Loaded { table, .. } = store::load_on::<G>(disk, path)?;
        Ok(TurnStamp::of(table.state(), table.cursor()))
    }
}

/// The result of the last write.
#[derive(Clone, Debug)]
pub(super) struct Written {
    /// The turn that had begun when the previous version was replaced.
    turn: TurnStamp,
    file: Option<PathBuf>,
    watch: Stopwatch,
}

impl GameFolders {
    pub(super) fn new(disk: Arc<dyn Disk>, folder: &Path, shelf: Shelf) -> Self {
        Self {
            disk,
            games: folder.join("games"),
            locks: folder.join("locks"),
            bin: folder.join("removed"),
            shelf,
        }
    }

    pub(super) fn folder(&self, id: GameId) -> PathBuf {
        self.games.join(id.to_string())
    }

    fn latest(&self, id: GameId) -> PathBuf {
        self.folder(id).join(LATEST)
    }

    fn previous(&self, id: GameId) -> PathBuf {
        self.folder(id).join(PREVIOUS)
    }

    /// Whether there is a game `id`, readable or not, or one that can still be restored.
    pub(super) fn has(&self, id: GameId) -> Result<bool, FileError> {
        let has = |folder: PathBuf| {
            atomic_file::exists(&*self.disk, &folder)
                .map_err(|error| FileError::new(&folder, error))
        };
        Ok(has(self.folder(id))? || has(self.bin.join(id.to_string()))?)
    }

    /// Takes the lock of a game; `None` if another process has it.
    pub(super) fn lock(&self, name: &str) -> Result<Option<Lock>, FileError> {
        let path = self.locks.join(name);
        let locked = self
            .disk
            .make_folder(&self.locks)
            .and_then(|()| self.disk.lock(&path));
        // The lock says nothing to the players; the folder of the library does.
        let library = self.locks.parent().unwrap_or(&self.locks);
        locked.map_err(|error| FileError::on_keeping(library, error))
    }

    /// The latest version of a game, or the previous one if there is no latest one; `None` if there is neither.
    pub(super) fn load<G: Kept>(&self, id: GameId) -> Result<Option<Loaded<G>>, Unreadable<G>> {
        let is_there = |loaded: &Result<Loaded<G>, Unreadable<G>>| {
            let unreadable = loaded.as_ref().err();
            unreadable.is_none_or(|game| game.error.fault != Fault::Missing)
        };
        let versions = [self.latest(id), self.previous(id)].into_iter();
        let loaded = versions.map(|path| store::open_on(&*self.disk, &path));
        let mut loaded = loaded.filter(is_there);
        let first = loaded.next().transpose();
        first.map_err(|unreadable| Unreadable {
            before: loaded.find_map(Result::ok).map(Box::new),
            ..unreadable
        })
    }

    /// All games, most recently saved first. Anything that is not a game of the library is left out.
    pub(super) fn entries(&self) -> Vec<Entry> {
        let folders = if_there(self.disk.list(&self.games))
            .inspect_err(|error| log::warn!("{}: {error}", self.games.display()));
        let folders = folders.ok().flatten().unwrap_or_default();
        let entries = folders.iter().filter_map(|folder| self.entry(folder));
        let mut entries: Vec<Entry> = entries.collect();
        entries.sort_by_key(|entry| (std::cmp::Reverse(entry.saved()), entry.id));
        entries
    }

    /// The game in a folder; `None` if there is none.
    pub(super) fn entry(&self, folder: &Path) -> Option<Entry> {
        let id = folder.file_name()?.to_str()?.parse().ok()?;
        let found = |name: &str| {
            let path = folder.join(name);
            let (kind, summary) = store::summary_on(&*self.disk, &self.shelf, &path);
            let is_there = !matches!(&summary, Err(error) if error.fault == Fault::Missing);
            is_there.then_some((path, kind, summary))
        };
        let (path, kind, summary) = found(LATEST).or_else(|| found(PREVIOUS))?;
        let notes = self.notes(folder);
        Some(Entry {
            id,
            kind,
            path,
            title: notes.title,
            seconds: notes.seconds,
            summary,
        })
    }

    /// Writes a version of a game in place of the latest one. `before` describes what this process wrote last; without
    /// it, the existing file is examined first, and put aside if it is damaged. The previous version is replaced at the
    /// first write in a new turn.
    pub(super) fn write(
        &self,
        id: GameId,
        version: &Version,
        before: Option<Written>,
    ) -> Result<Written, FileError> {
        let folder = self.folder(id);
        let fail = |error: io::Error| FileError::on_keeping(&folder, error);
        self.disk.make_folder(&folder).map_err(fail)?;
        let mut written = match before {
            Some(written) => written,
            None => self.examine(id, &*version.save)?,
        };
        written.watch.run(version.save.about().saved);
        let turn = version.save.turn();
        let is_next_turn = turn.follows(&written.turn);
        if is_next_turn {
            self.keep_previous(id)?;
            written.turn = turn;
        }
        let path = self.latest(id);
        let kept = version.save.write_on(&*self.disk, &path);
        kept.map_err(|error| FileError::on_keeping(&path, error.fault))?;
        if version.file.is_some() && version.file != written.file {
            self.note(id, |notes| notes.file.clone_from(&version.file))?;
            written.file.clone_from(&version.file);
        }
        if is_next_turn || version.save.about().finished {
            self.note_time(id, &mut written.watch);
        }
        Ok(written)
    }

    /// Adds the time on `watch` to the notes on a game. Without it the game is as whole as with it: a fault is only logged.
    fn note_time(&self, id: GameId, watch: &mut Stopwatch) {
        if watch.seconds == 0 {
            return;
        }
        let noted = self.note(id, |notes| {
            notes.seconds = notes.seconds.saturating_add(watch.seconds);
        });
        match noted {
            Ok(()) => watch.seconds = 0,
            Err(error) => log::warn!("{error}"),
        }
    }

    /// The state of the last write, from the latest version of a game; if there is none, `save` is the first. A damaged version
    /// is put aside.
    fn examine(&self, id: GameId, save: &dyn Writable) -> Result<Written, FileError> {
        self.sweep(id);
        let path = self.latest(id);
        let (turn, file) = match save.turn_at(&*self.disk, &path) {
            Ok(turn) => (turn, self.notes(&self.folder(id)).file),
            Err(error) if error.fault == Fault::Missing => (save.turn(), None),
            Err(error) if error.fault.is_damage() => {
                let kept = atomic_file::put_aside(&*self.disk, &path);
                kept.map_err(|error| FileError::on_keeping(&path, error))?;
                (save.turn(), None)
            }
            Err(error) => return Err(FileError::on_keeping(&path, error.fault)),
        };
        Ok(Written {
            turn,
            file,
            watch: Stopwatch::default(),
        })
    }

    /// Removes drafts that a process left in the folder of a game when it died.
    fn sweep(&self, id: GameId) {
        let is_draft = |path: &&PathBuf| path.extension().is_some_and(|end| end == "tmp");
        let files = self.disk.list(&self.folder(id)).unwrap_or_default();
        for draft in files.iter().filter(is_draft) {
            if let Err(error) = self.disk.remove(draft) {
                log::debug!("{}: {error}", draft.display());
            }
        }
    }

    /// Replaces the previous version with a copy of the latest one, which is whole however large that is. At every moment at
    /// least one of them exists.
    fn keep_previous(&self, id: GameId) -> Result<(), FileError> {
        let (latest, previous) = (self.latest(id), self.previous(id));
        let copied = self
            .disk
            .read(&latest, u64::MAX)
            .and_then(|bytes| atomic_file::replace_on(&*self.disk, &previous, &bytes));
        if_there(copied).map_err(|error| FileError::on_keeping(&previous, error))?;
        Ok(())
    }
}
