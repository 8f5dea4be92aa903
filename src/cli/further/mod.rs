//! The commands for games besides Planet Unknown: `--game NAME`. They know no game; each is one line of [`GAMES`].

mod cryo;
mod exoplanets;
mod on_mars;
mod report;

use super::Failure;
use super::arena::check_seed;
use super::output::Output;
use super::recording::Recording;
use clap::{Args, Parser, Subcommand};
use game::{Action, Kept, Setup as _};
use rayon::prelude::*;
use report::{Course, Report};
use search::{Contender, Played, RandomBot, Seating, Skilled, Strength, Tournament, play};
use serde_json::Value;
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{Fault, FileError, Save, Table, store};

/// Every game besides Planet Unknown.
pub(super) const GAMES: &[Registered] = &[
    Registered::of::<::exoplanets::State>(),
    Registered::of::<::cryo::State>(),
    Registered::of::<::on_mars::State>(),
];

/// The game of the commands without `--game`.
const PLANET_UNKNOWN: &str = "planet-unknown";

/// A game whose games the command line plays and exports.
pub(super) trait Further: Kept + Skilled {
    /// How many can play.
    const SEATS: RangeInclusive<usize>;

    /// A game of so many seats.
    fn setup(seats: usize, seed: &str) -> Self::Setup;

    /// The record of the game of `setup` with these actions, for other programs.
    ///
    /// # Errors
    /// Why there is none.
    fn export(setup: &Self::Setup, actions: &[Action<Self::Choice>]) -> Result<Value, String>;

    /// Whether a game of one seat was won, if that is not for the ranking to say.
    fn won_alone(_end: &Self) -> Option<bool> {
        None
    }

    /// What of the game an action used, as a group and a name, for the report on simulated games; `after` is the state after
    /// it. Nothing unless the game counts such things.
    fn used(_after: &Self, _action: Action<Self::Choice>) -> Option<(&'static str, String)> {
        None
    }
}

/// What the command line knows of a game.
pub(super) struct Registered {
    /// Its name after `--game`.
    pub(super) name: &'static str,
    simulate: fn(&Simulate, &mut dyn Write) -> Result<ExitCode, Failure>,
    tournament: fn(&TournamentOptions, &mut dyn Write) -> Result<ExitCode, Failure>,
    /// A line about a saved game.
    pub(super) verify: fn(&Path) -> Result<String, FileError>,
    /// The record of a saved game.
    pub(super) export: fn(&Path) -> Result<Value, Failure>,
}

impl Registered {
    const fn of<G: Further>() -> Self {
        Self {
            name: G::NAME,
            simulate: simulate::<G>,
            tournament: tournament::<G>,
            verify: verify::<G>,
            export: export::<G>,
        }
    }
}

/// The commands for one of the games.
#[derive(Parser, Debug)]
#[command(name = "planet-unknown", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Plays whole games without a window and reports the results
    Simulate(Simulate),
    /// Lets each two bots play each other, and writes tables of their strength
    Tournament(TournamentOptions),
}

/// The arguments of `simulate`.
#[derive(Args, Debug)]
struct Simulate {
    /// The game
    #[arg(long)]
    game: String,
    /// Number of games; with several bots rounded up, so that each deal is complete
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Seats of each game [default: as many as can play]
    #[arg(long)]
    players: Option<usize>,
    /// Any text; the same seed produces the same games
    #[arg(long, default_value = "1")]
    seed: String,
    /// Players: names of bots separated by commas
    #[arg(
        long,
        value_name = "LIST",
        default_value = "random",
        value_delimiter = ','
    )]
    bot: Vec<String>,
    #[command(flatten)]
    recording: Recording,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// The arguments of `tournament`.
#[derive(Args, Debug)]
struct TournamentOptions {
    /// The game
    #[arg(long)]
    game: String,
    /// Names of bots separated by commas [default: all of the game]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    bots: Vec<String>,
    /// Deals for each pair of bots, each played twice with swapped seats
    #[arg(long, default_value_t = 100)]
    deals: u32,
    /// Any text; the same seed produces the same games
    #[arg(long, default_value = "1")]
    seed: String,
    /// File for the tables, in Markdown; otherwise they are printed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replaces the file for the tables if it is there already
    #[arg(long, requires = "out")]
    overwrite: bool,
}

