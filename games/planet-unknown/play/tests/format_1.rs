//! Games of file format 1, recorded before the rules became a crate of their own. They stay as they are: every later
//! version must open the files, find every action legal, and reach the same position.
//!
//! `format_1/*.ron` are whole files. `format_1/games.txt` holds 204 random games on all planets, with all corporations
//! and modules, in a short form: the setup; lines of the seat that acts and its choices, where `0:X` stands for
//! `Resolve(pending:0,answer:X)`; the medals of each seat; the hash of the last state.

#![expect(clippy::panic, reason = "a test fails by a panic")]

use play::Table;
use play::save::decode;
use rules::{Action, Choice, GameState, SeatId, Setup};
use std::fs;
use std::path::{Path, PathBuf};
use table::state_hash;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/format_1")
}

/// The files of whole games.
fn saved_games() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("the folder of files");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let is_game = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "ron");
    paths.filter(is_game).collect()
}

/// Reads a choice in the short or the full form.
fn choice(word: &str) -> Choice {
    let short = word
        .split_once(':')
        .filter(|(pending, _)| pending.bytes().all(|byte| byte.is_ascii_digit()));
    let read = match short {
        Some((pending, answer)) => {
            ron::from_str(&format!("Resolve(pending:{pending},answer:{answer})"))
        }
        None => ron::from_str(word),
    };
    read.unwrap_or_else(|error| panic!("{word}: {error}"))
}

/// Carries out the choices of a line, each of which must be legal.
fn act(state: &mut GameState, line: &str) {
    let (number, words) = line.split_once(' ').expect("a seat and its choices");
    let number: usize = number.parse().expect("the number of a seat");
    let seat = state.seat_ids().nth(number).expect("a seat at the table");
    for word in words.split(' ') {
        let choice = choice(word);
        assert!(
            state.legal(seat).contains(&choice),
            "{word} of {seat} is not listed"
        );
        state
            .apply(&Action { seat, choice })
            .unwrap_or_else(|error| panic!("{word} of {seat}: {error}"));
    }
}

/// Plays a recorded game and compares its end.
fn replay(game: &str) {
    let (setup, lines) = game.split_once('\n').expect("a setup and actions");
    let setup: Setup = ron::from_str(setup).expect("a setup");
    let mut state = setup.deal().expect("a valid setup");
    for line in lines.lines() {
        if let Some(medals) = line.strip_prefix("medals ") {
            let total = |seat: SeatId| state.score(seat).total().to_string();
            let totals: Vec<String> = state.seat_ids().map(total).collect();
            assert_eq!(totals.join(" "), medals, "{}", setup.seed);
        } else if let Some(hash) = line.strip_prefix("hash ") {
            assert!(state.is_finished(), "{}", setup.seed);
            assert_eq!(
                format!("{:016x}", state_hash(&state)),
                hash,
                "{}",
                setup.seed
            );
        } else {
            act(&mut state, line);
        }
    }
}

#[test]
fn games_recorded_in_format_1_are_legal_and_end_alike() {
    let text = fs::read_to_string(folder().join("games.txt"))
        .expect("the games were recorded")
        .replace("\r\n", "\n");
    let mut count = 0;
    for game in text.split("game ").filter(|game| !game.is_empty()) {
        replay(game);
        count += 1;
    }
    assert_eq!(count, 204);
}

#[test]
fn files_of_format_1_open_at_the_position_they_were_saved_at() {
    let mut count = 0;
    for path in saved_games() {
        let text = fs::read_to_string(&path).expect("it can be read");
        assert!(text.contains("version: 1,"), "{}", path.display());
        let loaded =
            decode(&text).unwrap_or_else(|refusal| panic!("{}: {}", path.display(), refusal.fault));
        let hash = format!(
            "hash: \"{:016x}\",\n actions:",
            state_hash(loaded.table.state())
        );
        assert!(
            text.replace("\r\n", "\n").contains(&hash),
            "{} ends elsewhere",
            path.display()
        );
        assert!(!loaded.table.is_rescued(), "{}", path.display());
        count += 1;
    }
    assert_eq!(count, 7);
}

// rules §3.4
#[test]
fn what_was_forced_in_turn_is_forced_again() {
    for path in saved_games() {
        let text = fs::read_to_string(&path).expect("a file of the folder");
        let recorded = decode(&text).expect("an intact game").table;
        let mut table = Table::new(recorded.setup().clone()).expect("a valid setup");
        for entry in recorded.done() {
            if !entry.forced {
                table.play(entry.action).expect("it was legal");
            }
        }
        let told = |table: &Table| -> Vec<_> {
            let entries = table.done().iter();
            entries
                .map(|entry| (entry.action, entry.forced, entry.hash))
                .collect()
        };
        assert!(told(&table) == told(&recorded), "{}", path.display());
    }
}
