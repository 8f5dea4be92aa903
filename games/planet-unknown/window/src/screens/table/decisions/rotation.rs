//! The buttons that turn the station.

use crate::devices::Control;
use crate::screens::table::devices::note_answers;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::theme::Icon;
use crate::widgets::Button;
use egui::Ui;
use play::intent::Intent;

/// Draws the rotations of the dial as buttons.
pub(super) fn rotation_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let left = Button::icon_only(Icon::RotateCcw, t!(ui, "table-turn-left")).cap(scene.cap(
        ui,
        Control::TurnLeft,
        "←",
    ));
    if ui.add(left).clicked() {
        scene.play(Intent::TurnDial(-1));
    }
    let right = Button::icon_only(Icon::RotateCw, t!(ui, "table-turn-right")).cap(scene.cap(
        ui,
        Control::TurnRight,
        "→",
    ));
    if ui.add(right).clicked() {
        scene.play(Intent::TurnDial(1));
    }
    let label = t!(ui, "table-turn-confirm", steps = scene.session.dial());
    let confirm = Button::new(label)
        .icon(Icon::Check)
        .cap(scene.cap(ui, Control::Accept, "Enter"))
        .primary();
    let confirm = ui.add(confirm);
    // Whoever has left the dial with a gamepad is led back to what ends the turn of the station.
    note_answers(ui.ctx(), scene.session.viewer(), confirm.rect);
    if confirm.clicked() {
        scene.play(Intent::ConfirmDial);
    }
}
