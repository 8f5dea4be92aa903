//! The log: what has happened lately, the latest at the top. A line of the own turn can be clicked to go back to before
//! it. Seats that changed hands are told where they did. The whole game is told by the replay.

use crate::app::screens::table::scene::Scene;
use crate::app::text::describe::{self, Listener, Narrator};
use crate::app::theme::screen_sizes::table::log as sizes;
use crate::app::theme::{body, strong, tokens};
use crate::app::widgets::player::player_color;
use crate::game::EventKind;
use crate::play::intent::Intent;
use crate::play::session::LogEntry;
use crate::t;
use crate::table::Handed;
use egui::{RichText, ScrollArea, Sense, TextStyle, Ui, vec2};

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
    let told = |event| Some((event, narrator.event_with_name(event)?));
    for (event, sentence) in entry.events().rev().filter_map(told) {
        if let EventKind::RoundStarted { .. } = event.kind {
            let heading = RichText::new(sentence).font(strong(tokens().text.small));
            ui.label(heading.color(tokens().color.accent));
            continue;
        }
        ui.horizontal_top(|ui| {
            let seat = event.seat.unwrap_or(entry.seat());
            paint_mark(ui, scene.player(seat).colour);
            ui.vertical(|ui| sentence_ui(ui, scene, sentence, undo_to));
        });
    }
}

/// Paints a mark in the colour of the seat that is concerned.
fn paint_mark(ui: &mut Ui, colour: u8) {
    let size = vec2(sizes::MARK, ui.text_style_height(&TextStyle::Small));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let mark = rect.shrink2(vec2(0.0, sizes::MARK_GAP));
    ui.painter()
        .rect_filled(mark, sizes::MARK / 2.0, player_color(colour));
}

/// Draws what happened; a click takes it back, if that is possible.
fn sentence_ui(ui: &mut Ui, scene: &mut Scene<'_>, sentence: String, undo_to: Option<usize>) {
    let text = RichText::new(sentence).font(body(tokens().text.small));
    let Some(index) = undo_to else {
        ui.label(text.color(tokens().color.text_dim));
        return;
    };
    let link = egui::Label::new(text.color(tokens().color.text)).sense(Sense::click());
    let steps = scene.session.position() - index;
    let hint = t!(ui, "log-take-back", steps = steps);
    if ui.add(link).on_hover_text(hint).clicked() {
        scene.play(Intent::UndoTo(index));
    }
}
