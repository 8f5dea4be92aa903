//! The command line with a game besides Planet Unknown.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_planet-unknown"));
    let program = program.env_remove("RUST_LOG").args(arguments);
    program.output().expect("the program runs")
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

fn simulate(more: &[&str]) -> Output {
    run(&[&["simulate", "--game", "exoplanets", "--games", "2"], more].concat())
}

#[test]
fn games_are_played_recorded_verified_and_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("text");
    let played = simulate(&["--bot", "random,easy", "--record", path, "--json"]);
    assert!(played.status.success(), "{}", complained(&played));
    let report: Value = serde_json::from_str(&printed(&played)).expect("JSON");
    assert_eq!(
        (&report["game"], &report["seats"]),
        (&"exoplanets".into(), &4.into())
    );
    let file = Path::new(path).join("game-4p-00001.ron");
    let file = file.to_str().expect("text");
    let verified = run(&["verify", file]);
    assert!(
        printed(&verified).contains(": Exoplanets, 4 seats, round 5, "),
        "{}",
        printed(&verified)
    );
    let record: Value = serde_json::from_str(&printed(&run(&["export", file]))).expect("JSON");
    assert_eq!(
        (&record["format"], &record["end"]["reason"]),
        (&"exoplanets-export".into(), &"star".into())
    );
}

#[test]
fn the_same_seed_plays_the_same_games_and_compares_bots() {
    assert_eq!(
        printed(&simulate(&[])),
        printed(&simulate(&["--seed", "1"]))
    );
    assert_ne!(
        printed(&simulate(&[])),
        printed(&simulate(&["--seed", "2"]))
    );
    let table = run(&[
        "tournament",
        "--game=exoplanets",
        "--bots",
        "easy,random",
        "--deals",
        "3",
    ]);
    assert!(
        printed(&table).contains("\n| easy | random | "),
        "{}",
        printed(&table)
    );
}

#[test]
fn what_a_game_does_not_have_is_refused() {
    for (arguments, fault) in [
        (&["--players", "5"][..], "2 to 4 play Exoplanets"),
        (
            &["--bot", "expert"],
            "expert is none of: random, easy, normal, hard",
        ),
        (&["--planets", "all"], "unexpected argument"),
    ] {
        let refused = simulate(arguments);
        assert!(
            !refused.status.success() && complained(&refused).contains(fault),
            "{arguments:?}"
        );
    }
    let unknown = run(&["simulate", "--game", "chess"]);
    assert!(
        complained(&unknown).contains("the games are planet-unknown, exoplanets, cryo, on-mars")
    );
}

#[test]
fn cryo_is_played_recorded_verified_and_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("text");
    let cryo =
        |more: &[&str]| run(&[&["simulate", "--game", "cryo", "--games", "2"], more].concat());
    let played = cryo(&["--record", path, "--json"]);
    assert!(played.status.success(), "{}", complained(&played));
    let report: Value = serde_json::from_str(&printed(&played)).expect("JSON");
    assert_eq!(
        (&report["game"], &report["seats"]),
        (&"cryo".into(), &4.into())
    );
    let share = |group: &str, name: &str| report["used"][group][name]["share"].as_f64();
    let shares = report["used"]["actions"]
        .as_object()
        .expect("actions")
        .keys();
    let sum: f64 = shares.filter_map(|name| share("actions", name)).sum();
    assert!((sum - 1.0).abs() < 1e-9 && share("actions", "resource") > Some(0.1));
    assert_eq!(report["wins_by_seat"].as_array().map(Vec::len), Some(4));
    let file = Path::new(path).join("game-4p-00001.ron");
    let file = file.to_str().expect("text");
    let verified = run(&["verify", file]);
    assert!(
        printed(&verified).contains(": Cryo, 4 seats, round "),
        "{}",
        printed(&verified)
    );
    let record: Value = serde_json::from_str(&printed(&run(&["export", file]))).expect("JSON");
    assert_eq!(
        (&record["format"], &record["setup"]["components"]),
        (&"cryo-export".into(), &"cryo".into())
    );
    let refused = cryo(&["--players", "1"]);
    assert!(complained(&refused).contains("2 to 4 play Cryo"));
    let table = run(&[
        "tournament",
        "--game",
        "cryo",
        "--bots",
        "easy,random",
        "--deals",
        "1",
    ]);
    assert!(
        printed(&table).contains("\n| easy | random | "),
        "{}",
        printed(&table)
    );
}

#[test]
fn on_mars_is_played_recorded_verified_and_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("text");
    let on_mars =
        |more: &[&str]| run(&[&["simulate", "--game", "on-mars", "--games", "2"], more].concat());
    let played = on_mars(&["--record", path, "--json"]);
    assert!(played.status.success(), "{}", complained(&played));
    let report: Value = serde_json::from_str(&printed(&played)).expect("JSON");
    assert_eq!(
        (&report["game"], &report["seats"]),
        (&"on-mars".into(), &4.into())
    );
    let actions = report["used"]["actions"].as_object().expect("actions");
    assert_eq!(actions.len(), 10, "{actions:?}");
    assert!(report["used"]["blueprints taken"].is_object());
    let file = Path::new(path).join("game-4p-00001.ron");
    let file = file.to_str().expect("text");
    let verified = run(&["verify", file]);
    assert!(
        printed(&verified).contains(": On Mars, 4 seats, round "),
        "{}",
        printed(&verified)
    );
    let record: Value = serde_json::from_str(&printed(&run(&["export", file]))).expect("JSON");
    assert_eq!(
        (&record["format"], &record["setup"]["components"]),
        (&"on-mars-export".into(), &"on-mars".into())
    );
    // Alone against Lacerda: a win is a Solo Goal met line by line.
    let alone = on_mars(&[
        "--players",
        "1",
        "--bot",
        "random",
        "--record",
        path,
        "--json",
    ]);
    assert!(alone.status.success(), "{}", complained(&alone));
    let report: Value = serde_json::from_str(&printed(&alone)).expect("JSON");
    assert_eq!(
        (&report["seats"], &report["bots"][0]["wins"]["share"]),
        (&1.into(), &0.0.into())
    );
    let file = Path::new(path).join("game-1p-00001.ron");
    let file = file.to_str().expect("text");
    let verified = printed(&run(&["verify", file]));
    assert!(
        verified.contains(": On Mars, 1 seats, round "),
        "{verified}"
    );
    let record: Value = serde_json::from_str(&printed(&run(&["export", file]))).expect("JSON");
    assert_eq!(record["end"]["solo"]["won"], false);
    let refused = on_mars(&["--bot", "expert"]);
    assert!(complained(&refused).contains("expert is none of: random, easy, normal, hard"));
}
