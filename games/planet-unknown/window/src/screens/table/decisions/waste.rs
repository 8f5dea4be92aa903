//! The question whether to end a turn in which something would go to waste, in the bar of a board. Where only one board is
//! on show, a dialog asks.

use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::Button;
use egui::{RichText, Ui};
use kit::devices::Control;
use kit::theme::{Icon, heading, tokens};
use play::intent::{Intent, Waste};

/// Draws what would go to waste, and the buttons that end the turn all the same or go on with it.
pub(super) fn waste_ui(ui: &mut Ui, scene: &mut Scene<'_>, waste: &Waste) {
    let mut wasted = Vec::new();
    if waste.movement > 0 {
        wasted.push(t!(ui, "table-waste-movement", steps = waste.movement));
    }
    for effect in &waste.optional {
        let effect = describe::effect(ui, *effect);
        wasted.push(t!(ui, "table-waste-effect", effect));
    }
    let wasted = RichText::new(wasted.join(" "));
    ui.label(wasted.font(heading(tokens().text.body)));
    ui.horizontal_wrapped(|ui| {
        let back = Button::new(t!(ui, "table-waste-back"))
            .cap(scene.cap(Control::Back))
            .primary();
        scene.button(ui, back, Signal::KeepTurn);
        let end = Button::new(t!(ui, "table-waste-end"))
            .icon(Icon::Turn)
            .cap(scene.cap(Control::EndTurn));
        scene.button(ui, end, Intent::EndTurn { sure: true });
    });
}
