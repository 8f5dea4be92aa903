//! A file that could not be read or written.

use super::fault::{Access, Fault, Remedy};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A file that could not be read or written.
#[derive(Clone, Debug, Error)]
#[error("{}: {fault}; {}", path.display(), self.remedy())]
pub struct FileError {
    /// The file.
    pub path: PathBuf,
    /// What was being done with it.
    pub access: Access,
    /// The fault.
    pub fault: Fault,
}

impl FileError {
    /// A fault in reading the file at `path`, from which nothing can be recovered.
    pub fn new(path: &Path, fault: impl Into<Fault>) -> Self {
        Self {
            path: path.to_owned(),
            access: Access::Reading,
            fault: fault.into(),
        }
    }

    /// A fault in writing the file at `path`.
    pub fn on_saving(path: &Path, fault: impl Into<Fault>) -> Self {
        Self {
            access: Access::Saving,
            ..Self::new(path, fault)
        }
    }

    /// A fault in writing the file at `path` into the library.
    pub fn on_keeping(path: &Path, fault: impl Into<Fault>) -> Self {
        Self {
            access: Access::Keeping,
            ..Self::new(path, fault)
        }
    }

    /// The remedy.
    pub const fn remedy(&self) -> Remedy {
        self.fault.remedy(self.access)
    }
}
