//! The solo game from its last turn to its results and the records.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use kit::screen::Command;
use planet_unknown::app::Paths;
use planet_unknown::app::screens;
use planet_unknown::app::screens::Results;
use planet_unknown::app::text::Language;
use play::library::Opened;
use play::{Records, Table};
use rules::{Action, Choice, EventMix, SeatId, Setup};

use super::desk::Desk;

/// A solo game in which ending the turn ends the game, and its final medals.
fn about_to_end(practice: bool) -> (Table, u16) {
    let game = |seed: u32| {
        let mut setup = Setup::standard(1, &format!("solo {seed}"));
        "Ada".clone_into(&mut setup.seats[0].name);
        setup.options.solo = true;
        setup.options.practice = practice;
        setup.options.events = Some(EventMix::HARSH);
        let mut table = Table::new(setup).expect("a valid setup");
        while let Some(seat) = table.state().active() {
            let legal = table.state().legal(seat);
            let action = Action {
                seat,
                choice: legal[table.cursor() * 7 % legal.len()],
            };
            let before = table.clone();
            table.record(action).expect("a listed choice is legal");
            if table.state().is_finished() {
                let medals = table.state().score(SeatId(0)).total();
                return (action.choice == Choice::EndTurn).then_some((before, medals));
            }
        }
        None
    };
    (0..).find_map(game).expect("some game ends so")
}

fn sit(desk: &mut Desk, table: Table) {
    let ctx = desk.window.ctx.clone();
    desk.window
        .state_mut()
        .apply(&ctx, screens::sit(Opened::new(table)));
    desk.window.run_steps(4);
}

/// Ends the turn, and with it the game.
fn end(desk: &mut Desk) {
    desk.window.key_press(Key::E);
    desk.window.run_steps(4);
    if desk.shows("End the turn") {
        desk.click("End the turn");
    }
    desk.window.run();
}

fn says(desk: &Desk, part: &str) -> bool {
    desk.window
        .query_all_by_label_contains(part)
        .next()
        .is_some()
}

/// The number of results that are kept.
fn kept(desk: &Desk) -> usize {
    let file = Paths::inside(desk.folder.path()).records_file();
    let records = Records::load(&file).expect("valid records");
    records.iter().count()
}

#[test]
fn a_solo_game_is_rated_and_enters_the_records_once() {
    let (table, medals) = about_to_end(false);
    let mut desk = Desk::open(Language::English);
    sit(&mut desk, table.clone());
    assert_eq!(kept(&desk), 0);
    end(&mut desk);
    assert!(says(&desk, &format!("{medals} of 53 medals")));
    assert!(says(&desk, "Grade ") && says(&desk, "target 53, difference "));
    assert!(says(
        &desk,
        "The first result with this planet, corporation and target!"
    ));
    assert_eq!(kept(&desk), 1);
    desk.click("Results: Cards and objectives");
    assert!(desk.shows("Private objectives"), "they are revealed");
    desk.click("Records");
    assert!(says(
        &desk,
        &format!("KSB-4156, Universal Coalition, target 53: {medals} medals")
    ));
    desk.press(Key::Escape);
    desk.click("Start screen");
    desk.click("Records");
    assert!(says(&desk, &format!("target 53: {medals} medals")) && says(&desk, "Ada"));
    sit(&mut desk, table);
    end(&mut desk);
    assert!(
        !says(&desk, "first result") && !says(&desk, "New best"),
        "the same result is no news"
    );
    assert_eq!(kept(&desk), 1);
}

#[test]
fn practice_and_results_that_are_opened_again_enter_no_records() {
    let (table, _) = about_to_end(true);
    let mut desk = Desk::open(Language::English);
    sit(&mut desk, table);
    end(&mut desk);
    assert!(says(&desk, "of 53 medals"));
    assert_eq!(kept(&desk), 0);
    let (mut table, _) = about_to_end(false);
    table
        .record(Action {
            seat: SeatId(0),
            choice: Choice::EndTurn,
        })
        .expect("it ends the game");
    let ctx = desk.window.ctx.clone();
    desk.window.state_mut().apply(
        &ctx,
        Command::Show(Box::new(Results::opened(Opened::new(table)))),
    );
    desk.window.run();
    assert!(says(&desk, "of 53 medals") && !says(&desk, "first result"));
    assert_eq!(kept(&desk), 0);
}

#[test]
fn damaged_records_are_explained_and_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = Paths::inside(folder.path()).records_file();
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    std::fs::write(&file, "damaged").expect("a file");
    let mut desk = Desk::open_in(folder, Some(Language::German), [1280.0, 960.0]);
    desk.click("Bestenliste");
    let aside = file.with_extension("damaged.ron");
    assert!(says(&desk, &aside.display().to_string()));
    assert!(says(&desk, "Noch nichts."));
    assert_eq!(
        std::fs::read_to_string(aside).expect("it is kept"),
        "damaged"
    );
}

#[test]
fn a_rematch_of_a_solo_game_is_a_solo_game() {
    let (mut table, _) = about_to_end(false);
    table
        .record(Action {
            seat: SeatId(0),
            choice: Choice::EndTurn,
        })
        .expect("it ends the game");
    for button in ["Rematch", "Change setup"] {
        let mut desk = Desk::open(Language::English);
        sit(&mut desk, table.clone());
        desk.window.get_by_label(button).click();
        desk.window.run_steps(5);
        assert!(
            says(&desk, "Keep 3 objectives") || says(&desk, "Target: 53 medals"),
            "{button}"
        );
    }
}

#[test]
fn the_menu_and_the_question_about_waste_never_lie_above_each_other() {
    let (table, _) = about_to_end(false);
    let mut desk = Desk::open(Language::English);
    sit(&mut desk, table);
    desk.window.get_by_label("Menu").focus();
    desk.window.run_steps(2);
    desk.window.key_press(Key::E);
    desk.window.get_by_label("Menu").click_accesskit();
    desk.window.run_steps(4);
    let (waste, menu) = (desk.shows("End the turn"), desk.shows("Settings"));
    assert!(waste != menu, "the question: {waste}, the menu: {menu}");
}
