//! The command line as other programs use it.

#[path = "../games/planet-unknown/rules/tests/common/planets.rs"]
mod planets;
mod played;

use planets::{Place, exists, forbids_tile, may_begin};
use play::{Save, export::export, store};
use played::whole_game;
use rules::{Cell, PlanetId, Terrain, Tile};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use table::Overwrite;

fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_planet-unknown"));
    program.env_remove("RUST_LOG");
    program
}

fn run(arguments: &[&str]) -> Output {
    program()
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", complained(output));
    serde_json::from_str(&printed(output)).expect("JSON")
}

/// Removes the parts of a report that differ from run to run.
fn forget_times(report: &mut Value) {
    report["games_per_second"] = Value::Null;
    report["thinking"] = Value::Null;
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}

fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path());
    entries
        .map(|path| {
            (
                path.file_name()
                    .expect("a name")
                    .to_string_lossy()
                    .into_owned(),
                fs::read(path).expect("read"),
            )
        })
        .collect()
}

#[test]
fn version_and_help_are_told() {
    assert_eq!(
        printed(&run(&["--version"])),
        format!("planet-unknown {}\n", env!("CARGO_PKG_VERSION"))
    );
    let help = printed(&run(&["--help"]));
    for word in [
        "simulate",
        "tournament",
        "verify",
        "export",
        "placements",
        "--lang",
        "GAME.ron",
    ] {
        assert!(help.contains(word), "{word} is missing in\n{help}");
    }
}

#[test]
fn nonsense_is_refused_in_words() {
    for arguments in [
        &["simulate", "--players", "7"][..],
        &["simulate", "--games", "many"],
        &["simulate", "--seed", &"x".repeat(49)],
        &["simulate", "--planets", "Mars"],
        &["simulate", "--corporations", "all,Acme"],
        &["simulate", "--events", "gentle"],
        &["simulate", "--events", "7,7,6,0"],
        &["simulate", "--solo", "--players", "2"],
        &["simulate", "--solo", "--private-objectives"],
        &["simulate", "--two-player-variant", "--players", "3"],
        &["simulate", "--private-objectives", "--players", "1"],
        &["simulate", "--events", "7,6,7", "--players", "1"],
        &["simulate", "--bot", "easy,perfect"],
        &["simulate", "--bot", "normal:64"],
        &["tournament", "--bots", "easy,random,easy"],
        &["tournament", "--bots", "easy,random", "--deals", "1,2,3"],
        &["tournament", "--events", "7,7,7"],
        &["tournament", "--solo-games", "many"],
        &["verify"],
        &["export", "nowhere.ron"],
        &["--lang", "fr"],
        &["unheard", "of"],
    ] {
        let output = run(arguments);
        assert!(!output.status.success(), "{arguments:?}");
        assert!(
            output.stdout.is_empty() && !output.stderr.is_empty(),
            "{arguments:?}"
        );
        assert!(!complained(&output).contains("panicked"), "{arguments:?}");
    }
}

#[test]
fn simulate_plays_on_any_planets_with_any_corporations() {
    let folder = tempfile::tempdir().expect("a folder");
    let worlds = [
        "--planets",
        "Petra,tartarus",
        "--corporations",
        "all",
        "--record",
        text(folder.path()),
    ];
    let report = json(&run(&[
        &["simulate", "--games", "18", "--players", "2", "--json"],
        &worlds[..],
    ]
    .concat()));
    assert_eq!(report["finished"], 18);
    let tables = fs::read_dir(folder.path())
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path());
    let setups: Vec<_> = tables
        .map(|path| {
            store::load(&path)
                .expect("it replays")
                .table
                .setup()
                .clone()
        })
        .collect();
    let corporations: BTreeSet<_> = setups
        .iter()
        .flat_map(|setup| setup.seats.iter().map(|seat| seat.corporation))
        .collect();
    let planets: BTreeSet<_> = setups
        .iter()
        .flat_map(|setup| setup.seats.iter().map(|seat| seat.planet))
        .collect();
    assert_eq!((corporations.len(), planets.len()), (9, 2));
}

