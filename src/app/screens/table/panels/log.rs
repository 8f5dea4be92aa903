//! The log: recent events, the latest at the top. A click on a line of the player's own turn goes back to before it.
//! The replay shows the whole game.

use crate::app::screens::table::scene::Scene;
use crate::app::text::describe::{Listener, Narrator};
use crate::app::theme::{body, tokens};
use crate::play::intent::Intent;
use crate::play::session::LogEntry;
use egui::{RichText, ScrollArea, Ui};

/// The number of latest actions in the log. It is limited because the sentences are built again for every frame.
const LATEST: usize = 80;

/// Draws the log.
pub fn log_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let listener = Listener::Seat(scene.session.viewer());
    let narrator = Narrator::new(ui.ctx().clone(), scene.session.setup(), listener);
    let limit = scene.session.undo_limit();
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            for (index, entry) in scene.session.log().enumerate().rev().take(LATEST) {
                entry_ui(
                    ui,
                    scene,
                    &narrator,
                    entry,
                    (index >= limit).then_some(index),
                );
            }
        });
}

fn entry_ui<S: crate::app::text::Speaks>(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    narrator: &Narrator<'_, S>,
    entry: LogEntry<'_>,
    undo_to: Option<usize>,
) {
    for sentence in entry
        .events()
        .rev()
        .filter_map(|event| narrator.event_with_name(event))
    {
        let text = RichText::new(sentence).font(body(tokens().text.small));
        match undo_to {
            Some(index) => {
                let link =
                    egui::Label::new(text.color(tokens().color.text)).sense(egui::Sense::click());
                if ui.add(link).clicked() {
                    scene.play(Intent::UndoTo(index));
                }
            }
            None => {
                ui.label(text.color(tokens().color.text_dim));
            }
        }
    }
}
