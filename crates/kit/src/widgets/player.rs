//! Players' colours, each with its own symbol.

use egui::{Color32, Painter, Pos2, Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};

use super::canvas::Canvas;
use crate::theme::tokens;

/// The colour with this number; after the seventh, the colours repeat.
pub fn player_color(colour: u8) -> Color32 {
    *tokens().seats[usize::from(colour) % tokens().seats.len()]
}

/// Draws a player's badge as a widget, with a name for assistive technology.
pub fn player_badge(ui: &mut Ui, colour: u8, size: f32, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if ui.is_rect_visible(rect) {
        paint_badge(ui.painter(), rect, colour);
    }
    response
}

/// Paints a player's badge as large as fits into `rect`: a dark disc with the symbol in the player's colour.
pub fn paint_badge(painter: &Painter, rect: Rect, colour: u8) {
    let mut canvas = Canvas::new(painter.ctx(), rect.width());
    badge(&mut canvas, rect.center(), rect.size().min_elem(), colour);
    canvas.paint(painter);
}

/// Adds a badge to a canvas, around a point.
pub fn badge(canvas: &mut Canvas, center: Pos2, size: f32, colour: u8) {
    let color = player_color(colour);
    let rim = (0.07 * size).max(1.2);
    canvas.dot(
        center + Vec2::new(0.0, 0.05 * size),
        0.5 * size,
        tokens().paint.badge_shade,
    );
    let ring = Stroke::new(rim, color);
    canvas.circle(center, 0.5 * size - rim / 2.0, tokens().color.inset, ring);
    let symbol = symbol(center, 0.30 * size, colour);
    match symbol {
        Some(points) => canvas.polygon(points, color, Stroke::NONE),
        None => canvas.dot(center, 0.25 * size, color),
    }
}

/// The corners of a player's symbol: none for the circle, then triangle, square, diamond, hexagon, pentagon and a triangle
/// that points down.
fn symbol(center: Pos2, radius: f32, colour: u8) -> Option<Vec<Pos2>> {
    let (corners, turn, grow) = match colour % 7 {
        0 => return None,
        1 => (3, 0.75, 1.15),
        2 => (4, 0.125, 1.05),
        3 => (4, 0.0, 1.15),
        4 => (6, 0.0, 1.0),
        5 => (5, 0.75, 1.05),
        _ => (3, 0.25, 1.15),
    };
    let angle = |corner: i32| (corner as f32 / corners as f32 + turn) * std::f32::consts::TAU;
    // A triangle looks centred if it is slightly lower than its corners suggest, or higher if it points down.
    let sink = match (corners, turn < 0.5) {
        (3, false) => 0.14 * radius,
        (3, true) => -0.14 * radius,
        _ => 0.0,
    };
    let middle = center + Vec2::new(0.0, sink);
    Some(
        (0..corners)
            .map(|corner| middle + radius * grow * Vec2::angled(angle(corner)))
            .collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_has_a_colour_and_a_symbol_of_its_own() {
        let looks: Vec<_> = (0..7)
            .map(|colour| (player_color(colour), symbol(Pos2::ZERO, 10.0, colour)))
            .collect();
        for (index, (color, corners)) in looks.iter().enumerate() {
            for (other_color, other_corners) in &looks[..index] {
                assert_ne!(color, other_color);
                assert_ne!(corners, other_corners);
            }
        }
    }
}
