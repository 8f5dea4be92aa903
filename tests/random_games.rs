//! Whole random games: they never get stuck, keep the piece counts and end.

use planet_unknown::game::{Action, GameState, Setup};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn play(seats: usize, seed: u64, mut each: impl FnMut(&GameState, &Action)) -> GameState {
    let mut state = Setup::standard(seats, &format!("game {seed}")).deal().expect("a sound setup");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut events = Vec::new();
    for _ in 0..100_000 {
        let Some(seat) = state.active() else {
            return state;
        };
        let legal = state.legal(seat);
        assert!(!legal.is_empty(), "{seat} is stuck in {:?}", state.phase);
        let action = Action { seat, choice: legal[rng.random_range(0..legal.len())] };
        each(&state, &action);
        events.clear();
        state.apply_into(&action, &mut events).expect("a listed choice is legal");
        state.check_sound().expect("the invariants hold");
    }
    unreachable!("the game did not end")
}

#[test]
fn random_games_end_and_keep_the_piece_counts() {
    for seats in 1..=6 {
        for seed in 0..20 {
            let mut actions = 0;
            let end = play(seats, seed, |_, _| actions += 1);
            if seed == 0 {
                let totals: Vec<u16> = end.seat_ids().map(|seat| end.score(seat).total()).collect();
                println!("{seats} seats: {actions} actions, {} rounds, {totals:?}", end.round);
            }
        }
    }
}
