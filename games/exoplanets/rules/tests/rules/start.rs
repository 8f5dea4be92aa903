//! Setup (exoplanets §2, §10.1).

use super::scene::*;
use exoplanets::{Choice, Colour, Question, Resource, Setup, SetupError, Stage, State};
use game::{Action, Game, Part};

/// exoplanets §2.2, §13.15
#[test]
fn numbers_follow_the_players() {
    let rows = [
        (2, [10, 12, 6, 20, 2, 4, 3, 25, 15]),
        (3, [15, 16, 9, 13, 3, 4, 4, 19, 14]),
        (4, [20, 20, 12, 6, 3, 5, 4, 13, 13]),
    ];
    for (seats, expected) in rows {
        let dealt = State::deal(&Setup::standard(seats, "numbers")).expect("a valid setup");
        let tiles: usize = dealt.seats.iter().map(|seat| seat.hand.len()).sum();
        let state = begun(seats, "numbers");
        let places: usize = state.arms.iter().map(|arm| arm.face_down.len()).sum();
        let numbers = [
            usize::from(state.star),
            places,
            tiles,
            state.undrawn.len(),
            state.special.flare.into(),
            state.special.creation.into(),
            state.special.fusion.into(),
            state.cloud[Resource::Energy].into(),
            state.cloud[Resource::Water].into(),
        ];
        assert_eq!(numbers, expected, "{seats} seats");
        assert_eq!(state.cloud[Resource::Gas], state.cloud[Resource::Water]);
        assert_eq!(state.bag.len(), 24);
    }
}

/// exoplanets §2.3, §2.4
#[test]
fn planets_and_tiles_are_dealt() {
    let state = begun(3, "dealt");
    assert!(
        state
            .arms
            .iter()
            .all(|arm| arm.planets.len() == 1 && arm.face_down.len() == 4)
    );
    assert!(state.stacks.iter().all(|stack| stack.len() == 1));
}

/// exoplanets §2.5, §12.3
#[test]
fn all_remove_one_of_three_tiles_at_the_same_time() {
    let mut state = State::deal(&Setup::standard(3, "tiles")).expect("a valid setup");
    assert_eq!(state.part(), Part::Together(0));
    for number in [2, 0, 1] {
        assert_eq!(
            state.seats[number].resources,
            ewg(0, 0, 0),
            "not before all have chosen"
        );
        let seat = seat(number as u8);
        let tiles = state.legal(seat);
        assert_eq!(tiles.len(), 3);
        let choice = tiles[1];
        state.apply(&Action { seat, choice }).expect("legal");
        assert!(state.legal(seat).is_empty() || seat.0 == 1);
        assert!(
            matches!(choice, Choice::Remove(tile) if state.seats[number].removed.contains(tile))
        );
        assert_eq!(state.seats[number].hand.len(), 2);
    }
    assert_eq!(state.question(), Some(Question::Source));
}

/// exoplanets §2.7, §2.8, §2.9
#[test]
fn each_begins_with_markers_and_one_of_each_resource() {
    let state = begun(4, "each");
    for seat in &state.seats {
        assert_eq!(
            (seat.life, seat.species, seat.resources),
            (6, 4, ewg(1, 1, 1))
        );
    }
    assert_eq!((state.active(), state.turn.number), (Some(seat(0)), 1));
}

/// exoplanets §10.1
#[test]
fn seats_are_compensated_if_the_setup_says_so() {
    let held = |state: &State| -> Vec<(u8, u8)> {
        state
            .seats
            .iter()
            .map(|seat| (seat.creation, seat.flare))
            .collect()
    };
    assert_eq!(held(&begun(2, "")), [(0, 0), (0, 1)]);
    assert_eq!(held(&begun(3, "")), [(1, 0), (1, 0), (0, 1)]);
    assert_eq!(held(&begun(4, "")), [(1, 0), (1, 0), (1, 0), (0, 1)]);
    let mut setup = Setup::standard(4, "");
    setup.seat_compensation = false;
    let mut state = State::deal(&setup).expect("a valid setup");
    while state.stage == Stage::Setup {
        first(&mut state);
    }
    assert_eq!(held(&state), [(0, 0); 4]);
    assert_eq!((state.special.creation, state.special.flare), (8, 4));
}

/// exoplanets §2, §2.7
#[test]
fn two_to_four_play_in_different_colours() {
    for seats in [1, 5] {
        let mut setup = Setup::standard(seats, "");
        setup.seats.resize(seats, setup.seats[0].clone());
        assert_eq!(State::deal(&setup), Err(SetupError::Seats));
    }
    let mut setup = Setup::standard(2, "");
    setup.seats[1].colour = Colour::Orange;
    assert_eq!(State::deal(&setup), Err(SetupError::Colours));
}
