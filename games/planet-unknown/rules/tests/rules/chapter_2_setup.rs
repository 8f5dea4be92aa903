//! Chapter 2: setup.

use super::scenario::*;
use rules::*;
use std::collections::BTreeSet;

fn deal(seats: usize, seed: u32) -> GameState {
    Setup::standard(seats, &seed.to_string())
        .deal()
        .expect("a valid setup")
}

// rules §2.1
#[test]
fn one_to_six_play_and_all_may_have_the_standard_planet_and_corporation() {
    for seats in 1..=6 {
        let state = deal(seats, 0);
        assert_eq!(state.seats.len(), seats);
        assert!(
            state
                .seats
                .iter()
                .all(|seat| seat.board.planet_id() == PlanetId::Ksb4156)
        );
        assert!(
            state
                .seats
                .iter()
                .all(|seat| seat.corporation == CorporationId::UniversalCoalition)
        );
        assert_eq!(state.validate(), Ok(()));
    }
    assert_eq!(Setup::standard(0, "").deal(), Err(SetupError::Seats(0)));
    assert_eq!(Setup::standard(7, "").deal(), Err(SetupError::Seats(7)));
}

// rules §2.2
#[test]
fn each_depot_has_a_small_and_a_large_stack_of_twelve_tiles_of_one_shape() {
    let state = deal(4, 1);
    let mut all = BTreeSet::new();
    for depot in 0..6 {
        for ring in Ring::ALL {
            let stack = state.station.stack(ring, depot);
            assert_eq!(stack.shape.ring(), ring);
            assert_eq!(stack.tiles.len(), 12);
            assert!(stack.tiles.iter().all(|tile| tile.shape() == stack.shape));
            assert_eq!(
                stack.top(),
                stack.tiles.last().copied(),
                "the top lies face up"
            );
            all.extend(stack.tiles.iter().copied());
        }
    }
    assert_eq!(all.len(), 144);
}

// rules §2.2
#[test]
fn every_stack_is_shuffled() {
    let (one, other) = (deal(2, 1), deal(2, 2));
    for shape in Shape::ALL {
        let order = |state: &GameState| {
            let stack = state
                .station
                .stacks()
                .find(|stack| stack.shape == shape)
                .expect("each shape has a stack");
            stack.tiles
        };
        assert_ne!(order(&one), order(&other), "{shape}");
        assert!(
            !order(&one).is_sorted() || !order(&other).is_sorted(),
            "{shape}"
        );
    }
}

// rules §2.2
#[test]
fn the_rings_are_turned_against_each_other_by_any_of_six_shifts() {
    let mut shifts = BTreeSet::new();
    for seed in 0..60 {
        let station = deal(3, seed).station;
        let ring = |ring, depot: usize| station.stack(ring, depot as u8).shape as usize;
        let inner: Vec<usize> = (0..6).map(|depot| ring(Ring::Inner, depot)).collect();
        let outer: Vec<usize> = (0..6).map(|depot| ring(Ring::Outer, depot) - 6).collect();
        assert!(
            (0..6).all(|depot| inner[(depot + 1) % 6] == (inner[depot] + 1) % 6),
            "the inner ring keeps its order"
        );
        assert!(
            (0..6).all(|depot| outer[(depot + 1) % 6] == (outer[depot] + 1) % 6),
            "the outer ring keeps its order"
        );
        shifts.insert((inner[0] + 6 - outer[0]) % 6);
    }
    assert_eq!(shifts.len(), 6);
}

// rules §2.2
#[test]
fn the_players_may_distribute_the_stacks_one_small_and_one_large_per_depot() {
    use Shape::*;
    let chosen = |inner, outer, rotation| {
        let station = StationSetup::Chosen {
            inner,
            outer,
            rotation,
        };
        Setup {
            station,
            ..Setup::standard(2, "chosen")
        }
        .deal()
    };
    let (inner, outer) = ([O4, I2, J4, V3, T4, I3], [U, Z5, N, F, I4, S4]);
    let state = chosen(inner, outer, 4).expect("a valid setup");
    assert_eq!(
        state.station.inner.each_ref().map(|stack| stack.shape),
        inner
    );
    assert_eq!(
        state.station.outer.each_ref().map(|stack| stack.shape),
        outer
    );
    assert_eq!(state.station.rotation, 4);
    assert_eq!(chosen(inner, outer, 6), Err(SetupError::Station));
    assert_eq!(
        chosen([O4, O4, J4, V3, T4, I3], outer, 0),
        Err(SetupError::Station),
        "a shape twice"
    );
    assert_eq!(
        chosen([U, I2, J4, V3, T4, I3], [O4, Z5, N, F, I4, S4], 0),
        Err(SetupError::Station),
        "a wrong ring"
    );
}

