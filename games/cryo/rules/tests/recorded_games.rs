//! Recorded games that must stay the same on every platform and in every build: one for each number of seats.
//!
//! After a change that alters states or the course of games on purpose, record them again and check the difference:
//! `RECORD_GAMES=1 cargo test -p cryo-rules --test recorded_games`.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it reads what was recorded"
)]

use cryo::{Setup, Stage, State};
use game::{Game, Stuck, hash, luck, random_game};
use std::fmt::Write as _;
use std::path::PathBuf;

/// Plays a game at random and records its course.
fn transcript(seats: usize) -> String {
    let setup = Setup::standard(seats, &format!("recorded {seats}"));
    let start = State::deal(&setup).expect("a valid setup");
    let mut text = format!("seed \"{}\"\nstart {:016x}\n", setup.seed, hash(&start));
    let (mut actions, mut events) = (0, 0);
    random_game(&start, &mut luck("recorded"), 5000, |step| {
        actions += 1;
        events += step.events.len();
        let (before, after) = (step.before.turn, step.after);
        if after.turn != before || after.stage == Stage::Over {
            let hash = hash(after);
            writeln!(
                text,
                "turn {before}: {actions} actions, {events} events, {hash:016x}"
            )
            .expect("written");
        }
        if let Some(ranking) = after.ranking() {
            for seat in after.seat_ids() {
                let (place, score) = (ranking.place(seat), ranking.score(seat));
                writeln!(text, "{seat}: {score} points, place {place}").expect("written");
            }
        }
        Ok::<(), Stuck>(())
    })
    .expect("it ends");
    text
}

#[test]
fn recorded_games_stay_the_same() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
    for seats in 2..=4 {
        let (path, text) = (folder.join(format!("{seats}-seats.txt")), transcript(seats));
        if std::env::var_os("RECORD_GAMES").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&path, &text).expect("written");
        }
        let recorded = std::fs::read_to_string(&path).expect("recorded");
        assert_eq!(text, recorded, "{seats} seats");
    }
}
