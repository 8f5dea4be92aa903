//! `planet-unknown tournament`: tables of the strength of bots, against each other and alone.
//!
//! Unlike `simulate`, which examines games of one kind closely, it plays many kinds and keeps one number of each
//! game.

mod fixture;
mod progress;
mod tables;

use super::output::Output;
use super::{Failure, further};
use clap::Args;
use fixture::Program;
use progress::{Progress, Results};
use rayon::prelude::*;
use std::fmt;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tables::Tables;

/// The arguments of `tournament`.
#[derive(Args, Debug)]
pub(super) struct TournamentOptions {
    /// The game; `--help` after another one lists what its commands take
    #[arg(long, value_name = "NAME", value_parser = further::name, default_value = "planet-unknown")]
    game: &'static str,
    #[command(flatten)]
    program: Program,
    /// File for the tables, in Markdown; otherwise they are printed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replaces the file for the tables if it is there already
    #[arg(long, requires = "out")]
    overwrite: bool,
    /// File that keeps the result of every game, so that a stopped tournament can continue
    ///
    /// Games in it are not played again, even if more are requested now. It belongs to one seed, one deck and one
    /// build of the program.
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,
    /// Starts no game after this number of minutes, and writes the tables of the games played
    #[arg(long, value_name = "MINUTES")]
    minutes: Option<u32>,
}

/// The requested number of games: one for all bots, or one for each.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Counts(Vec<u32>);

/// Reads numbers of games.
fn counts(text: &str) -> Result<Counts, String> {
    let read = |count: &str| {
        let fault = || format!("{} is no number of games from 0 to 100000", count.trim());
        count
            .trim()
            .parse()
            .ok()
            .filter(|count| *count <= 100_000)
            .ok_or_else(fault)
    };
    text.split(',')
        .map(read)
        .collect::<Result<_, _>>()
        .map(Counts)
}

impl Counts {
    /// The number of games of the bot at `index` of the list.
    fn of(&self, index: usize) -> u32 {
        match self.0[..] {
            [all] => all,
            ref each => each[index],
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts: Vec<String> = self.0.iter().map(u32::to_string).collect();
        f.write_str(&counts.join(","))
    }
}

/// Plays the games and writes the tables.
pub(super) fn run(options: &TournamentOptions, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let program = &options.program;
    program.check()?;
    let file = match &options.out {
        Some(path) => Some(Output::new(path, options.overwrite)?),
        None => None,
    };
    let progress = Progress::open(options.progress.as_deref(), program)?;
    let until = options.minutes.and_then(|minutes| {
        Instant::now().checked_add(Duration::from_secs(60 * u64::from(minutes)))
    });
    let results = play(program, progress, until)?;
    let tables = Tables {
        program,
        results: &results,
    };
    let text = tables.text(&program.command());
    match file {
        Some(mut file) => file.write(text.as_bytes())?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays the games that `progress` lacks, until the deadline if there is one: first one of every kind, then the next
/// of every kind.
fn play(
    program: &Program,
    mut progress: Progress,
    until: Option<Instant>,
) -> Result<Results, Failure> {
    let missing = progress.missing(program).into_iter();
    missing.par_bridge().try_for_each(|fixture| {
        if until.is_some_and(|until| Instant::now() >= until) {
            return Ok(());
        }
        progress.add(program.name(&fixture), program.play(&fixture)?)
    })?;
    Ok(progress.into_results())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_games_are_for_all_or_for_each() {
        let each = counts("5, 10,200").expect("numbers");
        assert_eq!(
            (each.of(0), each.of(2), each.to_string()),
            (5, 200, "5,10,200".to_owned())
        );
        assert_eq!(counts("7").map(|all| [all.of(0), all.of(4)]), Ok([7, 7]));
        assert!(counts("7,many").is_err() && counts("").is_err() && counts("100001").is_err());
    }
}
