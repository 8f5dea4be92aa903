//! The history of random games: undo, redo and replay.

use super::play::{every_module, every_setup, mixed_planets};
use play::Table;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::*;
use table::state_hash;

/// A whole game on a table, and its state after each number of actions, as recorded during play.
fn whole_game(setup: &Setup, seed: u64) -> (Table, Vec<GameState>) {
    let mut table = Table::new(setup.clone()).expect("a valid setup");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut states = vec![table.state().clone()];
    while let Some(seat) = table.state().active() {
        let legal = table.state().legal(seat);
        let choice = legal[rng.random_range(0..legal.len() as u32) as usize];
        table
            .play(Action { seat, choice })
            .expect("a listed choice is legal");
        for entry in &table.entries()[states.len() - 1..] {
            let mut next = states.last().expect("at least the start").clone();
            next.apply(&entry.action)
                .expect("what was recorded is legal");
            assert_eq!(state_hash(&next), entry.hash);
            states.push(next);
        }
        assert!(table.state() == states.last().expect("at least the start"));
    }
    (table, states)
}

#[test]
fn every_state_of_the_history_back_to_the_start_is_as_it_was() {
    for (setup, seed) in every_setup(1)
        .chain(mixed_planets(1))
        .chain(every_module(1))
    {
        let (table, states) = whole_game(&setup, seed);
        assert_eq!(table.cursor() + 1, states.len());
        for (count, state) in states.iter().enumerate().rev() {
            assert!(table.state_at(count) == Some(state));
        }
        assert!(states[0] == setup.deal().expect("a valid setup"));
    }
}

#[test]
fn undoing_and_redoing_lead_through_the_same_states() {
    for (setup, seed) in every_setup(1)
        .chain(mixed_planets(1))
        .chain(every_module(1))
    {
        let mut table = Table::new(setup).expect("a valid setup");
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while let Some(seat) = table.state().active() {
            let legal = table.state().legal(seat);
            let choice = legal[rng.random_range(0..legal.len() as u32) as usize];
            table
                .play(Action { seat, choice })
                .expect("a listed choice is legal");
            if rng.random_range(0..4u32) == 0 {
                undo_as_far_as_possible(&mut table);
            }
        }
    }
}

#[test]
fn a_practice_game_can_be_undone_to_the_start() {
    for (mut setup, seed) in every_setup(1) {
        setup.options.practice = true;
        let (mut table, states) = whole_game(&setup, seed);
        while table.can_undo().is_ok() {
            table.undo().expect("it can be undone");
            assert!(*table.state() == states[table.cursor()]);
        }
        assert_eq!(table.cursor(), 0);
    }
}

fn undo_as_far_as_possible(table: &mut Table) {
    let (here, limit) = (table.cursor(), table.undo_limit());
    let state = table.state().clone();
    while table.can_undo().is_ok() {
        table.undo().expect("it can be undone");
        assert!(Some(table.state()) == table.state_at(table.cursor()));
    }
    assert!(
        table.cursor() >= limit,
        "no further than hidden information allows"
    );
    assert!(table.undo().is_err());
    while table.can_redo() {
        table.redo();
    }
    assert_eq!(table.cursor(), here);
    assert!(*table.state() == state);
}
