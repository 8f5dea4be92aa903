//! The list of files that were opened or saved lately.

use super::store::{self, Summary};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// How many files are remembered.
pub const MAX_RECENT: usize = 12;

/// Files used lately, the latest first. It is plain data: whoever keeps the settings keeps it with them.
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

    /// Notes that `path` was used now. Relative paths are noted as absolute ones.
    pub fn note(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.forget(&path);
        self.paths.insert(0, path);
        self.paths.truncate(MAX_RECENT);
    }

    /// Takes `path` off the list.
    pub fn forget(&mut self, path: &Path) {
        self.paths.retain(|noted| noted != path);
    }

    /// The files that are saved games now, with what they say about themselves. It reads every file.
    pub fn summaries(&self) -> Vec<(PathBuf, Summary)> {
        self.iter()
            .filter_map(|path| Some((path.to_owned(), store::summary(path).ok()?)))
            .collect()
    }
}
