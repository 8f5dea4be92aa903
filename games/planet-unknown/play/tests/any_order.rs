//! Games in which the seats act in any order (rules §3.4): undo of one seat, files and exports.

use play::export::export;
use play::save::decode;
use play::{Save, Table};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{
    Action, Answer, Choice, CorporationId, EventMix, GameState, PlanetId, Rulings, SeatId, Setup,
};
use table::UndoRefused;

/// Setups for 2 to 6 seats with every planet and corporation, half of them with all modules.
fn setups() -> impl Iterator<Item = Setup> {
    (0..10_usize).map(|number| {
        let seats = 2 + number % 5;
        let mut setup = Setup::standard(seats, &format!("any order {number}"));
        for (shift, seat) in (6 * number..).zip(&mut setup.seats) {
            seat.planet = PlanetId::ALL[shift % PlanetId::ALL.len()];
            seat.corporation = CorporationId::ALL[shift % CorporationId::ALL.len()];
        }
        setup.options.private_objectives = number % 2 == 0;
        setup.options.events = (number % 2 == 0).then_some(EventMix::BALANCED);
        setup.options.reveal_at_once = number % 3 == 0;
        if number % 4 == 1 {
            setup.options.claims_after_round = true;
            setup.options.rulings = Rulings::First;
        }
        setup
    })
}

/// Whether the actions of each seat follow each other in every part in which all seats are open.
fn is_seat_by_seat(table: &Table) -> bool {
    let states = (0..).map_while(|number| table.state_at(number));
    let steps: Vec<_> = states.zip(table.done()).collect();
    steps
        .chunk_by(|(one, _), (next, _)| one.part() == next.part())
        .all(|part| {
            let mut seats: Vec<SeatId> = part.iter().map(|(_, entry)| entry.action.seat).collect();
            seats.dedup();
            !part[0].0.is_simultaneous()
                || (1..seats.len()).all(|at| !seats[at..].contains(&seats[at - 1]))
        })
}

/// An action of any open seat.
fn any_action(table: &Table, rng: &mut ChaCha8Rng) -> Option<Action> {
    let open: Vec<SeatId> = table.open_seats().collect();
    let seat = *open.choose(rng)?;
    let choice = table.state().sample(seat, rng).expect("it is open");
    Some(Action { seat, choice })
}

/// Plays a whole game in any order and passes the table to `each` after each step.
fn play(setup: &Setup, mut each: impl FnMut(&mut Table, &mut ChaCha8Rng)) -> Table {
    let mut rng = ChaCha8Rng::seed_from_u64(setup.seats.len() as u64);
    let mut table = Table::new(setup.clone()).expect("a valid setup");
    while let Some(action) = any_action(&table, &mut rng) {
        table.play(action).expect("it is legal");
        each(&mut table, &mut rng);
    }
    assert!(table.state().is_finished());
    table
}

fn written(table: &Table) -> String {
    Save::new(table).encode().expect("it can be written")
}

/// The game after saving and opening it.
fn reopened(table: &Table) -> Table {
    decode(&written(table)).expect("it opens").table
}

fn json(table: &Table) -> String {
    serde_json::to_string(&export(table)).expect("an export is JSON")
}

/// Asserts that both tables are at the same position with the same history.
fn assert_same(one: &Table, other: &Table) {
    assert!(one.state() == other.state());
    assert_eq!(one.done(), other.done());
}

