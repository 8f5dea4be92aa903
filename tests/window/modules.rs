//! The modules in the wizard: events with their deck, private objectives, the solo game.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use planet_unknown::app::text::Language;

use super::desk::Desk;

/// A window at the wizard's step with the modules, for this number of seats.
fn modules(seats: usize) -> Desk {
    let mut desk = Desk::open(Language::English);
    desk.click("New game");
    desk.click(&format!("Number of players: {seats}"));
    desk.click("Step 3: Modules");
    desk
}

fn switch(desk: &mut Desk, name: &str) {
    desk.window
        .get_by_role_and_label(egui::Role::Switch, name)
        .click_accesskit();
    desk.window.run();
}

fn says(desk: &Desk, part: &str) -> bool {
    desk.window
        .query_all_by_label_contains(part)
        .next()
        .is_some()
}

fn set(desk: &mut Desk, name: &str, count: f64) {
    desk.window
        .get_by_role_and_label(egui::Role::Slider, name)
        .set_value_accesskit(count);
    desk.window.run();
}

#[test]
fn one_seat_plays_the_solo_game_unless_it_wants_to_play_freely() {
    let mut desk = modules(1);
    assert!(says(&desk, "Target: 58 medals"));
    assert!(says(
        &desk,
        "60 to begin with, +6 for 7 green, −1 for 6 orange and −7 for 7 red events."
    ));
    assert!(
        says(&desk, "Events: 7 green, 6 orange, 7 red"),
        "the summary tells the deck"
    );
    desk.click("Alone: Free play");
    assert!(!says(&desk, "Target:"));
    assert!(!says(&desk, "red events"), "free play has no events");
    desk.click("Alone: Solo game");
    desk.click("Deck: Harsh");
    assert!(says(&desk, "Target: 53 medals"));
    desk.click("Deck: Gentle");
    assert!(says(&desk, "Target: 63 medals"));
}

#[test]
fn sliders_of_the_deck_move_each_other() {
    let mut desk = modules(1);
    set(&mut desk, "Red events", 20.0);
    assert!(says(&desk, "0 green, 0 orange, 20 red"));
    assert!(says(&desk, "Target: 49 medals"));
    set(&mut desk, "Green events", 9.0);
    assert!(says(&desk, "9 green, 0 orange, 11 red"));
    set(&mut desk, "Orange events", 3.0);
    assert!(says(&desk, " orange, ") && says(&desk, " 3 orange"));
}

#[test]
fn a_slider_of_the_deck_moves_by_the_arrow_keys() {
    let mut desk = modules(1);
    desk.window
        .get_by_role_and_label(egui::Role::Slider, "Green events")
        .focus();
    desk.window.run();
    desk.press(Key::ArrowRight);
    desk.press(Key::ArrowRight);
    assert!(says(&desk, "The deck: 9 green, "));
}

#[test]
fn a_random_deck_is_of_the_chosen_kind() {
    let mut desk = modules(4);
    switch(&mut desk, "Events");
    desk.click("Deck: Harsh");
    for _ in 0..5 {
        desk.click("Surprise me: a random deck, Harsh");
    }
    assert!(says(&desk, "The deck: "));
}

#[test]
fn modules_follow_the_number_of_seats_and_always_start() {
    let mut desk = modules(1);
    set(&mut desk, "Green events", 20.0);
    assert!(says(&desk, "20 green, 0 orange, 0 red"));
    for seats in [2, 6, 1] {
        desk.click("Step 1: Players");
        desk.click(&format!("Number of players: {seats}"));
        desk.click("Step 3: Modules");
        if seats == 2 {
            switch(&mut desk, "Events");
            switch(&mut desk, "Private objectives");
            switch(&mut desk, "Two-player variant");
        }
        assert!(says(&desk, "green, "), "the deck is shown to {seats}");
        assert_eq!(
            desk.window.query_all_by_label("Private objectives").count() > 0,
            seats > 1
        );
    }
    assert!(says(&desk, "20 green, 0 orange, 0 red"));
    desk.click("Start game");
    assert!(!desk.shows("Start game"));
}

#[test]
fn the_summary_shows_every_module() {
    let mut desk = modules(2);
    for name in [
        "Events",
        "Private objectives",
        "Two-player variant",
        "Patches count as tiles",
        "Practice game",
    ] {
        switch(&mut desk, name);
    }
    desk.click("Step 1: Players");
    for name in [
        "Private objectives",
        "Two-player variant",
        "Patches count as tiles",
        "Practice game",
    ] {
        assert!(desk.shows(name), "{name}");
    }
    assert!(desk.shows("Events: 7 green, 6 orange, 7 red"));
}

#[test]
fn the_deck_can_be_mixed_in_a_small_window_with_large_text() {
    let mut desk = Desk::open_small(Language::German);
    desk.click("Neues Spiel");
    desk.click("Anzahl der Mitspieler: 1");
    desk.click("Schritt 3: Module");
    assert!(says(&desk, "Zielwert: 58 Medaillen"));
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(512.0, 320.0));
    for name in ["Grüne Meldungen", "Orange Meldungen", "Rote Meldungen"] {
        let rect = desk
            .window
            .get_by_role_and_label(egui::Role::Slider, name)
            .rect();
        assert!(
            window.x_range().contains(rect.left()) && window.x_range().contains(rect.right()),
            "{name}"
        );
    }
}
