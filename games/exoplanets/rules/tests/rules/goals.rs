//! Goals (exoplanets §8, §10, §15.3).

use super::scene::*;
use exoplanets::{Choice, ConditionKind, Illegal, Marker, State};

/// The tiles whose goal the first seat meets; the first tile of each number.
fn met(state: &State) -> Vec<u8> {
    let data = state.components.data();
    let met = (1..=19_u8).filter(|number| {
        let tile = data
            .space_tiles
            .tiles
            .iter()
            .position(|tile| tile.goal == *number);
        let tile = exoplanets::TileId(tile.expect("each goal has a tile") as u8);
        state.is_met(seat(0), tile)
    });
    met.collect()
}

/// Puts one life marker of the first seat on each of these.
fn settle(state: &mut State, names: &[&str]) {
    for name in names {
        at(state, name).life[0] = 1;
    }
}

const ARMS: [&[&str]; 4] = [
    &["R1", "R7", "R8", "W6"],
    &["S1", "S6", "S7"],
    &["G1", "R2", "G2"],
    &["W1", "W2"],
];

/// exoplanets §8.1, §8.2, §8.3, §8.5
#[test]
fn a_goal_is_claimed_while_it_is_met_and_once() {
    let mut state = scene(2, ARMS);
    deal_hand(&mut state, 0, &["T05", "T06", "T07"]);
    let claim = |state: &State, name: &str| Choice::Claim(tile(state, name));
    let unmet = refused(&state, claim(&state, "T05"));
    assert!(matches!(unmet, Illegal::GoalNotMet { now, least } if now < least));
    settle(&mut state, &["R1", "R7", "R8"]);
    let choice = claim(&state, "T05");
    act(&mut state, choice);
    assert_eq!(
        (state.seats[0].flare, state.points(seat(0))),
        (0, 1 + 3 + 3 + 4)
    );
    assert_eq!(
        refused(&state, claim(&state, "T06")),
        Illegal::ClaimedBefore
    );
    assert!(
        can(&state, play(&state, "T06", Some("R1"))),
        "the effect is left"
    );
    state.seats[1].hand = state.seats[0].hand;
    state.turn.number = 2;
    for name in ["R1", "R7", "R8"] {
        at(&mut state, name).life = [0, 1, 0, 0];
    }
    let other = claim(&state, "T06");
    act(&mut state, other);
    assert_eq!(
        state.seats[1].goals.len(),
        1,
        "another player may have the same goal"
    );
    assert_eq!(state.points(seat(0)), 4, "later changes do not matter");
}

/// exoplanets §10.3, goal 1
#[test]
fn shared_planets_have_life_markers_of_two_players() {
    let mut state = scene(2, ARMS);
    settle(&mut state, &["R1", "W1", "W2"]);
    at(&mut state, "R1").life[1] = 1;
    at(&mut state, "W1").species = Some(seat(1));
    assert!(!met(&state).contains(&1), "species do not count");
    at(&mut state, "W2").life[1] = 2;
    assert!(met(&state).contains(&1));
}

/// exoplanets §10.4, §10.5, goals 2, 8, 9, 10 and 11
#[test]
fn orbits_sizes_and_chains() {
    let mut state = scene(2, ARMS);
    settle(&mut state, &["R8", "S7"]);
    assert_eq!(met(&state), [2, 9], "two of size 3 in orbit 3");
    settle(&mut state, &["G2"]);
    assert!(met(&state).contains(&10), "three in one orbit");
    settle(&mut state, &["R1"]);
    assert!(!met(&state).contains(&11), "a gap");
    settle(&mut state, &["R7"]);
    assert!(met(&state).contains(&11));
    let mut inner = scene(2, ARMS);
    settle(&mut inner, &["R1", "S1", "G1"]);
    assert_eq!(met(&inner), [8, 10]);
}