// rules §3.4
#[test]
fn undo_of_a_seat_changes_no_other_seat_and_the_file_after_it_replays() {
    let (mut undone, mut refused, mut apart) = (0, 0, 0);
    for setup in setups() {
        play(&setup, |table, rng| {
            if rng.random_range(0..4_u32) > 0 {
                return;
            }
            let before = table.clone();
            let seats: Vec<SeatId> = table.state().seat_ids().collect();
            let seat = *seats.choose(rng).expect("somebody plays");
            let can = table.can_undo_of(seat);
            assert_eq!(table.undo_of(seat), can);
            if can.is_err() {
                refused += 1;
                return assert_same(table, &before);
            }
            undone += 1;
            apart += u32::from(before.done().last().map(|entry| entry.action.seat) != Some(seat));
            for other in seats.iter().filter(|other| **other != seat) {
                let (now, then) = (table.state(), before.state());
                assert!(now.seat(*other).board == then.seat(*other).board);
                // Outside the simultaneous parts, the undone step may be the turn of the station, which changes the
                // other seats too.
                if now.is_simultaneous() {
                    assert!(now.seat(*other) == then.seat(*other));
                    // Who takes the end of a turn back closes the claims of those who have waited for it (rules §3.6).
                    let waits = |choice: &Choice| {
                        *choice == Choice::EndTurn || choice.answer() == Some(Answer::Look)
                    };
                    let legal = |state: &GameState| -> Vec<Choice> {
                        let all = state.legal(*other).into_iter();
                        all.filter(|choice| !waits(choice)).collect()
                    };
                    assert_eq!(legal(now), legal(then));
                }
            }
            assert!(table.state() != before.state());
            if rng.random_range(0..12_u32) == 0 {
                assert_same(&reopened(table), table);
            }
        });
    }
    assert!(
        undone > 300 && refused > 100 && apart > 150,
        "{undone} {refused} {apart}"
    );
}

// rules §3.4
#[test]
fn redo_of_a_seat_restores_what_it_took_back_after_what_others_did_meanwhile() {
    let mut meanwhile = 0;
    for setup in setups() {
        play(&setup, |table, rng| {
            let seats: Vec<SeatId> = table.open_seats().collect();
            let Some(seat) = seats.choose(rng).copied() else {
                return;
            };
            if rng.random_range(0..16_u32) > 0 {
                return;
            }
            let before = table.clone();
            let mut steps = 0;
            while table.undo_of(seat).is_ok() {
                steps += 1;
            }
            let still_open: Vec<SeatId> = table.open_seats().collect();
            let others = still_open.into_iter().filter(|other| *other != seat);
            let mut acted = before.clone();
            for other in others.filter(|_| steps > 0) {
                let choice = table.state().sample(other, rng).expect("it is open");
                let action = Action {
                    seat: other,
                    choice,
                };
                table.record(action).expect("it is legal");
                acted
                    .record(action)
                    .expect("it is as legal before the undo");
                meanwhile += 1;
            }
            let loaded = reopened(table);
            for table in [&mut *table, &mut { loaded }] {
                assert_eq!(table.can_redo_of(seat), steps > 0);
                (0..steps).for_each(|_| assert!(table.redo_of(seat)));
                assert!(!table.can_redo_of(seat) && !table.redo_of(seat));
                assert!(table.state() == acted.state());
                assert_eq!(table.done().len(), acted.done().len());
            }
            *table = before;
        });
    }
    assert!(meanwhile > 100, "{meanwhile}");
}

// rules §3.4
#[test]
fn a_seat_that_goes_another_way_forgets_its_own_undone_steps_only() {
    let mut table = Table::new(Setup::standard(2, "two ways")).expect("a valid setup");
    let commander = table.state().commander;
    let other = SeatId(1 - commander.0);
    let act = |table: &mut Table, seat: SeatId, last: bool| {
        let legal = table.state().legal(seat);
        let choice = if last {
            legal[legal.len() - 1]
        } else {
            legal[0]
        };
        table.record(Action { seat, choice }).expect("it is legal");
    };
    act(&mut table, commander, false);
    act(&mut table, other, false);
    act(&mut table, commander, false);
    assert_eq!(table.undo_of(other), Ok(()));
    assert_eq!(table.undo_of(commander), Ok(()));
    act(&mut table, commander, true);
    assert!(!table.can_redo_of(commander) && table.can_redo_of(other));
    assert!(table.redo_of(other) && !table.can_redo_of(other));
}

// rules §3.4
#[test]
fn a_turn_of_the_station_stays_once_others_have_gone_on_from_it() {
    let mut table = Table::new(Setup::standard(2, "turned")).expect("a valid setup");
    let commander = table.state().commander;
    let other = SeatId(1 - commander.0);
    for seat in [commander, other] {
        let choice = table.state().legal(seat)[0];
        table.record(Action { seat, choice }).expect("it is legal");
    }
    assert_eq!(table.undo_of(commander), Err(UndoRefused::GoneOn));
    assert_eq!(table.undo_of(other), Ok(()));
    assert_eq!(table.undo_of(other), Err(UndoRefused::Beginning));
    assert_eq!(table.undo_of(commander), Ok(()));
    assert_eq!(table.cursor(), 0);
}

