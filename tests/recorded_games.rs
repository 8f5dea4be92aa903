//! Games that were played once and must go the same way ever after, on every platform and in every build: one for
//! each number of seats. `tests/recorded` holds the hash of the state after each round, and the result.
//!
//! After a change that is meant to alter states or the course of games, record them anew and look at the difference:
//! `RECORD_GAMES=1 cargo test --test recorded_games`.

use planet_unknown::game::{Action, Setup};
use planet_unknown::table::state_hash;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fmt::Write as _;
use std::path::PathBuf;

/// Plays a game at random and writes down how it went.
fn transcript(seats: usize) -> Result<String, std::fmt::Error> {
    let mut state = Setup::standard(seats, &format!("recorded {seats}")).deal().expect("a sound setup");
    let mut rng = ChaCha8Rng::seed_from_u64(seats as u64);
    let mut text = format!("{seats} seats, seed \"recorded {seats}\"\nstart {:016x}\n", state_hash(&state));
    let (mut actions, mut events) = (0, Vec::new());
    while let Some(seat) = state.active() {
        let legal = state.legal(seat);
        let choice = legal[rng.random_range(0..legal.len() as u32) as usize];
        let round = state.round;
        state.apply_into(&Action { seat, choice }, &mut events).expect("a listed choice is legal");
        actions += 1;
        if state.round != round || state.is_finished() {
            writeln!(text, "round {round}: {actions} actions, {} events, {:016x}", events.len(), state_hash(&state))?;
        }
    }
    for (seat, rank) in state.seat_ids().zip(state.ranks()) {
        writeln!(text, "{seat}: {} medals, rank {rank}", state.score(seat).total())?;
    }
    Ok(text)
}

#[test]
fn recorded_games_go_the_same_way_on_every_platform_and_in_every_build() {
    for seats in 1..=6 {
        let name = format!("{seats}-seats.txt");
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "recorded", &name].iter().collect();
        let played = transcript(seats).expect("text can be written");
        if std::env::var_os("RECORD_GAMES").is_some() {
            std::fs::write(&path, &played).expect("the folder can be written to");
        }
        let recorded = std::fs::read_to_string(&path).expect("the game was recorded").replace("\r\n", "\n");
        assert_eq!(played, recorded, "the game of {seats} seats went another way");
    }
}
