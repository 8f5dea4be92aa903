//! After a game: its results and its replay.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use kit::screen::Command;
use planet_unknown::app::screens::{Replay, Results};
use planet_unknown::app::text::{Language, describe};
use play::library::Opened;
use play::{Entry, Table};
use rules::{Action, Choice, SeatId, Setup};
use table::{Level, Player};
use table::{Secrets, Sharing, Ways};

use super::desk::Desk;

/// A finished game, the same every time.
pub fn finished(seats: usize) -> Table {
    let mut setup = Setup::standard(seats, "finished");
    for (seat, name) in setup
        .seats
        .iter_mut()
        .zip(["Ada", "Grace", "Hedy", "Joan", "Mae", "Rosa"])
    {
        name.clone_into(&mut seat.name);
    }
    let mut table = Table::new(setup).expect("a valid setup");
    while let Some(seat) = table.state().active() {
        let legal = table.state().legal(seat);
        let choice = legal[table.cursor() * 7 % legal.len()];
        table
            .record(Action { seat, choice })
            .expect("a listed choice is legal");
    }
    table
}

pub fn results(language: Language, seats: usize) -> Desk {
    results_of(language, finished(seats))
}

pub fn results_of(language: Language, table: Table) -> Desk {
    let mut desk = Desk::open(language);
    let ctx = desk.window.ctx.clone();
    desk.window.state_mut().apply(
        &ctx,
        Command::Show(Box::new(Results::opened(Opened::new(table)))),
    );
    desk.window.run();
    desk
}

fn replay(seats: usize) -> Desk {
    let mut desk = Desk::open(Language::English);
    let ctx = desk.window.ctx.clone();
    desk.window
        .state_mut()
        .apply(&ctx, Command::Show(Box::new(Replay::new(finished(seats)))));
    desk.window.run();
    desk
}

fn says(desk: &Desk, part: &str) -> bool {
    desk.window
        .query_all_by_label_contains(part)
        .next()
        .is_some()
}

#[test]
fn results_name_winner_ranks_and_medals() {
    let table = finished(4);
    let winner = table
        .state()
        .ranks()
        .iter()
        .position(|rank| *rank == 1)
        .expect("somebody wins");
    let name = table.setup().seats[winner].name.clone();
    let medals = table
        .state()
        .seat_ids()
        .map(|seat| table.state().score(seat).total())
        .max()
        .unwrap_or(0);
    let desk = results(Language::English, 4);
    assert!(desk.shows(&format!("{name} wins with {medals} medals")));
    assert!(says(&desk, &format!("rank 1 {name} with {medals} medals")));
    assert!(desk.shows("Rows and columns"));
    let desk = results(Language::German, 4);
    assert!(desk.shows(&format!("{name} gewinnt mit {medals} Medaillen")));
    assert!(desk.shows("Reihen und Spalten"));
}

#[test]
fn results_say_since_when_a_bot_has_played_for_a_person() {
    let mut table = finished(2);
    let bot = Player::Bot(Level::Easy);
    assert!(table.change_hands(SeatId(1), bot, ""));
    let since = format!("Grace (Easy, since round {})", table.state().round);
    assert!(says(&results_of(Language::English, table), &since));
}

#[test]
fn every_part_of_the_results_can_be_seen() {
    for seats in [1, 2, 6] {
        let mut desk = results(Language::English, seats);
        desk.click("Results: Planets");
        assert!(says(&desk, "KSB-4156"));
        desk.click("Results: Cards and objectives");
        desk.click("Results: Course of the game");
        assert!(says(&desk, "Chart of medals by round"));
    }
}

#[test]
fn moments_of_a_game_lead_into_its_analysis() {
    for (language, best, point, list) in [
        (
            Language::English,
            "Best turn of Ada, round",
            "Turning point",
            "Decisions of",
        ),
        (
            Language::German,
            "Bester Zug von Ada, Runde",
            "Wendepunkt",
            "Entscheidungen von",
        ),
    ] {
        let mut desk = results(language, 2);
        assert!(says(&desk, point));
        let button = desk.window.get_by_label_contains(best);
        button.click();
        desk.window.run_steps(4);
        assert!(!says(&desk, best), "the analysis is shown");
        assert!(says(&desk, list));
    }
}

