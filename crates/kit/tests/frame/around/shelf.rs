//! The shelf, the page of the game, and its wizard, by the names of what can be clicked.

use super::{Desk, Language};
use crate::this::{self, FACTS, OURS, SHARED, SWITCH};
use egui_kittest::kittest::Queryable as _;
use game::SeatId;
use game::components::ComponentSet;
use kit::settings::Settings;
use kit::wizard::{Draft, LastOf, NewGame as _, Seats as _};
use std::collections::BTreeSet;
use table::{Level, Player};

#[test]
fn the_box_says_how_many_play_and_how_long() {
    for (language, facts) in [(Language::English, FACTS[0]), (Language::German, FACTS[1])] {
        let desk = Desk::open(language);
        assert!(desk.shows(facts), "{language:?}");
    }
}

#[test]
fn the_page_offers_a_game_and_the_rules_and_says_what_is_ours() {
    for (language, offers, ours) in [
        (Language::English, ["New game", "Rules"], OURS[0]),
        (Language::German, ["Neues Spiel", "Regeln"], OURS[1]),
    ] {
        let mut desk = Desk::open(language);
        desk.open_box();
        assert!(offers.iter().all(|offer| desk.shows(offer)), "{language:?}");
        assert!(desk.says(ours));
        desk.click(offers[1]);
        assert!(desk.says(ours), "the book says it, too");
    }
}

#[test]
fn the_wizard_says_what_is_ours_and_offers_the_levels_there_are() {
    for (language, new_game, ours, choose, levels) in [
        (
            Language::English,
            "New game",
            OURS[0],
            "Seat 2 is played by: Easy",
            [
                "Seat 2: Person",
                "Seat 2: Easy",
                "Seat 2: Normal",
                "Seat 2: Hard",
            ],
        ),
        (
            Language::German,
            "Neues Spiel",
            OURS[1],
            "Platz 2 spielt: Leicht",
            [
                "Platz 2: Person",
                "Platz 2: Leicht",
                "Platz 2: Normal",
                "Platz 2: Schwer",
            ],
        ),
    ] {
        let mut desk = Desk::open(language);
        desk.open_wizard(new_game);
        assert!(desk.says(ours));
        desk.click(choose);
        for level in levels {
            assert!(desk.shows(level), "{level}");
        }
        assert!(!desk.says(": Expert"), "there is no such bot");
    }
}

#[test]
fn a_game_of_three_begins_as_it_was_set_up() {
    let mut desk = Desk::open(Language::English);
    desk.open_wizard("New game");
    desk.click("Number of players: 3");
    desk.click("Colour of Player 1: orange, triangle");
    desk.click("white, triangle pointing down");
    desk.click("Seat 3 is played by: Easy");
    desk.click("Seat 3: Hard");
    desk.switch(SWITCH);
    desk.click("Start game");
    let (_folder, tables) = desk.kept();
    let [table] = &tables[..] else {
        unreachable!("one game: {}", tables.len());
    };
    let setup = table.setup();
    let names: Vec<&str> = setup.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Player 1", "Rigel", "Altair"]);
    assert!(this::is_first_white(table) && this::set(table).is_none());
    assert!(this::is_switched(table));
    let players = table.players();
    assert!(players.is_person(SeatId(0)));
    assert_eq!(players.of(SeatId(2)), Player::Bot(Level::Hard));
}

#[test]
fn the_next_game_remembers_who_played() {
    let mut desk = Desk::open(Language::English);
    desk.open_wizard("New game");
    desk.click("Number of players: 4");
    desk.click("Start game");
    let ctx = desk.harness.ctx.clone();
    let screen = Box::new(kit::pages::ShelfPage::default());
    let show = kit::screen::Command::Show(screen);
    desk.harness.state_mut().apply(&ctx, show);
    desk.harness.run_steps(3);
    desk.open_wizard("New game");
    assert!(desk.shows("Seat 4 is played by: Easy"));
    assert!(desk.shows("Seat 2 is played by: Easy"));
}

/// What decides about the game can be seen without scrolling.
#[test]
fn four_people_see_how_they_share_the_screen() {
    let mut desk = Desk::open(Language::English);
    desk.harness.set_size(egui::vec2(1280.0, 800.0));
    desk.open_wizard("New game");
    desk.click("Number of players: 4");
    for seat in 2..=4 {
        desk.click(&format!("Seat {seat} is played by: Easy"));
        desk.click(&format!("Seat {seat}: Person"));
    }
    let start = desk.harness.get_by_label("Start game").rect().top();
    for choice in SHARED {
        let choice = desk.harness.get_by_label(choice).rect();
        assert!(choice.bottom() < start, "{choice:?}");
    }
}

#[test]
fn secrets_are_a_question_for_several_people_only() {
    let mut desk = Desk::open(Language::German);
    desk.open_wizard("Neues Spiel");
    assert!(!desk.says("Geheimes: "));
    desk.click("Platz 2 spielt: Leicht");
    desk.click("Platz 2: Person");
    desk.click("Geheimes: Übergeben");
    assert!(desk.says("bis die nächste Person übernommen hat"));
    assert!(!desk.shows("Reihenfolge: Nebeneinander"));
}

/// Where the first seat begins, the players may draw who sits there.
#[test]
fn who_begins_is_drawn_and_the_order_around_the_table_stays() {
    let mut desk = Desk::open(Language::English);
    desk.open_wizard("New game");
    assert_eq!(desk.shows("Draw who begins"), this::FIRST_BEGINS);
    let last = LastOf::<this::Window>::last(&Settings::default());
    let mut draft = Draft::<this::Window>::new(&last, &["Ada".into()], ComponentSet::Standard);
    draft.set_count(3);
    let mut firsts = BTreeSet::new();
    for _ in 0..200 {
        draft.draw_first();
        let order = draft.named(|_| "bot".into());
        let start = order.iter().position(|(name, _)| name == "Ada");
        let mut around: Vec<u8> = order.iter().map(|(_, colour)| *colour).collect();
        firsts.insert(around[0]);
        around.rotate_left(start.expect("she plays"));
        assert_eq!(around, this::Window::COLOURS[..3]);
    }
    assert_eq!(firsts.len(), 3);
}
