//! Tests of the station, driven by its accessible names.

use std::cell::RefCell;

use egui::{Pos2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};

use super::*;
use kit::theme;
use rules::SeatId;

const SIZE: f32 = 300.0;

fn dealt() -> (Setup, GameState) {
    let mut setup = Setup::standard(2, "dial");
    "Ada".clone_into(&mut setup.seats[0].name);
    let state = setup.deal().expect("a standard game can be dealt");
    (setup, state)
}

/// Shows the station, lets `play` use it, and returns every response with an input.
fn told(play: impl FnOnce(&mut Harness<'_>)) -> Vec<DialResponse> {
    let ((setup, state), told) = (dealt(), RefCell::new(Vec::new()));
    let still = |ctx: &egui::Context| {
        theme::install(ctx);
        theme::set_reduced_motion(ctx, true);
    };
    let harness = Harness::builder()
        .with_size(vec2(320.0, 320.0))
        .with_context_setup(still);
    let mut harness = harness.build_ui(|ui| {
        let shown = DialView::new(&setup, &state).turnable(true).show(ui, SIZE);
        if shown.clicked.is_some() || shown.released.is_some() || shown.proposed.is_some() {
            told.borrow_mut().push(shown);
        }
    });
    harness.run_steps(2);
    play(&mut harness);
    drop(harness);
    told.into_inner()
}

#[test]
fn a_stack_is_named_with_its_top_tile_and_whom_it_faces() {
    let (setup, state) = dealt();
    let spot = DialSpot {
        ring: Ring::Outer,
        depot: state.depot_of(SeatId(0)),
    };
    let name = depot_name(crate::text::Language::English, &setup, &state, spot);
    assert!(
        name.contains("outer ring") && name.contains("12") && name.contains("Ada"),
        "{name}"
    );
    let told = told(|harness| {
        harness.get_by_label(&name).click();
        harness.run_steps(2);
    });
    assert_eq!(told.len(), 1, "a click does not turn the dial");
    assert_eq!(told[0].clicked, Some(spot));
}

#[test]
fn dragging_by_a_sixth_clockwise_proposes_and_then_releases_the_next_rotation() {
    let before = dealt().1.station.rotation;
    let told = told(|harness| {
        let center = Pos2::new(8.0, 8.0) + Vec2::splat(SIZE / 2.0);
        let at = |angle: f32| center + Vec2::angled(angle.to_radians()) * 0.47 * SIZE;
        harness.drag_at(at(15.0));
        harness.run_steps(1);
        for step in 1..=12 {
            harness.hover_at(at(15.0 + 5.0 * step as f32));
            harness.run_steps(1);
        }
        for _ in 0..20 {
            harness.hover_at(at(75.0));
            harness.run_steps(1);
        }
        harness.drop_at(at(75.0));
        harness.run_steps(2);
    });
    let clockwise = (before + DEPOTS - 1) % DEPOTS;
    assert!(told.iter().any(|shown| shown.proposed == Some(clockwise)));
    assert_eq!(
        told.last().and_then(|shown| shown.released),
        Some(clockwise)
    );
}
