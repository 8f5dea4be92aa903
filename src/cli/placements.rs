//! `planet-unknown placements`: the number of legal first placements of every tile on every planet.

use super::Failure;
use rules::{Board, Cell, PlacementRules, PlanetId, Shape, Terrain, Tile};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::ExitCode;

/// Prints one count per planet, shape, terrain pair and kind of tile.
pub(super) fn run(json: bool, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let mut counts = serde_json::Map::new();
    for planet in PlanetId::ALL {
        for tile in Shape::ALL.into_iter().flat_map(Tile::of_shape) {
            let name = format!("{planet}/{tile:?}");
            counts.insert(name, serde_json::json!(count(planet, tile)));
        }
    }
    if json {
        serde_json::to_writer(&mut *out, &counts)?;
        writeln!(out)?;
    } else {
        writeln!(
            out,
            "placements (differing in what lies on any cell), sets of cells"
        )?;
        for (name, counts) in &counts {
            writeln!(out, "{name}: {}, {}", counts[0], counts[1])?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The number of placements with different contents of any cell, and of different sets of cells.
fn count(planet: PlanetId, tile: Tile) -> [usize; 2] {
    let board = Board::new(planet);
    let mut rules = PlacementRules::plain(&board, false);
    rules.planet = board.data().tile_restriction.as_ref();
    let mut placements = BTreeSet::new();
    let mut covers = BTreeSet::new();
    for orientation in tile.shape().orientations() {
        for anchor in rules.anchors(tile, orientation) {
            let contents = contents(tile, tile.shape().footprint(orientation), anchor);
            covers.insert(contents.iter().map(|(cell, ..)| *cell).collect::<Vec<_>>());
            placements.insert(contents);
        }
    }
    [placements.len(), covers.len()]
}

/// The contents of each cell: terrain, whether it has its resource symbol, whether it has a meteor.
fn contents(
    tile: Tile,
    footprint: &rules::Footprint,
    anchor: Cell,
) -> Vec<(Cell, Terrain, bool, bool)> {
    let parts = footprint.cells.iter().filter_map(|part| {
        let (cell, terrain) = (part.at(anchor)?, tile.terrain_of(*part));
        let meteor = part.meteor && tile.has_meteor();
        Some((cell, terrain, part.symbol, meteor))
    });
    parts.collect()
}
