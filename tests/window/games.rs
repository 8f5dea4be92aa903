//! Games that were begun: each is found again, and none replaces another one.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::app::text::Language;
use play::{Save, Table, store};
use rules::{Action, Setup};
use std::path::PathBuf;
use table::Overwrite;
use tempfile::TempDir;

use super::desk::{Desk, PATIENCE, keep, kept};

const LARGE: [f32; 2] = [1280.0, 960.0];

fn temporary() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// A game of two people after this number of actions. The first of them has this name.
fn game(name: &str, actions: usize) -> Table {
    let mut setup = Setup::standard(2, name);
    setup.seats[0].name = name.to_owned();
    setup.seats[1].name = "Grace".to_owned();
    let mut table = Table::new(setup).expect("a valid setup");
    for _ in 0..actions {
        let seat = table.state().active().expect("it is not over");
        let choice = table.state().legal(seat)[0];
        table.record(Action { seat, choice }).expect("it is legal");
    }
    table
}

fn english(folder: TempDir) -> Desk {
    Desk::open_in(folder, Some(Language::English), LARGE)
}

/// The widget whose name begins with this text.
fn game_of<'a>(desk: &'a Desk, name: &'a str) -> egui_kittest::Node<'a> {
    let begins = |node: &egui_kittest::Node<'_>| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| label.starts_with(name))
    };
    let mut found = desk.window.query_all_by_label_contains(name);
    found
        .find(begins)
        .unwrap_or_else(|| unreachable!("nothing begins with {name}"))
}

/// Clicks the widget whose name begins with this text.
fn click_beginning(desk: &mut Desk, name: &str) {
    game_of(desk, name).click();
    desk.window.run_steps(4);
}

/// Waits for a dialog with this text.
fn wait_for(desk: &mut Desk, text: &str) {
    let begin = std::time::Instant::now();
    while !desk.says(text) {
        assert!(begin.elapsed() < PATIENCE, "nothing says {text}");
        desk.window.run_steps(1);
    }
}

/// Makes a choice at the table, after which the game is kept.
fn play_on(desk: &mut Desk) {
    desk.wait_until_shown("Menu");
    desk.window.run_steps(3);
    desk.click("Leave it as it is");
    desk.window.run_steps(3);
}

#[test]
fn opening_a_file_of_a_game_that_went_on_differently_says_so() {
    let folder = temporary();
    let path = folder.path().join("other.ron");
    let mut other = game("Ada", 1);
    let mut last = other.clone();
    let seat = other.state().active().expect("the game goes on");
    let legal = other.state().legal(seat);
    for (table, choice) in [(&mut other, legal[0]), (&mut last, legal[legal.len() - 1])] {
        table.record(Action { seat, choice }).expect("it is legal");
    }
    assert_ne!(other.entries(), last.entries());
    store::write(&path, &Save::new(&other), Overwrite::Anything).expect("a file");
    keep(folder.path(), last);
    let mut desk = Desk::open_game(folder, path);
    wait_for(&mut desk, "This game went on differently");
}

#[test]
fn steps_taken_back_are_no_reason_to_ask_before_opening() {
    let folder = temporary();
    let path = folder.path().join("mine.ron");
    let mut table = game("Ada", 4);
    table.undo().expect("it can be undone");
    let back = table.cursor();
    keep(folder.path(), table);
    store::write(&path, &Save::new(&game("Ada", back)), Overwrite::Anything).expect("a file");
    let mut desk = Desk::open_game(folder, path);
    desk.wait_until_shown("Menu");
}

/// A file with an earlier version of games that were played further.
fn older_file(folder: &TempDir) -> PathBuf {
    let path = folder.path().join("older.ron");
    store::write(&path, &Save::new(&game("Ada", 0)), Overwrite::Anything).expect("a file");
    path
}