#[test]
fn simulate_prints_the_agreed_keys() {
    let report = json(&run(&[
        "simulate",
        "--games",
        "3",
        "--players",
        "2",
        "--json",
    ]));
    let keys: Vec<&String> = report.as_object().expect("an object").keys().collect();
    let agreed = "games finished rounds_mean actions_mean medals_mean medals_by_category games_per_second modules solo \
                  deals bots comparisons thinking";
    assert_eq!(keys, agreed.split(' ').collect::<Vec<_>>());
    assert_eq!(
        (&report["games"], &report["finished"]),
        (&3.into(), &3.into())
    );
    assert_eq!(report["medals_mean"].as_array().map(Vec::len), Some(2));
    let categories = report["medals_by_category"].as_object().expect("an object");
    assert_eq!(
        categories.keys().collect::<Vec<_>>(),
        ["A", "B", "C", "D", "E", "F"]
    );
    let seats: f64 = report["medals_mean"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_f64)
        .sum();
    let medals: f64 = categories.values().filter_map(Value::as_f64).sum();
    assert!(
        (medals * 2.0 - seats).abs() < 1e-9,
        "the categories add up to the medals of a seat"
    );
    assert!(report["games_per_second"].as_f64() > Some(0.0));
    assert_eq!(report["modules"]["events"], Value::Null);
    assert_eq!(report["solo"], Value::Null);
}

#[test]
fn an_impossible_event_deck_is_refused_with_a_message() {
    let refusal = |events: &str, players: &str| {
        let output = run(&[
            "simulate",
            "--games",
            "0",
            "--events",
            events,
            "--players",
            players,
        ]);
        assert!(!output.status.success());
        complained(&output)
    };
    assert!(refusal("7,7,7", "2").contains("20 cards, not 21"));
    assert!(refusal("17,3,0", "2").contains("there are 16 green, 20 orange and 18 red events"));
    assert!(refusal("7,seven,6", "2").contains("three numbers"));
}

#[test]
fn simulate_plays_with_every_module_and_the_games_verify() {
    let folder = tempfile::tempdir().expect("a folder");
    let modules = [
        "--events",
        "random",
        "--private-objectives",
        "--two-player-variant",
        "--record",
    ];
    let arguments = [
        "simulate",
        "--games",
        "6",
        "--players",
        "2",
        "--planets",
        "all",
        "--corporations",
        "all",
        "--json",
    ];
    let report = json(&run(&[
        &arguments[..],
        &modules[..],
        &[text(folder.path())],
    ]
    .concat()));
    let expected = serde_json::json!({
        "events": "random", "private_objectives": true, "solo": false, "two_player_variant": true
    });
    assert_eq!(
        (&report["finished"], &report["modules"]),
        (&6.into(), &expected)
    );
    let mut mixes = BTreeSet::new();
    for name in contents(folder.path()).keys() {
        let table = store::load(&folder.path().join(name))
            .expect("it replays")
            .table;
        assert!(
            table
                .state()
                .seats
                .iter()
                .all(|seat| !seat.private_objectives.is_empty())
        );
        let options = table.setup().options;
        assert!(options.private_objectives && options.two_player_variant && !options.solo);
        let mix = options.events.expect("a deck");
        assert!(mix.fits(2));
        mixes.insert([mix.green, mix.orange, mix.red]);
    }
    assert!(mixes.len() > 3, "another mix in each game: {mixes:?}");
}

#[test]
fn simulate_rates_solo_games() {
    let report = json(&run(&["simulate", "--games", "5", "--solo", "--json"]));
    assert_eq!(
        (&report["finished"], &report["modules"]["events"]),
        (&5.into(), &"7,6,7".into())
    );
    let solo = &report["solo"];
    assert_eq!(
        solo["targets"],
        serde_json::json!({"58": 5}),
        "60 - 7 red - 1 orange + 6 green (rules §10.5)"
    );
    let above = solo["above_target_mean"].as_f64().expect("a number");
    assert!((above - (report["medals_mean"][0].as_f64().expect("a number") - 58.0)).abs() < 1e-9);
    let grades: Vec<u64> = solo["grades"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_u64)
        .collect();
    assert_eq!((grades.len(), grades.iter().sum::<u64>()), (7, 5));
    let words = printed(&run(&[
        "simulate", "--games", "2", "--solo", "--events", "0,2,18",
    ]));
    assert!(
        words.contains("targets (games)   49 (2)") && words.contains("games by grade"),
        "{words}"
    );
}