// rules §3.4
#[test]
fn a_game_in_any_order_is_exported_as_the_same_game_in_turn_order() {
    for setup in setups() {
        let table = play(&setup, |_, _| ());
        assert!(!play::is_in_turn(&table));
        let sorted = play::in_turn(&table);
        assert!(is_seat_by_seat(&sorted) && !is_seat_by_seat(&table));
        assert!(play::is_in_turn(&sorted) || !setup.options.claims_after_round);
        assert!(sorted.state() == table.state());
        assert_eq!(json(&table), json(&sorted));
    }
}

// rules §3.6
#[test]
fn cards_claimed_in_the_turn_are_exported_with_it_and_those_left_over_after_the_round() {
    let (mut in_turn, mut left_over) = (0, 0);
    for setup in setups() {
        let game = serde_json::to_value(export(&play(&setup, |_, _| ()))).expect("JSON");
        let late = setup.options.claims_after_round;
        assert_eq!(game["version"], if late { 1 } else { 2 });
        let rule = &game["setup"]["house_rules"]["claims_after_round"];
        assert_eq!(rule.as_bool(), (!late).then_some(false));
        for round in game["rounds"].as_array().expect("rounds") {
            for turn in round["turns"].as_array().expect("turns") {
                let claims = turn["claims"].as_array();
                assert_eq!(claims.is_none(), late, "version 1 has none");
                in_turn += claims.map_or(0, Vec::len);
            }
            let claims = round["civ_claims"].as_array().expect("claims");
            left_over += if late { 0 } else { claims.len() };
        }
    }
    assert!(in_turn > 20 && left_over > 20, "{in_turn}, {left_over}");
}

// rules §3.4
#[test]
fn a_part_in_progress_is_exported_seat_by_seat_in_turn_order() {
    for setup in setups().take(5) {
        play(&setup, |table, rng| {
            if rng.random_range(0..8_u32) > 0 {
                return;
            }
            let game = serde_json::to_value(export(table)).expect("an export is JSON");
            for round in game["rounds"].as_array().expect("rounds") {
                let count = setup.seats.len() as u64;
                let commander = round["commander"].as_u64().expect("a seat");
                let turns = round["turns"].as_array().expect("turns").iter();
                let places: Vec<u64> = turns
                    .map(|turn| {
                        (turn["seat"].as_u64().expect("a seat") + count - commander) % count
                    })
                    .collect();
                assert!(places.is_sorted_by(|one, next| one < next), "{places:?}");
            }
        });
    }
}

// rules §3.4
#[test]
fn files_of_games_in_any_order_have_a_version_of_their_own_and_open_again() {
    for setup in setups() {
        let table = play(&setup, |_, _| ());
        let [any_order, in_turn] = match setup.options.rulings {
            Rulings::First => [3, 1],
            Rulings::Second => [5, 5],
        };
        let version = |version: u32| format!("version: {version},");
        assert!(written(&table).contains(&version(any_order)));
        assert_same(&reopened(&table), &table);
        let sorted = play::in_turn(&table);
        assert!(
            written(&sorted).contains(&version(in_turn)),
            "older programs open what they know"
        );
        assert_same(&reopened(&sorted), &sorted);
    }
}

// rules §3.4
#[test]
fn apart_from_what_others_do_meanwhile_a_seat_stands_where_it_would_in_turn() {
    for setup in setups() {
        play(&setup, |table, _| {
            for seat in table.open_seats() {
                let apart = table.state_apart(seat);
                let here = table.state();
                assert!(apart.seat(seat).board == here.seat(seat).board);
                let waiting = |state: &GameState| state.claims_waiting(seat).count();
                if waiting(&apart) == waiting(here) {
                    assert_eq!(apart.legal(seat), here.legal(seat));
                }
                let (part, own) = table.progress_of(seat);
                assert!(part + own <= table.cursor());
            }
        });
    }
}
