//! Reading the rules.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use planet_unknown::app::{Command, text::Language};

use super::desk::Desk;

#[test]
fn a_chapter_opens_with_a_click() {
    let mut desk = Desk::open(Language::English);
    desk.click("Rules");
    desk.click("4 Placing");
    assert!(desk.window.query_all_by_label_contains("overlapping no tile and no patch").next().is_some());
}

#[test]
fn search_finds_rules_in_all_chapters() {
    let mut desk = Desk::open(Language::German);
    desk.click("Regeln");
    desk.window.get_by_label("Regeln durchsuchen (englisch)").focus();
    desk.window.run();
    desk.window.get_by_label("Regeln durchsuchen (englisch)").type_text("meteorite carried");
    desk.window.run();
    assert!(desk.window.query_all_by_label_contains("Stelle").next().is_some());
    assert!(desk.window.query_all_by_label_contains("goes with it.").next().is_some());
    desk.click("Suche leeren");
    assert!(desk.window.query_all_by_label_contains("goes with it.").next().is_none());
}

#[test]
fn the_rules_open_beside_a_screen_at_a_rule() {
    let mut desk = Desk::open(Language::English);
    let ctx = desk.window.ctx.clone();
    desk.window.state_mut().apply(&ctx, Command::Rules(Some("10.5".into())));
    desk.window.run();
    assert!(desk.window.query_all_by_label_contains("Solo: the target is 60").next().is_some());
    assert!(desk.shows("Quit"), "the start screen is still there");
    desk.press(Key::Escape);
    assert!(desk.window.query_all_by_label_contains("Solo: the target is 60").next().is_none());
}
