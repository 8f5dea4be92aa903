//! The file of the records.

use super::{Record, Records};
use std::path::Path;
use table::kept_file::{self, KeptProblem};

/// The marker that identifies the file.
const FORMAT: &str = "planet-unknown-records";
/// The version of the file format that this program writes.
const VERSION: u16 = 1;

impl Records {
    /// Reads the records in `file`; empty ones if there is no such file.
    ///
    /// # Errors
    /// If the file cannot be read, was written by a newer program or is damaged; a damaged file is kept under another
    /// name.
    pub fn load(file: &Path) -> Result<Self, KeptProblem> {
        kept_file::load(file, decode)
    }

    /// Adds a result to `file`; returns whether it is now the best of its kind, and the previous best one. A damaged
    /// file is put aside first and a new one is started.
    ///
    /// # Errors
    /// The reason why it was not added. [`KeptProblem::Damaged`] means that the file was put aside; the result has
    /// been added nevertheless.
    pub fn keep(file: &Path, record: &Record) -> Result<(bool, Option<Record>), KeptProblem> {
        kept_file::change(file, decode, |mut records: Self| {
            let before = records.rival(record).cloned();
            let best = records.note(record.clone());
            if best {
                (records.format, records.version) = (FORMAT.to_owned(), VERSION);
                kept_file::save(file, &records)?;
            }
            Ok((best, before))
        })
    }
}

/// The records in a file, or the version of a newer one; `None` if it is damaged.
fn decode(text: &str) -> Option<Result<Records, u16>> {
    let read = kept_file::decode::<Records>(text, FORMAT, VERSION)?;
    Some(read.map(|mut read| {
        for record in std::mem::take(&mut read.records) {
            read.note(record);
        }
        read
    }))
}
