//! The log: what has happened lately, the latest at the top. A line of the own turn can be clicked to go back to before
//! it. Seats that changed hands are told where they did. The whole game is told by the replay.

use crate::app::screens::table::scene::Scene;
use crate::app::text::describe::{self, Listener, Narrator};
use crate::app::theme::{body, tokens};
use crate::play::intent::Intent;
use crate::play::session::LogEntry;
use crate::t;
use crate::table::Handed;
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
            let mut changes = scene.session.handed().rev().peekable();
            for (index, entry) in scene.session.log().enumerate().rev().take(LATEST) {
                while let Some((_, handed)) = changes.next_if(|(place, _)| *place > index) {
                    handed_ui(ui, handed);
                }
                entry_ui(
                    ui,
                    scene,
                    &narrator,
                    entry,
                    (index >= limit).then_some(index),
                );
            }
            if scene.session.position() <= LATEST {
                changes.for_each(|(_, handed)| handed_ui(ui, handed));
            }
        });
}

/// A seat that has changed hands.
fn handed_ui(ui: &mut Ui, handed: Handed<'_>) {
    let sentence = RichText::new(describe::handed(ui, handed)).font(body(tokens().text.small));
    ui.label(sentence.color(tokens().color.text_dim));
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
                let steps = scene.session.position() - index;
                let hint = t!(ui, "log-take-back", steps = steps);
                if ui.add(link).on_hover_text(hint).clicked() {
                    scene.play(Intent::UndoTo(index));
                }
            }
            None => {
                ui.label(text.color(tokens().color.text_dim));
            }
        }
    }
}
