//! The settings page and its file.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::app::text::Language;

use super::desk::Desk;

fn open_settings(language: Language, name: &str) -> Desk {
    let mut desk = Desk::open(language);
    desk.click(name);
    desk
}

#[test]
fn every_setting_has_a_name_in_both_languages() {
    let desk = open_settings(Language::English, "Settings");
    for name in [
        "Reduced motion",
        "Sounds",
        "Volume",
        "Warn before a wasteful end of turn",
        "Larger text",
    ] {
        assert!(desk.shows(name), "{name}");
    }
    let desk = open_settings(Language::German, "Einstellungen");
    for name in [
        "Weniger Bewegung",
        "Töne",
        "Lautstärke",
        "Vor verschwenderischem Zugende warnen",
    ] {
        assert!(desk.shows(name), "{name}");
    }
}

#[test]
fn text_grows_at_once() {
    let mut desk = open_settings(Language::English, "Settings");
    let zoom = desk.window.ctx.zoom_factor();
    desk.click("Larger text");
    assert_eq!(desk.window.state().settings().text_scale, 110);
    assert!(desk.window.ctx.zoom_factor() > zoom);
    assert!(desk.shows("110%"));
    desk.click("Language: Deutsch");
    assert!(desk.shows("110 %"), "German sets a space before the sign");
}

#[test]
fn text_size_has_keys_everywhere() {
    let mut desk = Desk::open(Language::English);
    for (key, scale) in [
        (Key::Plus, 110),
        (Key::Plus, 120),
        (Key::Minus, 110),
        (Key::Num0, 100),
    ] {
        desk.window.key_press_modifiers(Modifiers::COMMAND, key);
        desk.window.run();
        assert_eq!(desk.window.state().settings().text_scale, scale);
    }
}

#[test]
fn changes_are_kept() {
    let mut desk = open_settings(Language::English, "Settings");
    for name in [
        "Reduced motion",
        "Sounds",
        "Warn before a wasteful end of turn",
        "Language: Deutsch",
    ] {
        let node = desk.window.query_all_by_label(name).last();
        node.unwrap_or_else(|| panic!("there is no {name}")).click();
        desk.window.run();
    }
    let desk = desk.reopen();
    let settings = desk.window.state().settings();
    assert!(settings.reduced_motion && settings.muted && !settings.warn_wasteful_turns);
    assert_eq!(settings.language, Language::German);
}

#[test]
fn defaults_come_back_but_the_language_stays() {
    let mut desk = open_settings(Language::German, "Einstellungen");
    desk.click("Größere Schrift");
    desk.click("Auf Vorgaben zurücksetzen");
    let settings = desk.window.state().settings();
    assert_eq!(settings.text_scale, 100);
    assert_eq!(settings.language, Language::German);
}

#[test]
fn a_button_that_cannot_be_used_says_why() {
    let desk = open_settings(Language::English, "Settings");
    let node = desk.window.get_by_label("Smaller text");
    assert!(node.accesskit_node().is_disabled());
    assert_eq!(
        node.accesskit_node().description().as_deref(),
        Some("The text cannot be smaller.")
    );
}

#[test]
fn a_damaged_file_is_kept_aside_and_reported() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("config");
    std::fs::create_dir_all(&config).unwrap();
    std::fs::write(config.join("settings.ron"), "(text_scale: many)").unwrap();
    let desk = Desk::open_in(folder, Some(Language::English), [1280.0, 960.0]);
    let message = desk
        .window
        .query_all_by_label_contains("The settings file was damaged")
        .next();
    assert!(message.is_some());
    assert!(
        desk.folder
            .path()
            .join("config/settings.damaged.ron")
            .exists()
    );
}