#[test]
fn every_game_in_progress_is_reached_in_the_smallest_window_with_the_largest_text() {
    for language in Language::ALL {
        let folder = temporary();
        let names = ["Ada", "Barbara", "Chien-Shiung", "Dorothy", "Emmy"];
        for name in names {
            keep(folder.path(), game(name, 1));
        }
        let mut desk = Desk::open_in(folder, Some(language), [512.0, 320.0]);
        let (games, back) = match language {
            Language::English => ("My games: 5 in progress", "Back"),
            Language::German => ("Meine Partien: 5 laufend", "Zurück"),
        };
        for name in names {
            focus(&mut desk, games);
            desk.press(Key::Enter);
            assert!(desk.shows(back), "the page of games is on show");
            focus(&mut desk, name);
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(512.0, 320.0));
            let node = game_of(&desk, name);
            assert!(window.intersects(node.rect()), "{name} has come into sight");
            desk.window.get_by_label(back).click();
            desk.window.run_steps(4);
        }
        focus(&mut desk, games);
        desk.press(Key::Enter);
        focus(&mut desk, "Emmy");
        desk.press(Key::Enter);
        desk.wait_until_gone(back);
    }
}

#[test]
fn names_in_any_script_are_told_in_the_order_they_are_spoken() {
    let name = "דנה 小明 Dana";
    let folder = temporary();
    keep(folder.path(), game(name, 1));
    let mut desk = english(folder);
    let first = desk.window.query_all_by_label_contains(name).next();
    first.expect("the game is on the start screen").click();
    desk.wait_until_shown("Menu");
    assert!(desk.says(name), "the table names its player");
}

/// Presses Tab until the focus is on a widget whose name begins with this text.
fn focus(desk: &mut Desk, name: &str) {
    for _ in 0..40 {
        desk.press(Key::Tab);
        desk.window.run_steps(2);
        if desk
            .focused()
            .is_some_and(|focused| focused.starts_with(name))
        {
            return;
        }
    }
    unreachable!("Tab does not reach {name}");
}

/// A game of Ada's that is over.
fn finished() -> Table {
    let mut table = game("Ada", 0);
    while let Some(seat) = table.state().active() {
        let choice = table.state().legal(seat)[0];
        table.record(Action { seat, choice }).expect("it is legal");
    }
    table
}

#[test]
fn a_game_that_is_over_is_found_again() {
    let folder = temporary();
    let table = finished();
    keep(folder.path(), table);
    let mut desk = english(folder);
    desk.click("My games");
    click_beginning(&mut desk, "Ada:\u{a0}");
    desk.wait_until_shown("Analysis");
}

#[test]
fn opening_an_older_file_asks_and_keeps_both_versions() {
    for (answer, games) in [("Continue there: Round", 1), ("Play on from here", 2)] {
        let folder = temporary();
        let path = older_file(&folder);
        let further = game("Ada", 12);
        keep(folder.path(), further.clone());
        let mut desk = Desk::open_game(folder, path);
        wait_for(&mut desk, "This game has been played further");
        assert_eq!(kept(desk.folder.path()).len(), 1, "nothing is written yet");
        click_beginning(&mut desk, answer);
        desk.wait_until_shown("Menu");
        desk.window.run_steps(3);
        if games == 2 {
            play_on(&mut desk);
        }
        let Desk { window, folder } = desk;
        drop(window);
        let kept = kept(folder.path());
        assert_eq!(kept.len(), games);
        assert!(kept.iter().any(|table| table.state() == further.state()));
    }
}

#[test]
fn a_game_that_another_window_has_open_is_offered_as_a_copy() {
    let folder = temporary();
    keep(folder.path(), game("Ada", 0));
    let elsewhere = temporary();
    let shared = folder.path().to_owned();
    let mut first = english(folder);
    first.click("Continue: Ada, Grace. Round 1 · just now");
    first.wait_until_gone("Quit");

    let mut second = Desk::beside(elsewhere, &shared);
    second.click("Continue: Ada, Grace. Round 1 · just now");
    wait_for(&mut second, "This game is open in another window");
    second.click("Open a copy");
    play_on(&mut second);
    drop(second);
    let mut lengths: Vec<usize> = kept(&shared).iter().map(Table::cursor).collect();
    lengths.sort_unstable();
    assert_eq!(lengths, [0, 1], "the game and its copy");
    drop(first);
}

