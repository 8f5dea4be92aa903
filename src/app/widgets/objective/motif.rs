//! What an objective is about, as a small picture.

use egui::{Color32, Pos2, Rect, Stroke, Vec2, vec2};

use super::super::canvas::Canvas;
use super::super::card_parts::Badge;
use super::super::looks::{paint_resource, terrain_colors};
use crate::app::art::Painting;
use crate::app::theme::sizes::{corner, stroke};
use crate::app::theme::{Icon, tokens};
use crate::game::card::{Condition, Counts, Wants};
use crate::game::{Objective, Terrain};

/// What the neighbour side of an objective is about.
pub(super) fn paint_neighbour_side(
    canvas: &mut Canvas,
    center: Pos2,
    size: f32,
    objective: Objective,
) {
    let plate = paint_plate(canvas, center, size);
    let inner = 0.62 * size;
    match objective.counts() {
        Counts::EdgeResources(terrain) => {
            canvas.circle(
                center,
                0.44 * size,
                Color32::TRANSPARENT,
                Stroke::new(stroke::BOLD, tokens().color.focus),
            );
            paint_resource(canvas, terrain, center, 0.58 * size);
        }
        Counts::LargestArea(terrain) => paint_area(canvas, center, 0.86 * size, terrain),
        Counts::Areas(terrain) => paint_areas(canvas, center, size, terrain),
        Counts::Resources(terrain) => paint_resources(canvas, center, size, terrain),
        Counts::TracksAtTop => canvas.picture_at(Icon::Up, center, inner, tokens().color.accent),
        Counts::Meteorites => {
            canvas.picture_at(Painting::Meteorite, center, 0.9 * size, Color32::WHITE)
        }
        Counts::Lifepods => {
            canvas.picture_at(Painting::Lifepod, center, 0.9 * size, Color32::WHITE)
        }
    }
    paint_wants(canvas, badge_place(plate), 0.34 * size, objective.wants());
}

/// Whether more or less is better, as an arrow.
fn paint_wants(canvas: &mut Canvas, center: Pos2, size: f32, wants: Wants) {
    let (icon, color) = match wants {
        Wants::Most => (Icon::Up, tokens().color.good),
        Wants::Fewest => (Icon::Down, tokens().color.bad),
    };
    let badge = Badge {
        center,
        radius: 0.5 * size,
        ring: Stroke::new(stroke::HAIR, color),
    };
    badge.with_picture(canvas, icon, 0.7);
}

/// One large area.
fn paint_area(canvas: &mut Canvas, center: Pos2, size: f32, terrain: Terrain) {
    let cell = size / 3.0;
    let cells = [(-1, 0), (0, 0), (1, 0), (0, -1), (1, 1), (0, 1)];
    for (column, row) in cells {
        paint_cell(
            canvas,
            center + vec2(column as f32, row as f32) * cell,
            cell,
            terrain,
        );
    }
}

/// Several small areas.
fn paint_areas(canvas: &mut Canvas, center: Pos2, size: f32, terrain: Terrain) {
    for (x, y) in [(-0.24, -0.22), (0.24, -0.04), (-0.10, 0.26)] {
        paint_cell(canvas, center + vec2(x, y) * size, 0.30 * size, terrain);
    }
}

fn paint_cell(canvas: &mut Canvas, center: Pos2, size: f32, terrain: Terrain) {
    let rect = Rect::from_center_size(center, Vec2::splat(size));
    canvas.textured(Painting::ground(terrain), rect, 2.into(), Color32::WHITE);
    canvas.border(
        rect,
        corner::SHARP,
        Stroke::new(
            stroke::HAIR,
            terrain_colors(terrain)
                .light
                .lerp_to_gamma(Color32::WHITE, 0.4),
        ),
    );
}

