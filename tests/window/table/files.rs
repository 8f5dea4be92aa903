//! Saving and opening games.

use std::path::Path;

use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use planet_unknown::app::Paths;
use play::{Save, Table, store};
use rules::{Action, Rulings};
use table::Overwrite;

use super::{Desk, ENGLISH, Player, Players, setup};

/// Types a path into its field and confirms it.
fn write_path(player: &mut Player, path: &Path) {
    player.desk.wait_until_shown("Path of the file");
    player.chord(Modifiers::COMMAND, Key::A);
    player
        .desk
        .window
        .event(egui::Event::Text(path.display().to_string()));
    player.steps();
    player.key(Key::Enter);
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let mut player = Player::sit_down(2);
    let path = player.desk.folder.path().join("mine.ron");
    player.click("Leave it as it is");
    player.chord(Modifiers::COMMAND, Key::S);
    write_path(&mut player, &path);
    player
        .desk
        .wait_until_shown(&format!("Saved: {}", path.display()));
    let saved = store::load(&path).expect("a valid file").table;
    assert_eq!(saved.cursor(), 1);

    let other = Table::new(setup(3)).expect("a valid setup");
    let second = player.desk.folder.path().join("other.ron");
    store::write(&second, &Save::new(&other), Overwrite::NothingLost).expect("a file");
    player.chord(Modifiers::COMMAND, Key::O);
    write_path(&mut player, &second);
    player
        .desk
        .wait_until("the other game is on the table", |desk| {
            let mut nodes = desk.window.root().children_recursive();
            nodes.any(|node| {
                node.accesskit_node()
                    .label()
                    .is_some_and(|label| label.starts_with("Planet of Mary"))
            })
        });
}

#[test]
fn a_damaged_file_is_explained_and_left_alone() {
    let mut player = Player::sit_down(2);
    let path = player.desk.folder.path().join("damaged.ron");
    std::fs::write(
        &path,
        "(format: \"planet-unknown-game\", version: 1, rules: 1, about: (rou",
    )
    .expect("a file");
    player.chord(Modifiers::COMMAND, Key::O);
    write_path(&mut player, &path);
    player.desk.wait_until_shown(&path.display().to_string());
    player.key(Key::Enter);
    player.desk.wait_until_gone(&path.display().to_string());
    assert!(player.desk.shows("Leave it as it is"), "the game goes on");

    player.chord(Modifiers::COMMAND, Key::S);
    write_path(&mut player, &path);
    player.desk.wait_until_shown(&path.display().to_string());
    assert!(
        std::fs::read_to_string(&path)
            .expect("the file")
            .starts_with("(format")
    );
}

#[test]
fn the_same_deal_begins_again_and_the_game_so_far_is_kept() {
    let mut player = Player::sit_down(2);
    player.click("Leave it as it is");
    player.click("Menu");
    player.click("Same deal from the start");
    player.desk.wait_until_shown("Leave it as it is");
    player.click("Leave it as it is");
    let games = super::super::desk::kept(player.desk.folder.path());
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].setup().seed, games[1].setup().seed);
}

/// A game of two people with these names at its beginning.
fn stranger() -> Table {
    Table::new(setup(3)).expect("a valid setup")
}

/// Saves the game under a path that is typed.
fn save_as(player: &mut Player, path: &Path) {
    player.click("Menu");
    player.click("Save as…");
    write_path(player, path);
}

/// Waits for the question about a file that exists already.
fn wait_for_question(player: &mut Player, file: &str) {
    let title = format!("“{file}” already exists");
    player.desk.wait_until_shown(&title);
    player.steps();
}

#[test]
fn another_game_is_replaced_only_when_the_players_say_so() {
    let mut player = Player::sit_down(2);
    let path = player.desk.folder.path().join("precious.ron");
    store::write(&path, &Save::new(&stranger()), Overwrite::NothingLost).expect("a file");
    let before = std::fs::read(&path).expect("a file");
    player.click("Leave it as it is");
    // The name is completed before anybody is asked.
    let typed = path.with_extension("");
    save_as(&mut player, &typed);
    wait_for_question(&mut player, "precious.ron");
    assert!(player.desk.says("It holds another game: "));
    player.click("Cancel");
    assert!(!player.desk.says("already exists"));
    assert_eq!(std::fs::read(&path).expect("a file"), before);

    save_as(&mut player, &typed);
    wait_for_question(&mut player, "precious.ron");
    player.click("Replace");
    let saved = format!("Saved: {}", path.display());
    player.desk.wait_until_shown(&saved);
    let there = store::load(&path).expect("a game").table;
    assert_eq!((there.setup().seats.len(), there.cursor()), (2, 1));
}

