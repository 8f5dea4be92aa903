//! Typical ways in which players use the library.

use super::world::{Answer, World, version};
use game::Kept;
use play::library::{OpenOutcome, Opened};
use play::{Save, Table, store};
use rules::{GameState, Rulings, Setup};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use table::library::{KEPT, Keeper};
use table::{Access, Library, Overwrite, Summary, clock};

/// All files below a folder except the locks, with their contents.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = path.path();
        if path.is_dir() && path.file_name() != Some("locks".as_ref()) {
            found.extend(files(&path));
        } else if path.is_file() {
            found.push((path.clone(), fs::read(&path).expect("a file")));
        }
    }
    found.sort();
    found
}

#[test]
fn two_evenings_a_practice_game_bots_and_an_exercise_survive_each_other() {
    let mut world = World::new();
    let mut setups: Vec<Setup> = (0..3)
        .map(|number| Setup::standard(2 + number, &format!("evening {number}")))
        .collect();
    setups[2].options.practice = true;
    for setup in &setups {
        world.begin(setup.clone());
    }
    world.confirm();
    let games = world.games();
    for number in 0..40 {
        world.resume(games[number % games.len()]);
        world.play(number);
        world.confirm();
    }
    world.quit();
    assert_eq!(world.games().len(), setups.len());
}

#[test]
fn games_of_the_same_deal_have_places_of_their_own() {
    let mut world = World::new();
    for _ in 0..3 {
        world.begin(Setup::standard(2, "same"));
        world.play(1);
    }
    world.quit();
    assert_eq!(world.games().len(), 3);
}

#[test]
fn opening_writes_nothing_and_the_first_action_does() {
    let mut world = World::new();
    world.begin(Setup::standard(2, "opening"));
    world.play(0);
    world.save();
    world.confirm();
    let (before, path) = (files(world.folder.path()), world.files[0].clone());
    world.open(&path, Answer::Cancel);
    world.keep();
    world.confirm();
    assert_eq!(files(world.folder.path()), before);
    world.play(0);
    world.confirm();
    assert_ne!(files(world.folder.path()), before);
    world.quit();
}

#[test]
fn an_older_file_of_a_game_does_not_replace_what_was_played_since() {
    let mut world = World::new();
    world.begin(Setup::standard(2, "older"));
    world.play(0);
    world.save();
    for number in 0..5 {
        world.play(number);
    }
    let (path, game) = (world.files[0].clone(), world.id());
    world.confirm();
    let further = version(world.table().expect("a game"));

    world.open(&path, Answer::Kept);
    assert_eq!(version(world.table().expect("a game")), further);
    assert_eq!(world.id(), game);

    world.open(&path, Answer::Asked);
    world.play(1);
    assert_ne!(world.id(), game, "it is a game of its own");
    world.quit();
    assert_eq!(world.games().len(), 2, "both stay");
}

#[test]
fn the_version_before_is_the_one_at_the_end_of_the_turn_before() {
    let mut world = World::new();
    world.begin(Setup::standard(2, "turns"));
    let turn = |world: &mut World| {
        let state = world.table().expect("a game").state();
        (state.round, state.active())
    };
    let mut ends = vec![];
    for _ in 0..30 {
        let (before, earlier) = (turn(&mut world), version(world.table().expect("a game")));
        world.play(0);
        world.confirm();
        if turn(&mut world) != before {
            ends.push(earlier);
        }
    }
    let id = world.id().expect("it is kept").to_string();
    let previous = world
        .folder
        .path()
        .join("games")
        .join(id)
        .join("previous.ron");
    let previous = store::load(&previous).expect("a valid file").table;
    assert_eq!(Some(&version(&previous)), ends.last());
}

#[test]
fn the_version_before_is_a_whole_copy_however_large_it_is() {
    let length = <GameState as Kept>::SIZE_LIMIT + 1;
    let mut world = World::new();
    world.begin(Setup::standard(2, "large"));
    world.play(0);
    world.confirm();
    let id = world.id().expect("it is kept").to_string();
    let folder = world.folder.path().join("games").join(id);
    let (latest, previous) = (folder.join("latest.ron"), folder.join("previous.ron"));
    while !previous.exists() {
        let large = File::options().write(true).open(&latest);
        large.and_then(|file| file.set_len(length)).expect("grown");
        world.play(0);
        world.confirm();
    }
    assert_eq!(fs::metadata(previous).expect("a file").len(), length);
}

#[test]
fn a_game_that_one_window_has_open_is_offered_to_another_one_as_a_copy() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (one, other) = (
        Library::new(folder.path(), &play::SHELF),
        Library::new(folder.path(), &play::SHELF),
    );
    let table = Table::new(Setup::standard(2, "windows")).expect("a valid setup");
    let (table, mut keeper) = Keeper::of(Opened::new(table));
    keeper.keep(&one, &table).expect("it is kept");
    one.flush();
    let id = keeper.id().expect("it is kept");

    let Ok(Some(OpenOutcome::InUse { copy })) = other.open(id) else {
        unreachable!("the first window has it");
    };
    let (mut copied, mut copier) = Keeper::of(copy);
    copied.note_hint();
    copier.keep(&other, &copied).expect("it is kept");
    assert_ne!(copier.id(), Some(id), "the copy is a game of its own");

    drop((table, keeper));
    one.flush();
    assert!(matches!(other.open(id), Ok(Some(OpenOutcome::Clear(_)))));
}

