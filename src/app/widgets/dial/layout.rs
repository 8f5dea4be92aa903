//! Where the parts of the station lie.

use std::f32::consts::{FRAC_PI_2, TAU};

use egui::{Pos2, Rect, Vec2};

use super::DialSpot;
use crate::game::Ring;
use crate::game::station::DEPOTS;

/// The angle from one depot to the next.
pub(super) const SECTOR: f32 = TAU / DEPOTS as f32;

/// Radii as parts of half the edge of the dial.
pub(super) const HUB: f32 = 0.13;
pub(super) const DIVIDE: f32 = 0.455;
pub(super) const HULL: f32 = 0.815;
pub(super) const PLAYERS: f32 = 0.915;

/// The station on the screen. Angles grow clockwise, from the right.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    pub(super) center: Pos2,
    pub(super) radius: f32,
    /// The angle of position 0.
    front: f32,
    /// How far the dial itself is turned clockwise.
    pub(super) turned: f32,
}

impl Layout {
    pub(super) fn new(rect: Rect, front: u8, turned: f32) -> Self {
        Self {
            center: rect.center(),
            radius: rect.size().min_elem() / 2.0,
            front: FRAC_PI_2 - f32::from(front) * SECTOR,
            turned,
        }
    }

    /// The direction of a position around the station.
    pub(super) fn position(&self, position: u8) -> f32 {
        self.front + f32::from(position) * SECTOR
    }

    /// The direction of a depot, wherever the dial is on its way.
    pub(super) fn depot(&self, depot: u8) -> f32 {
        self.front + f32::from(depot) * SECTOR + self.turned
    }

    /// A point in a direction, at a part of the radius.
    pub(super) fn at(&self, direction: f32, distance: f32) -> Pos2 {
        self.center + Vec2::angled(direction) * distance * self.radius
    }

    /// The middle of the tile of a stack.
    pub(super) fn tile(&self, spot: DialSpot) -> Pos2 {
        let distance = match spot.ring {
            Ring::Inner => 0.325,
            Ring::Outer => 0.625,
        };
        self.at(self.depot(spot.depot), distance)
    }

    /// The edge of a cell of the tiles of a ring.
    pub(super) fn cell(&self, ring: Ring) -> f32 {
        match ring {
            Ring::Inner => 0.073 * self.radius,
            Ring::Outer => 0.103 * self.radius,
        }
    }

    /// Where the number of tiles of a stack stands.
    pub(super) fn count(&self, spot: DialSpot) -> Pos2 {
        let (aside, distance) = match spot.ring {
            Ring::Inner => (0.40, 0.405),
            Ring::Outer => (0.385, 0.755),
        };
        self.at(self.depot(spot.depot) + aside * SECTOR, distance)
    }

    /// The radius of the disc with that number.
    pub(super) fn count_size(&self, ring: Ring) -> f32 {
        match ring {
            Ring::Inner => 0.050 * self.radius,
            Ring::Outer => 0.062 * self.radius,
        }
    }

    /// The part of a stack's sector that reacts to the pointer.
    pub(super) fn target(&self, spot: DialSpot) -> Rect {
        let size = match spot.ring {
            Ring::Inner => 0.25,
            Ring::Outer => 0.36,
        };
        Rect::from_center_size(self.tile(spot), Vec2::splat(size * self.radius))
    }

    /// Points along an arc.
    pub(super) fn arc(&self, from: f32, to: f32, distance: f32) -> Vec<Pos2> {
        let steps = 24;
        (0..=steps).map(|step| self.at(from + (to - from) * step as f32 / steps as f32, distance)).collect()
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::app::widgets::dial::spots;
    use crate::app::widgets::tile::footprint_pieces;
    use crate::game::{Shape, Tile};

    #[test]
    fn no_number_hides_a_tile_at_rest() {
        let layout = Layout::new(Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(400.0)), 0, 0.0);
        for (spot, shape) in spots().flat_map(|spot| Shape::ALL.map(|shape| (spot, shape))) {
            if shape.ring() != spot.ring {
                continue;
            }
            let (count, size) = (layout.count(spot), layout.count_size(spot.ring));
            let lying = super::super::paint::compact(shape);
            let footprint = shape.footprint(lying);
            let cell = layout.cell(spot.ring);
            let extent = Vec2::new(f32::from(footprint.width), f32::from(footprint.height)) * cell;
            let origin = layout.tile(spot) - extent / 2.0;
            for piece in footprint_pieces(Tile::new(shape, 0, false), lying, origin, cell, egui::Color32::BLACK) {
                let clear = piece.rect.distance_to_pos(count) - size;
                assert!(clear > -0.35 * size, "{shape} {lying:?} in depot {}: {clear}", spot.depot);
            }
        }
    }
}
