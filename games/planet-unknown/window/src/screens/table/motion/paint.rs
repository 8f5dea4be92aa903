//! Painting of what moves.

use std::collections::HashMap;

use super::{Flight, Motion, Place, Way};
use crate::widgets::board::Grid;
use crate::widgets::tracks::Spot;
use crate::widgets::{Sprite, paint_sprite};
use egui::{Painter, Pos2, Rect, Ui, Vec2, emath::easing, vec2};
use kit::theme::tokens;

/// The bounds of the edge of a piece, in points.
const LEAST: f32 = 20.0;
/// The size of a piece that arrives, as a share of its size at the start.
const ARRIVES: f32 = 0.7;
/// The last part of an act, in which a thing fades.
const FADE: f32 = 0.35;
/// How much larger a piece is above the board.
const HEIGHT: f32 = 0.35;

/// The places of a seat's board on the screen, as the panels have just drawn them.
#[derive(Clone, Debug, Default)]
pub struct Spots {
    /// The planet.
    pub grid: Option<Grid>,
    /// The parts of the corporation board.
    pub tracks: HashMap<Spot, Rect>,
    /// The objectives and cards.
    pub cards: Option<Rect>,
    /// The tiles on offer.
    pub offers: Option<Rect>,
    /// The medals of the player.
    pub score: Option<Rect>,
    /// The choices at the bottom.
    pub choices: Option<Rect>,
    /// The button that ends the turn.
    pub end_of_turn: Option<Rect>,
}

impl Spots {
    fn rect(&self, place: Place) -> Option<Rect> {
        match place {
            Place::Cell(cell) => Some(self.grid?.rect(cell)),
            Place::Line(line) => Some(self.grid?.medal_rect(line)),
            Place::Spot(spot) => self.tracks.get(&spot).copied(),
            Place::Score => self.score,
        }
    }

    /// The edge of a piece in motion.
    fn size(&self) -> f32 {
        let cell = self.grid.map_or(LEAST, |grid| grid.cell());
        cell.clamp(LEAST, 44.0)
    }
}

/// Paints what moves now above the board of a seat.
pub fn paint(ui: &Ui, motion: &Motion, spots: &Spots) {
    for (flight, way) in motion.flights(ui.ctx()) {
        paint_flight(ui.painter(), flight, way, spots);
    }
}

fn paint_flight(painter: &Painter, flight: &Flight, way: f32, spots: &Spots) {
    let sprite = &flight.sprite;
    match flight.way {
        Way::Fly(from, to) => {
            let ends = (spots.rect(from), spots.rect(to));
            match ends {
                (Some(from), Some(to)) => fly(painter, sprite, (from, to), way, spots.size()),
                (Some(at), None) | (None, Some(at)) => pop(painter, sprite, at, way, spots.size()),
                (None, None) => {}
            }
        }
        Way::Pop(place) => {
            if let Some(at) = spots.rect(place) {
                pop(painter, sprite, at, way, spots.size());
            }
        }
        Way::Drop(cell) => on_cell(spots, cell, |at| land(painter, sprite, at, way)),
        Way::Fall(cell) => on_cell(spots, cell, |at| fall(painter, sprite, at, way)),
        Way::Sink(cell) => on_cell(spots, cell, |at| {
            let size = at.width() * (1.0 - 0.5 * way);
            let center = at.center() + vec2(0.0, 0.25 * way * at.height());
            paint_sprite(painter, sprite, center, size, 1.0 - way);
        }),
        Way::Turn(place) => {
            if let Some(at) = spots.rect(place) {
                turn(painter, at, way);
            }
        }
        Way::LiftOff(cell, to) => on_cell(spots, cell, |from| {
            lift_off(painter, sprite, (from, spots.rect(to)), way, spots.size());
        }),
        Way::Glow(cell) => on_cell(spots, cell, |at| {
            let light = (way * std::f32::consts::PI).sin() * 0.55;
            paint_sprite(painter, sprite, at.center(), at.width(), light);
        }),
    }
}

