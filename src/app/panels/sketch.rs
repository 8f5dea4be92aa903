//! Plain drawings of tiles and the station.

use crate::app::theme::Icon;
use crate::app::widgets::{terrain_colors, terrain_icon};
use crate::game::{Orientation, Tile};
use egui::{Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

pub fn tile(painter: &Painter, corner: Pos2, size: f32, tile: Tile, orientation: Orientation, opacity: f32) {
    let footprint = tile.shape().footprint(orientation);
    for part in &footprint.cells {
        let place = corner + vec2(f32::from(part.column), f32::from(part.row)) * size;
        let rect = Rect::from_min_size(place, Vec2::splat(size));
        let colors = terrain_colors(tile.terrain_of(*part));
        painter.rect_filled(rect, 0.0, colors.fill.gamma_multiply(opacity));
        painter.rect_stroke(rect, 0.0, Stroke::new(1.0, colors.light), StrokeKind::Inside);
        if part.symbol {
            terrain_icon(tile.terrain_of(*part)).paint(painter, rect.shrink(size * 0.2), colors.glyph);
        }
        if part.meteor && tile.has_meteor() {
            Icon::Meteorite.paint(painter, rect.shrink(size * 0.25), colors.glyph);
        }
    }
}

/// `tile` in the middle of `rect`.
pub fn tile_within(painter: &Painter, rect: Rect, which: Tile, orientation: Orientation, opacity: f32) {
    let footprint = which.shape().footprint(orientation);
    let size = (rect.width() / 5.0).min(rect.height() / 5.0);
    let extent = vec2(f32::from(footprint.width), f32::from(footprint.height)) * size;
    tile(painter, rect.center() - extent / 2.0, size, which, orientation, opacity);
}

/// A point on a circle, a sixth of a turn for each `position`, position 0 at the bottom, clockwise.
pub fn around(center: Pos2, radius: f32, position: f32) -> Pos2 {
    let angle = std::f32::consts::FRAC_PI_2 + position * std::f32::consts::TAU / 6.0;
    pos2(center.x + radius * angle.cos(), center.y + radius * angle.sin())
}
