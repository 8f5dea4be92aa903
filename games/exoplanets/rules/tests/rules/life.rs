//! Planets, life and species (exoplanets §5, §6).

use super::scene::*;
use exoplanets::{Choice, Event, Illegal, Lack, Question, Resource, Resources};
use game::Game;

/// exoplanets §6.1, §6.2, §6.3
#[test]
fn life_grows_to_level_three() {
    let mut state = scene(2, [&["R1"], &["S1"], &["G1"], &["W1"]]);
    state.seats[0].resources = ewg(9, 0, 0);
    for level in 1..=3 {
        let choice = develop(&state, "R1", ewg(1, 0, 0));
        act(&mut state, choice);
        assert_eq!(at(&mut state, "R1").level(seat(0)), level);
    }
    let more = develop(&state, "R1", ewg(1, 0, 0));
    assert_eq!(refused(&state, more), Illegal::TopLevel);
    assert_eq!(state.seats[0].life, 3);
    state.seats[0].life = 0;
    let elsewhere = develop(&state, "S1", ewg(1, 0, 0));
    assert_eq!(refused(&state, elsewhere), Illegal::NoLifeMarker);
    let unborn = develop(&state, "R9", ewg(1, 1, 1));
    assert_eq!(refused(&state, unborn), Illegal::NotInSystem);
}

/// exoplanets §5.3, §13.13
#[test]
fn an_item_of_two_resources_is_chosen_anew_for_each_level() {
    let mut state = scene(2, [&["R3"], &["S1"], &["G1"], &["W1"]]);
    state.seats[0].resources = ewg(2, 0, 2);
    assert_eq!(prices(&state, "R3"), [ewg(0, 0, 1), ewg(1, 0, 0)]);
    at(&mut state, "R3").life[0] = 2;
    state.turn.started.insert(planet(&state, "R3"));
    let totals = [ewg(2, 0, 0), ewg(1, 0, 1), ewg(0, 0, 2)];
    for pay in totals {
        assert!(can(&state, species(&state, "R3", pay)), "{pay:?}");
    }
    assert_eq!(
        refused(&state, species(&state, "R3", ewg(1, 0, 0))),
        Illegal::NotThePrice
    );
}

/// exoplanets §5.2, §5.3
#[test]
fn a_price_that_cannot_be_paid_says_what_is_missing() {
    let mut state = scene(2, [&["R3"], &["S1"], &["G1"], &["W3"]]);
    let lack = |named, open, of| Illegal::CannotPay(Lack { named, open, of });
    let none = Resources::NONE;
    state.seats[0].resources = none;
    let water_world = develop(&state, "W3", none);
    assert_eq!(refused(&state, water_world), lack(ewg(1, 0, 1), 0, none));
    state.seats[0].resources = ewg(4, 0, 0);
    assert_eq!(refused(&state, water_world), lack(ewg(0, 0, 1), 0, none));
    state.seats[0].resources = ewg(0, 5, 1);
    at(&mut state, "R3").life[0] = 1;
    state.turn.started.insert(planet(&state, "R3"));
    let missing = refused(&state, species(&state, "R3", none));
    assert_eq!(missing, lack(none, 2, ewg(2, 0, 2)), "energy or gas");
    state.seats[0].resources = ewg(1, 0, 0);
    let other = refused(&state, develop(&state, "R3", ewg(0, 0, 1)));
    assert_eq!(other, Illegal::NotThePrice);
}

/// exoplanets §5.2, §5.3, §13.12
#[test]
fn markers_and_discounts_change_the_price() {
    let mut state = scene(2, [&["W3"], &["R1"], &["G1"], &["W1"]]);
    state.seats[0].resources = ewg(3, 3, 3);
    let markers = state.components.markers().to_vec();
    let number = |marker| {
        markers
            .iter()
            .position(|known| *known == marker)
            .expect("known")
    };
    let less = number(exoplanets::Marker::Minus(1));
    let gas = number(exoplanets::Marker::Add(Resource::Gas));
    at(&mut state, "W3").markers[less] = 1;
    assert_eq!(prices(&state, "W3"), [ewg(0, 0, 1), ewg(1, 0, 0)]);
    at(&mut state, "R1").markers[less] = 1;
    assert_eq!(prices(&state, "R1"), [ewg(1, 0, 0)], "never below 1");
    at(&mut state, "R1").markers[gas] = 1;
    assert_eq!(
        prices(&state, "R1"),
        [ewg(0, 0, 1), ewg(1, 0, 0)],
        "energy or gas"
    );
    at(&mut state, "R1").markers[less] = 0;
    assert_eq!(prices(&state, "R1"), [ewg(1, 0, 1)]);
    at(&mut state, "R1").discount = 1;
    assert_eq!(prices(&state, "R1"), [ewg(0, 0, 1), ewg(1, 0, 0)]);
    at(&mut state, "R1").life[0] = 1;
    let score = state.score(seat(0));
    assert_eq!(
        (score.planets[0].size, score.total()),
        (1, 1),
        "the factor stays 1 (§9.3, §10.4)"
    );
}

/// exoplanets §5.4
#[test]
fn what_is_spent_goes_to_the_cloud() {
    let mut state = scene(2, [&["R1"], &["S1"], &["G1"], &["W1"]]);
    state.seats[0].resources = ewg(1, 0, 0);
    let (star, cloud) = (state.star, state.cloud);
    let choice = develop(&state, "R1", ewg(1, 0, 0));
    act(&mut state, choice);
    assert_eq!((state.star, state.cloud), (star, cloud + ewg(1, 0, 0)));
}

