//! A file that could not be read or written, and what can be saved of it.

use super::fault::{Fault, Remedy};
use super::save::Loaded;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A file that could not be read or written.
#[derive(Clone, Debug, Error)]
#[error("{}: {fault}; {}", path.display(), self.remedy())]
pub struct FileError {
    /// The file.
    pub path: PathBuf,
    /// Whether it was being written, not read.
    pub saving: bool,
    /// The fault.
    pub fault: Fault,
    /// The state in the file, as a game that starts there, if only the history is damaged.
    pub recoverable: Option<Box<Loaded>>,
}

impl FileError {
    /// A fault in reading the file at `path`, from which nothing can be recovered.
    pub fn new(path: &Path, fault: impl Into<Fault>) -> Self {
        Self {
            path: path.to_owned(),
            saving: false,
            fault: fault.into(),
            recoverable: None,
        }
    }

    /// A fault in writing the file at `path`.
    pub fn on_saving(path: &Path, fault: impl Into<Fault>) -> Self {
        Self {
            saving: true,
            ..Self::new(path, fault)
        }
    }
}

impl FileError {
    /// The remedy.
    pub const fn remedy(&self) -> Remedy {
        match (&self.fault, self.saving) {
            (Fault::Denied, false) => Remedy::CheckAccess,
            (Fault::NoFile, true) => Remedy::OtherName,
            (fault, _) => fault.remedy(),
        }
    }
}
