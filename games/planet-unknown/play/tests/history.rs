//! Undo and redo, alone and with bots.

use play::Table;
use rules::{Action, SeatId, Setup};
use table::{Level, Player, Players, UndoRefused};

fn played(actions: usize) -> Table {
    let mut table = Table::new(Setup::standard(2, "practice")).expect("a valid setup");
    for step in 0..actions {
        let seat = table.state().active().expect("the game goes on");
        let legal = table.state().legal(seat);
        table
            .record(Action {
                seat,
                choice: legal[step * 5 % legal.len()],
            })
            .expect("legal");
    }
    table
}

#[test]
fn undo_stops_at_a_barrier_but_not_in_practice() {
    let mut table = played(40);
    assert!(table.undo_limit() > 0);
    while table.undo().is_ok() {}
    assert_eq!(table.undo(), Err(UndoRefused::PassedOn));
    let mut practice = table.practice_from(table.entries().len());
    assert_eq!(practice.undo_limit(), 0);
    while practice.undo().is_ok() {}
    assert_eq!(practice.cursor(), 0);
}

/// A game of a person and two bots after `actions`.
fn beside_bots(practice: bool, actions: usize) -> Table {
    let mut setup = Setup::standard(3, "beside bots");
    setup.options.practice = practice;
    let bot = Player::Bot(Level::Easy);
    let mut table = Table::new(setup)
        .expect("a valid setup")
        .played_by(Players::from_iter([bot, Player::Person, bot]));
    for _ in 0..actions {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("legal");
    }
    table
}

#[test]
fn undo_goes_back_to_the_decision_of_a_person_over_what_bots_did() {
    let person = SeatId(1);
    let mut table = beside_bots(true, 60);
    while table.state().active() == Some(person) {
        let choice = table.state().legal(person)[0];
        table
            .play(Action {
                seat: person,
                choice,
            })
            .expect("legal");
    }
    let (end, bots_turn) = (table.cursor(), table.cursor() - 1);
    table.undo().expect("practice games undo everything");
    assert_eq!(table.state().active(), Some(person));
    let decided = table.cursor();
    table.redo();
    assert_eq!(
        table.cursor(),
        end,
        "what bots did since comes back with it"
    );
    table.undo_to(bots_turn).expect("in reach");
    assert_eq!(table.cursor(), decided);
    while table.undo().is_ok() {
        assert_eq!(table.state().active(), Some(person));
    }
    assert_eq!(table.undo(), Err(UndoRefused::Beginning));
}

#[test]
fn what_bots_did_is_no_way_around_a_barrier() {
    let mut table = beside_bots(false, 40);
    let last = |table: &Table| table.done().last().map(|entry| entry.action.seat);
    while table.state().active() != Some(SeatId(1)) || last(&table) == Some(SeatId(1)) {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("legal");
    }
    let before = table.cursor();
    assert!(table.undo().is_err() && table.undo_to(0).is_err());
    assert_eq!(table.cursor(), before);
}

#[test]
fn where_only_bots_play_their_steps_are_taken_back() {
    let players = Players::from_iter([Player::Bot(Level::Easy); 3]);
    let mut table = beside_bots(true, 30).played_by(players);
    assert!(table.is_watched());
    let before = table.cursor();
    table.undo().expect("a step of a bot");
    assert!(table.cursor() < before);
}

fn undone(setup: Setup) -> Table {
    let mut table = Table::new(setup).expect("a valid setup");
    for _ in 0..30 {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.record(Action { seat, choice }).expect("legal");
    }
    while table.undo().is_ok() {}
    table
}

#[test]
fn undo_never_stops_in_free_play() {
    assert_eq!(undone(Setup::standard(1, "alone")).cursor(), 0);
}

#[test]
fn undo_stops_at_what_came_out_in_the_solo_game_which_is_rated() {
    let mut setup = Setup::standard(1, "alone");
    setup.options.solo = true;
    setup.options.events = Some(rules::EventMix::new(7, 7, 6));
    let mut table = undone(setup);
    assert!(table.cursor() > 0 && table.cursor() == table.undo_limit());
    assert_eq!(table.undo(), Err(UndoRefused::Revealed));
}

#[test]
fn playing_on_from_a_moment_forgets_what_came_later_in_a_copy() {
    let table = played(30);
    let copy = table.practice_from(12);
    assert_eq!(copy.entries().len(), 12);
    let mut here = table.state_at(12).expect("a state").clone();
    here.options.practice = true;
    assert_eq!(*copy.state(), here);
    assert!(!copy.can_redo());
    assert!(copy.setup().options.practice);
    assert_eq!(table.entries().len(), 30);
    assert_eq!(table.practice_from(99).cursor(), 30);
}