#[test]
fn both_games_are_kept_under_two_names() {
    let mut player = Player::sit_down(2);
    let path = player.desk.folder.path().join("precious.ron");
    store::write(&path, &Save::new(&stranger()), Overwrite::NothingLost).expect("a file");
    let before = std::fs::read(&path).expect("a file");
    player.click("Leave it as it is");
    save_as(&mut player, &path);
    wait_for_question(&mut player, "precious.ron");
    player.click("Keep both: “precious (2).ron”");
    let beside = path.with_file_name("precious (2).ron");
    let saved = format!("Saved: {}", beside.display());
    player.desk.wait_until_shown(&saved);
    assert_eq!(std::fs::read(&path).expect("a file"), before);
    assert_eq!(store::load(&beside).expect("a game").table.cursor(), 1);
}

#[test]
fn an_older_state_of_the_same_game_is_replaced_without_a_question() {
    let mut player = Player::sit_down(2);
    let path = player.desk.folder.path().join("mine.ron");
    let older = Table::new(setup(2)).expect("a valid setup");
    store::write(&path, &Save::new(&older), Overwrite::NothingLost).expect("a file");
    player.click("Leave it as it is");
    save_as(&mut player, &path);
    let saved = format!("Saved: {}", path.display());
    player.desk.wait_until_shown(&saved);
    assert_eq!(store::load(&path).expect("a game").table.cursor(), 1);
}

#[test]
fn steps_that_this_game_lacks_are_not_replaced_unasked() {
    let mut player = Player::sit_down(2);
    let path = player.desk.folder.path().join("mine.ron");
    let mut further = Table::new(setup(2)).expect("a valid setup");
    for _ in 0..3 {
        let seat = further.state().active().expect("the game goes on");
        let choice = further.state().legal(seat)[0];
        further
            .record(Action { seat, choice })
            .expect("it is legal");
    }
    store::write(&path, &Save::new(&further), Overwrite::NothingLost).expect("a file");
    save_as(&mut player, &path);
    wait_for_question(&mut player, "mine.ron");
    assert!(
        player
            .desk
            .says("this game is 3 steps further on than here")
    );
    player.click("Cancel");
    assert_eq!(store::load(&path).expect("a game").table.cursor(), 3);
}

#[cfg(unix)]
#[test]
fn a_name_that_is_too_long_is_told_as_such() {
    let mut player = Player::sit_down(2);
    let path = player.desk.folder.path().join("a".repeat(300));
    save_as(&mut player, &path);
    let remedy = "Choose a shorter name without special characters.";
    player
        .desk
        .wait_until("the remedy is told", |desk| desk.says(remedy));
}

#[test]
fn a_library_that_cannot_be_written_is_told_in_words_about_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = Paths::inside(folder.path()).data_folder().to_owned();
    std::fs::create_dir_all(&data).expect("a folder");
    std::fs::write(data.join("locks"), "a file in the way").expect("a file");
    let mut desk = Desk::open_in(folder, Some(ENGLISH), [1280.0, 960.0]);
    desk.start(setup(2), Players::default());
    desk.window.run_steps(3);
    desk.wait_until_shown("The game cannot be saved automatically");
    assert!(desk.says("save the game in another place with “Save as…”"));
    assert!(desk.shows(&data.display().to_string()));
}

// rules §3.6
#[test]
fn the_same_deal_of_an_older_game_follows_the_present_rulings() {
    let mut old = setup(2);
    old.options.claims_after_round = true;
    old.options.rulings = Rulings::First;
    let older = Table::new(old).expect("a valid setup");
    let mut desk = Desk::open_table(&older);
    desk.click("Menu");
    desk.click("Same deal from the start");
    desk.window.run_steps(5);
    let begun = desk.last_kept();
    let options = begun.setup().options;
    assert_eq!(
        (options.rulings, options.claims_after_round),
        (Rulings::Second, false)
    );
    assert_eq!(begun.setup().seed, older.setup().seed);
}
