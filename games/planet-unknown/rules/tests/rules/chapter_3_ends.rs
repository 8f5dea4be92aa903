//! Chapter 3: seats that act at the same time, and the reason why a round is the last.

use super::scenario::*;
use rules::*;

impl Scenario {
    /// Plays the first legal choice of any open seat.
    fn play_first_of(&mut self, seat: u8) -> Vec<Event> {
        let seat = SeatId(seat);
        let choice = self.state.legal(seat)[0];
        let action = Action { seat, choice };
        self.state.apply(&action).expect("it is listed")
    }

    /// Covers the whole planet of `seat`.
    fn fill(&mut self, seat: usize) {
        let board = &mut self.seat_mut(seat).board;
        board.patches = board.data().cells;
    }

    /// Leaves one tile in the depot of `seat`.
    fn leave_one_tile(&mut self, seat: u8) {
        let depot = self.state.depot_of(SeatId(seat));
        let station = &mut self.state.station;
        station.stack_mut(Ring::Inner, depot).tiles.clear();
        let outer = &mut station.stack_mut(Ring::Outer, depot).tiles;
        *outer = outer.iter().copied().take(1).collect();
    }
}

// rules §3.4, §10.1
#[test]
fn a_seat_without_a_reason_for_the_end_leaves_it_to_the_next_in_turn_order() {
    for acts_first in [false, true] {
        let mut scene = Scenario::with_first_tile(3);
        scene.leave_one_tile(1);
        scene.fill(2);
        if acts_first {
            scene.play_first_of(0);
        }
        scene.play_first_of(2);
        assert_eq!(scene.state.last_round, Some(EndReason::Unplaceable));
        scene.play_first_of(1);
        assert_eq!(scene.state.last_round, Some(EndReason::EmptyDepot));
    }
}

// rules §10.1
#[test]
fn a_reason_that_two_seats_have_is_told_once() {
    let told = |event: &Event| matches!(event.kind, EventKind::Course(CourseEvent::LastRound(_)));
    let mut scene = Scenario::with_first_tile(2);
    scene.fill(0);
    scene.fill(1);
    assert!(scene.play_first_of(1).iter().any(told));
    assert!(!scene.play_first_of(0).iter().any(told));
}

// rules §10.1
#[test]
fn in_a_practice_game_the_first_reason_stays() {
    let mut scene = Scenario::with_first_tile(2);
    scene.state.options.practice = true;
    scene.leave_one_tile(0);
    scene.fill(1);
    scene.play_first_of(1);
    scene.play_first_of(0);
    assert_eq!(scene.state.last_round, Some(EndReason::Unplaceable));
}

const EXTRA: Effect = Effect::TakeExtraTile { resources: false };

impl Scenario {
    /// Lets seat 0 place the tile of a card at the first place that is listed.
    fn place_extra_tile(&mut self) {
        let pending = self.place_of(EXTRA);
        let place = |choice: &Choice| matches!(choice, Choice::Resolve { pending: of, .. } if *of == pending);
        let choice = self.state.legal(SeatId(0)).into_iter().find(place);
        let choice = choice.expect("it can be placed");
        let seat = SeatId(0);
        self.state
            .apply(&Action { seat, choice })
            .expect("it is listed");
    }
}

// rules §10.1, §3.6
#[test]
fn a_tile_of_a_card_does_not_hide_that_the_tile_of_the_round_fits_nowhere() {
    for order in [[0, 1], [1, 0]] {
        let mut scene = Scenario::with_first_tile(2);
        scene.claim(5);
        scene.place_extra_tile();
        scene.fill(0);
        scene.leave_one_tile(1);
        for seat in order {
            scene.play_first_of(seat);
        }
        assert_eq!(
            scene.state.last_round,
            Some(EndReason::Unplaceable),
            "{order:?}"
        );
    }
}

// rules §10.1, §3.6
#[test]
fn a_depot_may_be_emptied_by_the_tile_of_a_card_before_that_of_the_round() {
    for order in [[0, 1], [1, 0]] {
        let mut scene = Scenario::with_first_tile(2);
        scene.claim(5);
        scene.leave_one_tile(0);
        scene.fill(1);
        for seat in order {
            match seat {
                0 => scene.place_extra_tile(),
                _ => drop(scene.play_first_of(1)),
            }
        }
        assert_eq!(
            scene.state.last_round,
            Some(EndReason::EmptyDepot),
            "{order:?}"
        );
    }
}
