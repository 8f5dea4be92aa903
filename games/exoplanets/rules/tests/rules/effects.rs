//! Instant effects (exoplanets §7).

use super::scene::*;
use exoplanets::{Choice, Illegal, Lack, Marker, Question, Resource};
use game::Game;

const ARMS: [&[&str]; 4] = [&["R1", "R2", "R4"], &["S1", "S2"], &["G1"], &["W1"]];

/// The EP, cost and reduction markers on a planet.
fn markers(state: &mut exoplanets::State, name: &str) -> Vec<(Marker, u8)> {
    let placed = *at(state, name);
    state.markers(&placed).collect()
}

/// exoplanets §7.1, §7.4, §7.12, §13.8
#[test]
fn two_resources_of_choice() {
    let mut state = scene(2, ARMS);
    deal_hand(&mut state, 0, &["T02"]);
    let choice = play(&state, "T02", None);
    act(&mut state, choice);
    assert!(
        state.effect.is_some() && state.seats[0].hand.is_empty(),
        "§7.20"
    );
    assert_eq!(state.seats[0].flare, 0);
    take(&mut state, Resource::Energy);
    take(&mut state, Resource::Gas);
    assert_eq!(state.seats[0].resources, ewg(1, 0, 1));
    assert_eq!((state.seats[0].flare, state.special.flare), (1, 3));
    assert!(state.removed_open.contains(tile(&state, "T02")));
    assert_eq!(refused(&state, choice), Illegal::NoSuchTile);
}

/// exoplanets §4.12, §7.2
#[test]
fn what_the_cloud_lacks_is_lost_without_a_question() {
    let mut state = scene(2, ARMS);
    state.cloud = ewg(0, 1, 0);
    deal_hand(&mut state, 0, &["T02"]);
    let choice = play(&state, "T02", None);
    act(&mut state, choice);
    assert_eq!(state.forced(seat(0)), Some(Choice::Take(Resource::Water)));
    take(&mut state, Resource::Water);
    assert_eq!(
        (state.question(), state.seats[0].flare),
        (Some(Question::Act), 1)
    );
}

/// exoplanets §7.3
#[test]
fn an_effect_that_could_do_nothing_is_not_played() {
    let mut state = scene(2, ARMS);
    deal_hand(&mut state, 0, &["T02", "T05", "T04", "T08", "T25", "T34"]);
    state.cloud = ewg(2, 0, 0);
    assert_eq!(
        refused(&state, play(&state, "T05", None)),
        Illegal::NoEffect,
        "no water"
    );
    assert!(can(&state, play(&state, "T02", None)), "any resource");
    state.cloud = ewg(0, 0, 0);
    assert_eq!(
        refused(&state, play(&state, "T02", None)),
        Illegal::NoEffect
    );
    assert!(
        can(&state, play(&state, "T25", None)),
        "the tile has an exchange"
    );
    assert_eq!(
        refused(&state, play(&state, "T08", Some("R1"))),
        Illegal::CannotPay(Lack {
            named: ewg(1, 0, 0),
            ..Lack::default()
        }),
        "no energy"
    );
    state.seats[0].resources = ewg(1, 0, 0);
    assert!(can(&state, play(&state, "T08", Some("R1"))));
    at(&mut state, "R1").life[0] = 3;
    assert_eq!(
        refused(&state, play(&state, "T08", Some("R1"))),
        Illegal::WrongTarget,
        "§7.15"
    );
    state.seats[0].life = 0;
    assert_eq!(
        refused(&state, play(&state, "T08", Some("S1"))),
        Illegal::NoLifeMarker,
        "no marker"
    );
    assert_eq!(
        refused(&state, play(&state, "T34", Some("G1"))),
        Illegal::WrongTarget,
        "alone"
    );
    assert!(can(&state, play(&state, "T34", Some("S1"))));
    at(&mut state, "S2").species = Some(seat(1));
    assert_eq!(
        refused(&state, play(&state, "T34", Some("S1"))),
        Illegal::WrongTarget
    );
    for name in ["R1", "R2", "R4", "S1", "G1", "W1"] {
        at(&mut state, name).species = Some(seat(1));
    }
    assert_eq!(
        refused(&state, play(&state, "T04", Some("R1"))),
        Illegal::NoEffect,
        "no planet"
    );
}

/// exoplanets §7.5
#[test]
fn a_planet_takes_one_tile() {
    let mut state = scene(2, ARMS);
    deal_hand(&mut state, 0, &["T06", "T15"]);
    let choice = play(&state, "T06", Some("R1"));
    act(&mut state, choice);
    take(&mut state, Resource::Gas);
    let laid = at(&mut state, "R1").tile;
    assert_eq!(laid, Some(tile(&state, "T06")));
    assert_eq!(
        refused(&state, play(&state, "T15", Some("R1"))),
        Illegal::WrongTarget
    );
    assert!(can(&state, play(&state, "T15", Some("R2"))));
    assert_eq!(
        (state.seats[0].fusion, markers(&mut state, "R1")),
        (1, vec![(Marker::Ep(2), 1)])
    );
}

