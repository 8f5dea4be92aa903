//! Events at the table, by what assistive technology hears.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::app::text::{Language, describe};
use planet_unknown::app::widgets::alert_card::alert_name;
use planet_unknown::app::widgets::board::cell_name;
use planet_unknown::game::{
    Action, Alert, AlertColour, AlertEffect, AlertMix, Benefit, Cell, Change, Choice, CorporationId, Field,
    Orientation, Phase, SeatId, Setup, Shape, Tile, Track,
};
use planet_unknown::table::{Overwrite, Save, Table, store};

use super::desk::Desk;

const ENGLISH: Language = Language::English;

/// A deck with as much of a colour as there can be.
fn mostly(colour: AlertColour, seats: usize) -> AlertMix {
    let most = AlertMix::most(colour, seats);
    let rest = 20 - most;
    match colour {
        AlertColour::Green => AlertMix::new(most, rest, 0),
        AlertColour::Orange => AlertMix::new(0, most, rest),
        AlertColour::Red => AlertMix::new(0, rest, most),
    }
}

/// A practice game in which `wanted` likes the alert of round `round`, on the way to it.
fn dealt(seats: usize, round: usize, wanted: impl Fn(AlertEffect) -> bool) -> Table {
    let colours = AlertColour::ALL.into_iter();
    let colour = colours.filter(|colour| Alert::available(*colour, seats).any(|alert| wanted(alert.effect()))).last();
    for seed in 0..2000 {
        let mut setup = Setup::standard(seats, &format!("events {seed}"));
        setup.options.events = Some(mostly(colour.expect("there is such an alert"), seats));
        (setup.options.solo, setup.options.practice) = (seats == 1, true);
        setup
            .seats
            .iter_mut()
            .zip(["Ada", "Grace", "Mary", "Rosa"])
            .for_each(|(seat, name)| seat.name = name.to_owned());
        let table = Table::new(setup).expect("a sound setup");
        let alerts = &table.state().alerts;
        let all: Vec<Alert> = alerts.in_force.into_iter().chain(alerts.hidden.iter().rev().copied()).collect();
        if wanted(all[round - 1].effect()) {
            return table;
        }
    }
    unreachable!("none of the seeds deals such an alert");
}

/// A game in which such an alert was just revealed in the first round.
fn revealed(seats: usize, wanted: impl Fn(AlertEffect) -> bool) -> Table {
    let mut table = dealt(seats, 1, wanted);
    while table.state().alerts.in_force.is_none() {
        play_first(&mut table);
    }
    table
}

/// A solo game in which such an alert was just revealed in the second round; in the first, `changes` were laid out.
fn met(wanted: impl Fn(AlertEffect) -> bool, changes: &[Change]) -> Table {
    let mut table = dealt(1, 2, wanted);
    let mut laid = false;
    while table.state().round < 2 {
        let urgent = table.state().seats[0].turn.agenda.iter().any(|pending| pending.urgent);
        if matches!(table.state().phase, Phase::Turns { .. }) && !laid && !urgent {
            laid = true;
            for change in changes {
                play(&mut table, Choice::Arrange(*change));
            }
        }
        play_first(&mut table);
    }
    table
}

/// Does the first thing that is legal, but drives no rover.
fn play_first(table: &mut Table) {
    let seat = table.state().active().expect("a game that goes on");
    let legal = table.state().legal(seat);
    let choice = legal.into_iter().find(|choice| !matches!(choice, Choice::Drive { .. })).expect("something is legal");
    play(table, choice);
}

fn play(table: &mut Table, choice: Choice) {
    let seat = table.state().active().expect("a game that goes on");
    table.play(Action { seat, choice }).unwrap_or_else(|illegal| unreachable!("{choice:?}: {illegal}"));
}

fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("inside the grid")
}

/// Opens a window at a game.
fn open(table: &Table) -> Desk {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.ron");
    store::write(&path, &Save::new(table), Overwrite::Anything).expect("it is written");
    let mut desk = Desk::open_game(folder, path);
    desk.wait_until_shown("Menu");
    desk.window.run_steps(3);
    desk
}

fn in_force(table: &Table) -> Alert {
    table.state().alerts.in_force.expect("an alert is in force")
}

