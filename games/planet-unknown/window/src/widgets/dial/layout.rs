//! The layout of the station.

use std::f32::consts::{FRAC_PI_2, TAU};

use egui::{Pos2, Rect, Vec2};

use kit::widgets::{arc, arc_steps};

use super::DialSpot;
use rules::Ring;
use rules::station::DEPOTS;

/// The angle from one depot to the next.
pub(super) const SECTOR: f32 = TAU / DEPOTS as f32;

/// The radius of the hub, as a share of that radius. The other radii are shares of it, too.
pub(super) const HUB: f32 = 0.13;
pub(super) const DIVIDE: f32 = 0.455;
pub(super) const HULL: f32 = 0.815;
pub(super) const PLAYERS: f32 = 0.915;

/// The size of a player's marker, as a share of the radius.
pub(super) const MARKER: f32 = 0.155;
/// The radius of the ring around the marker of the player in play, as a multiple of the marker's size.
pub(super) const RING: f32 = 0.62;
/// The radius of the commander's star, as a multiple of the marker's size.
pub(super) const STAR: f32 = 0.30;

/// The station on the screen. Angles increase clockwise, starting on the right. Of two numbers in brackets, the first is that
/// of the inner ring.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct DialLayout {
    pub(super) center: Pos2,
    pub(super) radius: f32,
    /// The angle of position 0.
    front: f32,
    /// The clockwise rotation of the dial itself.
    pub(super) turned: f32,
}

impl DialLayout {
    pub(super) fn new(rect: Rect, front: u8, turned: f32) -> Self {
        Self {
            center: rect.center(),
            // The markers of the players at the rim stay within.
            radius: 0.96 * rect.size().min_elem() / 2.0,
            front: FRAC_PI_2 - f32::from(front) * SECTOR,
            turned,
        }
    }

    /// The direction of a position around the station.
    pub(super) fn position(&self, position: u8) -> f32 {
        self.front + f32::from(position) * SECTOR
    }

    /// The direction of a depot, even while the dial is turning.
    pub(super) fn depot(&self, depot: u8) -> f32 {
        self.front + f32::from(depot) * SECTOR + self.turned
    }

    /// A point in a direction, at a share of the radius.
    pub(super) fn at(&self, direction: f32, distance: f32) -> Pos2 {
        self.center + Vec2::angled(direction) * distance * self.radius
    }

    /// The middle of the tile of a stack.
    pub(super) fn tile(&self, spot: DialSpot) -> Pos2 {
        self.at(self.depot(spot.depot), [0.275, 0.630][spot.ring as usize])
    }

    /// The edge of a cell of the tiles of a ring.
    pub(super) fn cell(&self, ring: Ring) -> f32 {
        [0.073, 0.100][ring as usize] * self.radius
    }

    /// The place for the number of tiles of a stack.
    pub(super) fn count(&self, spot: DialSpot) -> Pos2 {
        let (aside, distance) = [(0.40, 0.405), (0.385, 0.755)][spot.ring as usize];
        self.at(self.depot(spot.depot) + aside * SECTOR, distance)
    }

    /// The radius of the disc with that number.
    pub(super) fn count_size(&self, ring: Ring) -> f32 {
        [0.050, 0.062][ring as usize] * self.radius
    }

    /// The place of the disc with that number.
    pub(super) fn count_rect(&self, spot: DialSpot) -> Rect {
        let size = Vec2::splat(2.0 * self.count_size(spot.ring));
        Rect::from_center_size(self.count(spot), size)
    }

    /// The part of a stack's sector that reacts to the pointer.
    pub(super) fn target(&self, spot: DialSpot) -> Rect {
        let size = [0.25, 0.36][spot.ring as usize] * self.radius;
        Rect::from_center_size(self.tile(spot), Vec2::splat(size))
    }

    /// The middle of the commander's star, at the corner of the marker in that direction.
    pub(super) fn star(&self, direction: f32) -> Pos2 {
        self.at(direction, PLAYERS) + Vec2::new(0.42, -0.42) * MARKER * self.radius
    }

    /// Points along an arc; their number does not depend on the distance, so that two arcs bound a band.
    pub(super) fn arc(&self, from: f32, to: f32, distance: f32) -> Vec<Pos2> {
        let steps = arc_steps(to - from, self.radius);
        arc(self.center, distance * self.radius, [from, to], steps)
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::widgets::dial::spots;
    use crate::widgets::tile::footprint_pieces;
    use rules::{Shape, Tile};

    #[test]
    fn every_marker_lies_within_the_dial() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(160.0));
        let layout = DialLayout::new(rect, 2, 0.0);
        for direction in (0..DEPOTS).map(|position| layout.position(position)) {
            let marker = MARKER * layout.radius;
            let (ring, star) = (layout.at(direction, PLAYERS), layout.star(direction));
            for (middle, radius) in [(ring, RING * marker), (star, STAR * marker)] {
                let painted = Rect::from_center_size(middle, Vec2::splat(2.0 * radius + 1.5));
                assert!(rect.contains_rect(painted), "{painted:?} at {direction}");
            }
        }
    }

    /// A station, and all tiles that may lie at rest in one of its stacks.
    fn at_rest() -> (DialLayout, Vec<(DialSpot, Vec<Rect>)>) {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(400.0));
        let layout = DialLayout::new(rect, 0, 0.0);
        let tiles = spots().flat_map(|spot| Shape::ALL.map(|shape| (spot, shape)));
        let tiles = tiles.filter(|(spot, shape)| shape.ring() == spot.ring);
        let cells = |(spot, shape): (DialSpot, Shape)| {
            let (lying, cell) = (super::super::paint::compact(shape), layout.cell(spot.ring));
            let footprint = shape.footprint(lying);
            let extent = Vec2::new(f32::from(footprint.width), f32::from(footprint.height)) * cell;
            let origin = layout.tile(spot) - extent / 2.0;
            let tile = Tile::new(shape, 0, false);
            let pieces = footprint_pieces(tile, lying, origin, cell, egui::Color32::BLACK);
            (spot, pieces.into_iter().map(|piece| piece.rect).collect())
        };
        let tiles = tiles.map(cells).collect();
        (layout, tiles)
    }

    #[test]
    fn no_number_hides_a_tile_at_rest() {
        let (layout, tiles) = at_rest();
        for (spot, cells) in tiles {
            let (count, size) = (layout.count(spot), layout.count_size(spot.ring));
            for cell in cells {
                let clear = cell.distance_to_pos(count) - size;
                assert!(clear > -0.35 * size, "{spot:?}: {clear}");
            }
        }
    }

    // finding T3: an outer tile lay over the symbol of an inner one
    #[test]
    fn no_tile_at_rest_lies_over_another() {
        let (_, tiles) = at_rest();
        for (spot, cells) in &tiles {
            let others = tiles.iter().filter(|(other, _)| other != spot);
            for (other, beside) in others {
                let mut pairs = cells
                    .iter()
                    .flat_map(|cell| beside.iter().map(move |it| (cell, it)));
                let overlaps = pairs.any(|(cell, it)| cell.intersect(*it).is_positive());
                assert!(!overlaps, "{spot:?} and {other:?}");
            }
        }
    }
}
