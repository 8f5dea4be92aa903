//! The file of the records.

use super::{Record, Records};
use serde::{Deserialize, Serialize};
use std::path::Path;
use table::kept_file::{self, KeptProblem};

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
                let contents = Contents {
                    format: FORMAT.to_owned(),
                    version: VERSION,
                    records: records.best,
                };
                kept_file::save(file, &contents)?;
            }
            Ok((best, before))
        })
    }
}

/// The records in a file, or the version of a newer one; `None` if it is damaged.
fn decode(text: &str) -> Option<Result<Records, u16>> {
    let contents = kept_file::decode::<Contents>(text, FORMAT, VERSION)?;
    Some(contents.map(|contents| {
        let mut records = Records::default();
        for record in contents.records {
            records.note(record);
        }
        records
    }))
}
