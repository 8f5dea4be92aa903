//! Persephone: each quadrant forbids a resource symbol; the terrain without its symbol is free (rules §7).

use super::{Planet, PlanetData};
use crate::board::cell::SIDE;
use crate::board::restriction::Restriction;
use crate::board::{Cell, CellSet};
use crate::terrain::Terrain;
use std::sync::LazyLock;

/// The forbidden resource of each quadrant: whether the quadrant is right and low, and the resource.
const FORBIDDEN: [(bool, bool, Terrain); 4] = [
    (false, false, Terrain::Civ),
    (true, false, Terrain::Energy),
    (false, true, Terrain::Tech),
    (true, true, Terrain::Water),
];

pub(super) static PLANET: LazyLock<Persephone> = LazyLock::new(|| {
    let mut tiles = Restriction::default();
    for (right, low, terrain) in FORBIDDEN {
        tiles.symbols[terrain as usize] = quadrant(right, low);
    }
    Persephone {
        data: planet_data!("persephone.ron"),
        tiles,
    }
});

/// The planet of four quadrants.
pub(super) struct Persephone {
    data: PlanetData,
    tiles: Restriction,
}

impl Planet for Persephone {
    fn data(&self) -> &PlanetData {
        &self.data
    }

    fn tile_restriction(&'static self) -> Option<&'static Restriction> {
        Some(&self.tiles)
    }
}

/// A quarter of the grid.
fn quadrant(right: bool, low: bool) -> CellSet {
    let half = SIDE / 2;
    Cell::all()
        .filter(|cell| (cell.column() >= half) == right && (cell.row() >= half) == low)
        .collect()
}
