//! Black hole, solar storm and collision (exoplanets §6.13, §7.7 to §7.11).

use super::scene::*;
use exoplanets::{Choice, Question, Resource, State};
use game::Game;

const ARMS: [&[&str]; 4] = [&["R1"], &["S1"], &["G1"], &["W1"]];
const TILES: [&str; 4] = ["T02", "T03", "T05", "T07"];

/// The number of tiles that each seat loses in a black hole that the first seat sets off.
fn lost(fusion: [u8; 4], hands: [usize; 4]) -> Vec<usize> {
    let mut state = scene(4, ARMS);
    for number in 0..4 {
        deal_hand(&mut state, number, &TILES[..hands[number]]);
        state.seats[number].fusion = fusion[number];
    }
    // The tile that brings the last marker is not in hand any more (§7.20).
    state.seats[0].fusion -= 1;
    state.special.fusion = 1;
    let step = tile(&state, "T08");
    state.seats[0].hand.insert(step);
    state.seats[0].resources = ewg(1, 0, 0);
    let choice = play(&state, "T08", Some("R1"));
    act(&mut state, choice);
    let mut before = None;
    while state.question() == Some(Question::Discard) {
        let seat = state.active();
        assert!(before <= seat, "in turn order (§4.13)");
        before = seat;
        assert_eq!(state.special.fusion, 0, "the markers return last (§7.11)");
        first(&mut state);
    }
    assert_eq!(state.special.fusion, fusion.iter().sum::<u8>());
    assert!(state.seats.iter().all(|seat| seat.fusion == 0));
    assert_eq!(state.question(), Some(Question::Act));
    state.seats.iter().map(|seat| seat.lost.len()).collect()
}

/// exoplanets §7.7, §7.8, §7.11, §13.10
#[test]
fn a_black_hole_takes_tiles() {
    assert_eq!(lost([2, 1, 1, 0], [3, 1, 0, 4]), [2, 1, 0, 0]);
    assert_eq!(lost([2, 2, 0, 0], [3, 2, 1, 4]), [2, 2, 0, 0]);
    assert_eq!(
        lost([1, 3, 0, 0], [2, 1, 1, 4]),
        [1, 1, 0, 0],
        "who has fewer discards all"
    );
}

/// A solar storm that the first seat sets off.
fn storm(flare: [u8; 3], gas: [u8; 3]) -> State {
    let mut state = scene(3, ARMS);
    for number in 0..3 {
        state.seats[number].flare = flare[number];
        state.seats[number].resources = ewg(0, 0, gas[number]);
    }
    state.seats[0].flare -= 1;
    state.special.flare = 1;
    deal_hand(&mut state, 0, &["T04"]);
    let choice = play(&state, "T04", Some("R1"));
    act(&mut state, choice);
    assert_eq!(state.special.flare, flare.iter().sum::<u8>(), "§7.11");
    state
}

/// exoplanets §7.10, §13.11
#[test]
fn a_solar_storm_takes_gas_and_gives_energy() {
    let held = |state: State| -> Vec<(u8, u8)> {
        let seats = state.seats.iter().map(|seat| seat.resources);
        seats
            .map(|held| (held[Resource::Energy], held[Resource::Gas]))
            .collect()
    };
    assert_eq!(held(storm([3, 1, 0], [4, 1, 5])), [(1, 1), (1, 0), (0, 5)]);
    assert_eq!(
        held(storm([1, 1, 0], [0, 4, 5])),
        [(0, 0), (1, 1), (0, 5)],
        "tied for the most"
    );
    let state = storm([3, 1, 0], [4, 1, 5]);
    assert_eq!(state.cloud, ewg(18, 17, 21));
}

/// exoplanets §6.13, §13.7, §4.13
#[test]
fn a_collision_gives_resources_for_creation_markers() {
    let mut state = scene(3, ARMS);
    for (number, creation) in [(0, 2), (1, 4), (2, 1)] {
        state.seats[number].creation = creation;
    }
    state.turn.number = 2;
    state.special.creation = 1;
    state.seats[1].resources = ewg(2, 0, 0);
    let choice = develop(&state, "R1", ewg(1, 0, 0));
    act(&mut state, choice);
    assert_eq!(state.special.creation, 0);
    for asked in [1, 1, 0] {
        assert_eq!(
            (state.active(), state.question()),
            (Some(seat(asked)), Some(Question::Any))
        );
        take(&mut state, Resource::Gas);
    }
    assert_eq!(state.special.creation, 8, "odd ones too");
    assert!(state.seats.iter().all(|seat| seat.creation == 0));
    assert_eq!(state.seats[1].resources, ewg(1, 0, 2));
    // §6.14
    let again = develop(&state, "R1", ewg(1, 0, 0));
    act(&mut state, again);
    assert_eq!((state.seats[1].creation, state.special.creation), (0, 8));
}

/// exoplanets §6.13, §7.18
#[test]
fn a_collision_comes_before_the_tile_of_a_step_leaves() {
    let mut state = scene(2, ARMS);
    state.seats[0].creation = 7;
    state.special.creation = 1;
    state.seats[0].resources = ewg(1, 0, 0);
    deal_hand(&mut state, 0, &["T08"]);
    let choice = play(&state, "T08", Some("R1"));
    act(&mut state, choice);
    for _ in 0..4 {
        assert!(state.effect.is_some() && state.seats[0].fusion == 0);
        take(&mut state, Resource::Gas);
    }
    assert!(state.effect.is_none() && state.seats[0].fusion == 1);
}

/// exoplanets §7.7, §7.9, §12.2
#[test]
fn the_last_tile_is_discarded_by_the_machine() {
    let mut state = scene(2, ARMS);
    (state.seats[0].fusion, state.special.fusion) = (0, 1);
    state.seats[0].resources = ewg(1, 0, 0);
    deal_hand(&mut state, 0, &["T08", "T02"]);
    let choice = play(&state, "T08", Some("R1"));
    act(&mut state, choice);
    assert_eq!(
        state.forced(seat(0)),
        Some(Choice::Discard(tile(&state, "T02")))
    );
}
