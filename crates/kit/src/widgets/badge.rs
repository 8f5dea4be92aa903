//! A small round badge with the number of a hint's option.

use egui::{Align2, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::theme::sizes::{rim, stroke};
use crate::theme::{number as digits, tokens};

/// The distance of its middle from both edges, in points.
const AT_CORNER: f32 = 12.0;

/// Paints the badge of option `number`; the one that is `shown` is filled.
pub fn paint_badge(painter: &Painter, center: Pos2, radius: f32, number: u8, shown: bool) {
    let color = &tokens().color;
    let (fill, ink) = if shown {
        (color.hint, color.space)
    } else {
        (color.inset, color.hint)
    };
    painter.circle(center, radius + 1.5, color.space, Stroke::NONE);
    painter.circle(center, radius, fill, Stroke::new(stroke::THIN, color.hint));
    let font = digits(1.35 * radius);
    painter.text(center, Align2::CENTER_CENTER, number, font, ink);
}

/// Draws the number of a hint's option in a line of text.
pub fn badge(ui: &mut Ui, number: u8, shown: bool) {
    let radius = 0.62 * tokens().text.small;
    let size = Vec2::splat(2.0 * radius + 3.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    paint_badge(ui.painter(), rect.center(), radius, number, shown);
}

/// Frames `rect` and paints the number of an option at its corner.
pub fn mark(ui: &Ui, rect: Rect, number: u8, shown: bool) {
    let stroke = Stroke::new(if shown { 3.0 } else { 1.5 }, tokens().color.hint);
    let (frame, radius) = (rect.expand(rim::WIDE), tokens().shape.radius);
    ui.painter()
        .rect_stroke(frame, radius, stroke, StrokeKind::Outside);
    let at = rect.right_top() + vec2(-AT_CORNER, AT_CORNER);
    paint_badge(ui.painter(), at, 10.0, number, shown);
}
