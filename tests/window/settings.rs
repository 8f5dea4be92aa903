//! The settings page and its file.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::settings::Own as _;
use planet_unknown::app::OwnSettings;
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
        "Volume of effects",
        "Volume of the background",
        "Lay tiles with one click",
        "Coach",
        "Warn before a wasteful end of turn",
        "Larger text",
        "Grow with the window",
        "Full screen",
    ] {
        assert!(desk.shows(name), "{name}");
    }
    let desk = open_settings(Language::German, "Einstellungen");
    for name in [
        "Weniger Bewegung",
        "Töne",
        "Lautstärke der Effekte",
        "Lautstärke des Hintergrunds",
        "Plättchen mit einem Klick legen",
        "Trainer",
        "Warnen, wenn beim Zugende etwas verfällt",
        "Mit dem Fenster wachsen",
        "Vollbild",
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

/// What the window was told about filling the screen in the last frame.
fn told_to_fill(desk: &Desk) -> Vec<bool> {
    let viewports = desk.window.output().viewport_output.values();
    let commands = viewports.flat_map(|viewport| &viewport.commands);
    let filling = commands.filter_map(|command| match command {
        egui::ViewportCommand::Fullscreen(filling) => Some(*filling),
        _ => None,
    });
    filling.collect()
}

#[test]
fn full_screen_has_a_key_everywhere_and_is_remembered() {
    let mut desk = Desk::open(Language::English);
    for filling in [true, false, true] {
        desk.window.key_down(Key::F11);
        desk.window.run_steps(1);
        assert!(told_to_fill(&desk).contains(&filling));
        desk.window.key_up(Key::F11);
        desk.window.run_steps(2);
        assert_eq!(desk.window.state().settings().full_screen, filling);
        assert!(told_to_fill(&desk).is_empty(), "it was told");
    }
    let mut desk = desk.reopen();
    assert!(desk.window.state().settings().full_screen);
    desk.click("Settings");
    let switch = egui::Role::Switch;
    desk.window
        .get_by_role_and_label(switch, "Full screen")
        .click();
    desk.window.run();
    assert!(!desk.window.state().settings().full_screen);
}

/// Gives the window of a test so many pixels. Like a desktop, it hears of them in points.
fn resize(desk: &mut Desk, pixels: [f32; 2]) {
    for _ in 0..6 {
        let zoom = desk.window.ctx.zoom_factor();
        desk.window.set_size(egui::Vec2::from(pixels) / zoom);
        desk.window.run_steps(1);
    }
}

#[test]
fn everything_grows_with_a_large_window_unless_a_setting_says_otherwise() {
    let mut desk = open_settings(Language::English, "Settings");
    resize(&mut desk, [1920.0, 1080.0]);
    assert_eq!(desk.window.ctx.zoom_factor(), 1.0);
    resize(&mut desk, [3840.0, 2160.0]);
    assert_eq!(desk.window.ctx.zoom_factor(), 2.0);
    let points = desk.window.ctx.content_rect().size();
    assert_eq!(points, egui::vec2(1920.0, 1080.0), "as in Full HD");
    desk.window.get_by_label("Larger text").click();
    desk.window.run_steps(1);
    resize(&mut desk, [3840.0, 2160.0]);
    assert_eq!(desk.window.ctx.zoom_factor(), 2.2);
    let switch = egui::Role::Switch;
    desk.window
        .get_by_role_and_label(switch, "Grow with the window")
        .click();
    desk.window.run_steps(1);
    resize(&mut desk, [3840.0, 2160.0]);
    assert_eq!(desk.window.ctx.zoom_factor(), 1.1);
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
        for clicks in [false, true] {
            let node = desk.window.query_all_by_label(name).last();
            let node = node.unwrap_or_else(|| panic!("there is no {name}"));
            match clicks {
                true => node.click(),
                false => node.scroll_to_me(),
            }
            desk.window.run();
        }
    }
    let desk = desk.reopen();
    let settings = desk.window.state().settings();
    assert!(
        settings.reduced_motion && settings.muted && !OwnSettings::of(settings).warn_wasteful_turns
    );
    assert_eq!(settings.language, Language::German);
}

#[test]
fn defaults_come_back_but_the_language_stays() {
    let mut desk = open_settings(Language::German, "Einstellungen");
    desk.change_own(|own| own.solved_exercises = vec!["boost".to_owned()]);
    desk.click("Größere Schrift");
    let reset = desk.window.get_by_label("Auf Vorgaben zurücksetzen");
    reset.scroll_to_me();
    desk.window.run();
    desk.click("Auf Vorgaben zurücksetzen");
    let settings = desk.window.state().settings();
    assert_eq!(settings.text_scale, 100);
    assert_eq!(settings.language, Language::German);
    assert_eq!(
        OwnSettings::of(settings).solved_exercises,
        ["boost"],
        "what was learned stays"
    );
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
