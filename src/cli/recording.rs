//! The folder for the games that `simulate` plays.

use super::Failure;
use clap::Args;
use std::fs;
use std::path::PathBuf;
use table::{FileError, Overwrite};

/// Where games are recorded, if they are.
#[derive(Args, Debug)]
pub(super) struct Recording {
    /// Folder into which every game is written as a saved game
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Replaces other files in that folder that have the names of recorded games
    #[arg(long, requires = "record")]
    overwrite: bool,
}

impl Recording {
    /// Creates the folder.
    ///
    /// # Errors
    /// If it cannot be created.
    pub(super) fn prepare(&self) -> Result<(), Failure> {
        if let Some(folder) = &self.record {
            fs::create_dir_all(folder).map_err(|error| FileError::on_saving(folder, error))?;
        }
        Ok(())
    }

    /// The file for the game with this number and so many seats, and what it may replace.
    pub(super) fn file(&self, seats: usize, number: u32) -> Option<(PathBuf, Overwrite)> {
        let folder = self.record.as_ref()?;
        let overwrite = match self.overwrite {
            true => Overwrite::Anything,
            false => Overwrite::NothingLost,
        };
        Some((
            folder.join(format!("game-{seats}p-{number:05}.ron")),
            overwrite,
        ))
    }
}
