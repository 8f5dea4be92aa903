//! Versions of a game, compared.

use play::Table;
use rules::{Action, SeatId, Setup};
use table::library::Relation;

/// A game after this number of actions, each the first legal one, followed by the last legal one.
fn table(seed: &str, first: usize, last: usize) -> Table {
    let mut table = Table::new(Setup::standard(2, seed)).expect("it can be done");
    for number in 0..first + last {
        let seat = table.state().active().expect("it can be done");
        let legal = table.state().legal(seat);
        let choice = if number < first {
            legal[0]
        } else {
            legal[legal.len() - 1]
        };
        table
            .record(Action { seat, choice })
            .expect("it can be done");
    }
    table
}

#[test]
fn a_longer_game_is_further_on_and_a_shorter_one_behind() {
    assert_eq!(
        Relation::of(&table("relation", 5, 0), &table("relation", 5, 0)),
        Relation::Same
    );
    assert_eq!(
        Relation::of(&table("relation", 6, 0), &table("relation", 5, 0)),
        Relation::FurtherOn
    );
    assert_eq!(
        Relation::of(&table("relation", 0, 0), &table("relation", 5, 0)),
        Relation::Behind
    );
}

#[test]
fn what_was_undone_still_counts() {
    let mut undone = table("relation", 6, 0);
    undone.undo().expect("it can be done");
    assert_eq!(
        Relation::of(&undone, &table("relation", 6, 0)),
        Relation::Same
    );
}

// rules §3.4
#[test]
fn a_step_that_was_done_again_after_those_of_others_is_the_same() {
    let mut table = table("relation", 0, 0);
    let commander = table.state().commander;
    let other = SeatId(1 - commander.0);
    let act = |table: &mut Table, seat: SeatId| {
        let choice = table.state().legal(seat)[0];
        table
            .record(Action { seat, choice })
            .expect("it can be done");
    };
    [commander, other, commander]
        .into_iter()
        .for_each(|seat| act(&mut table, seat));
    let before = table.clone();
    assert_eq!(table.undo_of(other), Ok(()));
    assert_eq!(Relation::of(&table, &before), Relation::Same);
    assert!(table.redo_of(other));
    assert_ne!(table.entries(), before.entries());
    assert_eq!(Relation::of(&table, &before), Relation::Same);
    act(&mut table, commander);
    assert_eq!(Relation::of(&table, &before), Relation::FurtherOn);
    assert_eq!(Relation::of(&before, &table), Relation::Behind);
}

#[test]
fn games_that_part_are_branches_and_others_are_strangers() {
    assert_eq!(
        Relation::of(&table("relation", 2, 3), &table("relation", 5, 0)),
        Relation::Branch
    );
    assert_eq!(
        Relation::of(&table("relation", 0, 3), &table("relation", 5, 0)),
        Relation::Stranger
    );
    assert_eq!(
        Relation::of(&table("other", 5, 0), &table("relation", 5, 0)),
        Relation::Stranger
    );
}
