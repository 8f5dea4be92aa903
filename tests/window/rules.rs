//! Reading the rules.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::screen::Command;
use planet_unknown::app::text::Language;
use rules::{CorporationId, PlanetId, Setup};
use table::Players;

use super::desk::Desk;

#[test]
fn a_chapter_opens_with_a_click() {
    let mut desk = Desk::open(Language::English);
    desk.click("Rules");
    desk.click("4 Placing a tile");
    assert!(desk.says("It overlaps no tile and no patch."));
}

/// Types into the search field of the rules.
fn search(desk: &mut Desk, name: &str, words: &str) {
    desk.window.get_by_label(name).focus();
    desk.window.run();
    desk.window.get_by_label(name).type_text(words);
    desk.window.run();
}

#[test]
fn search_finds_passages_in_all_chapters_and_opens_them() {
    let mut desk = Desk::open(Language::German);
    desk.click("Regeln");
    search(&mut desk, "Regeln durchsuchen", "WAAGERECHT gruppe");
    assert!(desk.says("Eine Stelle gefunden"));
    assert!(!desk.says("Meteoriten und Bonusplättchen gehen nie aus."));
    desk.click("1.2 öffnen in: 1 Die Dinge und ihre Namen");
    assert!(
        desk.says("Meteoriten und Bonusplättchen gehen nie aus."),
        "the whole chapter is there"
    );
    search(&mut desk, "Regeln durchsuchen", "Xylophon");
    assert!(desk.says("Nichts gefunden"));
    desk.click("Suche leeren");
    assert!(desk.says("Meteoriten und Bonusplättchen gehen nie aus."));
}

#[test]
fn enter_opens_the_first_passage_that_was_found() {
    let mut desk = Desk::open(Language::English);
    desk.click("Rules");
    search(&mut desk, "Search the rules", "toxic teleports");
    desk.press(Key::Enter);
    assert!(
        desk.says("Sliding on Pajitnov is blocked"),
        "the chapter with the rulings"
    );
}

#[test]
fn links_lead_to_the_rule_they_name_and_back() {
    let mut desk = Desk::open(Language::English);
    desk.click("Rules");
    desk.click("3 The round");
    desk.click("§6.2");
    assert!(desk.says("Civ milestone:"));
    assert!(!desk.says("The commander turns the station by 0"));
    desk.click("Back to where you came from");
    assert!(desk.says("The commander turns the station by 0"));
}

#[test]
fn the_rules_open_beside_a_screen_at_a_rule() {
    let mut desk = Desk::open(Language::English);
    let ctx = desk.window.ctx.clone();
    desk.window
        .state_mut()
        .apply(&ctx, Command::Rules(Some("10.5".into())));
    desk.window.run();
    assert!(desk.says("adjusted by how many events"));
    assert!(desk.shows("Quit"), "the start screen is still there");
    desk.press(Key::Escape);
    assert!(!desk.says("adjusted by how many events"));
}

#[test]
fn f1_opens_the_rules_about_the_question_and_escape_only_closes_them() {
    let mut desk = Desk::open_for_two(Language::English);
    desk.click("New game");
    desk.press(Key::F1);
    assert!(desk.says("Every special planet and every special corporation exists only once"));
    desk.press(Key::Escape);
    assert!(!desk.says("exists only once in a game"));
    desk.window
        .key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    desk.window.run();
    desk.press(Key::F1);
    assert!(desk.says("The commander turns the station by 0 to 5 depots"));
}

#[test]
fn f1_opens_the_rule_about_what_the_pointer_rests_on() {
    let mut desk = Desk::open_for_two(Language::English);
    desk.click("New game");
    desk.window
        .key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    desk.window.run();
    let pod = desk
        .window
        .query_all_by_label_contains("lifepod")
        .find(|node| {
            node.accesskit_node()
                .label()
                .is_some_and(|name| name.ends_with("land, lifepod"))
        })
        .expect("a lifepod on the planet")
        .rect();
    desk.window.hover_at(pod.center());
    desk.window.run();
    desk.press(Key::F1);
    assert!(desk.says("Lifepods and rovers under a new tile or patch are destroyed"));
}

// N5
#[test]
fn n5_f1_opens_the_rule_of_a_planet_and_a_corporation_at_their_names() {
    let mut setup = Setup::standard(1, "names");
    setup.seats[0].planet = PlanetId::Arashi;
    setup.seats[0].corporation = CorporationId::Cosmos;
    for (name, rule) in [
        ("Arashi", "must also cover a cell off the ring"),
        ("Cosmos Inc.", "Trackers skip fields with lifepods"),
    ] {
        let mut desk = Desk::open(Language::English);
        desk.start(setup.clone(), Players::default());
        desk.press(Key::Enter);
        desk.window.run_steps(6);
        let named = desk.window.query_all_by_label(name).next();
        let at = named.expect("the name of a world").rect().center();
        desk.window.hover_at(at);
        desk.window.run_steps(4);
        desk.press(Key::F1);
        desk.window.run_steps(4);
        assert!(desk.says(rule), "{name}");
    }
}

#[test]
fn the_rules_follow_the_language_at_the_same_chapter() {
    let mut desk = Desk::open(Language::English);
    desk.click("Rules");
    desk.click("9 Events");
    assert!(desk.says("Events are a module"));
    desk.change_settings(|settings| settings.language = Language::German);
    desk.window.run();
    assert!(desk.says("Ereignisse sind ein Modul"));
}

#[test]
fn keys_search_and_scroll_the_rules() {
    let mut desk = Desk::open(Language::English);
    desk.click("Rules");
    desk.click("8 Corporations");
    let top = |desk: &Desk| {
        desk.window
            .get_by_label_contains("Two rovers and well-balanced tracks.")
            .rect()
            .top()
    };
    let before = top(&desk);
    desk.press(Key::PageDown);
    let after = top(&desk);
    assert!(after < before - 100.0, "{before} {after}");
    desk.press(Key::ArrowUp);
    assert!(top(&desk) > after);
    desk.press(Key::Home);
    assert_eq!(top(&desk), before);
    desk.window.key_press_modifiers(Modifiers::COMMAND, Key::F);
    desk.window.run();
    assert_eq!(desk.focused().as_deref(), Some("Search the rules"));
}

#[test]
fn the_rules_open_above_a_dialog_and_escape_closes_one_after_the_other() {
    let mut desk = Desk::open(Language::English);
    desk.window.event(egui::Event::Text("?".into()));
    desk.window.run();
    assert!(desk.shows("Keys"), "the list of keys is a dialog");
    desk.press(Key::F1);
    desk.click("4 Placing a tile");
    assert!(desk.says("It overlaps no tile and no patch."));
    desk.press(Key::Escape);
    assert!(!desk.says("It overlaps no tile and no patch."));
    assert!(desk.shows("Keys"));
    desk.press(Key::Escape);
    assert!(!desk.shows("Keys"));
}

#[test]
fn pictures_are_told_by_their_captions() {
    let mut desk = Desk::open(Language::English);
    desk.click("Rules");
    assert!(desk.says("The space station with its two rings of tiles"));
    assert!(desk.says("outer ring"), "the picture is a station");
    desk.click("7 Planets");
    assert!(desk.says("Each city that is still uncovered"));
}
