//! Seats that change hands at the table: from a person to a bot and back, to another name.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use kit::screen::Command;
use planet_unknown::app::screens;
use planet_unknown::app::screens::{Replay, Results};
use planet_unknown::app::text::Language;
use play::library::Opened;
use play::{Exercise, Table};
use rules::{Action, Phase, SeatId, Setup};
use table::BotPace;
use table::{Level, Player};

use super::desk::{Desk, kept};
use super::finished::finished;

const HARD: Player = Player::Bot(Level::Hard);

/// Ada, Grace and Mary take their first tiles.
fn table() -> Table {
    let mut setup = Setup::standard(3, "hands in the window");
    for (seat, name) in setup.seats.iter_mut().zip(["Ada", "Grace", "Mary"]) {
        seat.name = name.to_owned();
    }
    let mut table = Table::new(setup).expect("a valid setup");
    while !matches!(table.state().phase, Phase::Turns { .. }) {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("legal");
    }
    table
}

/// A window at the table. Bots let their moves be seen for as long as can be, so that they wait while a test looks.
fn sit_down(table: &Table) -> Desk {
    let mut desk = Desk::open_table(table);
    desk.change_settings(|settings| settings.bot_pace = BotPace::Slow);
    desk.window.run_steps(2);
    desk
}

/// Clicks what has this name. Where bots play, the window does not come to rest.
fn click(desk: &mut Desk, name: &str) {
    desk.window.get_by_label(name).click();
    desk.window.run_steps(4);
}

fn open_dialog(desk: &mut Desk) {
    click(desk, "Menu");
    click(desk, "Players…");
}

/// Lets a player who was `before` be `after`.
fn choose(desk: &mut Desk, seat: SeatId, before: &str, after: &str) {
    let number = seat.index() + 1;
    click(desk, &format!("Seat {number} is played by: {before}"));
    click(desk, &format!("Seat {number}: {after}"));
}

fn rename(desk: &mut Desk, seat: SeatId, name: &str) {
    let field = format!("Name of player {}", seat.index() + 1);
    click(desk, &field);
    desk.window
        .key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    desk.window.run_steps(2);
    desk.window.get_by_label(&field).type_text(name);
    desk.window.run_steps(3);
}

fn name_of(table: &Table, seat: SeatId) -> String {
    table.setup().seats[seat.index()].name.clone()
}

#[test]
fn a_person_becomes_a_bot_in_mid_turn_and_a_person_again() {
    let table = table();
    let seat = table.state().active().expect("a turn");
    let name = name_of(&table, seat);
    let mut desk = sit_down(&table);
    assert!(desk.shows(&format!("{name} plays")));
    open_dialog(&mut desk);
    choose(&mut desk, seat, "Person", "Hard");
    click(&mut desk, "Done");
    assert!(desk.says(&format!("{name} is thinking")));
    click(&mut desk, "Pause the bots");
    assert!(desk.says(&format!("{name} is waiting")));
    click(&mut desk, "Log");
    let line = format!("{name}’s seat is now played by a bot (Hard).");
    assert!(desk.shows(&line));
    desk.wait_until("it is kept", |desk| {
        kept(desk.folder.path())
            .first()
            .is_some_and(|kept| kept.players().of(seat) == HARD)
    });
    click(&mut desk, "Let a bot make one move");
    desk.wait_until("the bot has moved", |desk| {
        kept(desk.folder.path())[0].cursor() > table.cursor()
    });
    open_dialog(&mut desk);
    choose(&mut desk, seat, "Hard", "Person");
    click(&mut desk, "Done");
    assert!(!desk.says("is waiting") && desk.shows(&format!("{name} plays")));
    assert!(desk.shows(&line), "it is told where it was");
    assert!(desk.shows(&format!("{name}’s seat is now played by a person.")));
    let game = desk.last_kept();
    assert!(game.players().are_people());
    let cursors: Vec<usize> = game.seat_changes().iter().map(|seat| seat.cursor).collect();
    assert!(
        cursors[0] == table.cursor() && cursors[1] > cursors[0],
        "{cursors:?}"
    );
}

#[test]
fn hands_are_kept_and_a_saved_game_goes_on_with_them() {
    let table = table();
    let seat = table.state().active().expect("a turn");
    let mut desk = sit_down(&table);
    open_dialog(&mut desk);
    choose(&mut desk, seat, "Person", "Easy");
    rename(&mut desk, seat, "Vega");
    click(&mut desk, "Done");
    assert!(desk.says("Vega is thinking"));
    click(&mut desk, "Pause the bots");
    let game = desk.last_kept();
    let mut desk = sit_down(&game);
    open_dialog(&mut desk);
    assert!(desk.says(&format!("Seat {} is played by: Easy", seat.index() + 1)));
    assert_eq!(game.players().bot(seat), Some(Level::Easy));
    assert_eq!(game.seat_changes().len(), 1);
}

