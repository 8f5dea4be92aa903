//! Exercises: a prepared position of a practice game, a goal to reach from it, and a solution.
//!
//! An exercise is a file in `assets/exercises` and a line in `FILES`; its texts are listed under its name in
//! `assets/lang/*/exercise.ftl`. Those that ask for the best place of a tile were found by a search,
//! `examples/find_exercises.rs`; they are all in `turns.ron` and have their texts in common. A table with an exercise is
//! an ordinary practice game: [`Exercise::on`] recognizes it by its setup and its first actions.

use crate::Table;
use rules::corporation::Techs;
use rules::score::line_state;
use rules::{
    Action, Cell, Choice, CorporationId, GameState, Illegal, Line, LineState, PlanetId, SeatId,
    Setup, Track, asset,
};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Embeds exercises, each with its name.
macro_rules! files {
    ($($name:literal,)+) => {
        [$(($name, include_str!(concat!("../../../../assets/exercises/", $name, ".ron")))),+]
    };
}

/// The files of all exercises, from the easiest.
const FILES: [(&str, &str); 23] = files! {
    "boost", "lifepod", "row", "arashi", "charybdis", "gaia", "k-273", "tartarus", "pajitnov",
    "oblivion", "lacuna", "cerberus", "persephone", "petra", "kaax", "wormhole", "cosmos",
    "jump-drive", "republic", "horizon", "oasis", "makeshift", "flux",
};

/// The exercises that were found by a search: the best place of a tile.
const TURNS: &str = include_str!("../../../../assets/exercises/turns.ron");

static ALL: LazyLock<Vec<Exercise>> = LazyLock::new(|| {
    let read = |(name, text): &(&str, &str)| Exercise {
        name: (*name).to_owned(),
        ..asset(text, name)
    };
    let turns: Vec<Exercise> = asset(TURNS, "turns");
    let turns = turns.into_iter().enumerate();
    let turns = turns.map(|(number, turn)| turn.numbered(number));
    let mut all: Vec<Exercise> = FILES.iter().map(read).chain(turns).collect();
    all.sort_by_key(|exercise| exercise.difficulty);
    all
});

/// How the seed of every exercise begins.
const SEED: &str = "exercise ";

/// The beginning of the name of an exercise that asks for the best place of a tile.
const TURN: &str = "turn-";

/// The only seat of an exercise.
pub const SEAT: SeatId = SeatId(0);

/// An exercise, as it stands in its file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// Its name in files, texts and settings.
    #[serde(skip)]
    pub name: String,
    /// The difficulty, 1–3.
    pub difficulty: u8,
    /// The section of the rules that it practises, such as `5.3`.
    pub rule: String,
    /// The planet.
    pub planet: PlanetId,
    /// The corporation.
    pub corporation: CorporationId,
    /// The goal to reach before the round ends.
    pub goal: Goal,
    /// The actions that prepare the position.
    pub actions: Vec<Choice>,
    /// The actions that reach the goal.
    pub solution: Vec<Choice>,
}

/// The goal of an exercise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// All of these.
    All(Vec<Goal>),
    /// A tracker is at this height or above.
    Height {
        /// The tracker.
        tracker: Track,
        /// The height.
        at_least: u8,
    },
    /// A tracker is on this track, its own or another.
    Stands {
        /// The tracker.
        tracker: Track,
        /// The track.
        on: Track,
    },
    /// The tech of this level is available.
    TechLevel(u8),
    /// This number of lifepods is collected.
    Lifepods(u8),
    /// This number of meteorites is collected.
    Meteorites(u8),
    /// A row or column is complete.
    Complete(Line),
    /// These cells are covered.
    Covers(Vec<Cell>),
    /// This number of cells is covered.
    Covered(u32),
    /// This number of medals would be won if the game ended now.
    Medals(u16),
}

impl Goal {
    /// Whether the seat of the exercise has reached it.
    pub fn is_reached(&self, state: &GameState) -> bool {
        let seat = state.seat(SEAT);
        match self {
            Self::All(goals) => goals.iter().all(|goal| goal.is_reached(state)),
            Self::Height { tracker, at_least } => seat.tracker(*tracker).height >= *at_least,
            Self::Stands { tracker, on } => seat.tracker(*tracker).track == *on,
            Self::TechLevel(level) => seat.rules().unlocked(seat, *level),
            Self::Lifepods(count) => seat.lifepods >= *count,
            Self::Meteorites(count) => seat.meteorites >= *count,
            Self::Complete(line) => line_state(&seat.board, *line) == LineState::Complete,
            Self::Covers(cells) => cells
                .iter()
                .all(|cell| seat.board.covered().contains(*cell)),
            Self::Covered(count) => seat.board.covered().len() >= *count,
            Self::Medals(medals) => state.score(SEAT).total() >= *medals,
        }
    }
}

impl Exercise {
    /// All exercises, from the easiest.
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The same, named as the exercise with this number, from 0, that asks for the best place of a tile.
    #[must_use]
    pub fn numbered(self, number: usize) -> Self {
        let name = format!("{TURN}{}", number + 1);
        Self { name, ..self }
    }

    /// The number of an exercise that asks for the best place of a tile, from 1.
    pub fn turn_number(&self) -> Option<u16> {
        self.name.strip_prefix(TURN)?.parse().ok()
    }

    /// The exercise with this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        ALL.iter().find(|exercise| exercise.name == name)
    }

    /// The exercise on `table`, if there is one.
    pub fn on(table: &Table) -> Option<&'static Self> {
        let name = table.setup().seed.strip_prefix(SEED)?;
        let exercise = Self::named(name)?;
        let played = table.entries().iter().map(|entry| &entry.action.choice);
        let same = played.take(exercise.preparation()).eq(&exercise.actions);
        (same && table.setup().options.practice && !table.is_rescued()).then_some(exercise)
    }

    /// The number of actions that prepare the position. Undo to this point returns to the beginning of the exercise.
    pub fn preparation(&self) -> usize {
        self.actions.len()
    }

    /// The practice game of the exercise; `player` is the name of the only seat.
    pub fn setup(&self, player: &str) -> Setup {
        let mut setup = Setup::standard(1, &format!("{SEED}{}", self.name));
        setup.options.practice = true;
        for seat in &mut setup.seats {
            seat.name = player.to_owned();
            seat.planet = self.planet;
            seat.corporation = self.corporation;
        }
        setup
    }

    /// A table with the prepared position.
    ///
    /// # Errors
    /// The reason for refusing a prepared action, which cannot happen with the exercises of the program.
    pub fn table(&self, player: &str) -> Result<Table, Illegal> {
        let mut table = Table::new(self.setup(player)).map_err(|_| Illegal::Impossible)?;
        for choice in &self.actions {
            table.record(Action {
                seat: SEAT,
                choice: *choice,
            })?;
        }
        Ok(table)
    }

    /// Whether its goal is reached at the cursor of `table`, in the round in which the exercise began.
    pub fn is_solved(&self, table: &Table) -> bool {
        let start = table.state_at(self.preparation());
        let later = table.cursor() > self.preparation();
        later
            && start.is_some_and(|start| start.round == table.state().round)
            && self.goal.is_reached(table.state())
    }

    /// The next step of the solution, if the game on `table` has followed the solution so far.
    pub fn next_step(&self, table: &Table) -> Option<Choice> {
        let played = table.done().get(self.preparation()..)?;
        let mut steps = self.solution.iter();
        for entry in played.iter().filter(|entry| !entry.forced) {
            if steps.next() != Some(&entry.action.choice) {
                return None;
            }
        }
        steps.next().copied()
    }
}