#[test]
fn a_planet_is_kept_as_a_picture() {
    let mut desk = results(Language::English, 2);
    desk.click("Results: Planets");
    desk.click("Planet of Ada");
    desk.window.run_steps(4);
    desk.click("Save as picture");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ada");
    std::fs::write(path.with_extension("png"), "a letter").expect("a file");
    desk.wait_until_shown("Path of the file");
    desk.window
        .key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    desk.window.run_steps(2);
    desk.window
        .event(egui::Event::Text(path.display().to_string()));
    desk.window.run_steps(2);
    desk.window.key_press(Key::Enter);
    desk.wait_until_shown("“ada.png” already exists");
    desk.window.run_steps(3);
    desk.click("Keep both: “ada (2).png”");
    desk.wait_until("it is saved", |desk| desk.says("The picture is saved"));
    let letter = std::fs::read(path.with_extension("png")).expect("still there");
    assert_eq!(letter, b"a letter");
    let picture = image::open(path.with_file_name("ada (2).png")).expect("a picture");
    assert!(picture.width() > 300 && picture.height() > 300);
}

#[test]
fn a_rematch_begins_at_once() {
    let mut desk = results(Language::English, 3);
    desk.click("Rematch");
    assert!(!desk.shows("Rematch"));
    assert!(!says(&desk, "wins with"));
}

#[test]
fn the_setup_can_be_changed_before_another_game() {
    let mut desk = results(Language::English, 3);
    desk.click("Change setup");
    assert!(desk.shows("Name of player 3"));
    assert!(desk.shows("Hedy"));
}

#[test]
fn the_replay_steps_through_the_game() {
    let mut desk = replay(2);
    let all = finished(2).entries().len();
    assert!(says(&desk, &format!("Action 0 of {all}")));
    desk.click("One action forward");
    assert!(says(&desk, &format!("Action 1 of {all}")));
    assert!(says(&desk, "The station"));
    desk.press(Key::ArrowRight);
    assert!(says(&desk, &format!("Action 2 of {all}")));
    desk.click("One action back");
    assert!(says(&desk, &format!("Action 1 of {all}")));
    desk.click("One turn forward");
    assert!(!says(&desk, &format!("Action 1 of {all}")));
    desk.press(Key::End);
    assert!(says(&desk, &format!("Action {all} of {all}")));
    desk.press(Key::Home);
    assert!(says(&desk, &format!("Action 0 of {all}")));
}

#[test]
fn the_slider_of_the_replay_goes_anywhere() {
    let mut desk = replay(2);
    let all = finished(2).entries().len();
    desk.window
        .get_by_label("Position in the game")
        .set_value_accesskit(25.0);
    desk.window.run();
    assert!(says(&desk, &format!("Action 25 of {all}")));
}

#[test]
fn one_plays_on_from_any_moment_in_a_copy() {
    let mut desk = replay(2);
    desk.window
        .get_by_label("Position in the game")
        .set_value_accesskit(10.0);
    desk.window.run();
    desk.click("Play on from here");
    assert!(says(&desk, "practice game"));
    // Enter presses the main button.
    desk.press(Key::Enter);
    desk.window.run_steps(4);
    assert!(!desk.shows("Position in the game"));
}

#[test]
fn who_has_played_alone_has_no_rank() {
    let desk = results(Language::English, 1);
    let table = finished(1);
    let medals = table
        .state()
        .seat_ids()
        .map(|seat| table.state().score(seat).total())
        .sum::<u16>();
    assert!(says(&desk, &format!("You end with {medals} medals")));
    assert!(!says(&desk, "rank 1"));
}

#[test]
fn the_cards_of_a_finished_game_lie_open() {
    let table = finished(6);
    assert!(
        table
            .state()
            .seats
            .iter()
            .any(|seat| !seat.cards.is_empty()),
        "somebody holds a card"
    );
    let mut desk = results(Language::English, 6);
    desk.click("Results: Cards and objectives");
    assert!(says(&desk, "Counted at the end") && !says(&desk, "stays secret"));
}

const FACE_DOWN: Ways = Ways {
    sharing: Sharing::AnyOrder,
    secrets: Secrets::FaceDown,
};

