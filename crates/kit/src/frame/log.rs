//! The log: what has happened, as far as the player at the screen may know it.

use egui::{Label, RichText, ScrollArea, Ui};

use super::{Face, Scene};
use crate::t;
use crate::text::Speaks as _;
use crate::theme::{body, tokens};
use crate::widgets::{appears, dim, section};

/// Draws the log, the latest below.
pub(super) fn log_ui<F: Face>(ui: &mut Ui, scene: &Scene<'_, F>) {
    let (face, at) = (scene.face, scene.at);
    section(ui, Some(crate::theme::Icon::Log), &t!(ui, "frame-log"));
    let mut scroll = ScrollArea::vertical()
        .stick_to_bottom(true)
        .auto_shrink([false, false]);
    // Whenever the log is opened, it starts at the latest event.
    if appears(&ui.response()) {
        scroll = scroll.vertical_scroll_offset(1e6);
    }
    scroll.show(ui, |ui| {
        let language = ui.language();
        ui.spacing_mut().item_spacing.y = tokens().space.s;
        let mut is_empty = true;
        for (entry, events) in scene.sitting.log() {
            let told = events.into_iter().filter_map(|event| {
                let seat = face.whose(event).unwrap_or(entry.action.seat);
                Some((seat, face.told(language, at, event)?))
            });
            for (seat, sentence) in told {
                is_empty = false;
                ui.horizontal_top(|ui| {
                    scene.badge_ui(ui, seat, 18.0);
                    let sentence = RichText::new(sentence).font(body(tokens().text.small));
                    ui.add(Label::new(sentence).wrap());
                });
            }
        }
        if is_empty {
            dim(ui, t!(ui, "frame-log-empty"));
        }
    });
}