#[test]
fn another_name_stands_at_the_table_in_the_log_and_in_the_results() {
    let table = table();
    let seat = table.state().active().expect("a turn");
    let name = name_of(&table, seat);
    let mut desk = sit_down(&table);
    open_dialog(&mut desk);
    rename(&mut desk, seat, "Hedy");
    click(&mut desk, "Done");
    assert!(desk.shows("Hedy plays") && !desk.shows(&format!("{name} plays")));
    click(&mut desk, "Log");
    assert!(desk.shows(&format!("{name} is now called Hedy.")));
    let mut over = finished(2);
    over.change_hands(SeatId(0), Player::Person, "Zuse");
    let ctx = desk.window.ctx.clone();
    let results = Results::opened(Opened::new(over.clone()));
    let show = Command::Show(Box::new(results));
    desk.window.state_mut().apply(&ctx, show);
    desk.window.run_steps(4);
    assert!(desk.says("Zuse") && !desk.says("Ada"));
    let show = Command::Show(Box::new(Replay::new(over)));
    desk.window.state_mut().apply(&ctx, show);
    desk.window.run_steps(4);
    desk.press(Key::End);
    assert!(desk.says("Ada is now called Zuse."));
}

#[test]
fn nothing_changes_where_the_dialog_is_put_away() {
    let table = table();
    let seat = table.state().active().expect("a turn");
    let mut desk = sit_down(&table);
    open_dialog(&mut desk);
    choose(&mut desk, seat, "Person", "Expert");
    rename(&mut desk, seat, "Nobody");
    desk.window.key_press(Key::Escape);
    desk.window.run_steps(4);
    desk.window.key_press(Key::Escape);
    desk.window.run_steps(4);
    assert!(!desk.shows("Done") && !desk.says("Nobody"));
    open_dialog(&mut desk);
    let number = seat.index() + 1;
    assert!(desk.shows(&format!("Seat {number} is played by: Person")));
    click(&mut desk, "Done");
    assert!(desk.shows(&format!("{} plays", name_of(&table, seat))));
}

#[test]
fn the_dialog_can_be_used_in_the_smallest_window_with_the_largest_text() {
    for (language, [menu, players, done]) in [
        (Language::English, ["Menu", "Players…", "Done"]),
        (Language::German, ["Menü", "Spieler …", "Fertig"]),
    ] {
        let mut desk = Desk::open_small(language);
        desk.start(Setup::standard(6, "small"), std::iter::once(HARD).collect());
        desk.window.run_steps(4);
        click(&mut desk, menu);
        desk.window.get_by_label(players).scroll_to_me();
        desk.window.run_steps(4);
        click(&mut desk, players);
        desk.window.get_by_label(done).scroll_to_me();
        desk.window.run_steps(8);
        let rect = desk.window.get_by_label(done).rect();
        assert!(
            desk.window.ctx.content_rect().contains_rect(rect),
            "{rect:?}"
        );
        click(&mut desk, done);
        assert!(!desk.shows(done));
    }
}

#[test]
fn exercises_offer_no_other_players() {
    let exercise = &Exercise::all()[0];
    let mut desk = Desk::open(Language::English);
    let ctx = desk.window.ctx.clone();
    let table = exercise.table("Ada").expect("it can be prepared");
    let sit = screens::sit(Opened::new(table));
    desk.window.state_mut().apply(&ctx, sit);
    desk.window.run_steps(4);
    click(&mut desk, "Menu");
    assert!(desk.shows("Save as…") && !desk.shows("Players…"));
}

/// Clicks with the pointer where something with this name is, whatever lies on it.
fn point_and_click(desk: &mut Desk, name: &str) {
    let at = desk.window.get_by_label(name).rect().center();
    desk.window.hover_at(at);
    desk.window.run_steps(3);
    desk.window.drag_at(at);
    desk.window.run_steps(2);
    desk.window.drop_at(at);
    desk.window.run_steps(4);
}

#[test]
fn the_list_of_players_lies_on_the_dialog_whenever_it_is_opened() {
    let table = table();
    let seat = table.state().active().expect("a turn");
    let number = seat.index() + 1;
    let mut desk = sit_down(&table);
    let played = |by: &str| format!("Seat {number} is played by: {by}");
    for _ in 0..2 {
        open_dialog(&mut desk);
        point_and_click(&mut desk, &played("Person"));
        point_and_click(&mut desk, &played("Person"));
        click(&mut desk, "Done");
    }
    open_dialog(&mut desk);
    point_and_click(&mut desk, &played("Person"));
    point_and_click(&mut desk, &format!("Seat {number}: Hard"));
    assert!(desk.shows(&played("Hard")));
}

#[test]
fn a_click_beside_an_open_list_leaves_the_dialog_open() {
    let table = table();
    let number = table.state().active().expect("a turn").index() + 1;
    let mut desk = sit_down(&table);
    open_dialog(&mut desk);
    click(&mut desk, &format!("Seat {number} is played by: Person"));
    assert!(desk.shows(&format!("Seat {number}: Hard")));
    let at = egui::pos2(5.0, 300.0);
    desk.window.drag_at(at);
    desk.window.run_steps(2);
    desk.window.drop_at(at);
    desk.window.run_steps(4);
    assert!(
        !desk.shows(&format!("Seat {number}: Hard")),
        "the list is closed"
    );
    assert!(desk.shows("Done"));
}
