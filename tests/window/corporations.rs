//! The special corporations at the table, by what assistive technology hears.

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::game::corporation::CorporationId;
use planet_unknown::game::{Action, Change, Choice, Field, Phase, SeatId, Setup, Track};
use planet_unknown::table::{Overwrite, Save, Table, store};

use super::desk::Desk;

/// A practice game for one with a corporation.
fn practice(corporation: CorporationId) -> Table {
    let mut setup = Setup::standard(1, "corporations");
    setup.seats[0].name = "Ada".to_owned();
    setup.seats[0].corporation = corporation;
    setup.options.practice = true;
    Table::new(setup).expect("a sound setup")
}

/// Puts the tech tracker of the seat in play on `height`.
fn tech(table: &mut Table, height: u8) {
    table.play(Action { seat: SeatId(0), choice: Choice::Rotate(0) }).expect("the station is turned");
    let change = Change::Tracker { tracker: Track::Tech, to: Field::new(Track::Tech, height) };
    table.play(Action { seat: SeatId(0), choice: Choice::Arrange(change) }).expect("it is practice");
}

fn open(table: &Table) -> Desk {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.ron");
    store::write(&path, &Save::new(table), Overwrite::Anything).expect("it is written");
    let mut desk = Desk::open_game(folder, path);
    desk.wait_until_shown("Menu");
    desk.window.run_steps(3);
    desk
}

/// Everything that has a name on the screen, in one text.
fn names(desk: &Desk) -> String {
    let nodes = desk.window.root().children_recursive();
    let said = nodes.flat_map(|node| [node.accesskit_node().label(), node.accesskit_node().value()]);
    said.flatten().collect::<Vec<_>>().join("\n")
}

#[test]
fn the_flux_token_is_laid_before_the_first_round() {
    let table = practice(CorporationId::Flux);
    assert!(matches!(table.state().phase, Phase::Preparation { .. }));
    let mut desk = open(&table);
    assert!(names(&desk).contains("Choose the flux track."), "{}", names(&desk));
    desk.press(egui::Key::Num2);
    assert!(!names(&desk).contains("Choose the flux track."), "{}", names(&desk));
}

/// The name of the button of an ability, whether it can be pressed, and what it says about itself.
fn ability(desk: &Desk, level: u8) -> Option<(String, bool, String)> {
    let called = [format!("Tech {level}"), format!("Tech {level}: ")];
    let mut buttons = desk.window.get_all_by_role(Role::Button);
    buttons.find_map(|button| {
        let name = button.accesskit_node().label().filter(|name| *name == called[0] || name.starts_with(&called[1]))?;
        let words = button.accesskit_node().description().unwrap_or_default();
        Some((name, !button.accesskit_node().is_disabled(), words))
    })
}

#[test]
fn an_ability_is_a_button_that_says_why_it_cannot_be_used() {
    let mut table = practice(CorporationId::Horizon);
    tech(&mut table, 13);
    let (name, usable, words) = ability(&open(&table), 5).expect("it is on show before it is unlocked");
    assert!(!usable && words.contains("Locked. Unlocked at: "), "{name}: {words}");
    for passive in 1..=4 {
        assert_eq!(ability(&open(&table), passive), None, "tech {passive} is nothing to press");
    }

    let change = Change::Tracker { tracker: Track::Tech, to: Field::new(Track::Tech, 14) };
    table.play(Action { seat: SeatId(0), choice: Choice::Arrange(change) }).expect("it is practice");
    let mut desk = open(&table);
    let (name, usable, words) = ability(&desk, 5).expect("it is on show");
    assert!(usable && words.contains("Can be used now"), "{name}: {words}");
    desk.window.get_all_by_label(&name).next().expect("it is on show").click();
    desk.window.run_steps(3);
    desk.press(egui::Key::Num1);
    let (name, usable, words) = ability(&desk, 5).expect("it is on show after it was used");
    assert!(!usable && words.contains("Used in this round"), "{name}: {words}");
}

#[test]
fn an_ability_for_which_the_moment_has_not_come_says_so() {
    let mut table = practice(CorporationId::Wormhole);
    tech(&mut table, CorporationId::Wormhole.data().tech_height(1));
    let (name, usable, words) = ability(&open(&table), 1).expect("it is on show");
    assert!(!usable && words.contains("nothing it could do"), "{name}: {words}");
}

#[test]
fn every_corporation_opens_at_the_table_and_its_techs_have_names() {
    for corporation in CorporationId::ALL {
        let desk = open(&practice(corporation));
        let names = names(&desk);
        for level in corporation.rules().levels() {
            assert!(names.contains(&format!("level {level}")), "{corporation}: tech {level} in\n{names}");
        }
    }
}
