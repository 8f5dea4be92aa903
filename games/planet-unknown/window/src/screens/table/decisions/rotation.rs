//! The buttons that turn the station.

use crate::screens::table::devices::note_answers;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::widgets::Button;
use egui::Ui;
use kit::devices::{Control, Direction};
use kit::theme::Icon;
use play::intent::Intent;

/// Draws the rotations of the dial as buttons.
pub(super) fn rotation_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let left = Button::icon_only(Icon::RotateCcw, t!(ui, "table-turn-left"))
        .cap(scene.cap_or(Control::TurnLeft, Control::Move(Direction::Left)));
    scene.button(ui, left, Intent::TurnDial(-1));
    let right = Button::icon_only(Icon::RotateCw, t!(ui, "table-turn-right"))
        .cap(scene.cap_or(Control::TurnRight, Control::Move(Direction::Right)));
    scene.button(ui, right, Intent::TurnDial(1));
    // With hints open, Enter takes the best of them as long as the station was not turned.
    let is_as_it_was = scene.seat.dial() == 0 && scene.device().is_none();
    let takes_hint = is_as_it_was && scene.place.hints.takes_enter();
    let label = t!(ui, "table-turn-confirm", steps = scene.seat.dial());
    let confirm = Button::new(label)
        .icon(Icon::Check)
        .cap(scene.cap(Control::Accept).filter(|_| !takes_hint))
        .primary();
    let confirm = ui.add(confirm);
    // Whoever has left the dial with a gamepad is led back to what ends the turn of the station.
    note_answers(ui.ctx(), scene.seat.id(), confirm.rect);
    scene.on_click(&confirm, Intent::ConfirmDial);
}
