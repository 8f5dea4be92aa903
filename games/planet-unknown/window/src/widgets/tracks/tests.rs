//! Tests of corporation boards, driven by their accessible names.

use std::cell::{Cell, RefCell};

use egui_kittest::{Harness, kittest::Queryable as _};

use super::*;
use kit::theme;
use rules::SeatId;

/// Shows the board of a fresh seat and clicks the node with a name; returns the board's response in that frame.
fn click(steps: &[(Track, Field)], name: &str) -> TracksResponse {
    let state = Setup::standard(2, "tracks")
        .deal()
        .expect("a standard game can be dealt");
    let clicked = RefCell::new(None);
    let harness = Harness::builder()
        .with_size(vec2(340.0, 620.0))
        .with_context_setup(theme::install);
    let mut harness = harness.with_max_steps(8).build_ui(|ui| {
        let shown = TracksView::new(state.seat(SeatId(0)))
            .choose(steps)
            .show(ui, vec2(300.0, 560.0));
        if shown.clicked.is_some() {
            *clicked.borrow_mut() = Some(shown);
        }
    });
    harness.run_steps(2);
    harness.get_by_label(name).click();
    harness.run_steps(2);
    drop(harness);
    clicked.into_inner().expect("the click is told")
}

#[test]
fn fields_are_named_with_what_they_give_and_tell_clicks() {
    let shown = click(&[], "Water track, field 7: synergy boost");
    assert_eq!(
        shown.clicked,
        Some(Spot::Field(Field::new(Track::Water, 7)))
    );
    assert_eq!(shown.chosen, None, "nothing is asked");
}

#[test]
fn a_click_on_a_tracker_or_its_field_chooses_the_step() {
    let step = (Track::Civ, Field::new(Track::Civ, 1));
    assert_eq!(
        click(&[step], "Civ tracker on civ track, field 0").chosen,
        Some(step)
    );
    assert_eq!(
        click(&[step], "Civ track, field 1: nothing").chosen,
        Some(step)
    );
}

#[test]
fn techs_and_stock_are_named() {
    assert_eq!(
        click(&[], "Tech level 1: locked").clicked,
        Some(Spot::Tech(1))
    );
    assert_eq!(
        click(&[], "Rovers not placed yet: 2").clicked,
        Some(Spot::Rovers)
    );
}

#[test]
fn the_trackers_of_another_seat_stand_at_once_where_they_are() {
    let mut state = Setup::standard(2, "tracks").deal().unwrap();
    state.seats[1].trackers = Track::ALL.map(|track| Field::new(track, 7));
    let seat = Cell::new(0);
    let harness = Harness::builder()
        .with_size(vec2(340.0, 620.0))
        .with_context_setup(theme::install);
    let mut harness = harness.with_step_dt(0.02).build_ui(|ui| {
        TracksView::new(&state.seats[seat.get()]).show(ui, vec2(300.0, 560.0));
    });
    theme::set_reduced_motion(&harness.ctx, false);
    harness.run_steps(2);
    for other in [1, 0, 1] {
        seat.set(other);
        harness.run_steps(1);
        let at_once = harness.output().shapes.clone();
        harness.run_steps(30);
        assert!(
            at_once == harness.output().shapes,
            "the trackers of seat {other} are under way"
        );
    }
}

#[test]
fn a_piece_that_is_dragged_tells_where_it_was_let_go() {
    let state = Setup::standard(2, "tracks")
        .deal()
        .expect("a standard game can be dealt");
    let field = Field::new(Track::Civ, 1);
    let pieces = [Spot::Tracker(Track::Civ)];
    let dropped = Cell::new(None);
    let harness = Harness::builder()
        .with_size(vec2(340.0, 620.0))
        .with_context_setup(theme::install);
    let mut harness = harness.with_max_steps(8).build_ui(|ui| {
        let shown = TracksView::new(state.seat(SeatId(0)))
            .choose(&[(Track::Civ, field)])
            .drag(&pieces)
            .show(ui, vec2(300.0, 560.0));
        if shown.dropped.is_some() {
            dropped.set(shown.dropped);
        }
        assert!(shown.clicked.is_none(), "a drag is no click");
    });
    harness.run_steps(2);
    let at = |name: &str| harness.get_by_label(name).rect().center();
    let from = at("Civ tracker on civ track, field 0");
    let to = at("Civ track, field 1: nothing");
    harness.hover_at(from);
    harness.run_steps(1);
    harness.drag_at(from);
    harness.run_steps(1);
    for way in [0.5, 1.0] {
        harness.hover_at(from + (to - from) * way);
        harness.run_steps(1);
    }
    harness.drop_at(to);
    harness.run_steps(2);
    let expected = (Spot::Tracker(Track::Civ), Spot::Field(field));
    assert_eq!(dropped.get(), Some(expected));
}
