//! The special corporations at the table, by what assistive technology hears.

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

#[test]
fn an_ability_is_a_button_that_is_gone_once_it_is_used() {
    let mut table = practice(CorporationId::Horizon);
    tech(&mut table, 14);
    let mut desk = open(&table);
    let find = |desk: &Desk| names(desk).lines().find(|name| name.starts_with("Tech 5: ")).map(str::to_owned);
    let ability = find(&desk).unwrap_or_else(|| panic!("no ability in\n{}", names(&desk)));
    desk.window.get_all_by_label(&ability).next().expect("it is on show").click();
    desk.window.run_steps(3);
    desk.press(egui::Key::Num1);
    assert_eq!(find(&desk), None, "once a round");
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