/// What the private side of an objective asks for.
pub(super) fn paint_private_side(
    canvas: &mut Canvas,
    center: Pos2,
    size: f32,
    objective: Objective,
) {
    let plate = paint_plate(canvas, center, size);
    let (good, bad) = (tokens().color.good, tokens().color.bad);
    let badge = badge_place(plate);
    match objective.condition() {
        Condition::Rectangle(width, height, terrain) => {
            paint_rectangle(canvas, center, size, (width, height), terrain)
        }
        Condition::RichArea(count, terrain) => {
            paint_area(canvas, center, 0.86 * size, terrain);
            paint_resource(canvas, terrain, center, 0.5 * size);
            paint_count(canvas, badge, size, count, good);
        }
        Condition::TrackAtTop(track) => {
            paint_resource(
                canvas,
                track.terrain(),
                center + vec2(0.0, 0.18 * size),
                0.5 * size,
            );
            let above = center - vec2(0.0, 0.26 * size);
            canvas.picture_at(Icon::Up, above, 0.42 * size, tokens().color.accent);
        }
        Condition::AtMostResources(count, terrain) => {
            paint_resources(canvas, center, size, terrain);
            paint_count(canvas, badge, size, count, bad);
        }
        Condition::Meteorites(count) => {
            canvas.picture_at(Painting::Meteorite, center, 0.9 * size, Color32::WHITE);
            paint_count(canvas, badge, size, count, good);
        }
        Condition::MoreLifepodsThanMeteorites => {
            canvas.picture_at(
                Painting::Lifepod,
                center - Vec2::splat(0.12 * size),
                0.72 * size,
                Color32::WHITE,
            );
            canvas.picture_at(
                Painting::Meteorite,
                center + Vec2::splat(0.22 * size),
                0.46 * size,
                Color32::WHITE,
            );
        }
        Condition::NoEmptyIce => paint_none(canvas, plate, Painting::Ice, tokens().paint.ice_cell),
        Condition::NoEmptyLand => {
            paint_none(canvas, plate, Painting::Land, tokens().paint.land_cell)
        }
    }
}

/// The ground of the picture.
fn paint_plate(canvas: &mut Canvas, center: Pos2, size: f32) -> Rect {
    let plate = Rect::from_center_size(center, Vec2::splat(size));
    canvas.rect(plate, corner::SOFT, tokens().color.inset);
    canvas.border(
        plate,
        corner::SOFT,
        Stroke::new(stroke::HAIR, tokens().color.line_strong),
    );
    plate
}

/// Where a badge lies: in the lower right corner.
fn badge_place(plate: Rect) -> Pos2 {
    plate.right_bottom() - Vec2::splat(0.10 * plate.width())
}

/// How many are asked for.
fn paint_count(canvas: &mut Canvas, center: Pos2, size: f32, count: u8, color: Color32) {
    let badge = Badge {
        center,
        radius: 0.17 * size,
        ring: Stroke::new(stroke::HAIR, color),
    };
    badge.with_number(canvas, count, 0.71);
}

/// None of what is painted may be left.
fn paint_none(canvas: &mut Canvas, plate: Rect, ground: Painting, color: Color32) {
    let cell = plate.shrink(0.18 * plate.width());
    canvas.rect(cell, corner::FINE, color);
    canvas.picture(ground, cell, Color32::WHITE);
    let badge = Badge {
        center: badge_place(plate),
        radius: 0.17 * plate.width(),
        ring: Stroke::new(stroke::HAIR, tokens().color.bad),
    };
    badge.with_picture(canvas, Icon::Cross, 0.71);
}

/// A rectangle of cells.
fn paint_rectangle(
    canvas: &mut Canvas,
    center: Pos2,
    size: f32,
    (width, height): (u8, u8),
    terrain: Terrain,
) {
    let cell = 0.84 * size / f32::from(width.max(height));
    let corner = center - vec2(f32::from(width - 1), f32::from(height - 1)) * cell / 2.0;
    for (column, row) in (0..height).flat_map(|row| (0..width).map(move |column| (column, row))) {
        paint_cell(
            canvas,
            corner + vec2(f32::from(column), f32::from(row)) * cell,
            cell,
            terrain,
        );
    }
}

/// Several resources.
fn paint_resources(canvas: &mut Canvas, center: Pos2, size: f32, terrain: Terrain) {
    for aside in [-0.17, 0.17] {
        paint_resource(
            canvas,
            terrain,
            center + Vec2::splat(aside * size),
            0.5 * size,
        );
    }
}
