//! The screen that asks for the next player when the device is handed over.

use egui::{Align, Frame, Layout, RichText, Ui, vec2};

use crate::t;
use crate::theme::{Icon, heading, tokens};
use crate::widgets::player::player_badge;
use crate::widgets::{Button, as_heading, dim, named, panel};

/// Asks for the next player, who has this name and colour, over the whole of `ui`, so that no part of the table shows. Returns whether the player has
/// confirmed.
pub fn handover_ui(ui: &mut Ui, name: &str, colour: u8) -> bool {
    let space = &tokens().space;
    let ground = ui.max_rect();
    ui.painter()
        .rect_filled(ground, 0.0, tokens().color.backdrop);
    let sheet = 330.0;
    let room = (ground.height() - sheet).max(0.0) / 2.0;
    let contents = |ui: &mut Ui| {
        ui.add_space(space.s);
        player_badge(ui, colour, 56.0, name);
        ui.add_space(space.s);
        let text = t!(ui, "handover-title", name);
        let title = ui.label(RichText::new(&text).font(heading(tokens().text.heading)));
        as_heading(&title);
        named(&title, text);
        dim(ui, t!(ui, "handover-hint", name));
        ui.add_space(space.l);
        let button = Button::new(t!(ui, "handover-ready", name)).icon(Icon::Eye);
        let response = ui.add(button.large().primary());
        if ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        ui.add_space(space.s);
        Frame::new().show(ui, |ui| ui.allocate_space(vec2(1.0, 1.0)));
        response.clicked()
    };
    let place = ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.add_space(room);
        let width = ui.available_width().min(460.0) - 2.0 * space.l;
        let panel = panel().show(ui, |ui| {
            ui.set_max_width(width);
            ui.set_min_width(width);
            ui.vertical_centered(contents).inner
        });
        panel.inner
    });
    place.inner
}