/// The name of an alert in the top bar.
fn chip(alert: Alert) -> String {
    describe::capitalised(&describe::alert_called(&ENGLISH, alert))
}

#[test]
fn an_alert_comes_out_as_a_card_and_stays_in_the_top_bar() {
    let table = dealt(3, 1, |effect| effect == AlertEffect::BarEdge);
    let alert = *table.state().alerts.hidden.last().expect("a deck");
    let mut desk = open(&table);
    assert!(desk.shows("20") && !desk.shows(&chip(alert)), "it is still face down");
    desk.press(Key::Enter);
    assert!(desk.shows("The event of round 1") && desk.shows(&alert_name(ENGLISH, alert)));
    desk.press(Key::Num1);
    assert!(!desk.shows("Pin it"), "the card comes first");
    desk.press(Key::Enter);
    assert!(!desk.shows("The event of round 1") && !desk.shows(&alert_name(ENGLISH, alert)));
    let name = chip(alert);
    let words = desk.window.get_by_label(&name).accesskit_node().description().unwrap_or_default();
    assert!(words.contains("Tiles may not be placed on the planet edge") && words.contains("19 alerts are left"));
    desk.click(&name);
    assert!(desk.shows(&alert_name(ENGLISH, alert)), "it can be read again");
    desk.press(Key::Escape);
    assert!(!desk.shows(&alert_name(ENGLISH, alert)));
    desk.click(&name);
    desk.click("Continue");
    assert!(!desk.shows(&alert_name(ENGLISH, alert)));
}

#[test]
fn where_tiles_may_not_go_is_marked_and_said() {
    let table = met(|effect| effect == AlertEffect::BarIce, &[]);
    let mut desk = open(&table);
    assert!(!desk.says("closed this round"), "nothing is in the hand");
    desk.press(Key::Num1);
    let ice = table.state().alert_restriction(SeatId(0)).expect("ice is closed").cells;
    let open_ice = (ice & table.state().seats[0].board.empty()).len() as usize;
    assert_eq!(desk.window.query_all_by_label_contains("closed this round").count(), open_ice);
    assert!(desk.shows("No tiles here this round"));
    let legend = desk.window.get_by_label("No tiles here this round");
    let why = legend.accesskit_node().description().unwrap_or_default();
    assert_eq!(why, describe::alert_bars(&ENGLISH, in_force(&table)));
}

#[test]
fn benefits_that_do_not_count_are_marked() {
    let table = met(|effect| effect == AlertEffect::BarBoosts, &[]);
    let boosts = |field: &Field| CorporationId::STANDARD.data().benefits(*field).contains(&Benefit::Boost);
    let fields = Track::ALL.into_iter().flat_map(|track| CorporationId::STANDARD.data().fields(track));
    let desk = open(&table);
    let marked = desk.window.query_all_by_label_contains("does not count this round").count();
    assert_eq!(marked, fields.filter(boosts).count());
}

#[test]
fn where_rovers_may_not_go_is_marked_and_refused_in_the_name_of_the_alert() {
    let on = cell(5, 5);
    let mut table = met(|effect| matches!(effect, AlertEffect::BarTerrain(_)), &[]);
    let AlertEffect::BarTerrain(terrain) = in_force(&table).effect() else { unreachable!("it was asked for") };
    let shape = |tile: &Tile| tile.terrains()[0] == terrain && tile.shape() == Shape::I2;
    let tile = Tile::all().find(shape).expect("such a tile");
    let lay = Change::Tile { tile, orientation: Orientation::UPRIGHT, anchor: on };
    for change in [lay, Change::Movement(3)] {
        play(&mut table, Choice::Arrange(change));
    }
    let closed = table.state().cells_barred_by_alert(SeatId(0));
    let barred = closed.first().expect("a cell of that terrain");
    let beside = closed.neighbours().without(closed).first().expect("a cell beside it");
    play(&mut table, Choice::Arrange(Change::Rover(beside)));
    let mut desk = open(&table);
    desk.press(Key::V);
    assert!(desk.shows("No rovers here this round"));
    let board = &table.state().seats[0].board;
    let name = format!("{}, closed this round", cell_name(ENGLISH, board, barred, None));
    desk.click(&name);
    assert!(desk.says(&describe::alert_bars(&ENGLISH, in_force(&table))));
}