#[test]
fn a_file_remembers_its_game_and_a_game_its_file() {
    let mut world = World::new();
    world.begin(Setup::standard(2, "same"));
    world.begin(Setup::standard(2, "same"));
    let second = world.id().expect("it is kept");
    world.play(0);
    world.save();
    world.confirm();
    let path = world.files[0].clone();
    assert_eq!(store::load(&path).expect("a file").game, Some(second));
    let found = world.library.open::<rules::GameState>(second);
    let Ok(Some(OpenOutcome::Clear(opened))) = found else {
        unreachable!("it is there");
    };
    assert_eq!(opened.keeper.file(), Some(path.as_path()));
}

#[test]
fn the_first_game_of_a_deal_can_be_read_by_older_programs() {
    let mut setup = Setup::standard(2, "old");
    setup.options.claims_after_round = true;
    setup.options.rulings = Rulings::First;
    let table = Table::new(setup).expect("a valid setup");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let library = Library::new(folder.path(), &play::SHELF);
    let (table, mut keeper) = Keeper::of(Opened::new(table));
    keeper.keep(&library, &table).expect("it is kept");
    let text = keeper.save(&table).encode().expect("it can be written");
    assert!(text.contains("version: 1,") && !text.contains("game: \""));
    let (table, mut second) = Keeper::of(Opened::new(table));
    second.keep(&library, &table).expect("it is kept");
    let text = second.save(&table).encode().expect("it can be written");
    assert!(text.contains("version: 2,") && text.contains("game: \""));
}

#[test]
fn a_damaged_version_is_reported_and_put_aside_when_the_game_goes_on() {
    let mut world = World::new();
    world.begin(Setup::standard(2, "damage"));
    for _ in 0..8 {
        world.play(0);
        world.confirm();
    }
    let id = world.id().expect("it is kept");
    let folder = world.folder.path().join("games").join(id.to_string());
    world.begin(Setup::standard(3, "another"));
    world.confirm();
    fs::write(folder.join("latest.ron"), "damaged").expect("a file");

    let found = world.library.open::<rules::GameState>(id);
    let unreadable = found.expect_err("it is damaged");
    let before = unreadable.before.expect("the version before is intact");
    let OpenOutcome::Clear(opened) = world.library.rescued(id, *before) else {
        unreachable!("nobody has it");
    };
    assert_eq!(
        fs::read(folder.join("latest.ron")).expect("a file"),
        b"damaged"
    );
    let (mut table, mut keeper) = Keeper::of(opened);
    table.note_hint();
    keeper.keep(&world.library, &table).expect("it is kept");
    world.library.flush();
    assert!(world.library.take_fault().is_none());
    assert_eq!(
        fs::read(folder.join("latest.damaged.ron")).expect("a file"),
        b"damaged"
    );
    assert!(store::load(&folder.join("latest.ron")).is_ok());
}

#[test]
fn an_unwritable_folder_is_reported_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("locks"), "a file in the way").expect("a file");
    let path = folder.path().join("mine.ron");
    let table = Table::new(Setup::standard(2, "no rights")).expect("a valid setup");
    store::write(&path, &Save::new(&table), Overwrite::Anything).expect("a file");
    let library = Library::new(folder.path(), &play::SHELF);
    let loaded = store::load(&path).expect("a valid file");
    let OpenOutcome::Clear(opened) = library.open_loaded(loaded, Some(path.clone())) else {
        unreachable!("nothing stands in the way");
    };
    let (mut table, mut keeper) = Keeper::of(opened);
    assert_eq!(keeper.file(), Some(path.as_path()));
    table.note_hint();
    let error = keeper
        .keep(&library, &table)
        .expect_err("it cannot be kept");
    assert!(error.access == Access::Keeping && error.path.starts_with(folder.path()));
    fs::remove_file(folder.path().join("locks")).expect("it is gone");
    table.mark("again");
    assert!(keeper.keep(&library, &table).expect("it is kept now"));
}

/// Writes a game into the library as if it had been saved at this time, in seconds since 1970.
fn shelve(library: &Library, setup: Setup, saved: u64, finished: bool) {
    let table = Table::new(setup).expect("a valid setup");
    let (table, mut keeper) = Keeper::of(Opened::new(table));
    keeper.keep(library, &table).expect("it is kept");
    library.flush();
    let id = keeper.id().expect("it is kept");
    let entry = library.entries().into_iter().find(|entry| entry.id == id);
    let path = entry.expect("it is there").path;
    let mut save = Save::new(&table).saved_at(saved);
    save.about.finished = finished;
    fs::write(path, save.encode().expect("it can be written")).expect("a file");
}

