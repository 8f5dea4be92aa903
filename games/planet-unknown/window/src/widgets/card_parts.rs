//! The common parts of civ cards, event cards and objectives: light and shadow, the band with the motif, and lines of text.

use std::sync::Arc;

use egui::{Color32, CornerRadius, Galley, Painter, Rect, Response, Ui, pos2, vec2};

use kit::theme::{motion, tokens};
use kit::widgets::Canvas;

/// How brightly something that can be clicked is lit: from 0 at rest to 1 under the pointer.
pub(super) fn brightness(ui: &Ui, response: &Response, clickable: bool) -> f32 {
    if clickable {
        motion::hover(ui, response)
    } else {
        0.0
    }
}

/// Returns the rectangle of a card that is raised by the pointer. `lit` is its [`brightness`].
pub(super) fn raised(rect: Rect, lit: f32) -> Rect {
    rect.translate(vec2(0.0, -2.0 * lit))
}

/// Paints the soft shadow of a card. `lit` is its [`brightness`].
pub(super) fn paint_shadow(
    canvas: &mut Canvas,
    rect: Rect,
    corners: impl Into<CornerRadius>,
    lit: f32,
    color: Color32,
) {
    let below = vec2(0.0, 4.0 + 3.0 * lit);
    let shadow = rect.translate(below).expand(3.0);
    canvas.soft_rect(shadow, corners, 16.0, color);
}

/// Paints lines of text one below the other, from `top` on. Returns the top of the next line.
pub(super) fn paint_words(
    ui: &Ui,
    (left, mut top): (f32, f32),
    words: impl IntoIterator<Item = Arc<Galley>>,
    gap: f32,
) -> f32 {
    for galley in words {
        let height = galley.size().y;
        ui.painter()
            .galley(pos2(left, top), galley, tokens().color.text);
        top += height + gap;
    }
    top
}

/// Paints the band of a card, with a gradient from the first share of a colour at the top to the second at the bottom, and on
/// it a motif, whose subject in the middle has the size that `paint_motif` is told.
pub(super) fn paint_band(
    painter: &Painter,
    rect: Rect,
    (hue, shares): (Color32, [f32; 2]),
    paint_motif: impl FnOnce(&mut Canvas, f32),
) {
    let space = tokens().color.space;
    // In a broad band, its height decides.
    let unit = rect.height().min(rect.width() / 1.7);
    let mut canvas = Canvas::new(painter.ctx(), 0.5 * unit);
    canvas.band(
        &[rect.left_top(), rect.right_top()],
        &[rect.left_bottom(), rect.right_bottom()],
        shares.map(|share| space.lerp_to_gamma(hue, share)),
    );
    paint_motif(&mut canvas, 0.62 * unit);
    canvas.paint(painter);
}
