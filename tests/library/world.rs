//! A stand-in for the window: it opens games, plays, and keeps them as the table screen does. It also records what must
//! not be lost.

use super::disk::FaultyDisk;
use play::library::{OpenOutcome, Opened};
use play::{Table, store};
use rules::{Action, Setup};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::library::Keeper;
use table::{GameId, Library, Overwrite};
use tempfile::TempDir;

/// A version of a game: its actions and the number of them before the cursor.
type Version = (Vec<Action>, usize);

/// The versions of a game that may be found on the disk: the last confirmed one and those handed in since.
#[derive(Debug, Default)]
struct Expected {
    versions: Vec<Version>,
    /// Whether the first of them is known to be on the disk.
    is_confirmed: bool,
}

/// The player's answer when the library has a version that is further on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    Kept,
    Asked,
    Cancel,
}

/// A person at a window.
pub struct World {
    pub folder: TempDir,
    pub disk: FaultyDisk,
    pub library: Library,
    sitting: Option<(Table, Keeper)>,
    expected: BTreeMap<GameId, Expected>,
    /// Files of the player's own.
    pub files: Vec<PathBuf>,
}

impl World {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let disk = FaultyDisk::new();
        let library = Library::on(Arc::new(disk.clone()), folder.path(), &play::SHELF);
        Self {
            folder,
            disk,
            library,
            sitting: None,
            expected: BTreeMap::new(),
            files: Vec::new(),
        }
    }

    /// Begins a game.
    pub fn begin(&mut self, setup: Setup) {
        self.sit(Opened::new(Table::new(setup).expect("a valid setup")));
        self.keep();
    }

    /// Opens a game, which is written only when it changes.
    pub fn sit(&mut self, opened: Opened) {
        self.sitting = Some(Keeper::of(opened));
    }

    /// The game on the table.
    pub fn table(&mut self) -> Option<&mut Table> {
        self.sitting.as_mut().map(|(table, _)| table)
    }

    /// The game of the library that is on the table.
    pub fn id(&self) -> Option<GameId> {
        self.sitting.as_ref().and_then(|(_, keeper)| keeper.id())
    }

    /// Plays one legal choice with its forced actions.
    pub fn play(&mut self, number: usize) {
        if let Some(table) = self.table()
            && let Some(seat) = table.state().active()
        {
            let legal = table.state().legal(seat);
            let choice = legal[number % legal.len()];
            table.play(Action { seat, choice }).expect("it is legal");
        }
        self.keep();
    }

    /// Plays the game on the table to its end.
    pub fn finish(&mut self) {
        while let Some(table) = self.table()
            && let Some(seat) = table.state().active()
        {
            let choice = table.state().legal(seat)[0];
            table.record(Action { seat, choice }).expect("it is legal");
        }
        self.keep();
    }

    /// Hands the game in if it has changed, and records the versions that must be found from now on.
    pub fn keep(&mut self) {
        let Some((table, keeper)) = &mut self.sitting else {
            return;
        };
        let handed_in = keeper.keep(&self.library, table);
        if handed_in.unwrap_or(false) {
            self.expect();
        }
    }

    /// Records that the version on the table must be found from now on.
    fn expect(&mut self) {
        let Some((table, keeper)) = &self.sitting else {
            return;
        };
        if let Some(id) = keeper.id() {
            let expected = self.expected.entry(id).or_default();
            let version = version(table);
            if expected.versions.last() != Some(&version) {
                expected.versions.push(version);
            }
        }
    }

    /// Waits until everything is written: what was handed in is confirmed, unless something failed.
    pub fn confirm(&mut self) {
        if self.library.flush() {
            for expected in self.expected.values_mut() {
                let first = expected.versions.len() - 1;
                expected.versions.drain(..first);
                expected.is_confirmed = true;
            }
        }
    }

    /// Saves the game on the table to a file of the player's own, which also hands it in.
    pub fn save(&mut self) {
        if let Some((table, keeper)) = &mut self.sitting {
            let path = self
                .folder
                .path()
                .join(format!("mine-{}.ron", self.files.len()));
            store::write(&path, &keeper.save(table), Overwrite::Anything).expect("it is written");
            keeper.note_file(&self.library, table, path.clone());
            self.files.push(path);
            self.expect();
        }
    }

    /// Opens a file of the player's own.
    pub fn open(&mut self, path: &Path, answer: Answer) {
        let loaded = store::load(path).expect("a valid file");
        let approach = self.library.open_loaded(loaded, Some(path.to_owned()));
        self.arrive(approach, answer);
    }

    /// Continues a game of the library, if the disk has it.
    pub fn resume(&mut self, id: GameId) {
        if let Ok(Some(approach)) = self.library.open::<rules::GameState>(id) {
            self.arrive(approach, Answer::Cancel);
        }
    }

    fn arrive(&mut self, approach: OpenOutcome, answer: Answer) {
        match (approach, answer) {
            (OpenOutcome::Clear(opened), _) => self.sit(opened),
            (OpenOutcome::FurtherOn { kept, .. }, Answer::Kept) => self.sit(kept),
            (OpenOutcome::FurtherOn { asked, .. }, Answer::Asked) => self.sit(asked),
            (OpenOutcome::FurtherOn { .. }, Answer::Cancel) | (OpenOutcome::InUse { .. }, _) => {}
        }
    }

    /// Closes the window and opens another one.
    pub fn quit(&mut self) {
        self.confirm();
        self.restart();
    }

    /// Kills the process after this number of further steps on the disk, in the middle of some moves, and opens another
    /// window.
    pub fn die(&mut self, steps: u64, moves: usize) {
        self.confirm();
        self.disk.die_after(steps);
        for number in 0..moves {
            self.play(number);
        }
        self.restart();
    }

    fn restart(&mut self) {
        self.sitting = None;
        // Dropping the old library ends its thread. Its disk may be dead at that time.
        let nowhere = self.folder.path().join("nowhere");
        self.library = Library::on(Arc::new(FaultyDisk::new()), &nowhere, &play::SHELF);
        self.disk = FaultyDisk::new();
        self.library = Library::on(
            Arc::new(self.disk.clone()),
            self.folder.path(),
            &play::SHELF,
        );
        self.check();
    }

    /// Every game that was begun is found with all its confirmed actions.
    pub fn check(&mut self) {
        let entries = self.library.entries();
        let is_there = |id: GameId| entries.iter().any(|entry| entry.id == id);
        let library = &self.library;
        self.expected.retain(|id, expected| {
            if !is_there(*id) {
                assert!(!expected.is_confirmed, "game {id} is lost");
                return false;
            }
            let found = library.open::<rules::GameState>(*id);
            let found = match found.expect("it can be read") {
                Some(OpenOutcome::Clear(opened)) => version(&opened.table),
                other => unreachable!("it is there and nobody else has it: {other:?}"),
            };
            let lengths: Vec<usize> = expected.versions.iter().map(|each| each.0.len()).collect();
            assert!(
                expected.versions.contains(&found),
                "game {id}: {} actions where one of {lengths:?} was expected",
                found.0.len(),
            );
            expected.versions = vec![found];
            expected.is_confirmed = true;
            true
        });
    }

    /// The games that must be in the library.
    pub fn games(&self) -> Vec<GameId> {
        self.expected.keys().copied().collect()
    }
}

/// The version of a game on a table.
pub fn version(table: &Table) -> Version {
    let actions = table.entries().iter().map(|entry| entry.action).collect();
    (actions, table.cursor())
}
