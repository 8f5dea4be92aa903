//! States that contradict the rules: a file that holds one is refused, and one at the limit is not.

mod seats;
mod table;

use super::scenario::*;
use rules::*;

/// What makes a state contradict the rules, or takes it to a limit.
type Change = fn(&mut GameState);

/// The first turns of three seats, with a first tile on every planet: civ on (5, 0), energy on (5, 1).
fn sound() -> GameState {
    let state = Scenario::with_first_tile(3).state;
    assert_eq!(state.validate(), Ok(()));
    state
}

/// Asserts that each of these makes a sound state invalid in this way.
#[track_caller]
fn assert_refused(fault: InvalidState, changes: &[(&str, Change)]) {
    for (name, change) in changes {
        let mut state = sound();
        change(&mut state);
        assert_eq!(state.validate(), Err(fault), "{name}");
    }
}

/// Asserts that a sound state stays so with each of these.
#[track_caller]
fn assert_sound(changes: &[(&str, Change)]) {
    for (name, change) in changes {
        let mut state = sound();
        change(&mut state);
        assert_eq!(state.validate(), Ok(()), "{name}");
    }
}
