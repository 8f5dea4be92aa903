//! A whole random game: `cargo run -p planet-unknown-rules --example random_game`.
//!
//! The rules need no window, no file and no clock: they deal a setup, apply choices and compute the score.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{Action, GameState, Setup, SetupError};

/// Plays one game with random legal choices.
fn play(seats: usize, seed: &str) -> Result<GameState, SetupError> {
    let mut luck = ChaCha8Rng::seed_from_u64(seed.len() as u64);
    let mut state = Setup::standard(seats, seed).deal()?;
    let mut events = Vec::new();
    while let Some(seat) = state.active() {
        // An active seat always has a legal choice.
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
    let state = play(2, "any text is a seed")?;
    println!("The game ended in round {}.", state.round);
    for seat in state.seat_ids() {
        println!("Seat {}: {} medals", seat.0 + 1, state.score(seat).total());
    }
    Ok(())
}