/// The game after `--game`, unless it is Planet Unknown or none is named. A name that no game has is told by the commands of
/// Planet Unknown.
pub(super) fn chosen(arguments: &[OsString]) -> Option<&'static Registered> {
    let after = arguments
        .iter()
        .skip_while(|argument| *argument != OsStr::new("--game"));
    let joined = arguments
        .iter()
        .filter_map(|argument| argument.to_str()?.strip_prefix("--game="));
    let named = after
        .skip(1)
        .filter_map(|name| name.to_str())
        .take(1)
        .chain(joined);
    let command = arguments.get(1).and_then(|command| command.to_str());
    let plays = matches!(command, Some("simulate" | "tournament"));
    let mut named = named.filter(|_| plays);
    named.find_map(|name| GAMES.iter().find(|game| game.name == name))
}

/// Reads the name of Planet Unknown: those of other games were [chosen] before.
pub(super) fn name(text: &str) -> Result<&'static str, String> {
    if text == PLANET_UNKNOWN {
        return Ok(PLANET_UNKNOWN);
    }
    let known: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
    Err(format!(
        "the games are {PLANET_UNKNOWN}, {}",
        known.join(", ")
    ))
}

/// Carries out a command for `game`.
pub(super) fn run(
    game: &Registered,
    arguments: Vec<OsString>,
    out: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    match Arguments::parse_from(arguments).command {
        Command::Simulate(options) => (game.simulate)(&options, out),
        Command::Tournament(options) => (game.tournament)(&options, out),
    }
}

/// The bots of these names.
fn contenders<G: Further>(names: &[String]) -> Result<Vec<Contender<G>>, Failure> {
    let find = |name: &String| {
        let known = bots::<G>().into_iter().find(|bot| bot.name == name.trim());
        known.ok_or_else(|| {
            let known = bots::<G>().map(|bot| bot.name).join(", ");
            Failure::Arguments(format!("{name} is none of: {known}"))
        })
    };
    names.iter().map(find).collect()
}

