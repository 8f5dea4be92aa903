//! The choice of a place on the player's own planet: a cell, a row or column, or where a rover goes.

use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, dim};
use egui::Ui;
use kit::devices::Control;
use kit::theme::Icon;
use play::intent::Intent;
use rules::{Answer, CellSet, Line, Purpose};

/// Draws the instruction to choose a cell on the planet, and the button that stores a patch instead, if allowed.
pub(super) fn cell_ui(ui: &mut Ui, scene: &mut Scene<'_>, cells: CellSet, purpose: Purpose) {
    dim(ui, t!(ui, "table-cells", count = cells.len()));
    if purpose == (Purpose::Patch { may_store: true }) {
        let store = Button::new(t!(ui, "table-store")).icon(Icon::Save);
        let store = store.cap(scene.digit(1));
        scene.button(ui, store, Intent::Answer(Answer::Store));
    }
}

/// Draws a button for each line. The lines also glow at the margins of the planet.
pub(super) fn line_ui(ui: &mut Ui, scene: &mut Scene<'_>, lines: &[Line]) {
    for (number, line) in (1..).zip(lines) {
        let label = describe::capitalised(&describe::line(ui, *line));
        let button = Button::new(label).cap(scene.digit(number));
        scene.button(ui, button, Intent::Answer(Answer::Line(*line)));
    }
}

/// Draws the instruction to choose first the rover and then its destination, both on the planet.
pub(super) fn relocate_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if scene.seat.relocating().is_none() {
        dim(ui, t!(ui, "table-relocate-rover"));
        return;
    }
    dim(ui, t!(ui, "table-relocate-target"));
    if scene.seat.has_picked_relocated() {
        let other = Button::new(t!(ui, "table-relocate-other")).icon(Icon::Back);
        scene.button(ui, other.cap(scene.cap(Control::Back)), Intent::PutBack);
    }
}
