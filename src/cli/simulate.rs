//! `planet-unknown simulate`: whole games played by bots, in parallel, and always the same for the same seed.

use super::Failure;
use super::modules::{Modules, Played, SoloReport};
use super::worlds::{self, Choices};
use crate::bot::{Bot, BotKind, Limit};
use crate::game::{Action, CorporationId, PlanetId, Score, SeatId, Setup};
use crate::table::{FileError, Overwrite, Save, Table, store};
use clap::{Args, ValueEnum};
use rayon::prelude::*;
use serde::Serialize;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// The longest seed on the command line: each game adds its own number to it.
const MAX_SEED: usize = 48;
/// No game of any kind has so many actions; one that has is stuck.
const MAX_ACTIONS: usize = 100_000;

/// What to simulate.
#[derive(Args, Debug)]
pub(super) struct Options {
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Seats of each game [default: 4, or 1 in the solo game]
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: Option<u8>,
    /// Any text; the same seed gives the same games
    #[arg(long, default_value = "1")]
    seed: String,
    /// Planets of the seats: `all`, or names with commas between them
    #[arg(long, value_name = "LIST", value_parser = worlds::planets, default_value = PlanetId::STANDARD.name())]
    planets: Choices<PlanetId>,
    /// Corporations of the seats: `all`, or names with commas between them
    #[arg(long, value_name = "LIST", value_parser = worlds::corporations, default_value = CorporationId::STANDARD.name())]
    corporations: Choices<CorporationId>,
    #[command(flatten)]
    modules: Modules,
    /// Who plays
    #[arg(long, value_enum, default_value_t = Player::Random)]
    bot: Player,
    /// Folder into which every game is written as a saved game
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

impl Options {
    fn seats(&self) -> u8 {
        self.players.unwrap_or(if self.modules.solo { 1 } else { 4 })
    }

    /// What game `number` is made from.
    fn setup(&self, number: u32) -> Setup {
        let mut setup = Setup::standard(usize::from(self.seats()), &format!("{}/{number}", self.seed));
        worlds::assign(&mut setup.seats, number as usize, &self.planets, &self.corporations);
        setup.options = self.modules.options(setup.seats.len(), &setup.seed);
        setup
    }

    /// Refuses what no game can be dealt from.
    fn check(&self) -> Result<(), Failure> {
        if self.seed.chars().count() > MAX_SEED {
            return Err(Failure::Arguments(format!("the seed is longer than {MAX_SEED} characters")));
        }
        self.modules.check(usize::from(self.seats()))?;
        self.setup(0).check().map_err(|error| Failure::Arguments(error.to_string()))
    }
}

/// Who plays the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Player {
    /// Every legal choice is equally likely
    Random,
    /// Looks one step ahead, and is often wrong
    Easy,
    /// Looks one step ahead
    Normal,
    /// Tries out the best placements
    Hard,
    /// Tries them out for long
    Expert,
}

impl From<Player> for BotKind {
    fn from(player: Player) -> Self {
        match player {
            Player::Random => Self::Random,
            Player::Easy => Self::Easy,
            Player::Normal => Self::Normal,
            Player::Hard => Self::Hard,
            Player::Expert => Self::Expert,
        }
    }
}

/// How one game went.
struct Outcome {
    finished: bool,
    rounds: u16,
    actions: usize,
    scores: Vec<Score>,
    target: Option<u16>,
}

/// How all games went, on average.
#[derive(Serialize)]
struct Report {
    games: u32,
    finished: usize,
    rounds_mean: f64,
    actions_mean: f64,
    medals_mean: Vec<f64>,
    medals_by_category: Categories,
    games_per_second: f64,
    modules: Played,
    solo: Option<SoloReport>,
}

/// Mean medals of a seat by category (rules §10.3).
#[derive(Serialize)]
#[serde(rename_all = "UPPERCASE")]
struct Categories {
    a: f64,
    b: f64,
    c: f64,
    d: f64,
    e: f64,
    f: f64,
}