/// exoplanets §10.2, goals 3 to 7 and 12
#[test]
fn types_and_arms() {
    let mut state = scene(2, ARMS);
    settle(&mut state, &["R1", "R2"]);
    assert!(met(&state).is_empty());
    at(&mut state, "R8").species = Some(seat(0));
    assert!(met(&state).contains(&3), "a species is presence too");
    settle(&mut state, &["S1", "S6", "G1", "G2", "W1"]);
    let found = met(&state);
    assert!([4, 5, 7, 12].iter().all(|goal| found.contains(goal)) && !found.contains(&6));
    settle(&mut state, &["W2"]);
    assert!(met(&state).contains(&6));
}

/// exoplanets §10.5, goals 13, 14 and 16
#[test]
fn species_and_levels() {
    let mut state = scene(2, ARMS);
    at(&mut state, "W1").species = Some(seat(0));
    assert!(met(&state).is_empty());
    at(&mut state, "R7").species = Some(seat(0));
    assert_eq!(met(&state), [13, 14]);
    at(&mut state, "R1").life[0] = 1;
    at(&mut state, "S1").life[0] = 3;
    assert!(!met(&state).contains(&16), "level 3 is not level 2");
    at(&mut state, "S1").life[0] = 2;
    assert!(met(&state).contains(&16));
}

/// exoplanets §8.4, §10.6, goals 15 and 17
#[test]
fn what_happened_this_turn() {
    let mut state = scene(2, ARMS);
    state.seats[0].resources = ewg(9, 9, 9);
    at(&mut state, "S1").life = [3, 1, 0, 0];
    let settled = planet(&state, "S1");
    state.turn.started.insert(settled);
    let choice = species(&state, "S1", ewg(1, 0, 0));
    act(&mut state, choice);
    take(&mut state, exoplanets::Resource::Gas);
    assert!(met(&state).contains(&15));
    for (name, pay) in [
        ("R1", ewg(1, 0, 0)),
        ("G1", ewg(0, 1, 0)),
        ("G1", ewg(0, 1, 0)),
    ] {
        let choice = develop(&state, name, pay);
        act(&mut state, choice);
        assert!(!met(&state).contains(&17));
    }
    deal_hand(&mut state, 0, &["T08"]);
    let step = play(&state, "T08", Some("R2"));
    act(&mut state, step);
    assert!(met(&state).contains(&17), "an effect counts");
    act(&mut state, Choice::EndTurn);
    let late = met(&state);
    assert!(!late.contains(&15) && !late.contains(&17));
}

/// exoplanets §10.7, goals 18 and 19
#[test]
fn marked_planets_and_resources_held() {
    let mut state = scene(2, ARMS);
    settle(&mut state, &["R1", "W1", "G1"]);
    let ep = |state: &State, ep: i8| {
        let mut known = state.components.markers().iter();
        known
            .position(|marker| *marker == Marker::Ep(ep))
            .expect("known")
    };
    let (minus, plus) = (ep(&state, -2), ep(&state, 1));
    at(&mut state, "R1").markers[minus] = 1;
    at(&mut state, "R1").markers[plus] = 2;
    at(&mut state, "W1").markers[plus] = 1;
    assert!(!met(&state).contains(&18));
    at(&mut state, "G1").tile = Some(tile(&state, "T38"));
    assert!(
        met(&state).contains(&18),
        "markers that cancel out count, and a tile does"
    );
    state.seats[0].resources = ewg(3, 2, 1);
    assert!(!met(&state).contains(&19));
    state.seats[0].resources = ewg(3, 2, 2);
    assert!(met(&state).contains(&19));
}

/// exoplanets §8.1: what a player did in a turn counts for nobody else.
#[test]
fn goals_of_a_turn_are_met_by_the_player_of_the_turn_alone() {
    let mut state = scene(2, ARMS);
    state.turn.number = 1;
    state.turn.expelled = 2;
    let data = state.components.data();
    let of_a_turn = |tile: &usize| {
        let goal = usize::from(data.space_tiles.tiles[*tile].goal) - 1;
        data.goals[goal].condition.kind == ConditionKind::TurnExpelled
    };
    let tile = (0..38).find(of_a_turn).expect("a goal of a turn");
    let tile = exoplanets::TileId(tile as u8);
    assert!(state.is_met(seat(0), tile) && !state.is_met(seat(1), tile));
}
