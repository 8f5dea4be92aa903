//! The other games: on the shelf, in lists, and with a rule book of their own.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use exoplanets::State;
use game::{Action, Game as _};
use planet_unknown::app::devices::{Direction, PadButton, PadId};
use planet_unknown::app::{Paths, text::Language};
use std::path::Path;
use table::library::{Keeper, Opened};
use table::{Kind, Library, Shelf, Table};

use super::desk::{Desk, keep};
use super::pads::VirtualPads;

/// A game of Exoplanets that is kept in the window on `folder`.
fn keep_other(folder: &Path, is_over: bool) {
    let setup = exoplanets::Setup::standard(2, "shelf");
    let mut table: Table<State> = Table::new(setup).expect("a game");
    while is_over && let Some(seat) = table.state().active() {
        let choice = *table.state().legal(seat).last().expect("a choice");
        table.record(Action { seat, choice }).expect("legal");
    }
    let shelf = Shelf {
        kinds: const { &[Kind::of::<State>()] },
        notes: play::SHELF.notes,
    };
    let library = Library::new(Paths::inside(folder).data_folder(), &shelf);
    let (table, mut keeper) = Keeper::of(Opened::new(table));
    keeper.keep(&library, &table).expect("kept");
}

/// Clicks the widget of Exoplanets on the shelf.
fn open_box(desk: &mut Desk) {
    let name = desk.window.query_all_by_label_contains("Exoplanets: ");
    name.last().expect("the box").click();
    desk.window.run_steps(4);
}

#[test]
fn other_games_are_one_click_away_in_both_languages() {
    for (language, shelf, own) in [
        (Language::English, "More games", "Practice"),
        (Language::German, "Weitere Spiele", "Üben"),
    ] {
        let mut desk = Desk::open(language);
        assert!(desk.shows(own), "Planet Unknown comes first");
        assert!(!desk.says("Exoplanets"), "its start screen is as it was");
        desk.click(shelf);
        assert!(desk.says("Exoplanets: 2–4"));
        desk.press(Key::Escape);
        assert!(desk.shows(own));
    }
}

#[test]
fn the_shelf_works_by_keyboard_alone() {
    let mut desk = Desk::open(Language::English);
    for _ in 0..20 {
        desk.press(Key::Tab);
        if desk.focused().as_deref() == Some("More games") {
            break;
        }
    }
    desk.press(Key::Enter);
    let mut names = Vec::new();
    for _ in 0..3 {
        desk.press(Key::Tab);
        names.extend(desk.focused());
    }
    let name = "Exoplanets: 2–4 players, 20–60 minutes";
    let place = names.iter().position(|focused| focused == name);
    for _ in place.expect("the box")..2 {
        desk.window
            .key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
        desk.window.run();
    }
    desk.press(Key::Enter);
    assert!(desk.shows("New game") && desk.shows("Rules"));
}

/// Steers with a gamepad to the widget of this name, and chooses it.
fn choose(desk: &mut Desk, pads: &VirtualPads, name: &str) {
    let ways = [[Direction::Down; 20], [Direction::Up; 20]];
    for way in ways.into_iter().flatten() {
        if desk.focused().as_deref() == Some(name) {
            break;
        }
        pads.tap(PadId(0), PadButton::Cross(way));
        desk.window.run();
    }
    assert_eq!(desk.focused().as_deref(), Some(name));
    pads.tap(PadId(0), PadButton::South);
    desk.window.run_steps(4);
}

#[test]
fn a_gamepad_sets_up_a_game_of_the_shelf() {
    let mut desk = Desk::open(Language::English);
    let pads = VirtualPads::of(&mut desk);
    pads.plug(PadId(0), "");
    choose(&mut desk, &pads, "More games");
    choose(&mut desk, &pads, "Exoplanets: 2–4 players, 20–60 minutes");
    choose(&mut desk, &pads, "New game");
    choose(&mut desk, &pads, "Number of players: 2");
    pads.tap(PadId(0), PadButton::Cross(Direction::Right));
    desk.window.run();
    pads.tap(PadId(0), PadButton::South);
    desk.window.run_steps(4);
    assert!(desk.shows("Seat 3 is played by: Easy"));
}

#[test]
fn f1_opens_the_book_of_the_game_on_show() {
    let mut desk = Desk::open(Language::English);
    desk.press(Key::F1);
    assert!(desk.says("Humanity needs a new home"));
    desk.press(Key::Escape);
    desk.click("More games");
    open_box(&mut desk);
    desk.click("New game");
    desk.press(Key::F1);
    assert!(desk.says("The window sets everything up for you. This chapter says"));
    assert!(desk.says("All planets go into the bag."));
    desk.press(Key::Escape);
    desk.window
        .key_press_modifiers(egui::Modifiers::COMMAND, Key::Enter);
    // Otherwise the book opens at what the pointer rests on.
    desk.window.hover_at(egui::pos2(2.0, 2.0));
    desk.window.run_steps(6);
    desk.press(Key::F1);
    assert!(desk.says("You draw three of the remaining space tiles"));
    desk.press(Key::Escape);
    desk.press(Key::Escape);
}

#[test]
fn the_game_to_continue_and_those_in_lists_say_which_game_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    keep_other(folder.path(), false);
    let mut desk = Desk::open_in(folder, Some(Language::English), [1280.0, 960.0]);
    assert!(desk.shows("Continue: 1, 2. Exoplanets · Round 1 · just now"));
    let own = play::Table::new(rules::Setup::standard(2, "own")).expect("a game");
    keep(desk.folder.path(), own);
    desk.click("My games: 1 in progress");
    let of_other = desk
        .window
        .query_all_by_label_contains("Exoplanets · Round 1");
    assert_eq!(of_other.count(), 1);
    let of_both = desk
        .window
        .query_all_by_label_contains("Round 1 · just now");
    assert_eq!(
        of_both.count(),
        2,
        "the game of the program goes without its name"
    );
}

#[test]
fn a_finished_game_of_the_shelf_has_result_statistics_and_replay() {
    let folder = tempfile::tempdir().expect("a folder");
    keep_other(folder.path(), true);
    let mut desk = Desk::open_in(folder, Some(Language::German), [1280.0, 960.0]);
    desk.click("Meine Partien");
    desk.window.run_steps(4);
    assert!(desk.says("Exoplanets · Beendet"));
    assert!(!desk.says("analysieren"), "nothing analyses it");
    desk.click("Statistik von Exoplanets");
    desk.wait_until("the games are read", |desk| desk.shows("Durchschnitt"));
    desk.press(Key::Escape);
    desk.click("Partie von 1, 2 noch einmal ansehen");
    assert!(desk.says("Aktion 0 von"));
    desk.click("Einen Zug vor");
    assert!(!desk.says("Aktion 0 von"));
    desk.click("Abspielen");
    desk.click("Anhalten");
    desk.click("Ab hier weiterspielen");
    desk.click("Weiterspielen");
    assert!(desk.says("Phase"), "a practice game goes on from here");
}
