//! The log: what has happened, as far as the player at the screen may know it.

use egui::{Label, RichText, ScrollArea, Ui};
use table::Sitting;

use super::{At, Face};
use crate::t;
use crate::text::Speaks as _;
use crate::theme::{body, tokens};
use crate::widgets::{appears, dim, player::player_badge, section};

/// Draws the log, the latest below.
pub(super) fn log_ui<F: Face>(
    ui: &mut Ui,
    face: &F,
    sitting: &Sitting<F::Game>,
    at: &At<'_, F::Game>,
) {
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
        for (entry, events) in sitting.log() {
            let told = events.into_iter().filter_map(|event| {
                let seat = face.whose(event).unwrap_or(entry.action.seat);
                Some((seat, face.told(language, at, event)?))
            });
            for (seat, sentence) in told {
                is_empty = false;
                ui.horizontal_top(|ui| {
                    player_badge(ui, face.colour(at.setup, seat), 18.0, at.name(seat));
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
