//! The results of played games, kept in a file so that a stopped tournament can continue.

use super::super::{Failure, modules};
use super::fixture::{Fixture, Program};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use table::FileError;
use table::text_file;

/// The result of every game played, by the name of the game.
pub(super) type Results = BTreeMap<String, f64>;

/// Results that grow from game to game.
pub(super) struct Progress {
    kept: Mutex<Kept>,
    start: Instant,
    expected: usize,
}

struct Kept {
    results: Results,
    file: Option<File>,
    added: usize,
}

impl Progress {
    /// Continues with the results in the file, or creates it. Without a file they are kept in memory only.
    ///
    /// # Errors
    /// If the file cannot be read or written, or belongs to another tournament.
    pub(super) fn open(path: Option<&Path>, program: &Program) -> Result<Self, Failure> {
        let (results, file) = match path {
            Some(path) => resume(path, &origin(program)?)?,
            None => (Results::new(), None),
        };
        Ok(Self {
            kept: Mutex::new(Kept {
                results,
                file,
                added: 0,
            }),
            start: Instant::now(),
            expected: 0,
        })
    }

    /// The games of `program` that are still to be played.
    pub(super) fn missing(&mut self, program: &Program) -> Vec<Fixture> {
        let kept = self.kept.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut missing = program.fixtures();
        missing.retain(|fixture| !kept.results.contains_key(&program.name(fixture)));
        self.expected = missing.len();
        missing
    }

    /// Adds the result of a game, and sometimes prints how many are left.
    pub(super) fn add(&self, name: String, result: f64) -> Result<(), Failure> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(file) = &mut kept.file {
            writeln!(file, "{}", serde_json::to_string(&(&name, result))?)?;
        }
        kept.results.insert(name, result);
        kept.added += 1;
        if kept.added.is_multiple_of((self.expected / 50).max(1)) {
            self.tell(kept.added)?;
        }
        Ok(())
    }

    /// All results.
    pub(super) fn into_results(self) -> Results {
        self.kept
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner)
            .results
    }

    fn tell(&self, played: usize) -> io::Result<()> {
        let each = self.start.elapsed().as_secs_f64() / played.max(1) as f64;
        let left = each * self.expected.saturating_sub(played) as f64 / 60.0;
        writeln!(
            io::stderr(),
            "{played} of {} games, about {left:.0} minutes left",
            self.expected
        )
    }
}

/// The first line of the file: everything its games have in common, including the program version.
fn origin(program: &Program) -> Result<String, Failure> {
    let build = xxhash_rust::xxh3::xxh3_64(&fs::read(std::env::current_exe()?)?);
    let events = modules::written(program.events);
    Ok(serde_json::json!({"seed": program.seed, "events": events, "build": format!("{build:016x}")}).to_string())
}

/// Reads the results in the file at `path`, and opens it at the end of the last whole one.
fn resume(path: &Path, origin: &str) -> Result<(Results, Option<File>), Failure> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(FileError::new(path, error).into()),
    };
    let text = text_file::text(&bytes).map_err(|error| FileError::new(path, error))?;
    let mark = bytes.len() - text.len();
    if !text.is_empty() && text.lines().next() != Some(origin) {
        return Err(Failure::OtherGames(path.display().to_string()));
    }
    let mut results = Results::new();
    let mut whole = 0;
    for line in text
        .split_inclusive('\n')
        .filter(|line| line.ends_with('\n'))
    {
        if whole > 0 {
            let Ok((name, result)) = serde_json::from_str(line) else {
                // Only the last line can be incomplete.
                if whole + line.len() < text.len() {
                    let line = line.trim_end().to_owned();
                    return Err(Failure::DamagedGames(path.display().to_string(), line));
                }
                break;
            };
            results.insert(name, result);
        }
        whole += line.len();
    }
    let length = if whole == 0 { 0 } else { mark + whole };
    let file = open_at(path, length, origin).map_err(|error| FileError::on_saving(path, error))?;
    Ok((results, Some(file)))
}

/// Opens the file to append after this number of bytes; a new file gets its first line.
fn open_at(path: &Path, bytes: usize, origin: &str) -> io::Result<File> {
    let mut file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?;
    file.set_len(bytes as u64)?;
    file.seek(SeekFrom::End(0))?;
    if bytes == 0 {
        writeln!(file, "{origin}")?;
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_line_that_cannot_be_read_is_told_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        let text = "these\n[\"a game\",-3.5]\n[\"another\"\n[\"a third\",1.0]\n";
        fs::write(&path, text).expect("written");
        assert!(matches!(
            resume(&path, "these"),
            Err(Failure::DamagedGames(_, line)) if line == "[\"another\""
        ));
        assert_eq!(fs::read_to_string(&path).expect("read"), text);
    }

    #[test]
    fn what_was_played_is_found_again_but_for_a_line_that_broke_off() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        let (results, file) = resume(&path, "these").expect("a new file");
        assert!(results.is_empty());
        writeln!(file.expect("a file"), "[\"a game\",-3.5]\n[\"another\",0.").expect("written");
        assert_eq!(
            resume(&path, "these").expect("it goes on").0,
            Results::from([("a game".to_owned(), -3.5)])
        );
        assert_eq!(
            fs::read_to_string(&path).expect("read"),
            "these\n[\"a game\",-3.5]\n"
        );
        assert!(matches!(
            resume(&path, "others"),
            Err(Failure::OtherGames(_))
        ));
        assert_eq!(
            fs::read_to_string(&path).expect("read").lines().count(),
            2,
            "left alone"
        );
    }
}
