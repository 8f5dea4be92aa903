//! Painting of what moves.

use std::collections::HashMap;
use std::f32::consts::PI;

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
    let Some(act) = motion.acts.front().filter(|_| !motion.held) else {
        return;
    };
    ui.ctx().request_repaint();
    let now = ui.input(|input| input.time);
    let gone = ((now - motion.begin) / act.length) as f32;
    for flight in &act.flights {
        let [begin, end] = flight.span;
        let way = (gone - begin) / (end - begin);
        if (0.0..1.0).contains(&way) {
            paint_flight(ui.painter(), flight, way, spots);
        }
    }
}

/// Where the middle of a thing is, how large it is, and how opaque.
type Look = (Pos2, f32, f32);

/// Paints a thing that moves, unless its place is not on the screen.
fn paint_flight(painter: &Painter, flight: &Flight, way: f32, spots: &Spots) -> Option<()> {
    let turned = Sprite::Coin((way * 3.0 * PI).cos().abs());
    let sprite = match flight.way {
        Way::Turn(_) => &turned,
        _ => &flight.sprite,
    };
    let size = spots.size();
    let on_cell = |cell| spots.rect(Place::Cell(cell));
    let (center, size, opacity) = match flight.way {
        Way::Fly(from, to) => match (spots.rect(from), spots.rect(to)) {
            (Some(from), Some(to)) => fly(from, to, way, size),
            (from, to) => pop(sprite, from.or(to)?, way, size),
        },
        Way::Pop(place) => pop(sprite, spots.rect(place)?, way, size),
        Way::Drop(cell) => land(sprite, on_cell(cell)?, way),
        Way::Fall(cell) => fall(on_cell(cell)?, way),
        Way::Sink(cell) => {
            let at = on_cell(cell)?;
            let center = at.center() + vec2(0.0, 0.25 * way * at.height());
            (center, at.width() * (1.0 - 0.5 * way), 1.0 - way)
        }
        Way::Turn(place) => {
            let at = spots.rect(place)?;
            let size = at.size().min_elem() * (1.0 + HEIGHT * (way * PI).sin());
            (at.center(), size, 1.0)
        }
        Way::LiftOff(cell, to) => {
            let from = on_cell(cell)?;
            let (fire, wide) = (
                Sprite::Ring(tokens().color.warn),
                from.width() * (0.5 + way),
            );
            paint_sprite(painter, &fire, from.center(), wide, 1.0 - way);
            lift_off(from, spots.rect(to), way, size)
        }
        Way::Glow(cell) => {
            let at = on_cell(cell)?;
            (at.center(), at.width(), (way * PI).sin() * 0.55)
        }
    };
    paint_sprite(painter, sprite, center, size, opacity);
    Some(())
}

/// A thing on a bow from one place to another.
fn fly(from: Rect, to: Rect, way: f32, size: f32) -> Look {
    let eased = easing::cubic_in_out(way);
    let straight = from.center().lerp(to.center(), eased);
    let is_step = from.size() == to.size();
    let bow = if is_step { 0.0 } else { 0.14 };
    let lift = (eased * PI).sin() * bow * (to.center() - from.center()).length();
    let end = if is_step { size } else { ARRIVES * size };
    let size = size + (end - size) * eased;
    (straight - vec2(0.0, lift), size, 1.0)
}

/// A thing that rises from its cell and bends over to its place, faster and faster.
fn lift_off(from: Rect, to: Option<Rect>, way: f32, size: f32) -> Look {
    let eased = easing::quadratic_in(way);
    let start = from.center();
    let above = start - vec2(0.0, 3.0 * from.height());
    let end = to.map_or(above, |to| to.center());
    let at = start.lerp(above, eased).lerp(above.lerp(end, eased), eased);
    let arrived = ARRIVES * size;
    (at, size + (arrived - size) * eased, 1.0)
}

/// A thing that comes out of a place and fades; a ring widens around the place.
fn pop(sprite: &Sprite, at: Rect, way: f32, size: f32) -> Look {
    if let Sprite::Ring(_) = sprite {
        let size = at.size().max_elem().min(1.2 * size) * (1.0 + way);
        return (at.center(), size, 1.0 - way);
    }
    let rise = easing::cubic_out(way) * 0.7 * size;
    let size = size * easing::back_out((way * 2.5).min(1.0));
    let opacity = (1.0 - way).min(FADE) / FADE;
    (at.center() - vec2(0.0, rise), size, opacity)
}

/// A piece that comes down onto a cell. A tile is painted by its top left corner.
fn land(sprite: &Sprite, at: Rect, way: f32) -> Look {
    let above = 1.0 - easing::quadratic_in(way);
    let size = at.width() * (1.0 + HEIGHT * above);
    let lift = vec2(0.0, -0.5 * above * at.height());
    let place = match sprite {
        Sprite::Tile(..) => at.min - Vec2::splat((size - at.width()) / 2.0),
        _ => at.center(),
    };
    (place + lift, size, 1.0)
}

/// A thing that falls out of the sky in the first part of the act and then lies on its cell.
fn fall(at: Rect, way: f32) -> Look {
    let left = 1.0 - easing::quadratic_in((way / super::IMPACT).min(1.0));
    let center = at.center() + vec2(3.0, -5.0) * at.width() * left;
    (center, at.width() * (1.0 + 1.2 * left), 1.0)
}
