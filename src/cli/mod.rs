//! The command line: the window, and all commands that need none.

mod arena;
mod contender;
mod further;
mod modules;
mod output;
mod placements;
mod recording;
mod simulate;
mod tournament;
mod train;
mod verify;
mod window;
mod worlds;

use clap::{Parser, Subcommand};
use play::store;
use rules::{Illegal, SeatId, SetupError};
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{self, FileError};
use thiserror::Error;

/// The commands of the program.
#[derive(Parser, Debug)]
#[command(
    name = "planet-unknown",
    version,
    about,
    args_conflicts_with_subcommands = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    window: window::WindowOptions,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Plays whole games without a window and reports the results
    Simulate(simulate::SimulateOptions),
    /// Lets bots play each other and alone, and writes tables of their strength
    Tournament(tournament::TournamentOptions),
    /// Fits the weights by which bots judge positions, by playing
    Train(train::TrainOptions),
    /// Replays saved games and compares every recorded hash
    Verify {
        /// Saved games
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Prints a saved game as JSON for other programs; docs/export-format.md describes it, docs/export-exoplanets.md those
    /// of Exoplanets, docs/export-cryo.md those of Cryo, and docs/export-on-mars.md those of On Mars
    Export {
        /// A saved game
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Prints the number of legal first placements of every tile on every planet
    Placements {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
}

/// The reason why a command failed.
#[derive(Debug, Error)]
enum Failure {
    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// Output could not be printed, or a folder not be created.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// No game can be dealt.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The arguments contradict each other.
    #[error("{0}")]
    Arguments(String),
    /// The file of results belongs to another tournament.
    #[error(
        "{0} holds games of another seed, deck or program; without it the tournament begins anew"
    )]
    OtherGames(String),
    /// A line of the file of results cannot be read.
    #[error("{0} is damaged: this is no result of a game: {1:?}")]
    DamagedGames(String, String),
    /// A game does not end.
    #[error("a game did not come to its end: {0}")]
    Endless(String),
    /// A bot made an illegal choice.
    #[error("the bot of {0} made an illegal choice: {1}")]
    Bot(SeatId, Illegal),
    /// The output cannot be represented in JSON.
    #[error("the result cannot be printed: {0}")]
    Json(#[from] serde_json::Error),
    /// The window could not be opened.
    #[cfg(feature = "window")]
    #[error("the window could not be opened: {0}")]
    Window(String),
    /// The program was built without a window.
    #[cfg(not(feature = "window"))]
    #[error(
        "this build has no window, only the commands that --help lists; cargo build --release builds one with a window"
    )]
    NoWindow,
}

impl Failure {
    /// Returns whether the reader of the output has closed it, which is not an error (as in `planet-unknown … | head`).
    fn is_closed_pipe(&self) -> bool {
        match self {
            Self::Io(error) => error.kind() == io::ErrorKind::BrokenPipe,
            Self::Json(error) => error.io_error_kind() == Some(io::ErrorKind::BrokenPipe),
            _ => false,
        }
    }
}

/// The command line as a whole, for its manual and for the completions of shells.
pub fn command() -> clap::Command {
    <Arguments as clap::CommandFactory>::command()
}

/// Carries out the command line.
pub fn main() -> ExitCode {
    match run(std::env::args_os().collect()) {
        Ok(code) => code,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // If not even this can be printed, the exit status remains.
            writeln!(io::stderr(), "planet-unknown: {failure}").unwrap_or_default();
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Vec<OsString>) -> Result<ExitCode, Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    let code = match further::chosen(&arguments) {
        Some(game) => further::run(game, arguments, &mut out)?,
        None => carry_out(Arguments::parse_from(arguments), &mut out)?,
    };
    out.flush()?;
    Ok(code)
}

/// Carries out a command for Planet Unknown, or one for the files of any game.
fn carry_out(arguments: Arguments, out: &mut impl Write) -> Result<ExitCode, Failure> {
    match arguments.command {
        None => window::run(arguments.window),
        Some(Command::Simulate(options)) => simulate::run(&options, out),
        Some(Command::Tournament(options)) => tournament::run(&options, out),
        Some(Command::Train(options)) => train::run(&options, out),
        Some(Command::Verify { files }) => verify::run(&files, out),
        Some(Command::Export { file }) => export(&file, out),
        Some(Command::Placements { json }) => placements::run(json, out),
    }
}

fn export(file: &Path, out: &mut impl Write) -> Result<ExitCode, Failure> {
    match store::load(file) {
        Ok(loaded) => serde_json::to_writer(&mut *out, &play::export::export(&loaded.table))?,
        Err(error) => match further::knowing(file, &error) {
            Some(game) => serde_json::to_writer(&mut *out, &(game.export)(file)?)?,
            None => return Err(error.into()),
        },
    }
    writeln!(out)?;
    Ok(ExitCode::SUCCESS)
}
