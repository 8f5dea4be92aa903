//! The file of the records.

use super::{Record, Records};
use crate::atomic_file;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// The marker that identifies the file.
const FORMAT: &str = "planet-unknown-records";
/// The version of the file format that this program writes.
const VERSION: u16 = 1;

/// The layout of the file.
#[derive(Serialize, Deserialize)]
struct Contents {
    format: String,
    version: u16,
    records: Vec<Record>,
}

/// The part of the file that all versions share.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u16,
}

/// The reason why the records are missing or cannot be kept.
#[derive(Debug, Error)]
pub enum RecordsProblem {
    /// The file could not be read or written.
    #[error("the records cannot be read or written: {0}")]
    Disk(#[from] io::Error),
    /// The file was written by a newer program; it is left unchanged.
    #[error("the records have version {0}, and this program knows up to {VERSION}")]
    Newer(u16),
    /// The file was damaged and has been put aside.
    #[error("the records are damaged; the file is kept as {}", kept.display())]
    Damaged {
        /// Its new path.
        kept: PathBuf,
    },
}

/// Reads and writes the records.
#[derive(Debug, Clone)]
pub struct RecordsStore {
    pub(super) file: PathBuf,
}

impl RecordsStore {
    /// Records in the given file, which need not exist yet.
    pub const fn new(file: PathBuf) -> Self {
        Self { file }
    }

    /// Reads the records; empty ones if there is no file.
    ///
    /// # Errors
    /// If the file cannot be read, was written by a newer program or is damaged; a damaged file is kept under another
    /// name.
    pub fn load(&self) -> Result<Records, RecordsProblem> {
        let text = match fs::read(&self.file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Records::default()),
            Err(error) => return Err(error.into()),
        };
        match decode(&text) {
            Some(Ok(records)) => Ok(records),
            Some(Err(newer)) => Err(RecordsProblem::Newer(newer)),
            None => Err(RecordsProblem::Damaged {
                kept: atomic_file::put_aside(&self.file)?,
            }),
        }
    }

    /// Adds a result to the file; returns whether it is now the best of its kind, and the previous best one. A damaged
    /// file is put aside first and a new one is started.
    ///
    /// # Errors
    /// The reason why it was not added. [`RecordsProblem::Damaged`] means that the file was put aside; the result has
    /// been added nevertheless.
    pub fn note(&self, record: &Record) -> Result<(bool, Option<Record>), RecordsProblem> {
        let (mut records, damage) = match self.load() {
            Ok(records) => (records, None),
            Err(damage @ RecordsProblem::Damaged { .. }) => (Records::default(), Some(damage)),
            Err(problem) => return Err(problem),
        };
        let before = records.rival(record).cloned();
        let best = records.note(record.clone());
        if best {
            self.save(&records)?;
        }
        damage.map_or(Ok((best, before)), Err)
    }

    /// Writes the records: either all of them or, if something goes wrong, none.
    fn save(&self, records: &Records) -> io::Result<()> {
        let contents = Contents {
            format: FORMAT.to_owned(),
            version: VERSION,
            records: records.best.clone(),
        };
        let text =
            ron::ser::to_string_pretty(&contents, PrettyConfig::new()).map_err(io::Error::other)?;
        atomic_file::replace(&self.file, &text)
    }
}

/// The records in a file, or the version of a newer one; `None` if it is damaged.
fn decode(text: &[u8]) -> Option<Result<Records, u16>> {
    let head: Head = ron::de::from_bytes(text).ok()?;
    if head.format != FORMAT || head.version == 0 {
        return None;
    }
    if head.version > VERSION {
        return Some(Err(head.version));
    }
    let contents: Contents = ron::de::from_bytes(text).ok()?;
    let mut records = Records::default();
    for record in contents.records {
        records.note(record);
    }
    Some(Ok(records))
}