/// exoplanets §7.6, §7.16, §1.5
#[test]
fn ep_markers_go_on_the_scope_that_is_there() {
    let mut state = scene(2, ARMS);
    deal_hand(&mut state, 0, &["T34", "T01"]);
    let near = play(&state, "T34", Some("R2"));
    act(&mut state, near);
    take(&mut state, Resource::Gas);
    let minus = vec![(Marker::Ep(-2), 1)];
    assert_eq!(markers(&mut state, "R1"), minus);
    assert_eq!(markers(&mut state, "R4"), minus);
    assert!(markers(&mut state, "R2").is_empty() && markers(&mut state, "S2").is_empty());
    let arm = play(&state, "T01", Some("S2"));
    act(&mut state, arm);
    take(&mut state, Resource::Gas);
    let plus = vec![(Marker::Ep(1), 1)];
    assert_eq!(
        (markers(&mut state, "S1"), markers(&mut state, "S2")),
        (plus.clone(), plus)
    );
    state.stage = exoplanets::Stage::Birth;
    give_birth(&mut state, exoplanets::Arm::East);
    let born = state.arms[1].planets[2];
    assert_eq!(state.markers(&born).count(), 0, "born later");
}

/// exoplanets §7.16, §7.17, §7.19
#[test]
fn cost_markers_go_on_an_orbit_or_beside_the_host_and_add_up() {
    let mut state = scene(2, ARMS);
    deal_hand(&mut state, 0, &["T10", "T13", "T24", "T19", "T21"]);
    for (name, host) in [("T10", "R2"), ("T13", "S2")] {
        let choice = play(&state, name, Some(host));
        act(&mut state, choice);
        take(&mut state, Resource::Gas);
        take(&mut state, Resource::Gas);
    }
    let added = [Resource::Energy, Resource::Gas].map(Marker::Add);
    for name in ["R2", "S2"] {
        let found: Vec<Marker> = markers(&mut state, name)
            .into_iter()
            .map(|(m, _)| m)
            .collect();
        assert!(
            added.iter().all(|marker| found.contains(marker)),
            "{found:?}"
        );
    }
    assert!(markers(&mut state, "R1").is_empty() && markers(&mut state, "R4").is_empty());
    for (name, host) in [("T19", "R1"), ("T21", "R4")] {
        state.special.fusion = 4;
        let choice = play(&state, name, Some(host));
        act(&mut state, choice);
        take(&mut state, Resource::Gas);
    }
    assert_eq!(markers(&mut state, "R1"), [(Marker::Minus(1), 1)]);
    assert!(markers(&mut state, "R2").contains(&(Marker::Minus(1), 2)));
}

/// exoplanets §7.13
#[test]
fn up_to_two_resources_are_exchanged_for_other_kinds() {
    let mut state = scene(2, ARMS);
    deal_hand(&mut state, 0, &["T25"]);
    let choice = play(&state, "T25", None);
    act(&mut state, choice);
    assert_eq!(
        state.seats[0].resources,
        ewg(2, 0, 0),
        "the gain comes first (§7.18)"
    );
    assert_eq!(
        legal(&state),
        [Choice::Give(Resource::Energy), Choice::Stop]
    );
    act(&mut state, Choice::Give(Resource::Energy));
    assert_eq!(
        state.seats[0].resources,
        ewg(2, 0, 0),
        "nothing moves before both are named"
    );
    assert_eq!(
        legal(&state),
        [Resource::Water, Resource::Gas].map(Choice::Take)
    );
    take(&mut state, Resource::Gas);
    assert_eq!(state.seats[0].resources, ewg(1, 0, 1));
    act(&mut state, Choice::Give(Resource::Gas));
    take(&mut state, Resource::Water);
    assert_eq!(
        (state.seats[0].resources, state.question()),
        (ewg(1, 1, 0), Some(Question::Act))
    );
    deal_hand(&mut state, 0, &["T28"]);
    state.cloud = ewg(9, 0, 0);
    let choice = play(&state, "T28", None);
    act(&mut state, choice);
    assert_eq!(
        legal(&state),
        [Choice::Give(Resource::Water), Choice::Stop],
        "no other than energy"
    );
    act(&mut state, Choice::Stop);
    assert_eq!(state.question(), Some(Question::Act));
}

/// exoplanets §7.14
#[test]
fn a_discount_lasts_until_the_turn_ends() {
    let mut state = scene(2, ARMS);
    state.seats[0].resources = ewg(0, 1, 1);
    deal_hand(&mut state, 0, &["T04"]);
    let choice = play(&state, "T04", Some("R4"));
    act(&mut state, choice);
    assert_eq!(prices(&state, "R4"), [ewg(0, 0, 1), ewg(0, 1, 0)]);
    act(&mut state, Choice::EndTurn);
    assert_eq!(at(&mut state, "R4").discount, 0);
}

/// exoplanets §7.15
#[test]
fn a_step_costs_what_the_tile_says() {
    let mut state = scene(2, ARMS);
    state.seats[0].resources = ewg(1, 0, 0);
    deal_hand(&mut state, 0, &["T08"]);
    let choice = play(&state, "T08", Some("R4"));
    act(&mut state, choice);
    assert_eq!(at(&mut state, "R4").level(seat(0)), 1);
    assert_eq!(
        (state.seats[0].resources, state.seats[0].fusion),
        (ewg(0, 0, 0), 1)
    );
}

/// exoplanets §7.18, §4.13
#[test]
fn the_others_get_what_the_tile_names_in_turn_order() {
    let mut state = scene(3, ARMS);
    state.turn.number = 2;
    state.cloud = ewg(0, 4, 0);
    deal_hand(&mut state, 1, &["T05"]);
    let choice = play(&state, "T05", None);
    act(&mut state, choice);
    let water: Vec<u8> = state
        .seats
        .iter()
        .map(|seat| seat.resources[Resource::Water])
        .collect();
    assert_eq!(
        water,
        [0, 3, 1],
        "the seat after the active one is before the first"
    );
}
