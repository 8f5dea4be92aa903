//! Practice games: the state stays valid whatever is laid out between the moves of a random game.

use super::common::assert_survives_files;
use super::ledger::Ledger;
use super::practising::{play, practice};

#[test]
fn whatever_is_laid_out_the_state_is_sound_and_the_events_account_for_it() {
    let mut special = 0;
    for seed in 0..24 {
        let (setup, mut rng) = practice(1 + seed as usize % 6, seed);
        let mut ledger = Ledger::new(&setup.deal().expect("a valid setup"));
        special += play(&setup, &mut rng, |before, action, events, after| {
            after.validate().expect("the parts fit each other");
            ledger.enter(before, action, events);
            ledger.compare(after);
        });
    }
    assert!(special > 500, "{special}");
}

#[test]
fn positions_of_practice_games_survive_files() {
    let (setup, mut rng) = practice(2, 99);
    play(&setup, &mut rng, |_, _, _, after| {
        assert_survives_files(after);
    });
}
