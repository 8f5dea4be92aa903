//! Phase 1 (exoplanets §3.1, §3.2, §4).

use super::scene::*;
use exoplanets::{Arm, Choice, Event, Illegal, Question, Resource, Source};
use game::Game;

/// exoplanets §3.1, §3.5
#[test]
fn a_turn_is_one_birth_and_then_what_one_likes() {
    let mut state = begun(2, "turn");
    assert_eq!(
        refused(&state, Choice::EndTurn),
        Illegal::OtherQuestion(Question::Source)
    );
    give_birth(&mut state, Arm::East);
    assert_eq!(state.question(), Some(Question::Act));
    assert!(can(&state, Choice::EndTurn));
    assert_eq!(
        state.forced(seat(0)),
        None,
        "the end of a turn is never forced (§12.2)"
    );
    act(&mut state, Choice::EndTurn);
    assert_eq!(
        (state.active(), state.question()),
        (Some(seat(1)), Some(Question::Source))
    );
}

/// exoplanets §4.1, §4.2, §4.6
#[test]
fn two_planets_come_out_of_the_bag_and_one_goes_on_a_stack() {
    let mut state = begun(2, "bag");
    assert_eq!(legal(&state).len(), 3);
    let events = act(&mut state, Choice::From(Source::Bag));
    let [Event::BagDrawn([one, other])] = events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(legal(&state), [Choice::Planet(one), Choice::Planet(other)]);
    act(&mut state, Choice::Planet(other));
    assert_eq!(legal(&state), [Choice::Stack(0), Choice::Stack(1)]);
    act(&mut state, Choice::Stack(1));
    assert_eq!(state.stacks[1].last(), Some(&one));
    act(&mut state, Choice::Arm(Arm::South));
    assert_eq!(state.arms[2].planets[1].id, other);
    assert_eq!(state.bag.len(), 22);
}

/// exoplanets §4.3, §4.4
#[test]
fn only_the_top_of_a_stack_is_taken_and_an_empty_stack_is_renewed() {
    let mut state = begun(2, "stack");
    let (next, old) = (*state.bag.last().expect("full"), state.stacks[0][0]);
    state.stacks[0].push(planet(&state, "R1"));
    give_birth(&mut state, Arm::North);
    assert_eq!(
        state.stacks[0].as_slice(),
        [old],
        "not used up, not renewed"
    );
    act(&mut state, Choice::EndTurn);
    let events = give_birth(&mut state, Arm::North);
    let renewed = events
        .iter()
        .position(|event| matches!(event, Event::Renewed { .. }));
    let taken = events
        .iter()
        .position(|event| matches!(event, Event::TileTaken(..)));
    assert!(
        renewed.is_some() && renewed < taken,
        "before the tile: {events:?}"
    );
    assert_eq!(state.stacks[0].as_slice(), [next]);
}

/// exoplanets §4.4
#[test]
fn with_an_empty_bag_a_stack_stays_empty() {
    let mut state = begun(2, "empty");
    state.bag.clear();
    give_birth(&mut state, Arm::North);
    assert!(state.stacks[0].is_empty());
    act(&mut state, Choice::EndTurn);
    assert_eq!(legal(&state), [Choice::From(Source::Stack(1))]);
    assert_eq!(
        refused(&state, Choice::From(Source::Stack(0))),
        Illegal::NoPlanetThere
    );
    assert_eq!(
        state.forced(seat(1)),
        Some(Choice::From(Source::Stack(1))),
        "§12.2"
    );
}

/// exoplanets §4.5
#[test]
fn fewer_than_two_planets_are_not_drawn() {
    let mut state = begun(2, "few");
    state.bag.truncate(1);
    assert_eq!(
        refused(&state, Choice::From(Source::Bag)),
        Illegal::NoPlanetThere
    );
    assert_eq!(legal(&state).len(), 2);
}

/// exoplanets §4.7, §4.8, §4.9
#[test]
fn a_planet_goes_on_the_innermost_open_place_and_its_tile_into_the_hand() {
    let mut state = begun(2, "place");
    let tiles = state.arms[3].face_down.clone();
    for (turn, tile) in tiles.iter().enumerate() {
        give_birth(&mut state, Arm::West);
        assert!(
            state.seats[turn % 2].hand.contains(*tile),
            "the innermost tile"
        );
        act(&mut state, Choice::EndTurn);
    }
    act(&mut state, Choice::From(Source::Stack(1)));
    assert_eq!(refused(&state, Choice::Arm(Arm::West)), Illegal::ArmFull);
    assert_eq!(legal(&state).len(), 3);
    assert_eq!(state.arms[3].planets.len(), 4);
}

/// exoplanets §3.2, §4.10, §13.3
#[test]
fn a_birth_gives_star_energy_and_the_yields_of_planet_and_inward_neighbour() {
    for (inward, new) in [("R1", "S1"), ("S1", "R1")] {
        let mut state = scene(2, [&["W1", inward], &["W2"], &["W3"], &["W4"]]);
        state.stage = exoplanets::Stage::Birth;
        let new = planet(&state, new);
        state.stacks[0].push(new);
        let star = state.star;
        give_birth(&mut state, Arm::North);
        assert_eq!(
            state.seats[0].resources,
            ewg(2, 0, 1),
            "a yield of E, one of G, and the star"
        );
        assert_eq!(state.star, star - 1);
    }
}

/// exoplanets §4.11
#[test]
fn a_yield_of_two_resources_is_chosen() {
    let mut state = begun(2, "choice");
    let text = exoplanets::STANDARD.replace("yield: \"G\"", "yield: \"EG\"");
    let own = exoplanets::Components::parse(&text).expect("valid");
    state.components = game::Shared::new(own);
    let (new, inward) = (planet(&state, "R1"), planet(&state, "G1"));
    state.arms[0].planets[0].id = inward;
    state.stacks[0].push(new);
    give_birth(&mut state, Arm::North);
    let both = [Resource::Energy, Resource::Gas].map(Choice::Yield);
    assert_eq!(
        (state.question(), legal(&state)),
        (Some(Question::Yield), both.to_vec())
    );
    state.cloud = ewg(0, 3, 2);
    act(&mut state, Choice::Yield(Resource::Gas));
    assert_eq!(
        state.forced(seat(0)),
        Some(Choice::Yield(Resource::Gas)),
        "§4.12, §12.2"
    );
    act(&mut state, Choice::Yield(Resource::Gas));
    assert_eq!(
        (state.seats[0].resources, state.question()),
        (ewg(2, 1, 3), Some(Question::Act))
    );
}

/// exoplanets §4.12
#[test]
fn what_the_cloud_lacks_is_not_gained() {
    let mut state = scene(2, [&["R1"], &["W2"], &["W3"], &["W4"]]);
    state.stage = exoplanets::Stage::Birth;
    state.cloud = ewg(0, 5, 0);
    let gas = planet(&state, "S3");
    state.stacks[0].push(gas);
    give_birth(&mut state, Arm::North);
    assert_eq!(state.seats[0].resources, ewg(1, 0, 0), "the star alone");
}
