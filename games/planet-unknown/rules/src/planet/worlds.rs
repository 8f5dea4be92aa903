//! What each planet has beyond its file (rules §7).

use super::PlanetData;
use crate::board::cell::SIDE;
use crate::board::restriction::Restriction;
use crate::board::{Cell, CellSet};
use crate::terrain::Terrain;

/// All of it stands in its file.
pub(super) const fn as_in_file(_data: &mut PlanetData) {}

/// The ice world: a tile may not cover both ice and land (rules §7).
pub(super) fn keeps_ice_apart(data: &mut PlanetData) {
    data.tile_restriction = Some(Restriction {
        apart: [data.ice, data.cells.without(data.ice)],
        ..Restriction::default()
    });
}

/// The planet of four quadrants, each of which forbids a resource symbol; the terrain without it is free (rules §7).
pub(super) fn forbids_resources(data: &mut PlanetData) {
    let mut tiles = Restriction::default();
    for (right, low, terrain) in FORBIDDEN {
        tiles.symbols[terrain as usize] = quadrant(right, low);
    }
    data.tile_restriction = Some(tiles);
}

/// The forbidden resource of each quadrant: whether the quadrant is right and low, and the resource.
const FORBIDDEN: [(bool, bool, Terrain); 4] = [
    (false, false, Terrain::Civ),
    (true, false, Terrain::Energy),
    (false, true, Terrain::Tech),
    (true, true, Terrain::Water),
];

/// A quarter of the grid.
fn quadrant(right: bool, low: bool) -> CellSet {
    let half = SIDE / 2;
    Cell::all()
        .filter(|cell| (cell.column() >= half) == right && (cell.row() >= half) == low)
        .collect()
}

/// The planet with the ring: no tile may be wholly on it, and no patch, which has one cell, at all (rules §7, §11.8).
pub(super) fn has_a_ring(data: &mut PlanetData) {
    let ring = Restriction {
        not_within: data.printed('o'),
        ..Restriction::default()
    };
    data.tile_restriction = Some(ring);
    data.patch_restriction = Some(ring);
}

/// The planet with a chasm that neither tiles nor rovers cross, but for two diagonal gaps (rules §7, §11.9).
pub(super) fn has_a_chasm(data: &mut PlanetData) {
    let sides = [data.marked('0'), data.marked('1')];
    data.sides = Some(sides);
    data.tile_restriction = Some(Restriction {
        apart: sides,
        ..Restriction::default()
    });
}

/// The planet with the whirlpool, which the first piece covers instead of the edge (rules §7).
pub(super) fn begins_in_the_whirlpool(data: &mut PlanetData) {
    data.first_tile_cells = data.printed('h');
}

/// The planet on which tiles slide into their place (rules §7, §11.6).
pub(super) fn lets_tiles_slide(data: &mut PlanetData) {
    data.tile_restriction = Some(Restriction {
        slides: true,
        ..Restriction::default()
    });
}

/// The planet of three bodies, each of which scores when it is fully covered (rules §7, §11.7).
pub(super) fn has_three_bodies(data: &mut PlanetData) {
    data.bodies = ['1', '2', '3'].map(|digit| data.marked(digit)).into();
}
