//! The log: what has happened lately, the latest at the top. A line of the own turn can be clicked to go back to before
//! it. Seats that changed hands are told where they did. The whole game is told by the replay.

mod told;

use std::sync::Arc;

use crate::screens::table::panels::scroll;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::dim;
use crate::widgets::player::player_color;
use egui::{Color32, Galley, Label, Rect, Sense, TextStyle, Ui, vec2};
use kit::theme::{body, rich, strong, tokens};

/// The width of the mark in the colour of a seat.
const MARK: f32 = 3.0;

/// Draws the log. Lines out of sight only take their room.
pub fn log_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let seat = scene.seat;
    let actions = told::latest(ui, seat);
    let limit = seat.common().undo_limit();
    scroll(ui, "log", |ui| {
        let mut changes = seat.common().handed().rev().peekable();
        for told in &actions {
            while let Some((_, handed)) = changes.next_if(|(place, _)| *place > told.index) {
                dim(ui, describe::handed(ui, handed));
            }
            for line in &told.lines {
                if line.opens_round {
                    let font = strong(tokens().text.small);
                    ui.label(rich(&line.sentence, font, tokens().color.accent));
                    continue;
                }
                let Some((rect, sentence)) = room(ui, &line.sentence) else {
                    continue;
                };
                // A mark in the colour of the seat that is concerned stands beside the first line.
                let size = vec2(MARK, ui.text_style_height(&TextStyle::Small));
                let mark = Rect::from_min_size(rect.min, size).shrink2(vec2(0.0, 2.0));
                let color = player_color(scene.player(line.seat).colour);
                ui.painter().rect_filled(mark, MARK / 2.0, color);
                let left = MARK + ui.spacing().item_spacing.x;
                let place = rect.with_min_x(rect.left() + left);
                let undo_to = (told.index >= limit).then_some(told.index);
                sentence_ui(ui, scene, (place, sentence), undo_to);
            }
        }
        if seat.common().position() <= actions.len() {
            for (_, handed) in changes {
                dim(ui, describe::handed(ui, handed));
            }
        }
    });
}

/// Takes the room of a line, and returns it with the sentence laid out. `None` if it is out of sight.
fn room(ui: &mut Ui, sentence: &str) -> Option<(Rect, Arc<Galley>)> {
    let left = MARK + ui.spacing().item_spacing.x;
    let width = (ui.available_width() - left).max(0.0);
    let galley = ui.painter().layout(
        sentence.to_owned(),
        body(tokens().text.small),
        Color32::PLACEHOLDER,
        width,
    );
    let size = vec2(left + galley.size().x, galley.size().y);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.is_rect_visible(rect).then_some((rect, galley))
}

/// Draws what happened; a click takes it back, if that is possible.
fn sentence_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    (place, sentence): (Rect, Arc<Galley>),
    undo_to: Option<usize>,
) {
    let Some(index) = undo_to else {
        ui.visuals_mut().override_text_color = Some(tokens().color.text_dim);
        ui.put(place, Label::new(sentence));
        ui.visuals_mut().override_text_color = None;
        return;
    };
    let link = Label::new(sentence).sense(Sense::click());
    let steps = scene.common.position() - index;
    let link = ui.put(place, link);
    let hint = |ui: &mut Ui| drop(ui.label(t!(ui, "log-take-back", steps)));
    scene.on_click(&link.on_hover_ui(hint), Signal::GoBack(index));
}
