//! The example games in `saves/`: they can be opened, replayed with every hash, and exported.
//!
//! When the rules or the file format change on purpose, create them again: `cargo test --release --test example_games
//! -- --ignored`

use bot::{Bot, Limit, RandomBot};
use play::export::export;
use play::{Save, Table, store};
use rules::{
    Action, CellSet, Choice, CorporationId, EventMix, GameState, Illegal, Phase, PlanetId, SeatId,
    SeatSetup, Setup, Source, Track, View,
};
use std::fs;
use std::path::{Path, PathBuf};
use table::Overwrite;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves")
}

fn examples() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("the folder of examples");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    files.sort();
    files
}

fn open(path: &Path) -> Table {
    store::load(path)
        .unwrap_or_else(|error| unreachable!("{error}\nHow to make it anew: see {}", file!()))
        .table
}

#[test]
fn every_example_opens_and_replays_with_the_same_hashes_in_every_build() {
    let files = examples();
    let tables: Vec<Table> = files.iter().map(|path| open(path)).collect();
    for seats in [2, 4, 6] {
        assert!(
            tables
                .iter()
                .any(|table| table.state().seats.len() == seats),
            "an example for {seats}"
        );
    }
    assert!(
        tables.iter().any(|table| table.state().is_finished()),
        "a finished example"
    );
    let pending = |table: &Table| {
        table
            .state()
            .active()
            .is_some_and(|seat| pending(table.state(), seat) > 1)
    };
    assert!(
        tables.iter().any(pending),
        "an example in the middle of a turn"
    );
    assert!(
        tables.iter().any(Table::can_redo),
        "an example with something to do again"
    );
    let alone =
        |table: &Table| table.setup().options.solo && table.state().event_cards.in_force.is_some();
    assert!(
        tables.iter().any(alone),
        "an example of the solo game with an event in force"
    );
    let modular = |table: &Table| {
        table.setup().options.private_objectives && meets_an_event_card(table.state())
    };
    assert!(
        tables.iter().any(modular),
        "an example with all modules and an event to meet"
    );
}

#[test]
fn every_example_is_written_again_byte_for_byte() {
    for path in examples() {
        let loaded = store::load(&path).expect("it opens");
        let save = Save {
            about: loaded.about.clone(),
            ..Save::new(&loaded.table)
        };
        let text = fs::read_to_string(&path).expect("it can be read");
        assert_eq!(
            save.encode().expect("it can be written"),
            text,
            "{}",
            path.display()
        );
    }
}

#[test]
fn every_example_is_exported() {
    for path in examples() {
        let table = open(&path);
        let game = serde_json::to_value(export(&table)).expect("an export is JSON");
        assert_eq!(
            game["setup"]["seats"].as_array().map(Vec::len),
            Some(table.state().seats.len())
        );
        assert_eq!(
            game["rounds"].as_array().map(Vec::len),
            Some(usize::from(table.state().round))
        );
        assert_eq!(game["end"].is_object(), table.state().is_finished());
    }
}

fn pending(state: &GameState, seat: SeatId) -> usize {
    state.seat(seat).turn.agenda.len()
}

/// A player who looks one choice ahead, so that the examples look like real games.
struct Planner {
    luck: RandomBot,
}

impl Planner {
    fn choose(&mut self, view: &View) -> Choice {
        let (state, seat) = (view.state(), view.seat());
        let random = self.luck.choose(view, &Limit::none()).expect("it is asked");
        if state.phase == Phase::Rotate {
            return random;
        }
        let worth = |choice: &Choice| {
            let mut next = state.clone();
            let result: Result<_, Illegal> = next.apply(&Action {
                seat,
                choice: *choice,
            });
            let bias = match choice {
                Choice::EndTurn | Choice::Skip { .. } => -1,
                _ => i32::from(*choice == random),
            };
            result.map_or(i32::MIN, |_| appeal(&next, seat) + bias)
        };
        state
            .legal(seat)
            .into_iter()
            .max_by_key(worth)
            .unwrap_or(random)
    }
}

/// The value of a seat's position: medals above all, and what leads to medals.
fn appeal(state: &GameState, seat: SeatId) -> i32 {
    let owner = state.seat(seat);
    let board = &owner.board;
    let heights: i32 = Track::ALL
        .iter()
        .map(|track| i32::from(owner.tracker(*track).height))
        .sum();
    let pieces = 8 * i32::from(owner.lifepods) + 4 * i32::from(owner.meteorites)
        - 5 * board.meteorites.len() as i32;
    let prey = board.lifepods | board.meteorites;
    let walk = board
        .rovers
        .into_iter()
        .map(|rover| steps(board.data().cells, CellSet::of(rover), prey))
        .sum::<i32>();
    // An empty cell all of whose neighbours are covered is hard to fill.
    let holes = board
        .empty()
        .into_iter()
        .filter(|cell| !CellSet::of(*cell).neighbours().meets(board.empty()))
        .count();
    let frontier = (board.covered().neighbours() & board.empty()).len() as i32;
    let waiting = pending(state, seat).min(6) as i32;
    10 * i32::from(state.score(seat).total())
        + 4 * heights
        + 2 * board.covered().len() as i32
        + pieces
        + 2 * waiting
        - walk
        - 6 * holes as i32
        - 2 * frontier
        - 4 * (board.data().lifepods.len() - board.lifepods.len()) as i32
}