/// Plays the games and prints how they went.
pub(super) fn run(options: &Options, out: &mut impl Write) -> Result<ExitCode, Failure> {
    options.check()?;
    if let Some(folder) = &options.record {
        fs::create_dir_all(folder).map_err(|error| FileError::on_saving(folder, error))?;
    }
    let start = Instant::now();
    let outcomes: Result<Vec<Outcome>, Failure> =
        (0..options.games).into_par_iter().map(|number| play(options, number)).collect();
    let report = Report::new(&outcomes?, options, start.elapsed().as_secs_f64());
    if options.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        report.print(out)?;
    }
    let complete = report.finished == options.games as usize;
    Ok(if complete { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Plays game `number`, and writes it where it shall be recorded.
fn play(options: &Options, number: u32) -> Result<Outcome, Failure> {
    let setup = options.setup(number);
    let mut bots: Vec<_> =
        (0..options.seats()).map(|seat| BotKind::from(options.bot).create(&format!("{}/{seat}", setup.seed))).collect();
    match &options.record {
        Some(folder) => play_recorded(setup, &mut bots, &file_name(folder, options.seats(), number)),
        None => play_unrecorded(&setup, &mut bots),
    }
}

fn file_name(folder: &Path, players: u8, number: u32) -> PathBuf {
    folder.join(format!("game-{players}p-{number:05}.ron"))
}

fn play_unrecorded(setup: &Setup, bots: &mut [Box<dyn Bot>]) -> Result<Outcome, Failure> {
    let mut state = setup.deal().map_err(|error| Failure::Arguments(error.to_string()))?;
    let mut events = Vec::new();
    let mut actions = 0;
    while let (Some(seat), true) = (state.active(), actions < MAX_ACTIONS) {
        let Some(choice) = bots[seat.index()].choose(&state.view(seat), &Limit::none()) else {
            break;
        };
        events.clear();
        state.apply_into(&Action { seat, choice }, &mut events).map_err(|error| Failure::Bot(seat, error))?;
        actions += 1;
    }
    Ok(Outcome::new(&state, actions))
}

fn play_recorded(setup: Setup, bots: &mut [Box<dyn Bot>], path: &Path) -> Result<Outcome, Failure> {
    let mut table = Table::new(setup).map_err(|error| Failure::Arguments(error.to_string()))?;
    while let (Some(seat), true) = (table.state().active(), table.cursor() < MAX_ACTIONS) {
        let Some(choice) = bots[seat.index()].choose(&table.view(seat), &Limit::none()) else {
            break;
        };
        table.play(Action { seat, choice }).map_err(|error| Failure::Bot(seat, error))?;
    }
    store::write(path, &Save::new(&table), Overwrite::SavedGames)?;
    Ok(Outcome::new(table.state(), table.cursor()))
}

impl Outcome {
    fn new(state: &crate::game::GameState, actions: usize) -> Self {
        Self {
            finished: state.is_finished(),
            rounds: state.round,
            actions,
            scores: state.seat_ids().map(|seat: SeatId| state.score(seat)).collect(),
            target: state.options.target(),
        }
    }

    /// The medals of the solo game and those it asks for.
    fn solo(&self) -> Option<(u16, u16)> {
        Some((self.scores.first()?.total(), self.target?))
    }
}

impl Report {
    fn new(outcomes: &[Outcome], options: &Options, seconds: f64) -> Self {
        let players = options.seats();
        let games = outcomes.len().max(1) as f64;
        let mean = |value: &dyn Fn(&Outcome) -> f64| outcomes.iter().map(value).sum::<f64>() / games;
        let category = |medals: fn(&Score) -> u16| {
            mean(&|outcome| outcome.scores.iter().map(|score| f64::from(medals(score))).sum::<f64>())
                / f64::from(players)
        };
        Self {
            games: outcomes.len() as u32,
            finished: outcomes.iter().filter(|outcome| outcome.finished).count(),
            rounds_mean: mean(&|outcome| f64::from(outcome.rounds)),
            actions_mean: mean(&|outcome| outcome.actions as f64),
            medals_mean: (0..usize::from(players))
                .map(|seat| mean(&|outcome| outcome.scores.get(seat).map_or(0.0, |score| f64::from(score.total()))))
                .collect(),
            medals_by_category: Categories {
                a: category(Score::lines),
                b: category(Score::track_total),
                c: category(Score::collected),
                d: category(Score::card_total),
                e: category(Score::private_total),
                f: category(Score::objective_total),
            },
            games_per_second: outcomes.len() as f64 / seconds.max(f64::EPSILON),
            modules: options.modules.played(),
            solo: SoloReport::new(outcomes.iter().filter_map(Outcome::solo)),
        }
    }

    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "games             {}, {} finished", self.games, self.finished)?;
        writeln!(out, "rounds            {:.2} on average", self.rounds_mean)?;
        writeln!(out, "actions           {:.1} on average", self.actions_mean)?;
        let seats: Vec<String> = self.medals_mean.iter().map(|medals| format!("{medals:.2}")).collect();
        writeln!(out, "medals by seat    {}", seats.join("  "))?;
        let Categories { a, b, c, d, e, f } = &self.medals_by_category;
        writeln!(out, "  A rows and columns, planet {a:.2}\n  B tracks {b:.2}\n  C lifepods and meteorites {c:.2}")?;
        writeln!(out, "  D civ cards {d:.2}\n  E private objectives {e:.2}\n  F neighbour objectives {f:.2}")?;
        if let Some(solo) = &self.solo {
            solo.print(out)?;
        }
        writeln!(out, "speed             {:.1} games per second", self.games_per_second)?;
        Ok(())
    }
}
