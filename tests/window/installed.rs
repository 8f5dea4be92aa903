//! What an installed version has written is taken over: `tests/installed` holds the folders of the program of commit
//! bc5a2554, in which somebody has changed settings, begun a game with a bot and the challenge of the day, solved an
//! exercise, and finished a challenge, a stage of the campaign and a solo game.

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::settings::Own as _;
use planet_unknown::app::OwnSettings;
use planet_unknown::app::Paths;
use planet_unknown::app::text::Language;
use play::{Achievement, Challenge, Progress, Records, Stage};
use rules::PlanetId;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

use super::desk::{Desk, kept};

/// The folder that holds everything the program has written.
fn installed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/installed")
}

/// A copy of that folder for a window.
fn copied() -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (file, text) in files(&installed()) {
        let to = folder.path().join(file);
        fs::create_dir_all(to.parent().expect("in a folder")).expect("a folder");
        fs::write(to, text).expect("a file");
    }
    folder
}

/// The files below a folder with their contents.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(inside) = open.pop() {
        for entry in fs::read_dir(inside).expect("a folder") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("below it").to_owned();
                found.insert(name, fs::read(path).expect("it can be read"));
            }
        }
    }
    found
}

fn opened() -> Desk {
    Desk::open_as_ever(copied())
}

#[test]
fn settings_are_as_they_were() {
    let mut desk = opened();
    let settings = desk.window.state().settings();
    assert_eq!(settings.language, Language::German);
    assert_eq!(settings.text_scale, 110);
    assert_eq!((settings.volume, settings.ambience), (25, 20));
    assert!(OwnSettings::of(settings).has_solved("boost"));
    desk.click("Einstellungen");
    let switches = [
        ("Mit dem Fenster wachsen", false),
        ("Weniger Bewegung", true),
        ("Töne", true),
        ("Warnen, wenn beim Zugende etwas verfällt", false),
        ("Plättchen mit einem Klick legen", true),
        ("Trainer", false),
    ];
    for (name, on) in switches {
        let switch = desk.window.get_by_role_and_label(egui::Role::Switch, name);
        let toggled = switch.accesskit_node().toggled();
        assert_eq!(toggled, Some(on.into()), "{name}");
    }
}

#[test]
fn the_last_game_and_the_group_are_offered() {
    let mut desk = opened();
    desk.click("Neues Spiel");
    assert!(desk.says("Ada, Rigel"), "the group");
    let names = desk.window.query_all_by_role(egui::Role::TextInput);
    let names: Vec<_> = names
        .filter_map(|node| node.accesskit_node().value())
        .collect();
    assert!(names.contains(&"Ada".to_owned()), "{names:?}");
}

#[test]
fn every_game_is_in_the_library_and_can_be_played_on() {
    let folder = copied();
    let finished: Vec<bool> = kept(folder.path())
        .iter()
        .map(|table| table.state().is_finished())
        .collect();
    assert_eq!(finished, [true, true, true, false, false]);
    let mut desk = Desk::open_as_ever(folder);
    desk.click("Meine Partien: 2 laufend");
    assert!(desk.says("Freitagabend: Ada, Rigel"));
    desk.click("Zurück");
    let go_on = desk.window.get_by_label_contains("Weiterspielen: Ada.");
    go_on.click();
    desk.wait_until_shown("Menü");
}

#[test]
fn records_challenges_and_the_campaign_are_kept() {
    let folder = copied();
    let paths = Paths::inside(folder.path());
    let records = Records::load(&paths.records_file()).expect("they can be read");
    let records: Vec<_> = records
        .iter()
        .map(|record| (record.name.as_str(), record.planet, record.medals))
        .collect();
    let lacuna = ("Ada", PlanetId::Lacuna, 51);
    assert_eq!(records, [("Ben", PlanetId::Ksb4156, 58), lacuna]);
    let progress = Progress::load(&paths.progress_file()).expect("it can be read");
    assert_eq!(progress.best(&Stage::all()[0]), Some(68));
    assert!(progress.is_open(&Stage::all()[1]));
    let earned = Achievement::ALL
        .iter()
        .filter(|achievement| progress.earned(**achievement).is_some());
    assert_eq!(earned.count(), 25);
    let day = Challenge::named_in("2026-11-28").expect("a day");
    let of_day = |table: &play::Table| Challenge::of(table.setup()).as_ref() == Some(&day);
    assert_eq!(kept(folder.path()).iter().filter(|t| of_day(t)).count(), 2);

    let mut desk = Desk::open_as_ever(folder);
    desk.click("Bestenliste");
    assert!(desk.says("Lacuna, Horizon Group, Zielwert 58: 51 Medaillen"));
    desk.click("Zurück");
    desk.click("Herausforderungen");
    desk.window.get_by_label("Zeile oder Datum").focus();
    desk.window.run_steps(2);
    desk.window
        .event(egui::Event::Text("2026-11-28".to_owned()));
    desk.window.run();
    desk.click("Dieses Spiel zeigen");
    assert!(desk.says("28.11.2026"));
    desk.click("Herausforderungen: Kampagne");
    assert!(desk.says("2 von 60 Sternen"));
}

#[test]
fn nothing_on_the_disk_is_lost() {
    let before = files(&installed());
    let mut desk = opened();
    desk.click("Meine Partien: 2 laufend");
    let Desk { window, folder } = desk;
    drop(window);
    let after = files(folder.path());
    for (name, text) in before {
        let is_as_before = after.get(&name) == Some(&text);
        assert!(is_as_before, "{} has changed", name.display());
    }
}
