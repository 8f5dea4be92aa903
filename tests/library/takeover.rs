//! The autosaves of older versions are taken over without loss.

use play::{Save, Table, store};
use rules::{Action, Setup};
use std::fs;
use std::path::Path;
use table::{Library, Overwrite};

/// A game after this number of actions.
fn table(seed: &str, actions: usize) -> Table {
    let mut table = Table::new(Setup::standard(2, seed)).expect("a valid setup");
    for _ in 0..actions {
        let seat = table.state().active().expect("it is not over");
        let choice = table.state().legal(seat)[0];
        table.record(Action { seat, choice }).expect("it is legal");
    }
    table
}

fn write(path: &Path, table: &Table, saved: u64) {
    let save = Save::new(table).saved_at(saved);
    store::write(path, &save, Overwrite::Anything).expect("it is written");
}

#[test]
fn the_autosaves_of_an_older_program_become_games_of_the_library() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let old = folder.path().join("autosave");
    fs::create_dir(&old).expect("a folder");
    let games = [
        ("autosave", "a", 9),
        ("autosave-previous", "b", 4),
        ("autosave-previous-6", "c", 2),
    ];
    for (number, (name, seed, actions)) in games.iter().enumerate() {
        let path = old.join(format!("{name}.ron"));
        write(&path, &table(seed, *actions), 1_000 - number as u64);
    }
    let library = Library::new(folder.path(), &play::SHELF);
    assert!(library.take_over::<rules::GameState>(&old).is_empty());
    let entries = library.entries();
    let seeds: Vec<String> = entries
        .iter()
        .filter_map(|entry| Some(play::setup_of(entry.summary.as_ref().ok()?)?.seed.clone()))
        .collect();
    assert_eq!(seeds, ["a", "b", "c"], "with the times they were saved at");
    for (entry, (_, seed, actions)) in entries.iter().zip(games) {
        let kept = store::load(&entry.path).expect("a valid file").table;
        assert_eq!(kept.state(), table(seed, actions).state());
    }
    assert_eq!(fs::read_dir(&old).expect("a folder").count(), 0);
    assert!(
        library.take_over::<rules::GameState>(&old).is_empty(),
        "there is nothing more to do"
    );
}

#[test]
fn versions_of_one_game_become_one_and_games_of_one_deal_stay_apart() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let old = folder.path().join("autosave");
    fs::create_dir(&old).expect("a folder");
    write(&old.join("autosave.ron"), &table("same", 3), 3);
    write(&old.join("autosave-previous.ron"), &table("same", 8), 2);
    let mut other = Table::new(Setup::standard(2, "same")).expect("a valid setup");
    let seat = other.state().active().expect("a commander");
    let legal = other.state().legal(seat);
    let choice = legal[legal.len() - 1];
    other.record(Action { seat, choice }).expect("it is legal");
    write(&old.join("autosave-previous-2.ron"), &other, 1);

    let library = Library::new(folder.path(), &play::SHELF);
    assert!(library.take_over::<rules::GameState>(&old).is_empty());
    let mut lengths: Vec<usize> = library
        .entries()
        .iter()
        .map(|entry| {
            store::load(&entry.path)
                .expect("a valid file")
                .table
                .cursor()
        })
        .collect();
    lengths.sort_unstable();
    assert_eq!(lengths, [1, 8]);
}

#[test]
fn a_damaged_autosave_is_told_and_put_aside_and_the_others_are_taken_over() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let old = folder.path().join("autosave");
    fs::create_dir(&old).expect("a folder");
    fs::write(old.join("autosave.ron"), "damaged").expect("a file");
    write(&old.join("autosave-previous.ron"), &table("whole", 2), 1);
    let library = Library::new(folder.path(), &play::SHELF);
    let faults = library.take_over::<rules::GameState>(&old);
    assert_eq!(faults.len(), 1);
    assert_eq!(fs::read(&faults[0].path).expect("it is kept"), b"damaged");
    assert_eq!(library.entries().len(), 1);
    assert!(
        library.take_over::<rules::GameState>(&old).is_empty(),
        "it is told once"
    );
}