/// A game of two whose last turn is to be ended.
fn about_to_end() -> Table {
    let whole = finished(2);
    let mut table = Table::new(whole.setup().clone()).expect("a valid setup");
    let is_end = |entry: &Entry| entry.action.choice == Choice::EndTurn;
    let last = whole.done().iter().rposition(is_end);
    for entry in &whole.done()[..last.expect("turns are ended")] {
        table.record(entry.action).expect("it was legal");
    }
    table
}

/// Ends the game of [`about_to_end`].
fn end(desk: &mut Desk) {
    desk.window.key_press(Key::E);
    desk.window.run_steps(2);
    if desk.shows("End the turn") {
        desk.window.key_press(Key::Enter);
        desk.window.run_steps(2);
    }
}

// rules §10.3
#[test]
fn the_last_move_rests_and_medals_are_counted_before_the_winner_is_told() {
    let mut desk = Desk::open_shared(&about_to_end(), FACE_DOWN);
    end(&mut desk);
    wait_for_the_count(&mut desk);
    assert!(!desk.shows("Rematch") && !desk.shows("Course of the game"));
    let mut counts = 0;
    while !desk.shows("Rematch") {
        assert!(!says(&desk, " wins with "), "the winner is told last");
        desk.window.run_steps(1);
        counts += 1;
        assert!(counts < 100, "the count does not end");
    }
    assert!(counts > 5, "{counts} frames of a quarter of a second");
    desk.window.run();
    assert!(says(&desk, " wins with ") || says(&desk, "share the victory"));
}

#[test]
fn a_key_shows_the_result_at_once() {
    let mut desk = Desk::open_shared(&about_to_end(), FACE_DOWN);
    end(&mut desk);
    for _ in 0..2 {
        desk.window.key_press(Key::Space);
        desk.window.run_steps(3);
    }
    assert!(desk.shows("Rematch"));
}

/// Goes on until the medals are counted.
fn wait_for_the_count(desk: &mut Desk) {
    let mut frames = 0;
    while !says(desk, "medals so far") {
        assert!(!says(desk, " wins with "), "nobody has won yet");
        desk.window.run_steps(1);
        frames += 1;
        assert!(frames < 60, "the game does not end");
    }
}

#[test]
fn a_key_meant_for_the_count_begins_no_other_game() {
    let mut desk = Desk::open_shared(&about_to_end(), FACE_DOWN);
    end(&mut desk);
    wait_for_the_count(&mut desk);
    for _ in 0..2 {
        desk.window.key_press(Key::R);
        desk.window.run_steps(1);
    }
    assert!(desk.shows("Rematch"), "the result is shown");
    desk.window.run_steps(3);
    desk.press(Key::R);
    assert!(!desk.shows("Rematch"), "another game has begun");
}

#[test]
fn no_action_of_the_results_takes_the_place_of_the_button_that_skips_the_count() {
    let mut desk = Desk::open_shared(&about_to_end(), FACE_DOWN);
    end(&mut desk);
    wait_for_the_count(&mut desk);
    let place = desk.window.get_by_label("Show the result").rect().center();
    desk.window.key_press(Key::Space);
    desk.window.run_steps(3);
    let mut actions = desk.window.query_all_by_role(egui::accesskit::Role::Button);
    assert!(desk.shows("Rematch"));
    assert!(!actions.any(|action| action.rect().contains(place)));
}

#[test]
fn the_space_bar_plays_the_replay_and_the_tracks_are_beside_the_board() {
    let mut desk = replay(2);
    assert!(says(&desk, "Corporation board of "));
    desk.window.key_press(Key::Space);
    desk.window.run_steps(2);
    assert!(desk.shows("Pause"), "it plays");
    desk.window.key_press(Key::Space);
    desk.window.run_steps(2);
    assert!(!desk.shows("Pause"));
}

#[test]
fn the_replay_shows_cards_and_objectives_of_the_board_shown_large() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut desk = Desk::open_in(folder, Some(Language::English), [1920.0, 1080.0]);
    let ctx = desk.window.ctx.clone();
    let shown = Command::Show(Box::new(Replay::new(finished(2))));
    desk.window.state_mut().apply(&ctx, shown);
    desk.window.run();
    desk.press(Key::End);
    let table = finished(2);
    let seat = table.entries().last().expect("a move").action.seat;
    let first = table.state().objective_scores(seat).next();
    let objective = first.expect("one between the two").objective;
    let title = describe::objective_title(&Language::English, objective);
    assert!(says(&desk, &title), "{title}");
}
