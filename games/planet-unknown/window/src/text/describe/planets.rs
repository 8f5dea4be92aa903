//! Planets in words: their character, their rules and their cells.

use super::names::{joined, resource};
use super::worlds::world_key;
use crate::features::{self, Feature, Parts};
use crate::text::Speaks;
use crate::{phrases, t};
use rules::{Board, Cell, PlanetId, Terrain};

phrases! {
    /// The special rule of a planet, or a sentence that it has none (rules §7).
    pub fn planet_rule(planet: PlanetId) = ["planets-rule", world_key(planet.name())];

    /// The character of a planet, as a sentence.
    pub fn planet_character(planet: PlanetId) = ["planets-character", world_key(planet.name())];

    /// The name of a feature of a cell.
    fn feature(feature: Feature) = "planets-feature" { City, Toxic, Ring, Current, Whirlpool }

    fn part(parts: Parts, digit: u32) = "planets-part" { Sides => (number = digit + 1), Bodies => (number = digit) }

    fn feature_help(feature: Feature, pod: bool) = "planets-help" { City, Toxic, Ring, Current => (pod), Whirlpool }
}

/// Returns whether the planet has its own rule for the first tile, instead of a cell of the edge (rules §4.2, §7).
pub(super) fn has_own_start(planet: PlanetId) -> bool {
    let data = planet.data();
    data.first_tile_cells != data.edge
}

/// The ground of a cell (land, ice or a feature), and the part that the cell belongs to.
pub fn ground(speaker: &impl Speaks, planet: PlanetId, cell: Cell) -> String {
    let shown = match features::feature(planet, cell) {
        Some(kind) => feature(speaker, kind),
        None if planet.data().ice.contains(cell) => t!(speaker, "board-ice"),
        None => t!(speaker, "board-land"),
    };
    match features::part(planet, cell) {
        Some((parts, mark)) => format!(
            "{shown}, {}",
            part(speaker, parts, mark.to_digit(10).unwrap_or(0))
        ),
        None => shown,
    }
}

/// A sentence about the feature of an uncovered cell; `None` for plain land or ice.
pub fn ground_help(speaker: &impl Speaks, board: &Board, cell: Cell) -> Option<String> {
    let pod = board.lifepods.contains(cell);
    features::feature(board.planet_id(), cell).map(|kind| feature_help(speaker, kind, pod))
}

/// The resource symbols that must not lie on a cell, as a sentence.
pub fn forbidden_help(speaker: &impl Speaks, board: &Board, cell: Cell) -> Option<String> {
    let restriction = board.data().tile_restriction.as_ref()?;
    let barred = |terrain: &Terrain| restriction.symbols[*terrain as usize].contains(cell);
    let names = Terrain::ALL.into_iter().filter(barred);
    let names = joined(names.map(|terrain| resource(speaker, terrain)));
    names.map(|resource| t!(speaker, "planets-help-forbidden", resource))
}