#[test]
fn the_same_seed_gives_the_same_games_byte_for_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, second) = (folder.path().join("first"), folder.path().join("second"));
    let common = [
        "simulate",
        "--games",
        "4",
        "--players",
        "3",
        "--seed",
        "déjà vu",
        "--bot",
        "random,family",
        "--json",
    ];
    let simulate = |threads: &str, record: Option<&Path>| {
        let mut program = program();
        program.args(common).env("RAYON_NUM_THREADS", threads);
        if let Some(folder) = record {
            program.arg("--record").arg(folder);
        }
        let mut report = json(&program.output().expect("the program runs"));
        forget_times(&mut report);
        report
    };
    let alone = simulate("1", Some(&first));
    assert_eq!(
        alone,
        simulate("4", Some(&second)),
        "threads change nothing"
    );
    assert_eq!(alone, simulate("2", None), "recording changes nothing");
    assert_eq!(contents(&first), contents(&second));
    assert_eq!(contents(&first).len(), 4);
    let files: Vec<String> = contents(&first)
        .keys()
        .map(|name| text(&first.join(name)).to_owned())
        .collect();
    let output = program()
        .arg("verify")
        .args(&files)
        .output()
        .expect("the program runs");
    assert!(output.status.success());
    assert!(
        printed(&output)
            .lines()
            .all(|line| line.starts_with("ok ") && line.contains("finished"))
    );
}

#[test]
fn bots_are_compared_on_the_same_deals_from_every_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = [
        "simulate",
        "--bot",
        "easy,random",
        "--players",
        "3",
        "--games",
        "5",
        "--json",
        "--record",
    ];
    let report = json(&run(&[
        &arguments[..],
        &[text(folder.path()), "--planets", "petra,gaia"],
    ]
    .concat()));
    assert_eq!(
        (&report["games"], &report["finished"], &report["deals"]),
        (&6.into(), &6.into(), &3.into())
    );
    let mut deals: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
    for name in contents(folder.path()).keys() {
        let table = store::load(&folder.path().join(name))
            .expect("it replays")
            .table;
        let mut setup = table.setup().clone();
        let names = setup
            .seats
            .iter_mut()
            .map(|seat| std::mem::take(&mut seat.name))
            .collect();
        deals.entry(format!("{setup:?}")).or_default().push(names);
    }
    assert_eq!(
        deals.len(),
        3,
        "the games of a deal differ in who plays alone"
    );
    for lineups in deals.values() {
        assert_eq!(
            lineups,
            &[["easy", "random", "easy"], ["random", "easy", "random"]]
        );
    }
}

#[test]
fn bots_are_told_by_medals_wins_ranks_and_ratings() {
    let report = json(&run(&[
        "simulate",
        "--bot",
        "normal,random",
        "--players",
        "2",
        "--games",
        "10",
        "--json",
    ]));
    let bots = report["bots"].as_array().expect("a list");
    let number = |bot: usize, path: &str| {
        bots[bot]
            .pointer(path)
            .and_then(Value::as_f64)
            .expect("a number")
    };
    assert_eq!(
        (&bots[0]["bot"], &bots[1]["bot"]),
        (&"normal".into(), &"random".into())
    );
    let wins = [
        number(0, "/among_others/wins/share"),
        number(1, "/among_others/wins/share"),
    ];
    assert!(
        (wins[0] + wins[1] - 1.0).abs() < 1e-9 && wins[0] > 0.8,
        "{wins:?}"
    );
    let ranks = number(0, "/among_others/rank_mean") + number(1, "/among_others/rank_mean");
    assert!((2.0..=3.0).contains(&ranks), "{ranks}");
    let elo = number(0, "/among_others/rating/elo");
    assert!(
        elo > 50.0 && (elo + number(1, "/among_others/rating/elo")).abs() < 1e-6,
        "{elo}"
    );
    let seats: f64 = report["medals_mean"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_f64)
        .sum();
    assert!((number(0, "/medals/mean") + number(1, "/medals/mean") - seats).abs() < 1e-9);
    let comparison = &report["comparisons"][0];
    assert_eq!(comparison["ahead"]["share"].as_f64(), Some(wins[0]));
    let difference = comparison["difference"]["mean"].as_f64().expect("a number");
    assert!((number(0, "/medals/mean") - number(1, "/medals/mean") - difference).abs() < 1e-9);
    assert!(report["thinking"][0]["seconds"]["longest"].as_f64() > Some(0.0));
}

