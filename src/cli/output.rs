//! The file for the result of long work.

use super::Failure;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use table::{Overwrite, target};

/// A file that a command writes when its work is done, once or several times.
pub(super) struct Output {
    path: PathBuf,
    overwrite: Overwrite,
}

impl Output {
    /// The file at `path`. One that is there already is refused at once, unless it may be overwritten.
    ///
    /// # Errors
    /// If the file could not be written in the end.
    pub(super) fn new(path: &Path, overwrite: bool) -> Result<Self, Failure> {
        target::check(path, overwrite)?;
        Ok(Self {
            path: path.to_owned(),
            overwrite: if overwrite {
                Overwrite::Anything
            } else {
                Overwrite::KeepBoth
            },
        })
    }

    /// Writes the file. If somebody has taken its name meanwhile, it gets another one, which is told.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn write(&mut self, text: &[u8]) -> Result<(), Failure> {
        let written = target::write(&self.path, text, self.overwrite)?;
        if written != self.path {
            let (taken, path) = (self.path.display(), written.display());
            writeln!(io::stderr(), "{taken} is taken by now; written to {path}")?;
        }
        self.path = written;
        self.overwrite = Overwrite::Anything;
        Ok(())
    }
}
