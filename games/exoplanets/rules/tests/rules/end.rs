//! The end and the points (exoplanets §9).

use super::scene::*;
use exoplanets::{Arm, Choice, Marker, Question, Stage, State};
use game::Game;

const ARMS: [&[&str]; 4] = [&["R7", "S1"], &["W6"], &["G3"], &["R1"]];

fn mark(state: &mut State, name: &str, ep: i8, count: u8) {
    let mut known = state.components.markers().iter();
    let number = known.position(|marker| *marker == Marker::Ep(ep));
    at(state, name).markers[number.expect("known")] = count;
}

/// exoplanets §9.3, §9.4, §9.5, §13.1
#[test]
fn the_example_of_the_rule_book_scores_forty() {
    let mut state = scene(2, ARMS);
    at(&mut state, "R7").species = Some(seat(0));
    at(&mut state, "S1").species = Some(seat(0));
    at(&mut state, "W6").life[0] = 2;
    at(&mut state, "G3").life[0] = 3;
    mark(&mut state, "G3", 2, 1);
    let goals = ["T01", "T03"].map(|name| tile(&state, name));
    state.seats[0].goals.extend(goals);
    let score = state.score(seat(0));
    assert_eq!(
        (score.planet_ep(), score.goal_ep(), score.total()),
        (34, 6, 40)
    );
    assert_eq!(state.points(seat(0)), 40);
}

/// exoplanets §9.3, §13.2
#[test]
fn two_life_markers_on_a_planet_of_size_two_score_four() {
    let mut state = scene(2, ARMS);
    at(&mut state, "G3").life[0] = 2;
    assert_eq!(state.points(seat(0)), 4);
}

/// exoplanets §9.4, §13.9
#[test]
fn a_planet_never_scores_below_zero_and_only_for_those_present() {
    let mut state = scene(2, ARMS);
    at(&mut state, "R1").life[0] = 1;
    mark(&mut state, "R1", -2, 1);
    assert_eq!((state.points(seat(0)), state.points(seat(1))), (0, 0));
    mark(&mut state, "R1", -2, 0);
    mark(&mut state, "R1", 2, 3);
    at(&mut state, "R1").life = [1, 3, 0, 0];
    assert_eq!(
        (state.points(seat(0)), state.points(seat(1))),
        (7, 9),
        "once for each present"
    );
}

/// exoplanets §3.2, §9.1
#[test]
fn the_game_ends_with_the_turn_that_takes_the_last_energy() {
    for seats in 2..=4 {
        let mut state = begun(seats, "end");
        let mut turns = 0;
        while state.stage != Stage::Over {
            let open = |arm: &Arm| !state.arms[arm.index()].face_down.is_empty();
            let arm = Arm::ALL
                .into_iter()
                .find(open)
                .expect("an arm is open (§4.8)");
            give_birth(&mut state, arm);
            turns += 1;
            assert_eq!(
                state.question(),
                Some(Question::Act),
                "the turn is finished"
            );
            act(&mut state, Choice::EndTurn);
        }
        assert_eq!((turns, state.star, state.active()), (5 * seats, 0, None));
        assert!(state.ranking().is_some());
    }
}

/// exoplanets §9.2, §9.5, §9.6
#[test]
fn ties_are_broken_by_goals_then_species_then_shared() {
    let mut state = scene(
        3,
        [&["R7", "S1"], &["W6", "G1"], &["G3", "R8"], &["R1", "R2"]],
    );
    state.stage = Stage::Over;
    state.seats[2].resources = ewg(9, 9, 9);
    assert_eq!(
        state.ranking().expect("over").winners().count(),
        3,
        "resources are worth nothing"
    );
    let (four, two) = (
        tile(&state, "T03"),
        [tile(&state, "T01"), tile(&state, "T35")],
    );
    state.seats[0].goals.push(four);
    at(&mut state, "S1").life[0] = 1;
    state.seats[1].goals.extend(two);
    let ranking = state.ranking().expect("over");
    assert_eq!(
        [0, 1, 2].map(|number| ranking.score(seat(number))),
        [5, 5, 0]
    );
    assert_eq!(
        [0, 1, 2].map(|number| ranking.place(seat(number))),
        [2, 1, 3],
        "more goals"
    );
    state.seats[0].goals.clear();
    state.seats[1].goals.clear();
    at(&mut state, "S1").life[0] = 0;
    at(&mut state, "G1").species = Some(seat(0));
    at(&mut state, "R1").life[1] = 3;
    at(&mut state, "R2").life[1] = 2;
    let ranking = state.ranking().expect("over");
    assert_eq!(
        [0, 1, 2].map(|number| ranking.place(seat(number))),
        [1, 2, 3],
        "more species"
    );
}