#[test]
fn a_continued_game_knows_its_file() {
    let folder = temporary();
    let path = folder.path().join("mine.ron");
    let mut desk = Desk::open_table_in(folder, &game("Ada", 0), &path);
    play_on(&mut desk);
    let mut desk = desk.reopen();
    click_beginning(&mut desk, "Continue: Ada");
    desk.wait_until_shown("Menu");
    desk.window.run_steps(3);
    desk.window.key_press_modifiers(Modifiers::COMMAND, Key::S);
    desk.window.run_steps(3);
    desk.wait_until_shown(&format!("Saved: {}", path.display()));
    assert_eq!(store::load(&path).expect("a valid file").table.cursor(), 1);
}

#[test]
fn an_unwritable_path_is_reported_and_kept() {
    let folder = temporary();
    let path = folder.path().join("begin.ron");
    let mut desk = Desk::open_table_in(folder, &game("Ada", 0), &path);
    let wrong = path.join("inside a file.ron");
    desk.window
        .key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    desk.window.run_steps(3);
    desk.wait_until_shown("Path of the file");
    desk.window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    desk.window.run_steps(2);
    desk.window
        .event(egui::Event::Text(wrong.display().to_string()));
    desk.window.run_steps(2);
    desk.press(Key::Enter);
    wait_for(&mut desk, "cannot be saved");
    desk.press(Key::Enter);
    desk.wait_until_shown("Path of the file");
    let field = desk.window.get_by_label("Path of the file");
    assert_eq!(field.value(), Some(wrong.display().to_string()));
}

#[test]
fn a_file_is_chosen_from_the_list_of_its_folder_with_ctrl_o_anywhere() {
    let folder = temporary();
    let saves = planet_unknown::app::Paths::inside(folder.path()).saves_folder();
    std::fs::create_dir_all(&saves).expect("a folder");
    let path = saves.join("friday.ron");
    store::write(&path, &Save::new(&game("Ada", 2)), Overwrite::Anything).expect("a file");
    std::fs::write(saves.join("notes.ron"), "no game").expect("a file");
    let mut desk = english(folder);
    desk.click("Rules");
    desk.window.key_press_modifiers(Modifiers::COMMAND, Key::O);
    desk.window.run_steps(3);
    desk.wait_until_shown("Path of the file");
    assert!(desk.says("Not a saved game"));
    click_beginning(&mut desk, "friday.ron");
    desk.wait_until_shown("Menu");
}

#[test]
fn a_damaged_game_is_told_and_harms_no_other() {
    let folder = temporary();
    let damaged = keep(folder.path(), game("Ada", 3));
    keep(folder.path(), game("Barbara", 3));
    let library = planet_unknown::app::Paths::inside(folder.path());
    let games = library.data_folder().join("games");
    let file = games.join(damaged.to_string()).join("latest.ron");
    std::fs::write(&file, "damaged").expect("a file");
    let mut desk = english(folder);
    assert!(desk.says("Continue: Barbara"));
    desk.click("My games: 2 in progress");
    click_beginning(&mut desk, "A game that cannot be read");
    desk.wait_until_shown(&file.display().to_string());
    desk.press(Key::Escape);
    assert_eq!(std::fs::read(&file).expect("the file"), b"damaged");
}

#[test]
fn a_game_is_deleted_and_brought_back() {
    let folder = temporary();
    keep(folder.path(), game("Ada", 3));
    keep(folder.path(), game("Barbara", 3));
    let mut desk = english(folder);
    desk.click("My games: 2 in progress");
    desk.window.run_steps(6);
    desk.click("Delete the game of Ada, Grace");
    assert!(desk.shows("Deleted: Ada, Grace") && !desk.says("Ada, Grace\n"));
    assert!(desk.says("Barbara, Grace\n"));
    desk.click("Bring it back");
    desk.window.run_steps(6);
    assert!(desk.says("Ada, Grace\n") && !desk.says("Deleted"));
}

