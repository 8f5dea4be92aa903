//! The start screen.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use planet_unknown::app::{Paths, text::Language};
use play::Table;
use rules::Setup;

use super::desk::{Desk, keep};

#[test]
fn the_menu_speaks_the_language() {
    let desk = Desk::open(Language::English);
    for name in ["Planet Unknown", "Rules", "Settings", "Quit"] {
        assert!(desk.shows(name), "{name}");
    }
    let desk = Desk::open(Language::German);
    for name in ["Planet Unknown", "Regeln", "Einstellungen", "Beenden"] {
        assert!(desk.shows(name), "{name}");
    }
}

#[test]
fn the_language_switches_at_once_and_is_kept() {
    let mut desk = Desk::open(Language::English);
    desk.click("Language: Deutsch");
    assert!(desk.shows("Einstellungen"));
    assert!(!desk.shows("Settings"));
    assert!(desk.reopen().shows("Einstellungen"));
}

#[test]
fn sound_goes_off_with_one_click() {
    let mut desk = Desk::open(Language::English);
    desk.click("Turn sound off");
    assert!(desk.window.state().settings().muted);
    desk.click("Turn sound on");
    assert!(!desk.window.state().settings().muted);
}

#[test]
fn the_menu_works_by_keyboard_alone() {
    let mut desk = Desk::open(Language::English);
    let mut names = Vec::new();
    for _ in 0..13 {
        desk.press(Key::Tab);
        names.extend(desk.focused());
    }
    let menu = [
        "Learn to play",
        "New game",
        "Practice",
        "Challenges",
        "More games",
        "Open…",
        "Records",
        "Rules",
        "Settings",
        "Quit",
    ];
    assert_eq!(names[..10], menu);
    assert_eq!(
        names[10..],
        ["Language: English", "Language: Deutsch", "Turn sound off"]
    );
    for _ in 0..4 {
        desk.window
            .key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
        desk.window.run();
    }
    assert_eq!(desk.focused().as_deref(), Some("Settings"));
    desk.press(Key::Enter);
    assert!(desk.shows("Text size"));
    desk.press(Key::Escape);
    assert!(desk.shows("Quit"));
}

/// A game of two people. The first of them has this name.
fn game(name: &str) -> Table {
    let mut setup = Setup::standard(2, name);
    setup.seats[0].name = name.to_owned();
    setup.seats[1].name = "Grace".to_owned();
    Table::new(setup).expect("a valid setup")
}

#[test]
fn a_game_can_be_continued_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    keep(folder.path(), game("Ada"));
    let mut desk = Desk::open_in(folder, Some(Language::English), [1280.0, 960.0]);
    desk.click("Continue: Ada, Grace. Round 1 · just now");
    desk.wait_until_gone("Quit");
}

#[test]
fn enter_continues_the_game_while_nothing_has_the_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    keep(folder.path(), game("Ada"));
    let mut desk = Desk::open_in(folder, Some(Language::English), [1280.0, 800.0]);
    desk.press(Key::Enter);
    desk.wait_until("the table has opened", |desk| desk.shows("Menu"));
}

#[test]
fn the_game_of_the_command_line_is_opened_and_a_damaged_one_is_explained() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("damaged.ron");
    std::fs::write(
        &file,
        "(format: \"planet-unknown-game\", version: 1, rules: 1, about: (rou",
    )
    .expect("a file");
    let mut desk = Desk::open_game(folder, file.clone());
    desk.wait_until_shown(&file.display().to_string());
    desk.press(Key::Escape);
    assert!(desk.shows("New game"));
    assert!(file.exists(), "a damaged file is left alone");
}

#[test]
fn a_damaged_autosave_of_an_older_program_is_explained_and_put_aside() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let old = Paths::inside(folder.path()).old_autosave_folder();
    std::fs::create_dir_all(&old).expect("a folder");
    std::fs::write(old.join("autosave.ron"), "damaged").expect("a file");
    let mut desk = Desk::open_in(folder, Some(Language::English), [1280.0, 960.0]);
    let aside = old.join("autosave.damaged.ron");
    desk.window.run_steps(2);
    desk.wait_until_shown(&aside.display().to_string());
    desk.press(Key::Escape);
    assert!(desk.shows("New game"));
    assert!(aside.exists(), "nothing is lost");
}

#[test]
fn nothing_is_lost_in_the_smallest_window_with_the_largest_text() {
    for language in Language::ALL {
        let mut desk = Desk::open_small(language);
        let names = match language {
            Language::English => ["Rules", "Settings", "Turn sound off"],
            Language::German => ["Regeln", "Einstellungen", "Ton ausschalten"],
        };
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(512.0, 320.0));
        for name in names {
            let rect = desk.window.get_by_label(name).rect();
            assert!(
                window.x_range().contains(rect.left()) && window.x_range().contains(rect.right()),
                "{name}"
            );
        }
        desk.click(names[1]);
    }
}

#[test]
fn the_question_mark_lists_the_keys() {
    let mut desk = Desk::open(Language::German);
    desk.window.event(egui::Event::Text("?".into()));
    desk.window.run();
    assert!(desk.shows("Tasten"));
    assert!(desk.shows("Umschalt+Tab"));
    desk.press(Key::Escape);
    assert!(!desk.shows("Tasten"));
}

// finding N10
#[test]
fn the_whole_menu_is_in_sight_in_a_small_window() {
    for (language, quit) in [(Language::English, "Quit"), (Language::German, "Beenden")] {
        for [width, height] in [[1024.0, 640.0], [1024.0, 700.0], [1280.0, 800.0]] {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let table = Table::new(Setup::standard(2, "in sight")).expect("a valid setup");
            keep(folder.path(), table);
            let mut desk = Desk::open_in(folder, Some(language), [width, height]);
            desk.window.run();
            let quit = desk.window.get_by_label(quit).rect();
            // Below it are the languages.
            assert!(quit.bottom() <= height - 54.0, "{quit} in {width}×{height}");
        }
    }
}