/// exoplanets §5.5, §5.8
#[test]
fn several_players_live_on_one_planet() {
    let mut state = scene(2, [&["R1"], &["S1"], &["G1"], &["W1"]]);
    at(&mut state, "R1").life[1] = 2;
    state.seats[0].resources = ewg(1, 0, 0);
    let choice = develop(&state, "R1", ewg(1, 0, 0));
    act(&mut state, choice);
    assert_eq!(at(&mut state, "R1").life, [1, 2, 0, 0]);
}

/// exoplanets §5.6, §5.7
#[test]
fn nothing_comes_to_a_dominated_planet() {
    let mut state = scene(2, [&["R1", "R2"], &["S1"], &["G1"], &["W1"]]);
    at(&mut state, "R1").species = Some(seat(1));
    state.seats[0].resources = ewg(3, 3, 3);
    deal_hand(&mut state, 0, &["T01", "T04", "T06"]);
    assert_eq!(
        refused(&state, develop(&state, "R1", ewg(1, 0, 0))),
        Illegal::Dominated
    );
    for name in ["T04", "T06"] {
        assert_eq!(
            refused(&state, play(&state, name, Some("R1"))),
            Illegal::WrongTarget
        );
    }
    let arm = play(&state, "T01", Some("R2"));
    act(&mut state, arm);
    assert!(!at(&mut state, "R1").is_marked(), "no new markers either");
    take(&mut state, Resource::Gas);
    assert!(at(&mut state, "R2").is_marked() && !at(&mut state, "R1").is_marked());
}

/// exoplanets §6.5, §6.6, §6.9, §13.5
#[test]
fn a_species_needs_life_from_before_the_turn_and_returns_it() {
    let mut state = scene(2, [&["R1"], &["S1"], &["G1"], &["W1"]]);
    state.seats[0].resources = ewg(3, 0, 0);
    state.seats[0].life = 1;
    at(&mut state, "R1").life[0] = 1;
    let choice = species(&state, "R1", ewg(3, 0, 0));
    assert_eq!(refused(&state, choice), Illegal::NoLifeBefore);
    state.turn.started.insert(planet(&state, "R1"));
    act(&mut state, choice);
    assert_eq!(at(&mut state, "R1").level(seat(0)), 4);
    assert_eq!((state.seats[0].life, state.seats[0].species), (2, 3));
    assert_eq!(
        state.seats[0].resources,
        ewg(0, 0, 0),
        "nothing for own markers"
    );
}

/// exoplanets §6.5
#[test]
fn a_turn_remembers_where_life_was_when_it_began() {
    let mut state = begun(2, "before");
    let settled = state.arms[1].planets[0].id;
    state.arms[1].planets[0].life = [1, 1, 0, 0];
    give_birth(&mut state, exoplanets::Arm::North);
    act(&mut state, Choice::EndTurn);
    assert!(state.turn.started.iter().eq([settled]));
}

/// exoplanets §6.7
#[test]
fn a_species_needs_a_marker() {
    let mut state = scene(2, [&["R1"], &["S1"], &["G1"], &["W1"]]);
    state.seats[0].resources = ewg(3, 0, 0);
    state.seats[0].species = 0;
    at(&mut state, "R1").life[0] = 1;
    state.turn.started.insert(planet(&state, "R1"));
    assert_eq!(
        refused(&state, species(&state, "R1", ewg(3, 0, 0))),
        Illegal::NoSpeciesMarker
    );
}

/// exoplanets §6.8, §6.12, §4.13, §13.14
#[test]
fn a_species_sends_others_away_who_take_resources() {
    let mut state = scene(3, [&["R1"], &["S1"], &["G1"], &["W1"]]);
    state.turn.number = 2;
    state.seats[1].resources = ewg(1, 0, 0);
    at(&mut state, "R1").life = [1, 3, 2, 0];
    state.turn.started.insert(planet(&state, "R1"));
    let choice = species(&state, "R1", ewg(1, 0, 0));
    act(&mut state, choice);
    assert_eq!(
        state.seats[1].creation, 0,
        "not before the others have taken theirs"
    );
    assert_eq!(at(&mut state, "R1").life, [0; 4], "returned at once");
    for (asked, kind) in [
        (2, Resource::Gas),
        (2, Resource::Water),
        (0, Resource::Energy),
    ] {
        assert_eq!(
            (state.active(), state.question()),
            (Some(seat(asked)), Some(Question::Any))
        );
        let events = take(&mut state, kind);
        assert_eq!(events[0], Event::Answered(seat(asked)));
    }
    assert_eq!(state.seats[2].resources, ewg(0, 1, 1));
    assert_eq!(state.seats[0].resources, ewg(1, 0, 0));
    assert_eq!((state.seats[1].creation, state.turn.expelled), (1, 3));
    assert_eq!(
        (state.active(), state.question()),
        (Some(seat(1)), Some(Question::Act))
    );
}

/// exoplanets §6.10, §6.11, §13.6
#[test]
fn the_first_development_on_a_planet_in_a_turn_brings_a_creation_marker() {
    let mut state = scene(2, [&["R1"], &["S1"], &["G1"], &["W1"]]);
    state.seats[0].resources = ewg(5, 0, 0);
    deal_hand(&mut state, 0, &["T08"]);
    for (name, markers) in [("R1", 1), ("S1", 2), ("R1", 2)] {
        let choice = develop(&state, name, ewg(1, 0, 0));
        act(&mut state, choice);
        assert_eq!(state.seats[0].creation, markers);
    }
    let step = play(&state, "T08", Some("G1"));
    act(&mut state, step);
    assert_eq!(state.seats[0].creation, 3, "by an effect too");
    state.star = 5;
    act(&mut state, Choice::EndTurn);
    assert!(state.turn.developed.is_empty(), "anew in the next turn");
}