fn on_cell(spots: &Spots, cell: rules::Cell, paint: impl FnOnce(Rect)) {
    if let Some(at) = spots.rect(Place::Cell(cell)) {
        paint(at);
    }
}

/// Paints a thing on a bow from one place to another.
fn fly(painter: &Painter, sprite: &Sprite, (from, to): (Rect, Rect), way: f32, size: f32) {
    let eased = easing::cubic_in_out(way);
    let straight = from.center().lerp(to.center(), eased);
    let is_step = from.size() == to.size();
    let bow = if is_step { 0.0 } else { 0.14 };
    let lift = (eased * std::f32::consts::PI).sin() * bow * (to.center() - from.center()).length();
    let end = if is_step { size } else { ARRIVES * size };
    let size = size + (end - size) * eased;
    paint_sprite(painter, sprite, straight - vec2(0.0, lift), size, 1.0);
}

/// Paints a medal that turns on its axis above its place.
fn turn(painter: &Painter, at: Rect, way: f32) {
    let width = (way * 3.0 * std::f32::consts::PI).cos().abs();
    let size = at.size().min_elem() * (1.0 + HEIGHT * (way * std::f32::consts::PI).sin());
    paint_sprite(painter, &Sprite::Coin(width), at.center(), size, 1.0);
}

/// Paints a thing that rises from its cell on its fire and bends over to its place, faster and faster.
fn lift_off(
    painter: &Painter,
    sprite: &Sprite,
    (from, to): (Rect, Option<Rect>),
    way: f32,
    size: f32,
) {
    let eased = easing::quadratic_in(way);
    let start = from.center();
    let above = start - vec2(0.0, 3.0 * from.height());
    let end = to.map_or(above, |to| to.center());
    let at = start.lerp(above, eased).lerp(above.lerp(end, eased), eased);
    let fire = Sprite::Ring(tokens().color.warn);
    paint_sprite(painter, &fire, start, from.width() * (0.5 + way), 1.0 - way);
    let arrived = ARRIVES * size;
    paint_sprite(painter, sprite, at, size + (arrived - size) * eased, 1.0);
}

/// Paints a thing that comes out of a place and fades; a ring widens around the place.
fn pop(painter: &Painter, sprite: &Sprite, at: Rect, way: f32, size: f32) {
    let opacity = (1.0 - way).min(FADE) / FADE;
    if let Sprite::Ring(_) = sprite {
        let size = at.size().max_elem().min(1.2 * size) * (1.0 + way);
        return paint_sprite(painter, sprite, at.center(), size, 1.0 - way);
    }
    let rise = easing::cubic_out(way) * 0.7 * size;
    let size = size * easing::back_out((way * 2.5).min(1.0));
    let center = at.center() - vec2(0.0, rise);
    paint_sprite(painter, sprite, center, size, opacity);
}

/// Paints a piece that comes down onto a cell. A tile is painted by its top left corner.
fn land(painter: &Painter, sprite: &Sprite, at: Rect, way: f32) {
    let above = 1.0 - easing::quadratic_in(way);
    let size = at.width() * (1.0 + HEIGHT * above);
    let lift = vec2(0.0, -0.5 * above * at.height());
    match sprite {
        Sprite::Tile(..) => {
            let corner = at.min - Vec2::splat((size - at.width()) / 2.0) + lift;
            paint_sprite(painter, sprite, corner, size, 1.0);
        }
        _ => paint_sprite(painter, sprite, at.center() + lift, size, 1.0),
    }
}

/// Paints a thing that falls out of the sky in the first part of the act and then lies on its cell.
fn fall(painter: &Painter, sprite: &Sprite, at: Rect, way: f32) {
    let left = 1.0 - easing::quadratic_in((way / super::IMPACT).min(1.0));
    let center: Pos2 = at.center() + vec2(3.0, -5.0) * at.width() * left;
    let size = at.width() * (1.0 + 1.2 * left);
    paint_sprite(painter, sprite, center, size, 1.0);
}
