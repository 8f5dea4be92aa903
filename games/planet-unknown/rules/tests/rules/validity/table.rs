//! What belongs to the whole table: the phase, the station, cards and objectives.

use super::super::events::event_card;
use super::*;
use rules::state::EndStep;

const LAST: Phase = Phase::Turns { done: 2 };

// rules §2.1, §2.3
#[test]
fn the_seats_are_those_of_the_game_at_their_depots() {
    assert_refused(
        InvalidState::Seats,
        &[
            ("no seat", |state| state.seats.clear()),
            ("no commander", |state| state.commander = SeatId(3)),
            ("another depot", |state| state.seats[1].position = 3),
            ("a stranger's objective", |state| {
                state.objectives[2].between[0] = SeatId(3);
            }),
        ],
    );
}

// rules §3.4, §10.2
#[test]
fn not_all_seats_have_finished_a_part_of_the_round() {
    let step = EndStep::Cards;
    let phases = |done| {
        [
            Phase::Turns { done },
            Phase::Claims { done },
            Phase::End { done, step },
        ]
    };
    for (done, expected) in [(2, Ok(())), (3, Err(InvalidState::Seats))] {
        for phase in phases(done) {
            let mut state = sound();
            state.phase = phase;
            assert_eq!(state.validate(), expected, "{phase:?}");
        }
    }
}

// rules §3.4
#[test]
fn a_seat_finishes_early_only_before_its_turn_has_come() {
    assert_sound(&[
        ("the second", |state| state.finished_early.insert(SeatId(1))),
        ("the first in turn order but one", |state| {
            state.commander = SeatId(2);
            state.finished_early.insert(SeatId(0));
        }),
        ("both others", |state| {
            state.finished_early = [1, 2].map(SeatId).into_iter().collect();
        }),
    ]);
    assert_refused(
        InvalidState::Seats,
        &[
            ("the first", |state| state.finished_early.insert(SeatId(0))),
            ("one in turn", |state| {
                state.phase = LAST;
                state.finished_early.insert(SeatId(2));
            }),
            ("one before", |state| {
                state.phase = LAST;
                state.finished_early.insert(SeatId(0));
            }),
            ("one that does not exist", |state| {
                state.finished_early = [1, 5].map(SeatId).into_iter().collect();
            }),
            ("while cards are claimed", |state| {
                state.phase = Phase::Claims { done: 0 };
                state.finished_early.insert(SeatId(1));
            }),
        ],
    );
}

// rules §2, §3
#[test]
fn rounds_are_counted_from_one_and_are_fewer_than_the_tiles() {
    assert_sound(&[
        ("the most", |state| state.round = 145),
        ("preparation", |state| {
            (state.phase, state.round) = (Phase::Preparation { done: 0 }, 0);
        }),
    ]);
    assert_refused(
        InvalidState::Seats,
        &[
            ("round 0", |state| state.round = 0),
            ("too many", |state| state.round = 146),
            ("preparation in round 1", |state| {
                state.phase = Phase::Preparation { done: 0 };
            }),
        ],
    );
}

// rules §2.2
#[test]
fn the_station_has_two_rings_of_six_stacks_and_no_tile_twice() {
    assert_sound(&[("five steps", |state| state.station.rotation = 5)]);
    assert_refused(
        InvalidState::Tiles,
        &[
            ("six steps", |state| state.station.rotation = 6),
            ("stacks in the other ring", |state| {
                let station = &mut state.station;
                std::mem::swap(&mut station.inner[0], &mut station.outer[0]);
            }),
            ("two stacks of a shape", |state| {
                let inner = &mut state.station.inner;
                inner[1] = inner[0];
                inner[1].tiles.clear();
            }),
            ("a tile twice", |state| {
                let tiles = &mut state.station.inner[0].tiles;
                tiles[0] = tiles[1];
            }),
            ("a tile on another stack", |state| {
                let inner = &mut state.station.inner;
                inner[1].tiles[0] = inner[0].tiles.pop().expect("a tile");
            }),
        ],
    );
}

// rules §2.4
#[test]
fn every_civ_card_is_in_one_place_and_only_end_of_game_cards_are_held() {
    assert_sound(&[("a held card", |state| {
        let piles = &mut state.cards;
        piles.in_play.remove(card(9));
        piles.boxed.remove(card(9));
        state.seats[1].cards.insert(card(9));
    })]);
    assert_refused(
        InvalidState::Cards,
        &[
            ("a missing card", |state| {
                let piles = &mut state.cards;
                piles.in_play.remove(card(9));
                piles.boxed.remove(card(9));
            }),
            ("a card in play and in the box", |state| {
                state.cards.in_play.insert(card(9));
                state.cards.boxed.insert(card(9));
            }),
            ("a used card", |state| state.cards.used.insert(card(4))),
            ("a card held and on the table", |state| {
                state.seats[1].cards.insert(card(9));
            }),
            ("an immediate card that is held", |state| {
                let piles = &mut state.cards;
                piles.in_play.remove(card(4));
                piles.boxed.remove(card(4));
                state.seats[1].cards.insert(card(4));
            }),
        ],
    );
}

// rules §2.5
#[test]
fn every_objective_is_in_one_place() {
    assert_refused(
        InvalidState::Objectives,
        &[
            ("two between neighbours", |state| {
                state.objectives[0].objective = state.objectives[1].objective;
            }),
            ("one for all seats", |state| {
                state.contests.push(state.objectives[0].objective);
            }),
            ("one in the deck", |state| {
                state.objective_deck[0] = state.objectives[0].objective;
            }),
            ("one that is out", |state| {
                let objective = state.objectives[0].objective;
                state.objectives_out.insert(objective);
            }),
            ("a private one", |state| {
                let objective = state.objectives[0].objective;
                state.seats[2].private_objectives.push(objective);
            }),
            ("a rejected one", |state| {
                let objective = state.objectives[0].objective;
                state.seats[2].rejected.insert(objective);
            }),
            ("a drawn one", |state| {
                let among = std::iter::once(state.objectives[0].objective).collect();
                let (count, open) = (1, true);
                let effect = Effect::KeepObjective { among, count, open };
                let pending = Pending::new(effect, Source::Tech(6));
                state.seats[2].turn.agenda.push(pending);
            }),
        ],
    );
}

// rules §9.1, §11.26
#[test]
fn every_event_card_is_in_one_place_and_the_one_in_force_has_been_drawn() {
    assert_sound(&[
        ("one in force", |state| {
            state.event_cards.drawn.insert(event_card("A13"));
            state.event_cards.in_force = Some(event_card("A13"));
        }),
        ("one foreseen", |state| {
            state.event_cards.hidden.push(event_card("A13"));
            state.seats[1].foresees = true;
        }),
    ]);
    assert_refused(
        InvalidState::EventCards,
        &[
            ("one in force that is not drawn", |state| {
                state.event_cards.in_force = Some(event_card("A13"));
            }),
            ("one twice in the deck", |state| {
                state.event_cards.hidden.push(event_card("A13"));
                state.event_cards.hidden.push(event_card("A13"));
            }),
            ("one drawn and in the deck", |state| {
                state.event_cards.hidden.push(event_card("A13"));
                state.event_cards.drawn.insert(event_card("A13"));
            }),
            ("foresight of nothing", |state| {
                state.seats[1].foresees = true;
            }),
        ],
    );
}