fn simulate<G: Further>(options: &Simulate, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    check_seed(&options.seed)?;
    let seats = options.players.unwrap_or(*G::SEATS.end());
    if !G::SEATS.contains(&seats) {
        let (least, most) = G::SEATS.into_inner();
        return Err(Failure::Arguments(format!(
            "{least} to {most} play {}",
            G::TITLE
        )));
    }
    let bots = contenders::<G>(&options.bot)?;
    options.recording.prepare()?;
    let order: Vec<usize> = (0..bots.len()).collect();
    let seating = Seating::new(&order, seats);
    let turns = seating.games_of_a_deal();
    let games = options.games.div_ceil(turns).saturating_mul(turns);
    let play_one = |number: u32| {
        let lineup = seating.lineup(number / turns, number % turns);
        let setup = G::setup(seats, &format!("{}/{}", options.seed, number / turns));
        play_game(options, setup, &bots, lineup, number)
    };
    let played: Result<Vec<Course>, Failure> = (0..games).into_par_iter().map(play_one).collect();
    let played = played?;
    let names: Vec<&str> = bots.iter().map(|bot| bot.name.as_str()).collect();
    let report = Report::new(G::NAME, seats, &options.seed, &names, &played);
    if options.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        report.print(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays a game, and records it if requested.
fn play_game<G: Further>(
    options: &Simulate,
    mut setup: G::Setup,
    bots: &[Contender<G>],
    lineup: Vec<usize>,
    number: u32,
) -> Result<Course, Failure> {
    let seats = game::SeatId::first(lineup.len());
    if bots.len() > 1 {
        let named = seats.zip(&lineup);
        named.for_each(|(seat, bot)| setup.rename(seat, &bots[*bot].name));
    }
    let create =
        |(seat, bot): (usize, &usize)| bots[*bot].create(&format!("{}/{seat}", setup.seed()));
    let mut players: Vec<_> = lineup.iter().enumerate().map(create).collect();
    let (mut done, mut uses, mut alone) = (Vec::new(), BTreeMap::new(), None);
    let (actions, ranking) = play::<G>(&setup, &mut players, |action, after| {
        if let Some(used) = G::used(after, action) {
            *uses.entry(used).or_default() += 1;
        }
        alone = G::won_alone(after);
        done.push(action);
    })
    .map_err(|fault| Failure::Endless(fault.to_string()))?;
    if let Some((path, overwrite)) = options.recording.file(lineup.len(), number) {
        store::write(&path, &Save::new(&recorded::<G>(setup, done)?), overwrite)?;
    }
    let played = Played {
        lineup,
        actions,
        ranking,
    };
    Ok(Course {
        played,
        alone,
        uses,
    })
}

/// The table of a game that was played with these actions.
fn recorded<G: Further>(
    setup: G::Setup,
    actions: Vec<Action<G::Choice>>,
) -> Result<Table<G>, Failure> {
    let mut table =
        Table::<G>::new(setup).map_err(|error| Failure::Arguments(error.to_string()))?;
    for action in actions {
        table
            .record(action)
            .map_err(|error| Failure::Endless(error.to_string()))?;
    }
    Ok(table)
}

fn tournament<G: Further>(
    options: &TournamentOptions,
    out: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    check_seed(&options.seed)?;
    let names: Vec<String> = match options.bots.is_empty() {
        true => bots::<G>().into_iter().rev().map(|bot| bot.name).collect(),
        false => options.bots.clone(),
    };
    contenders::<G>(&names)?;
    let file = match &options.out {
        Some(path) => Some(Output::new(path, options.overwrite)?),
        None => None,
    };
    let setup = |deal| G::setup(2, &format!("{}/{deal}", options.seed));
    let setups: Vec<G::Setup> = (0..options.deals).map(setup).collect();
    let mut text = format!(
        "# How strong the bots of {} are\n\n\
         Each two bots played {} games with two seats, every deal twice with the seats changed. A win that is shared is half.\n\
         Intervals hold the true value in 95 % of all cases.\n\n\
         | bot | against | wins | points |\n|---|---|--:|--:|\n",
        G::TITLE,
        2 * options.deals
    );
    for (place, one) in names.iter().enumerate() {
        for other in &names[place + 1..] {
            let pair = contenders::<G>(&[one.clone(), other.clone()])?;
            let played = Tournament::play(&setups, &pair)
                .map_err(|fault| Failure::Endless(fault.to_string()))?;
            let (wins, own, others) = (played.wins(0), played.score(0), played.score(1));
            text += &format!(
                "| {one} | {other} | {wins} | {:.1} to {:.1} |\n",
                own.mean, others.mean
            );
        }
    }
    match file {
        Some(mut file) => file.write(text.as_bytes())?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}

fn verify<G: Further>(file: &Path) -> Result<String, FileError> {
    let loaded = store::load::<G>(file)?;
    Ok(format!("{}, {}", G::TITLE, describe(&loaded.table)))
}

/// Where the game of a file stands.
pub(super) fn describe<G: Kept>(table: &Table<G>) -> String {
    let state = table.state();
    let seats = state.seat_count();
    let whole = match table.is_rescued() {
        true => ", history incomplete",
        false => "",
    };
    let undone = match table.entries().len() - table.cursor() {
        0 => String::new(),
        undone => format!(", {undone} undone"),
    };
    let end = match state.is_finished() {
        true => "finished",
        false => "in play",
    };
    format!(
        "{seats} seats, round {}, {} actions{undone}{whole}, {end}",
        state.round(),
        table.cursor()
    )
}

fn export<G: Further>(file: &Path) -> Result<Value, Failure> {
    let table = store::load::<G>(file)?.table;
    if table.is_rescued() {
        let why = "the history of this game is incomplete".to_owned();
        return Err(Failure::Arguments(why));
    }
    let actions: Vec<_> = table.done().iter().map(|entry| entry.action).collect();
    G::export(table.setup(), &actions).map_err(Failure::Arguments)
}

/// The bots of a game, from the weakest, which chooses at random.
fn bots<G: Further>() -> [Contender<G>; 4] {
    let random = Contender::new("random", RandomBot::new);
    let [easy, normal, hard] = Strength::ALL.map(Contender::of);
    [random, easy, normal, hard]
}

/// The game that knows a file which Planet Unknown refuses with this `error`, if any does.
pub(super) fn knowing(file: &Path, error: &FileError) -> Option<&'static Registered> {
    let foreign = |error: &FileError| matches!(error.fault, Fault::Foreign { .. });
    let knows = |game: &&Registered| {
        (game.verify)(file)
            .err()
            .is_none_or(|error| !foreign(&error))
    };
    GAMES.iter().filter(|_| foreign(error)).find(knows)
}
