//! Saving and opening games.

use std::path::Path;

use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use planet_unknown::table::{Overwrite, Save, Table, store};

use super::{Player, setup};

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
    store::write(&second, &Save::new(&other), Overwrite::SavedGames).expect("a file");
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