#[test]
fn a_finished_game_is_replayed_and_dealt_again_from_the_list() {
    let folder = temporary();
    let table = finished();
    let seed = table.setup().seed.clone();
    keep(folder.path(), table);
    let mut desk = english(folder);
    desk.click("My games");
    desk.window.run_steps(6);
    assert!(desk.says("Planet of Ada"), "its planets are shown");
    desk.click("Replay the game of Ada, Grace");
    assert!(desk.says("Action 0 of"));
    desk.press(Key::Escape);
    desk.window.run_steps(4);
    desk.window
        .get_by_label("Play the deal of Ada, Grace again")
        .click();
    desk.window.run_steps(6);
    desk.wait_until_shown("Menu");
    play_on(&mut desk);
    assert_eq!(desk.last_kept().setup().seed, seed);
}

#[test]
fn statistics_tell_each_persons_games() {
    let folder = temporary();
    for seed in ["Ada", "Barbara"] {
        let mut table = game(seed, 0);
        while let Some(seat) = table.state().active() {
            let choice = table.state().legal(seat)[0];
            table.record(Action { seat, choice }).expect("it is legal");
        }
        keep(folder.path(), table);
    }
    let csv = folder.path().join("results");
    std::fs::write(csv.with_extension("csv"), "a letter").expect("a file");
    let mut desk = english(folder);
    desk.click("My games");
    desk.click("Statistics");
    desk.wait_until("the games are read", |desk| desk.says("All games"));
    desk.click("Person: Grace");
    assert!(desk.shows("Without bots") && desk.shows("KSB-4156"));
    assert!(desk.says("Curve of medals: "));
    desk.click("Save as CSV");
    desk.wait_until_shown("Path of the file");
    desk.window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    desk.window.run_steps(2);
    desk.window
        .event(egui::Event::Text(csv.display().to_string()));
    desk.window.run_steps(2);
    desk.window.key_press(Key::Enter);
    desk.wait_until_shown("“results.csv” already exists");
    desk.window.run_steps(3);
    desk.click("Replace");
    desk.wait_until("it is saved", |desk| desk.says("Saved: "));
    let text = std::fs::read_to_string(csv.with_extension("csv")).expect("a table");
    assert_eq!(text.lines().count(), 5, "a head and four results");
}

// N15
#[test]
fn a_file_that_is_no_game_leads_to_another_one() {
    let folder = temporary();
    let letter = folder.path().join("letter.ron");
    std::fs::write(&letter, "Dear Ada").expect("a file");
    let mut desk = Desk::open_game(folder, letter);
    desk.wait_until_shown("Choose another file");
    desk.click("Choose another file");
    desk.wait_until_shown("Path of the file");
}

// N14
#[test]
fn a_single_game_has_no_spread() {
    let folder = temporary();
    let table = finished();
    keep(folder.path(), table);
    let mut desk = english(folder);
    desk.click("My games");
    desk.click("Statistics");
    desk.wait_until("the games are read", |desk| desk.says("All games"));
    assert!(!desk.says("±") && !desk.says("Spread of medals"));
}

#[test]
fn a_game_gets_a_title_is_copied_and_found() {
    let folder = temporary();
    for name in [
        "Ada", "Barbara", "Chien", "Dorothy", "Emmy", "Flora", "Gerty", "Hedy",
    ] {
        keep(folder.path(), game(name, 3));
    }
    let mut desk = english(folder);
    desk.click("My games: 8 in progress");
    desk.click("More about the game of Ada, Grace");
    desk.window.run_steps(3);
    desk.click("Name the game of Ada, Grace");
    desk.window.run_steps(3);
    desk.window.event(egui::Event::Text("Friday".to_owned()));
    desk.window.run_steps(2);
    desk.press(Key::Enter);
    desk.window.run_steps(4);
    assert!(desk.says("Friday: Ada, Grace\n"));
    desk.click("More about the game of Barbara, Grace");
    desk.window.run_steps(3);
    desk.click("Copy the game of Barbara, Grace");
    desk.window.run_steps(4);
    assert_eq!(
        desk.window
            .query_all_by_label_contains("Barbara, Grace\n")
            .count(),
        2
    );
    desk.window.get_by_label("Search games").focus();
    desk.window.run_steps(2);
    desk.window.event(egui::Event::Text("fri".to_owned()));
    desk.window.run_steps(3);
    assert!(desk.says("Ada, Grace\n") && !desk.says("Barbara, Grace\n"));
}
