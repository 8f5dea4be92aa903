//! `planet-unknown verify`: replays saved games and compares every recorded hash.

use super::{Failure, further};
use play::store;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Prints a line for each file, beginning with `ok` or `bad`. Fails if any is bad.
pub(super) fn run(files: &[PathBuf], out: &mut impl Write) -> Result<ExitCode, Failure> {
    let mut code = ExitCode::SUCCESS;
    for file in files {
        let described = match store::load(file) {
            Ok(loaded) => Ok(further::describe(&loaded.table)),
            Err(error) => match further::knowing(file, &error) {
                Some(game) => (game.verify)(file),
                None => Err(error),
            },
        };
        match described {
            Ok(what) => writeln!(out, "ok {}: {what}", file.display())?,
            Err(error) => {
                code = ExitCode::FAILURE;
                writeln!(out, "bad {}: {}", file.display(), error.fault)?;
            }
        }
    }
    Ok(code)
}
