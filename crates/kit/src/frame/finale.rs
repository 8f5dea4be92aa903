//! The end of a game, which one watches on its board: moment by moment, what counts is laid open.

use super::Moment;
use super::results::skips;
use crate::theme::sizes::stroke;
use crate::theme::{body, heading, motion, tokens};
use crate::widgets::player::{badge, player_color};
use crate::widgets::{Canvas, read_aloud};
use egui::{
    Align2, Context, Id, LayerId, Order, Pos2, Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2,
};

/// The seconds before the first moment, in which the last turn is seen to its end.
const BEFORE: f64 = 1.6;
/// The seconds of a moment, and those of all, at most.
const MOMENT: f64 = 1.5;
const ALL: f64 = 24.0;

/// The end of a game at its table.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) enum Finale {
    /// The game goes on.
    #[default]
    Ahead,
    /// It is watched since this time, in seconds of the window's clock.
    Since(f64),
    Over,
}

impl Finale {
    /// The number of moments, of so many, that have been shown by now, once the game has ended; none when all have. Any
    /// press shows all.
    pub(super) fn shown(&mut self, ctx: &Context, moments: usize) -> Option<usize> {
        let now = ctx.input(|input| input.time);
        if *self == Self::Ahead {
            *self = Self::Since(now);
        } else if skips(ctx) {
            *self = Self::Over;
        }
        let Self::Since(began) = *self else {
            return None;
        };
        let pace = MOMENT.min(ALL / moments.max(1) as f64);
        let shown = ((now - began - BEFORE) / pace + 1.0).max(0.0) as usize;
        if moments == 0 || motion::reduced(ctx) || shown > moments {
            *self = Self::Over;
            return None;
        }
        ctx.request_repaint();
        Some(shown)
    }
}

/// Shows a moment in the upper part of `room`, with the sign of the seat it is about.
pub(super) fn moment_ui(ui: &Ui, moment: &Moment, colour: Option<u8>, room: Rect) {
    let ctx = ui.ctx();
    let layer = LayerId::new(Order::Middle, Id::unique("finale"));
    let painter = ctx.layer_painter(layer);
    let ink = tokens().color.text;
    let lines = [
        (&moment.title, heading(tokens().text.heading)),
        (&moment.line, body(tokens().text.section)),
    ];
    let galleys = lines.map(|(words, font)| painter.layout_no_wrap(words.clone(), font, ink));
    let widths = galleys.iter().map(|galley| galley.size().x);
    let width = widths.fold(0.0, f32::max);
    let middle = Pos2::new(room.center().x, room.top() + 0.2 * room.height());
    let plate = Rect::from_center_size(middle, vec2(width + 130.0, 104.0));
    let mut canvas = Canvas::new(ctx, 44.0);
    canvas.rect(plate, 14.0, tokens().color.raised);
    let color = colour.map_or(tokens().color.accent, player_color);
    canvas.border(plate, 14.0, Stroke::new(stroke::THICK, color));
    if let Some(colour) = colour {
        let center = plate.left_center() + vec2(36.0, 0.0);
        badge(&mut canvas, center, 40.0, colour);
    }
    canvas.paint(&painter);
    for (galley, down) in galleys.into_iter().zip([-20.0, 22.0]) {
        let at = Align2::CENTER_CENTER.anchor_size(middle + vec2(0.0, down), galley.size());
        painter.galley(at.min, galley, ink);
    }
    let response = ui.interact(plate, ui.scope_id().with("finale"), Sense::hover());
    let words = format!("{}. {}", moment.title, moment.line);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    read_aloud(&response);
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Event, Key, Modifiers, RawInput};

    #[test]
    fn moments_come_one_by_one_until_a_press_shows_all() {
        let (ctx, mut finale) = (Context::default(), Finale::default());
        let mut shown_at = |time: f64, pressed: bool| {
            let enter = Event::Key {
                key: Key::Enter,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            let input = RawInput {
                time: Some(time),
                events: pressed.then_some(enter).into_iter().collect(),
                ..RawInput::default()
            };
            let mut shown = None;
            let output = ctx.run_ui(input, |ui| shown = finale.shown(ui.ctx(), 3));
            output.drop_without_applying_deltas();
            shown
        };
        assert_eq!(
            shown_at(1.0, true),
            Some(0),
            "the press that ended the game"
        );
        assert_eq!(shown_at(1.1 + BEFORE, false), Some(1));
        assert_eq!(shown_at(1.1 + BEFORE + MOMENT, false), Some(2));
        assert_eq!(shown_at(1.2 + BEFORE + MOMENT, true), None);
        assert_eq!(shown_at(1.3 + BEFORE + MOMENT, false), None);
    }
}