/// The number of steps from `from` to the nearest of `prey`.
fn steps(cells: CellSet, from: CellSet, prey: CellSet) -> i32 {
    let mut reached = from;
    (0..24)
        .find(|_| {
            let here = reached.meets(prey);
            reached = (reached | reached.neighbours()) & cells;
            here
        })
        .unwrap_or(0)
}

fn played(names: &[&str], seed: &str, stop: impl Fn(&Table) -> bool) -> Table {
    play_on(setup(names, seed), stop)
}

fn setup(names: &[&str], seed: &str) -> Setup {
    let mut setup = Setup::standard(names.len(), seed);
    for (seat, name) in setup.seats.iter_mut().zip(names) {
        *seat = SeatSetup {
            name: (*name).to_owned(),
            ..seat.clone()
        };
    }
    setup
}

fn play_on(setup: Setup, stop: impl Fn(&Table) -> bool) -> Table {
    let mut planner = Planner {
        luck: RandomBot::new(&setup.seed),
    };
    let mut table = Table::new(setup).expect("a valid setup");
    while !stop(&table) {
        let Some(seat) = table.state().active() else {
            break;
        };
        let choice = planner.choose(&table.state().view(seat));
        table.play(Action { seat, choice }).expect("legal");
    }
    table
}

/// A solo game with a balanced deck of event cards, played until `stop` returns true.
fn solo(stop: impl Fn(&Table) -> bool) -> Table {
    let mut setup = setup(&["Solvej"], "example solo");
    setup.options.solo = true;
    setup.options.events = Some(EventMix::BALANCED);
    (setup.seats[0].planet, setup.seats[0].corporation) = (PlanetId::Gaia, CorporationId::Horizon);
    play_on(setup, stop)
}

/// Six seats with events, private objectives and house rules, each with a different planet and corporation.
fn every_module(names: &[&str]) -> Setup {
    let mut setup = setup(names, "example modules");
    setup.options.events = Some(EventMix::HARSH);
    setup.options.private_objectives = true;
    setup.options.reveal_at_once = true;
    setup.options.patches_count_as_tiles = true;
    for (number, seat) in setup.seats.iter_mut().enumerate() {
        (seat.planet, seat.corporation) = (
            PlanetId::ALL[2 * number + 1],
            CorporationId::ALL[number + 2],
        );
    }
    setup
}

/// Whether the seat in play has to choose for the event card of the round.
fn meets_an_event_card(state: &GameState) -> bool {
    let agenda = state.active().map(|seat| &state.seat(seat).turn.agenda);
    agenda.is_some_and(|agenda| {
        agenda
            .iter()
            .any(|pending| matches!(pending.source, Source::EventCard(_)))
    })
}

fn keep(name: &str, title: &str, table: &Table) {
    let save = Save::new(table).titled(title);
    store::write(&folder().join(name), &save, Overwrite::Anything).expect("it is written");
}

#[test]
#[ignore = "makes the example games anew"]
fn create_the_examples_again() {
    let busy = |round: u16, effects: usize| {
        move |table: &Table| {
            let state = table.state();
            let busy = state
                .active()
                .is_some_and(|seat| pending(state, seat) >= effects);
            state.round >= round
                && busy
                && matches!(state.phase, Phase::Turns { .. })
                && table.can_undo().is_ok()
        }
    };
    keep(
        "two-in-mid-turn.ron",
        "Two in mid-turn",
        &played(&["Ada", "Grace"], "example two", busy(9, 2)),
    );
    let finished = played(
        &["Valentina", "Sally", "Mae", "Samantha"],
        "example four",
        |_| false,
    );
    keep("four-finished.ron", "Four at the end", &finished);
    keep(
        "solo-with-events.ron",
        "Alone against the target",
        &solo(busy(9, 1)),
    );
    let names = ["Anke", "Bela", "Cem", "Dunja", "Edda", "Femi"];
    let claiming = |table: &Table| {
        table.state().round >= 7 && matches!(table.state().phase, Phase::Claims { .. })
    };
    keep(
        "six-claiming-cards.ron",
        "Six, and civ cards to claim",
        &played(&names, "example six", claiming),
    );
    let meeting = |table: &Table| table.state().round >= 8 && meets_an_event_card(table.state());
    keep(
        "six-with-every-module.ron",
        "Six with every module",
        &play_on(every_module(&names), meeting),
    );
    let mut undone = played(&["Solvej"], "example one", busy(6, 2));
    undone.undo().expect("it can be undone");
    keep(
        "one-practising.ron",
        "One who practises, with a step undone",
        &undone,
    );
}
