//! Recorded games that must stay the same on every platform and in every build: one for each number of seats, of which one plays against Lacerda.
//!
//! After a change that alters states or the course of games on purpose, record them again and check the difference:
//! `RECORD_GAMES=1 cargo test -p on-mars-rules --test recorded_games`.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it reads what was recorded"
)]

use game::suite::transcript;
use on_mars::{Setup, State};
use std::path::PathBuf;

#[test]
fn recorded_games_stay_the_same() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
    for seats in 1..=4 {
        let path = folder.join(format!("{seats}-seats.txt"));
        let setup = Setup::standard(seats, &format!("recorded {seats}"));
        let text = transcript(&setup, |state: &State| state.round, "OP");
        if std::env::var_os("RECORD_GAMES").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&path, &text).expect("written");
        }
        let recorded = std::fs::read_to_string(&path).expect("recorded");
        assert_eq!(text, recorded, "{seats} seats");
    }
}
