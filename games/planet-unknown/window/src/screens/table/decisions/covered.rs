//! The request to look away before somebody chooses among secret cards.

use crate::screens::table::scene::Scene;
use crate::t;
use crate::widgets::Button;
use egui::{RichText, Ui};
use kit::devices::Control;
use kit::theme::{Icon, heading, tokens};
use play::intent::Intent;

/// Draws the request to look away, and the button that turns up the secret cards.
pub(super) fn covered_ui(ui: &mut Ui, scene: &mut Scene<'_>, roomy: bool) {
    let name = scene.name(scene.seat.id());
    let text = &tokens().text;
    let size = if roomy { text.lead } else { text.body };
    let text = t!(ui, "sharing-covered", name = &name);
    ui.label(RichText::new(text).font(heading(size)));
    let button = Button::new(t!(ui, "sharing-turn-up", name))
        .icon(Icon::Eye)
        .cap(scene.cap(Control::Peek))
        .primary();
    // The button takes no focus: Enter, pressed once too often, must not show secrets.
    scene.button(ui, button, Intent::TurnUp);
}