#[test]
fn games_that_are_over_make_room_first_then_practice_and_never_a_game_in_progress() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let library = Library::new(folder.path(), &play::SHELF);
    let practice = |seed: &str| {
        let mut setup = Setup::standard(1, seed);
        setup.options.practice = true;
        setup
    };
    shelve(&library, Setup::standard(1, "over"), 50, true);
    shelve(&library, practice("practice"), 20, false);
    shelve(&library, practice("later practice"), 30, false);
    for number in 0..KEPT as u64 - 1 {
        let setup = Setup::standard(1, &format!("in progress {number}"));
        shelve(&library, setup, number, false);
    }
    library.flush();
    let games: Vec<Summary> = library
        .entries()
        .into_iter()
        .filter_map(|entry| entry.summary.ok())
        .collect();
    assert!(
        games.iter().all(|game| !game.finished),
        "the finished one went"
    );
    let practising: Vec<&str> = games
        .iter()
        .filter(|game| game.practice)
        .filter_map(|game| Some(play::setup_of(game)?.seed.as_str()))
        .collect();
    assert_eq!(practising, ["later practice"], "the older one went");
    assert_eq!(games.len(), KEPT);
    assert!(clock::now() > 0);
}

#[test]
fn a_removed_game_is_restored_as_it_was() {
    let mut world = World::new();
    for number in 0..3 {
        world.begin(Setup::standard(2, &format!("removal {number}")));
        world.play(number);
    }
    world.quit();
    let library = Library::new(world.folder.path(), &play::SHELF);
    let before = files(world.folder.path());
    let entries = library.entries();
    let [first, second, _] = &entries[..] else {
        unreachable!("three games")
    };
    let (first, second) = (first.id, second.id);
    assert!(library.remove(first).expect("it can be removed"));
    assert_eq!(library.entries().len(), 2);
    let again = Library::new(world.folder.path(), &play::SHELF);
    let removed = again.removed().map(|entry| entry.id);
    assert_eq!(removed, Some(first), "it is still known the next time");
    library.restore(first).expect("it comes back");
    assert!(library.removed().is_none());
    assert_eq!(files(world.folder.path()), before);
    assert!(library.remove(first).expect("it can be removed"));
    assert!(library.remove(second).expect("it can be removed"));
    assert_eq!(library.entries().len(), 1);
    assert!(
        library.restore(first).is_err(),
        "only the last one comes back"
    );
    library.restore(second).expect("it comes back");
}

#[test]
fn a_game_that_is_open_is_not_removed() {
    let mut world = World::new();
    world.begin(Setup::standard(2, "open"));
    world.play(0);
    world.confirm();
    let id = world.id().expect("it is kept");
    let other = Library::new(world.folder.path(), &play::SHELF);
    assert!(!other.remove(id).expect("no fault"));
    assert_eq!(other.entries().len(), 1);
}

#[test]
fn a_removed_game_keeps_its_place_while_its_deal_is_begun_again() {
    let mut world = World::new();
    world.begin(Setup::standard(2, "same deal"));
    world.play(0);
    let first = world.id().expect("it is kept");
    world.quit();
    let library = Library::new(world.folder.path(), &play::SHELF);
    assert!(library.remove(first).expect("it can be removed"));
    drop(library);
    world.begin(Setup::standard(2, "same deal"));
    world.play(0);
    world.confirm();
    assert_ne!(world.id(), Some(first));
    let library = Library::new(world.folder.path(), &play::SHELF);
    library.restore(first).expect("its place is free");
    assert_eq!(library.entries().len(), 2);
}

#[test]
fn a_title_outlives_further_actions_and_a_copy_is_another_game() {
    let mut world = World::new();
    world.begin(Setup::standard(2, "title"));
    world.play(0);
    world.confirm();
    let id = world.id().expect("it is kept");
    world.quit();
    let library = Library::new(world.folder.path(), &play::SHELF);
    assert!(library.rename(id, " Friday \n").expect("no fault"));
    drop(library);
    world.resume(id);
    world.play(0);
    world.confirm();
    world.quit();
    let library = Library::new(world.folder.path(), &play::SHELF);
    assert_eq!(library.entries()[0].title.as_deref(), Some("Friday"));
    let table = play::store::load(&library.entries()[0].path)
        .expect("a game")
        .table;
    library.copy(&table).expect("it is copied");
    let titles: Vec<_> = library
        .entries()
        .into_iter()
        .map(|entry| entry.title)
        .collect();
    assert_eq!(titles.len(), 2);
    assert!(titles.contains(&None) && titles.contains(&Some("Friday".to_owned())));
    assert!(library.rename(id, "").expect("no fault"));
    assert!(library.entries().iter().all(|entry| entry.title.is_none()));
}
