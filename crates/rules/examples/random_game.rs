//! A random game to its end: `cargo run --release -p planet-unknown-rules --example random_game -- SEATS SEED GAMES`.
//!
//! The rules need no window, no file and no clock: a setup is dealt, choices are applied, the score is read.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{Action, GameState, Setup, SetupError};
use std::env;

/// Plays one game by choosing among the legal choices at random.
fn play(seats: usize, seed: &str) -> Result<GameState, SetupError> {
    let mut luck = ChaCha8Rng::seed_from_u64(seed.len() as u64);
    let mut state = Setup::standard(seats, seed).deal()?;
    let mut events = Vec::new();
    while let Some(seat) = state.active() {
        // A seat that is asked something always has a legal choice.
        let Some(choice) = state.sample(seat, &mut luck) else {
            break;
        };
        events.clear();
        if let Err(illegal) = state.apply_into(&Action { seat, choice }, &mut events) {
            unreachable!("a legal choice was refused: {illegal}");
        }
    }
    Ok(state)
}

fn main() -> Result<(), SetupError> {
    let mut arguments = env::args().skip(1);
    let seats = arguments.next().and_then(|seats| seats.parse().ok());
    let seats = seats.unwrap_or(2);
    let seed = arguments.next().unwrap_or_else(|| "an example".to_owned());
    let games = arguments.next().and_then(|games| games.parse().ok());
    for game in 0..games.unwrap_or(1_u32) {
        let state = play(seats, &format!("{seed} {game}"))?;
        let medals: Vec<String> = state
            .seat_ids()
            .map(|seat| format!("seat {}: {} medals", seat.0, state.score(seat).total()))
            .collect();
        println!("{} rounds, {}", state.round, medals.join(", "));
    }
    Ok(())
}