#[test]
fn bots_that_play_alone_are_compared_by_their_medals() {
    let arguments = ["simulate", "--bot", "easy,random", "--solo", "--games", "7"];
    let report = json(&run(&[&arguments[..], &["--json"]].concat()));
    assert_eq!((&report["games"], &report["deals"]), (&8.into(), &4.into()));
    for bot in report["bots"].as_array().expect("a list") {
        assert_eq!(
            (&bot["games"], &bot["among_others"]),
            (&4.into(), &Value::Null)
        );
        let reached = bot["solo"]["reached"].as_array().expect("a list");
        let goals: Vec<u64> = reached
            .iter()
            .filter_map(|reached| reached["above"].as_u64())
            .collect();
        assert_eq!(goals, [0, 5, 10, 15]);
        let above = bot["solo"]["above_target"]["mean"]
            .as_f64()
            .expect("a number");
        assert!((bot["medals"]["mean"].as_f64().expect("a number") - 58.0 - above).abs() < 1e-9);
    }
    assert_eq!(report["comparisons"][0]["ahead"], Value::Null);
    assert!(report["comparisons"][0]["difference"]["mean"].as_f64() > Some(0.0));
    let words = printed(&run(&arguments));
    for part in [
        "4 deals, each played 2 times, rounded up from 7",
        "easy against random: +",
        "reached +15",
    ] {
        assert!(words.contains(part), "{part} is missing in\n{words}");
    }
}

#[test]
fn a_comparison_is_the_same_with_any_number_of_threads() {
    let report = |threads: &str| {
        let mut program = program();
        program.args([
            "simulate",
            "--bot",
            "random,easy,normal",
            "--players",
            "2",
            "--games",
            "3",
            "--json",
        ]);
        let mut report = json(
            &program
                .env("RAYON_NUM_THREADS", threads)
                .output()
                .expect("the program runs"),
        );
        forget_times(&mut report);
        report
    };
    assert_eq!(report("1"), report("3"));
}

#[test]
fn a_tournament_writes_the_same_tables_however_often_it_was_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let [progress, tables, at_once] =
        ["progress", "tables.md", "at-once.md"].map(|name| folder.path().join(name));
    let tournament = |deals: &str, threads: &str, more: &[&str]| {
        let mut program = program();
        program.args([
            "tournament",
            "--bots",
            "easy,random",
            "--deals",
            deals,
            "--solo-games",
            "0,1",
            "--seed",
            "cup",
        ]);
        program
            .args(more)
            .env("RAYON_NUM_THREADS", threads)
            .output()
            .expect("the program runs")
    };
    let kept = [
        "--progress",
        text(&progress),
        "--out",
        text(&tables),
        "--overwrite",
    ];
    let written = |path: &Path| fs::read_to_string(path).expect("tables");
    assert!(
        tournament("2", "1", &["--out", text(&at_once)])
            .status
            .success()
    );

    assert!(
        tournament("2", "1", &[&kept[..], &["--minutes", "0"]].concat())
            .status
            .success()
    );
    assert!(
        written(&tables).contains("It was stopped after 0 of 25 games."),
        "{}",
        written(&tables)
    );
    assert!(tournament("1", "1", &kept).status.success());
    assert_eq!(written(&progress).lines().count(), 1 + 2 + 21);
    assert!(tournament("2", "4", &kept).status.success());
    assert_eq!(written(&tables), written(&at_once));
    assert_eq!(
        written(&progress).lines().count(),
        1 + 4 + 21,
        "nothing is played twice"
    );

    let printed = printed(&tournament("2", "2", &["--progress", text(&progress)]));
    assert_eq!(printed, written(&tables));
    let command = "planet-unknown tournament --bots easy,random --deals 2 --solo-games 0,1 --events 7,6,7 --seed cup";
    for part in [
        command,
        "| random |",
        "| Oblivion   |",
        "| Cosmos Inc.         |",
        "|    0 |      1 |",
    ] {
        assert!(printed.contains(part), "{part} is missing in\n{printed}");
    }
    let alone = json(&run(&[
        "simulate",
        "--solo",
        "--games",
        "1",
        "--seed",
        "cup/solo/0",
        "--json",
    ]));
    let cell = format!(
        "| KSB-4156   |    – | {:>+6.1} |",
        alone["solo"]["above_target_mean"]
            .as_f64()
            .expect("a number")
    );
    assert!(printed.contains(&cell), "{cell} is missing in\n{printed}");
    let other = tournament(
        "2",
        "1",
        &["--progress", text(&progress), "--events", "6,7,7"],
    );
    assert!(
        !other.status.success() && complained(&other).contains("games of another seed"),
        "{}",
        complained(&other)
    );
}

