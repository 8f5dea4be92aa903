//! The challenge of the day.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use planet_unknown::app::Paths;
use planet_unknown::app::text::Language;
use play::{Achievement, Challenge, Progress, Stage, Table};
use rules::{Action, SeatId};
use table::clock;

use super::desk::{Desk, keep};

/// A finished game of a challenge.
fn finished(challenge: Challenge) -> Table {
    let mut table = Table::new(challenge.setup("Ada")).expect("a valid setup");
    while let Some(seat) = table.state().active() {
        let choice = table.state().legal(seat)[0];
        table.record(Action { seat, choice }).expect("it is legal");
    }
    table
}

#[test]
fn the_challenge_of_the_day_begins_with_one_click() {
    let mut desk = Desk::open(Language::German);
    desk.click("Herausforderungen");
    desk.click("Starten");
    desk.wait_until_shown("Menü");
    desk.window.run_steps(3);
    desk.press(Key::Enter);
    let setup = desk.last_kept().setup().clone();
    assert!(Challenge::of(&setup).is_some());
}

#[test]
fn results_are_listed_and_a_line_opens_the_same_deal() {
    let day = Challenge::named_in("2026-11-23").expect("a day");
    let folder = tempfile::tempdir().expect("a folder");
    keep(folder.path(), finished(day));
    let mut desk = Desk::open_in(folder, Some(Language::English), [1280.0, 960.0]);
    desk.click("Challenges");
    let field = desk.window.get_by_label("Line or date");
    field.focus();
    desk.window.run_steps(2);
    let line = "Planet Unknown 2026-11-23: 61 of 58 medals";
    desk.window.event(egui::Event::Text(line.to_owned()));
    desk.window.run();
    desk.click("Show this deal");
    assert!(desk.says("2026-11-23"));
    assert!(desk.says("Planet Unknown 2026-11-23: "), "the own result");
    assert!(Challenge::at(clock::now()).is_some());
    desk.click("Copy the best one for friends");
    assert!(desk.says("The line is copied"));
}

#[test]
fn a_stage_of_the_campaign_is_played_and_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut desk = Desk::open_in(folder, Some(Language::English), [1280.0, 960.0]);
    desk.click("Challenges");
    desk.click("Challenges: Campaign");
    assert!(desk.says("0 of 60 stars"));
    desk.click("Start stage 1");
    desk.wait_until_shown("Menu");
    desk.window.run_steps(3);
    let table = desk.last_kept();
    assert_eq!(Stage::on(&table).map(|stage| stage.number), Some(1));
}

#[test]
fn what_was_reached_is_shown_by_tab() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = Paths::inside(folder.path()).progress_file();
    let mut table = Table::new(Stage::all()[0].setup("Ada")).expect("a valid setup");
    while let Some(seat) = table.state().active() {
        let choice = table.state().legal(seat)[0];
        table.record(Action { seat, choice }).expect("it is legal");
    }
    let earned = Progress::keep(&file, &table, 7).expect("it is kept");
    let earned = earned.len();
    let mut desk = Desk::open_in(folder, Some(Language::English), [1280.0, 960.0]);
    desk.click("Challenges");
    desk.click("Challenges: Achievements");
    assert!(desk.says(&format!("{earned} of {} earned", Achievement::ALL.len())));
    assert!(desk.says("The first journey"));
    desk.click("Challenges: Campaign");
    let medals = table.state().score(SeatId(0)).total();
    assert!(desk.says(&format!("best {medals}")));
    desk.click("Challenges: All worlds");
    assert!(desk.says("0 of 117 played"));
}