// rules §2.2
#[test]
fn position_p_faces_depot_p_plus_r_and_a_step_clockwise_lowers_r() {
    let mut station = deal(6, 3).station;
    for rotation in 0..6 {
        station.rotation = rotation;
        for position in 0..6 {
            assert_eq!(station.depot_at(position), (position + rotation) % 6);
        }
    }
    station.rotation = 1;
    station.turn_clockwise(1);
    assert_eq!(station.rotation, 0);
    station.turn_clockwise(2);
    assert_eq!(station.rotation, 4);
}

// rules §2.3
#[test]
fn the_seats_sit_at_the_depot_positions_for_their_number() {
    let expected: [&[u8]; 6] = [
        &[0],
        &[0, 3],
        &[0, 2, 4],
        &[0, 1, 3, 4],
        &[0, 1, 2, 3, 4],
        &[0, 1, 2, 3, 4, 5],
    ];
    for (seats, expected) in (1..=6).zip(expected) {
        let state = deal(seats, 4);
        let positions: Vec<u8> = state.seats.iter().map(|seat| seat.position).collect();
        assert_eq!(positions, expected);
    }
}

// rules §2.4
#[test]
fn from_each_rank_players_plus_one_cards_are_in_play_and_the_rest_in_the_box() {
    for seats in 1..=6 {
        let state = deal(seats, 5);
        for rank in 1..=4 {
            assert_eq!(state.cards.in_play.ranked(rank).len() as usize, seats + 1);
            assert_eq!(
                state.cards.boxed.ranked(rank).len() as usize,
                9 - (seats + 1)
            );
        }
        assert!(!state.cards.in_play.meets(state.cards.boxed));
        assert!(state.cards.used.is_empty());
    }
    assert_ne!(
        deal(2, 5).cards.in_play,
        deal(2, 6).cards.in_play,
        "which ones is random"
    );
}

// rules §2.5
#[test]
fn one_neighbour_objective_lies_between_each_two_neighbours() {
    for seats in 3..=6u8 {
        let state = deal(usize::from(seats), 7);
        let between: Vec<[SeatId; 2]> =
            state.objectives.iter().map(|entry| entry.between).collect();
        let expected: Vec<[SeatId; 2]> = (0..seats)
            .map(|seat| [SeatId(seat), SeatId((seat + 1) % seats)])
            .collect();
        assert_eq!(between, expected);
        let different: BTreeSet<Objective> = state
            .objectives
            .iter()
            .map(|entry| entry.objective)
            .collect();
        assert_eq!(different.len(), usize::from(seats));
    }
}

// rules §2.5
#[test]
fn two_players_compete_for_three_neighbour_objectives_and_a_single_one_for_none() {
    let state = deal(2, 8);
    assert_eq!(state.objectives.len(), 3);
    assert!(
        state
            .objectives
            .iter()
            .all(|entry| entry.between == [SeatId(0), SeatId(1)])
    );
    assert!(deal(1, 8).objectives.is_empty());
}

// rules §2.6
#[test]
fn planets_start_with_their_lifepods_corporations_with_their_rovers_trackers_on_field_0() {
    for seat in &deal(6, 9).seats {
        let lifepods = cells(&[(7, 2), (1, 4), (10, 4), (2, 7), (8, 8), (5, 9)]);
        assert_eq!(seat.board.lifepods, lifepods);
        assert_eq!(seat.rovers_left, 2);
        assert!(
            seat.board.rovers.is_empty()
                && seat.board.covered().is_empty()
                && seat.board.meteorites.is_empty()
        );
        assert!(
            Track::ALL
                .into_iter()
                .all(|track| seat.tracker(track) == field(track, 0))
        );
        assert_eq!(
            (seat.lifepods, seat.meteorites, seat.stored_patches),
            (0, 0, 0)
        );
    }
}

// rules §2.7
#[test]
fn a_random_player_is_the_first_commander() {
    let commanders: BTreeSet<SeatId> = (0..100).map(|seed| deal(6, seed).commander).collect();
    assert_eq!(commanders.len(), 6);
}

#[test]
fn the_same_seed_deals_the_same_game_and_another_seed_another() {
    assert_eq!(deal(5, 10), deal(5, 10));
    assert_ne!(deal(5, 10), deal(5, 11));
}

#[test]
fn seeds_and_names_have_a_longest_length() {
    let long = Setup::standard(2, &"x".repeat(65));
    assert_eq!(long.check(), Err(SetupError::Seed));
    let mut named = Setup::standard(2, "");
    named.seats[1].name = "n".repeat(41);
    assert_eq!(named.check(), Err(SetupError::Name(1)));
}

// rules §3.2
#[test]
fn the_two_player_variant_needs_two_seats() {
    let mut setup = Setup::standard(3, "");
    setup.options.two_player_variant = true;
    assert_eq!(setup.check(), Err(SetupError::TwoPlayerVariant));
}

// rules §2.1
#[test]
fn a_seat_that_the_game_does_not_have_never_acts() {
    let mut scene = Scenario::new(3);
    for seat in 3..=6 {
        let reason = Illegal::NotYourTurn(SeatId(seat));
        scene.refuse_seat(usize::from(seat), Choice::EndTurn, reason);
    }
}