#[test]
fn another_seed_gives_other_games() {
    let report = |seed: &str| {
        json(&run(&[
            "simulate",
            "--games",
            "2",
            "--players",
            "1",
            "--seed",
            seed,
            "--json",
        ]))
    };
    assert_ne!(report("one")["actions_mean"], report("two")["actions_mean"]);
}

#[test]
fn training_writes_weights_that_it_can_go_on_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let train = |file: &str, more: &[&str]| {
        let small = [
            "--generations",
            "1",
            "--candidates",
            "4",
            "--games",
            "1",
            "--check-games",
            "1",
            "--out",
            file,
        ];
        program()
            .arg("train")
            .args(small)
            .args(more)
            .current_dir(&folder)
            .output()
            .expect("the program runs")
    };
    for more in [&[][..], &["--overwrite"]] {
        let output = train("weights.ron", more);
        assert!(
            output.status.success() && printed(&output).contains("generation 1"),
            "{}",
            complained(&output)
        );
        let text = fs::read_to_string(folder.path().join("weights.ron")).expect("weights");
        ron::from_str::<bot::Weights>(&text).expect("it can be read");
    }
    fs::write(folder.path().join("broken.ron"), "(lines: 3)").expect("written");
    let output = train("broken.ron", &["--overwrite"]);
    assert!(
        !output.status.success() && complained(&output).contains("broken.ron holds no weights")
    );
    assert_eq!(
        fs::read_to_string(folder.path().join("broken.ron")).expect("left alone"),
        "(lines: 3)"
    );
}

#[test]
fn verify_distinguishes_bad_files_from_good_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let (good, bad, nowhere) = (
        folder.path().join("good.ron"),
        folder.path().join("bad.ron"),
        folder.path().join("nowhere.ron"),
    );
    store::write(
        &good,
        &Save::new(&whole_game(2, "verify")),
        Overwrite::NothingLost,
    )
    .expect("written");
    let damaged = fs::read_to_string(&good)
        .expect("read")
        .replacen("Rotate(", "Rotate(9", 1);
    fs::write(&bad, damaged).expect("written");
    let output = run(&["verify", text(&good), text(&bad), text(&nowhere)]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<String> = printed(&output).lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 3);
    assert!(
        lines[0].starts_with("ok ") && lines[1].starts_with("bad ") && lines[2].starts_with("bad ")
    );
    assert!(
        lines[1].contains("bad.ron") && lines[1].contains("action 1"),
        "{}",
        lines[1]
    );
    assert!(run(&["verify", text(&good)]).status.success());
}

/// Asserts that the command refuses to replace the file, and says how it could.
fn assert_keeps(output: &Output, file: &str) {
    assert!(!output.status.success());
    let complaint = complained(output);
    let remedy = "choose another name or replace it with --overwrite";
    for part in [file, "would be lost", remedy] {
        assert!(complaint.contains(part), "{part} is missing in {complaint}");
    }
}

#[test]
fn recording_replaces_no_other_file_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let precious = folder.path().join("game-2p-00000.ron");
    let record = |seed: &str, more: &[&str]| {
        let mut program = program();
        program.args(["simulate", "--games", "1", "--players", "2", "--seed", seed]);
        program.arg("--record").arg(folder.path()).args(more);
        program.output().expect("the program runs")
    };
    let there = || fs::read(&precious).expect("still there");
    fs::write(&precious, "a letter").expect("written");
    assert_keeps(&record("one", &[]), "game-2p-00000.ron");
    assert_eq!(there(), b"a letter");

    assert!(record("one", &["--overwrite"]).status.success());
    let one = there();
    assert!(record("one", &[]).status.success(), "the same game");
    assert_eq!(there(), one);
    assert_keeps(&record("two", &[]), "game-2p-00000.ron");
    assert_eq!(there(), one);
    assert!(record("two", &["--overwrite"]).status.success());
    assert_ne!(there(), one);
}

