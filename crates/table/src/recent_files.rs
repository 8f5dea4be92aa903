//! The list of recently opened or saved files.

use super::shelf::{Shelf, Summary};
use super::store;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// The number of files in the list.
pub const MAX_RECENT: usize = 12;

/// Recently used files, the latest first. This is plain data: it is stored along with the settings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RecentFiles {
    paths: Vec<PathBuf>,
}

impl RecentFiles {
    /// The files, the latest first.
    pub fn iter(&self) -> impl Iterator<Item = &Path> {
        self.paths.iter().take(MAX_RECENT).map(PathBuf::as_path)
    }

    /// Adds `path` as the latest file. Relative paths are stored as absolute ones.
    pub fn note(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.forget(&path);
        self.paths.insert(0, path);
        self.paths.truncate(MAX_RECENT);
    }

    /// Removes `path` from the list.
    pub fn forget(&mut self, path: &Path) {
        self.paths.retain(|noted| noted != path);
    }

    /// The list that another window has written, `theirs`, with what this one has become since it was `before`.
    #[must_use]
    pub fn merged(&self, before: &Self, theirs: &Self) -> Self {
        let mut merged = theirs.clone();
        // A full list drops files by itself.
        if self.paths.len() < MAX_RECENT {
            let is_kept = |path: &PathBuf| self.paths.contains(path);
            let forgotten = before.paths.iter().filter(|path| !is_kept(path));
            forgotten.for_each(|path| merged.forget(path));
        }
        let is_untouched = |number: &usize| {
            let mut before = before.paths.iter();
            let rest = self.paths.get(*number..).unwrap_or_default();
            rest.iter().all(|path| before.any(|other| other == path))
        };
        let noted = (0..self.paths.len()).find(is_untouched);
        let noted = noted.unwrap_or(self.paths.len());
        for path in self.paths.iter().take(noted).rev() {
            merged.note(path);
        }
        merged
    }

    /// The files that are currently saved games of `shelf`, with their summaries. Reads every file.
    pub fn summaries(&self, shelf: &Shelf) -> Vec<(PathBuf, Summary)> {
        self.iter()
            .filter_map(|path| Some((path.to_owned(), store::summary(shelf, path).ok()?)))
            .collect()
    }
}
