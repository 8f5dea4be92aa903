//! `planet-unknown train`: fits the weights of the bots by playing.

use super::Failure;
use super::output::Output;
use bot::Weights;
use bot::train::{Evolution, medals};
use clap::Args;
use rules::{CorporationId, EventMix, PlanetId, Setup};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{FileError, text_file};

/// Generations between two evaluations of the weights.
const CHECK: u32 = 5;
/// The number of the first game of an evaluation; training never reaches it.
const FIRST_CHECK: u32 = 1_000_000;
/// The header of the file.
const HEAD: &str = "// What things are worth to the bots, in medals, fitted by `planet-unknown train`.\n\
                    // `games/planet-unknown/bot/src/weights.rs` says what each number means.\n";

/// The arguments of `train`.
#[derive(Args, Debug)]
pub(super) struct TrainOptions {
    /// The file for the weights, written every few generations
    #[arg(long, value_name = "FILE", default_value = "weights.ron")]
    out: PathBuf,
    /// Goes on from the weights in that file if it is there already, and replaces them
    #[arg(long)]
    overwrite: bool,
    /// Number of generations
    #[arg(long, default_value_t = 100)]
    generations: u32,
    /// Candidates in each generation
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(4..=1000))]
    candidates: u32,
    /// Solo games played by each candidate
    #[arg(long, default_value_t = 48)]
    games: u32,
    /// Step size of the first generation, in logarithms: smaller for weights that are good already
    #[arg(long, default_value_t = 0.25)]
    deviation: f32,
    /// Other games, which evaluate the weights
    #[arg(long, default_value_t = 300)]
    check_games: u32,
    /// The seed; the same seed, weights and numbers produce the same weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play every other game with another corporation on another planet
    #[arg(long)]
    mixed: bool,
}

impl TrainOptions {
    /// The setups of the games from `first` on.
    fn setups(&self, first: u32, count: u32) -> Vec<Setup> {
        (first..first.saturating_add(count))
            .map(|number| self.setup(number))
            .collect()
    }

    fn setup(&self, number: u32) -> Setup {
        let mut setup = Setup::standard(1, &format!("train {}/{number}", self.seed));
        setup.options.solo = true;
        setup.options.events = Some(EventMix::BALANCED);
        let world = number as usize / 2;
        if let (true, 1, Some(seat)) = (self.mixed, number % 2, setup.seats.first_mut()) {
            seat.corporation = CorporationId::ALL[world % CorporationId::ALL.len()];
            seat.planet = PlanetId::ALL[world / CorporationId::ALL.len() % PlanetId::ALL.len()];
        }
        setup
    }
}

/// Fits the weights and reports on each generation.
pub(super) fn run(options: &TrainOptions, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let mut file = Output::new(&options.out, options.overwrite)?;
    let mut evolution = Evolution::new(read(&options.out)?, options.deviation, options.seed);
    let check = options.setups(FIRST_CHECK, options.check_games);
    let before = medals(&evolution.weights(), &check);
    writeln!(
        out,
        "at first, medals in {} games: {before:.2}",
        check.len()
    )?;
    for number in 1..=options.generations {
        let setups = options.setups((number - 1).saturating_mul(options.games), options.games);
        let generation = evolution.generation(options.candidates as usize, &setups);
        write!(
            out,
            "generation {number}: {:.2}, the best {:.2}",
            generation.mean, generation.best
        )?;
        write!(out, ", deviation {:.3}", generation.deviation)?;
        if number % CHECK == 0 || number == options.generations {
            let medals = medals(&evolution.weights(), &check);
            write!(out, "; medals in {} other games: {medals:.2}", check.len())?;
            file.write(text(&evolution.weights())?.as_bytes())?;
        }
        writeln!(out)?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The weights in `path`, or those in use if there is no such file.
fn read(path: &Path) -> Result<Weights, Failure> {
    if !path.exists() {
        return Ok(Weights::in_use().clone());
    }
    let bytes = fs::read(path).map_err(|error| FileError::new(path, error))?;
    let text = text_file::text(&bytes).map_err(|error| FileError::new(path, error))?;
    ron::from_str(text).map_err(|error| {
        Failure::Arguments(format!("{} holds no weights: {error}", path.display()))
    })
}

/// The text of the file.
fn text(weights: &Weights) -> Result<String, Failure> {
    let pretty = ron::ser::PrettyConfig::new().compact_arrays(true);
    let text = ron::ser::to_string_pretty(weights, pretty)
        .map_err(|error| Failure::Arguments(error.to_string()))?;
    Ok(format!("{HEAD}{text}\n"))
}
