//! What each planet has beyond its file (rules §7).

use super::PlanetData;
use crate::board::cell::SIDE;
use crate::board::restriction::Restriction;
use crate::board::{Cell, CellSet};
use crate::terrain::Terrain;
use std::sync::LazyLock;

/// The standard planet.
pub(super) static KSB_4156: LazyLock<PlanetData> = LazyLock::new(|| planet_data!("ksb-4156.ron"));

/// The ice world: a tile may not cover both ice and land (rules §7).
pub(super) static K_273: LazyLock<PlanetData> = LazyLock::new(|| {
    let mut data = planet_data!("k-273.ron");
    data.tile_restriction = Some(Restriction {
        apart: [data.ice, data.cells.without(data.ice)],
        ..Restriction::default()
    });
    data
});

/// The planet of cities, each of which scores at the end while it is uncovered (rules §7).
pub(super) static GAIA: LazyLock<PlanetData> = LazyLock::new(|| planet_data!("gaia.ron"));

/// The planet of four quadrants, each of which forbids a resource symbol; the terrain without it is free (rules §7).
pub(super) static PERSEPHONE: LazyLock<PlanetData> = LazyLock::new(|| {
    let mut data = planet_data!("persephone.ron");
    let mut tiles = Restriction::default();
    for (right, low, terrain) in FORBIDDEN {
        tiles.symbols[terrain as usize] = quadrant(right, low);
    }
    data.tile_restriction = Some(tiles);
    data
});

/// The forbidden resource of each quadrant of Persephone: whether the quadrant is right and low, and the resource.
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
pub(super) static ARASHI: LazyLock<PlanetData> = LazyLock::new(|| {
    let mut data = planet_data!("arashi.ron");
    let ring = Restriction {
        not_within: data.printed('o'),
        ..Restriction::default()
    };
    data.tile_restriction = Some(ring);
    data.patch_restriction = Some(ring);
    data
});

/// The planet of energy currents (rules §7, §11.10).
pub(super) static PETRA: LazyLock<PlanetData> = LazyLock::new(|| planet_data!("petra.ron"));

/// The planet with a chasm that neither tiles nor rovers cross, but for two diagonal gaps (rules §7, §11.9).
pub(super) static TARTARUS: LazyLock<PlanetData> = LazyLock::new(|| {
    let mut data = planet_data!("tartarus.ron");
    let sides = [data.marked('0'), data.marked('1')];
    data.sides = Some(sides);
    data.tile_restriction = Some(Restriction {
        apart: sides,
        ..Restriction::default()
    });
    data
});

/// The planet with the whirlpool, which the first piece covers instead of the edge (rules §7).
pub(super) static CHARYBDIS: LazyLock<PlanetData> = LazyLock::new(|| {
    let mut data = planet_data!("charybdis.ron");
    data.first_tile_cells = data.printed('h');
    data
});

/// The toxic planet (rules §7, §11.5).
pub(super) static K_AAX: LazyLock<PlanetData> = LazyLock::new(|| planet_data!("kaax.ron"));

/// The planet on which tiles slide into their place (rules §7, §11.6).
pub(super) static PAJITNOV: LazyLock<PlanetData> = LazyLock::new(|| {
    let mut data = planet_data!("pajitnov.ron");
    data.tile_restriction = Some(Restriction {
        slides: true,
        ..Restriction::default()
    });
    data
});

/// The cells in the middle are missing and make no edge, as its file says (rules §1.4).
pub(super) static OBLIVION: LazyLock<PlanetData> = LazyLock::new(|| planet_data!("oblivion.ron"));

/// The planet of holes, which count as neighbours for the edge, as its file says (rules §1.4).
pub(super) static LACUNA: LazyLock<PlanetData> = LazyLock::new(|| planet_data!("lacuna.ron"));

/// The planet of three bodies, each of which scores when it is fully covered (rules §7, §11.7).
pub(super) static CERBERUS: LazyLock<PlanetData> = LazyLock::new(|| {
    let mut data = planet_data!("cerberus.ron");
    data.bodies = ['1', '2', '3'].map(|digit| data.marked(digit)).into();
    data
});
