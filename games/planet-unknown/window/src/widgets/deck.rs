//! A deck of event cards from the back: every card in its colour, with a pattern and a sign for the colour.

use egui::{Color32, Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::event_motif::{event_color, paint_sign};
use kit::theme::sizes::stroke;
use kit::theme::tokens;
use kit::widgets::Canvas;
use rules::event_cards::DECK;
use rules::{EventColour, EventMix};

/// The height of a card as a multiple of its width.
const TALL: f32 = 1.4;

/// Draws the 20 cards of a deck side by side; `name` is the accessible name of the picture.
pub fn deck_picture(ui: &mut Ui, mix: EventMix, name: &str) -> Response {
    let step = (ui.available_width() / f32::from(DECK)).min(34.0 + tokens().space.xs);
    let card = vec2(step - 0.1 * step, (step - 0.1 * step) * TALL);
    let size = vec2(step * f32::from(DECK), card.y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let colours = EventColour::ALL
        .into_iter()
        .flat_map(|colour| (0..mix.of(colour)).map(move |_| colour));
    let mut canvas = Canvas::new(ui.ctx(), card.x);
    for (index, colour) in colours.enumerate() {
        let corner = pos2(rect.left() + step * index as f32, rect.top());
        paint_card(&mut canvas, Rect::from_min_size(corner, card), colour);
    }
    canvas.paint(ui.painter());
    response
}

/// Draws the back of one card, without a name.
pub fn card_of_colour(ui: &mut Ui, colour: EventColour, width: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, TALL * width), Sense::hover());
    let mut canvas = Canvas::new(ui.ctx(), width);
    paint_card(&mut canvas, rect, colour);
    canvas.paint(ui.painter());
}

fn paint_card(canvas: &mut Canvas, rect: Rect, colour: EventColour) {
    let color = event_color(colour);
    let round = (0.16 * rect.width()) as u8;
    canvas.rect(rect, round, color);
    paint_pattern(canvas, rect.shrink(0.12 * rect.width()), colour);
    let frame = Stroke::new(stroke::HAIR, color.lerp_to_gamma(Color32::WHITE, 0.4));
    canvas.border(rect, round, frame);
    let (center, ring) = (rect.center(), Stroke::new(stroke::HAIR, color));
    canvas.circle(center, 0.36 * rect.width(), tokens().color.inset, ring);
    paint_sign(canvas, colour, center, 0.44 * rect.width());
}

/// Paints the pattern: horizontal lines for green, slanted ones for orange, crossed ones for red.
fn paint_pattern(canvas: &mut Canvas, rect: Rect, colour: EventColour) {
    let ink = Stroke::new((0.05 * rect.width()).max(1.0), tokens().paint.faint_seam);
    let gap = 0.28 * rect.width();
    if colour == EventColour::Green {
        let lines = (0..)
            .map(|line| rect.top() + gap * (line as f32 + 0.5))
            .take_while(|y| *y < rect.bottom());
        lines.for_each(|y| canvas.line([pos2(rect.left(), y), pos2(rect.right(), y)], ink));
        return;
    }
    for down in (0..5).map(|line| gap * 1.2 * line as f32) {
        let top = rect.top() + down;
        let end = (top + rect.width() * 0.6).min(rect.bottom());
        let across = Vec2::new((end - top) / 0.6, end - top);
        let left = pos2(rect.left(), top);
        if colour == EventColour::Red {
            canvas.line([left, left + across], ink);
        }
        let right = pos2(rect.right(), top);
        canvas.line([right, right + Vec2::new(-across.x, across.y)], ink);
    }
}
