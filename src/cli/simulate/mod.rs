//! `planet-unknown simulate`: whole games played by bots, in parallel, and always the same for the same seed.

mod report;
mod standing;

use super::arena::{self, Outcome};
use super::contender::{Contenders, contenders};
use super::modules::Modules;
use super::recording::Recording;
use super::worlds::{self, Choices};
use super::{Failure, further};
use clap::Args;
use rayon::prelude::*;
use report::Report;
use rules::{CorporationId, PlanetId, Setup};
use search::Seating;
use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

/// The arguments of `simulate`.
#[derive(Args, Debug)]
pub(super) struct SimulateOptions {
    /// The game; `--help` after another one lists what its commands take
    #[arg(long, value_name = "NAME", value_parser = further::name, default_value = "planet-unknown")]
    game: &'static str,
    /// Number of games; with several bots rounded up, so that each deal is complete
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Seats of each game [default: 4, or 1 in the solo game]
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: Option<u8>,
    /// Any text; the same seed produces the same games
    #[arg(long, default_value = "1")]
    seed: String,
    /// Planets of the seats: `all`, or names separated by commas
    #[arg(long, value_name = "LIST", value_parser = worlds::planets, default_value = PlanetId::STANDARD.name())]
    planets: Choices<PlanetId>,
    /// Corporations of the seats: `all`, or names separated by commas
    #[arg(long, value_name = "LIST", value_parser = worlds::corporations, default_value = CorporationId::STANDARD.name())]
    corporations: Choices<CorporationId>,
    #[command(flatten)]
    modules: Modules,
    /// Players: names of bots separated by commas
    ///
    /// random: every legal choice is equally likely. easy: looks one step ahead, and is often wrong. family: looks one
    /// step ahead, and places many tiles at a glance. normal: looks one step ahead. hard: tries out the best placements.
    /// expert: tries them out for long. reference: expert that is shown everything hidden, to tell how much luck allows.
    /// `hard:64` and `expert:256` are these with another number of rollouts for a decision.
    ///
    /// Several bots are compared: every deal is played once for each name, and each time everyone moves on by one seat,
    /// so that all have the same planets, corporations and tiles. With more seats than names the list goes round, with
    /// fewer some sit out; alone they play the same deals.
    #[arg(long, value_name = "LIST", value_parser = contenders, default_value = "random")]
    bot: Contenders,
    #[command(flatten)]
    recording: Recording,
    /// As JSON
    #[arg(long)]
    json: bool,
}

impl SimulateOptions {
    fn seats(&self) -> usize {
        let usual = if self.modules.solo { 1 } else { 4 };
        self.players.map_or(usual, usize::from)
    }

    /// The setup of deal `number`.
    fn setup(&self, number: u32) -> Setup {
        let mut setup = Setup::standard(self.seats(), &format!("{}/{number}", self.seed));
        let (planets, corporations) = (&self.planets, &self.corporations);
        worlds::assign(&mut setup.seats, number as usize, planets, corporations);
        setup.options = self.modules.options(setup.seats.len(), &setup.seed);
        setup
    }

    /// Refuses arguments from which no game can be dealt.
    fn check(&self) -> Result<(), Failure> {
        arena::check_seed(&self.seed)?;
        self.modules.check(self.seats())?;
        Ok(self.setup(0).check()?)
    }
}

/// Plays the games and prints the report.
pub(super) fn run(options: &SimulateOptions, out: &mut impl Write) -> Result<ExitCode, Failure> {
    options.check()?;
    options.recording.prepare()?;
    let seating = Seating::new(&options.bot.order, options.seats());
    let turns = seating.games_of_a_deal();
    let games = options.games.div_ceil(turns).saturating_mul(turns);
    let start = Instant::now();
    let outcomes: Result<Vec<Outcome>, Failure> = (0..games)
        .into_par_iter()
        .map(|number| play(options, &seating, number))
        .collect();
    let report = Report::new(&outcomes?, options, turns, start.elapsed().as_secs_f64());
    if options.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        report.print(out)?;
    }
    Ok(if report.is_complete() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Plays game `number`, and records it if requested.
fn play(options: &SimulateOptions, seating: &Seating, number: u32) -> Result<Outcome, Failure> {
    let turns = seating.games_of_a_deal();
    let lineup = seating.lineup(number / turns, number % turns);
    let mut setup = options.setup(number / turns);
    let bots = &options.bot.bots;
    if bots.len() > 1 {
        for (seat, bot) in setup.seats.iter_mut().zip(&lineup) {
            seat.name = bots[*bot].to_string();
        }
    }
    let record = options.recording.file(lineup.len(), number);
    arena::play(setup, bots, lineup, record)
}