#[test]
fn the_results_of_long_work_replace_no_file_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let precious = folder.path().join("precious");
    fs::write(&precious, "a letter").expect("written");
    let tournament = [
        "tournament",
        "--bots",
        "random",
        "--deals",
        "0",
        "--solo-games",
        "0",
    ];
    let train = ["train", "--generations", "1000000"];
    for command in [&tournament[..], &train] {
        let output = program()
            .args(command)
            .arg("--out")
            .arg(&precious)
            .output()
            .expect("the program runs");
        // At once, not after the work.
        assert_keeps(&output, "precious");
        assert_eq!(fs::read(&precious).expect("still there"), b"a letter");
    }
    let output = program()
        .args(tournament)
        .arg("--overwrite")
        .arg("--out")
        .arg(&precious)
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", complained(&output));
    assert_ne!(fs::read(&precious).expect("there"), b"a letter");
}

#[test]
fn export_prints_what_the_library_exports() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.ron");
    let table = whole_game(2, "export");
    store::write(&path, &Save::new(&table), Overwrite::NothingLost).expect("written");
    let expected = serde_json::to_value(export(&table)).expect("JSON");
    assert_eq!(json(&run(&["export", text(&path)])), expected);
}

/// The number of legal first placements, counted cell by cell.
fn first_placements(planet: PlanetId, tile: Tile) -> [usize; 2] {
    let printed = &tile.shape().footprint(rules::Orientation::UPRIGHT).cells;
    let (mut placements, mut covers) = (BTreeSet::new(), BTreeSet::new());
    for (symmetry, cell) in
        (0..8).flat_map(|symmetry| Cell::all().map(move |cell| (symmetry, cell)))
    {
        let mut laid: Vec<_> = printed
            .iter()
            .map(|part| {
                let (mut right, mut down) = (part.column as i8, part.row as i8);
                if symmetry >= 4 {
                    right = -right;
                }
                (0..symmetry % 4).for_each(|_| (right, down) = (-down, right));
                let place = (cell.column() as i8 + right, cell.row() as i8 + down);
                (
                    place,
                    part.half,
                    part.symbol,
                    part.meteor && tile.has_meteor(),
                )
            })
            .collect();
        laid.sort_unstable();
        let cells: Vec<Place> = laid.iter().map(|(place, ..)| *place).collect();
        let parts: Vec<(Place, Terrain, bool)> = laid
            .iter()
            .map(|(place, half, symbol, _)| (*place, tile.terrains()[usize::from(*half)], *symbol))
            .collect();
        let lies = cells.iter().all(|place| exists(planet, *place));
        let begins = lies && cells.iter().any(|place| may_begin(planet, *place));
        if begins && !forbids_tile(planet, &parts, &|_| false) {
            placements.insert(laid);
            covers.insert(cells);
        }
    }
    [placements.len(), covers.len()]
}

#[test]
fn placements_are_those_counted_cell_by_cell() {
    let counts = json(&run(&["placements", "--json"]));
    assert_eq!(
        counts.as_object().expect("an object").len(),
        PlanetId::ALL.len() * 144
    );
    for planet in PlanetId::ALL {
        for tile in Tile::all().filter(|tile| tile.has_meteor() || planet.is_standard()) {
            let expected = serde_json::json!(first_placements(planet, tile));
            assert_eq!(
                counts[format!("{planet}/{tile:?}")],
                expected,
                "{tile:?} on {planet}"
            );
        }
    }
    assert_eq!(
        printed(&run(&["placements"])).lines().count(),
        PlanetId::ALL.len() * 144 + 1
    );
}

#[test]
fn a_reader_may_close_the_pipe() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.ron");
    store::write(
        &path,
        &Save::new(&whole_game(6, "pipe")),
        Overwrite::NothingLost,
    )
    .expect("written");
    let mut child = program()
        .args(["export", text(&path)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{}",
        complained(&output)
    );
}
