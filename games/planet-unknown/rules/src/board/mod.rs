//! Cells, tiles, and the pieces on a planet.

mod anchors;
pub mod cell;
mod cell_set;
mod line;
pub mod placement;
pub mod rectangle;
pub mod restriction;
pub mod tile;

pub use cell::Cell;
pub use cell_set::{CellSet, Cells};
pub use line::Line;
pub use placement::{Lifted, PlacementFault, PlacementRules, Reach};
pub use tile::{Footprint, FootprintCell, Orientation, Ring, Shape, Tile};

use super::planet::{PlanetData, PlanetId};
use super::terrain::Terrain;
use serde::{Deserialize, Serialize};

/// The pieces on a planet: tiles, patches, rovers, lifepods and meteorites.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    planet: PlanetId,
    terrains: [CellSet; 6],
    tiles: CellSet,
    joined_right: CellSet,
    joined_down: CellSet,
    /// Cells with a visible resource symbol; the resource is that of the cell's terrain.
    pub symbols: CellSet,
    /// Cells with a visible meteor symbol.
    pub meteor_symbols: CellSet,
    /// Cells covered by a biomass patch.
    pub patches: CellSet,
    /// Cells on which a meteorite lies.
    pub meteorites: CellSet,
    /// Cells on which a lifepod stands.
    pub lifepods: CellSet,
    /// Cells on which a rover stands.
    pub rovers: CellSet,
    /// Cells on which a rover carries a meteorite.
    pub loaded: CellSet,
    /// The cells of the tile placed last.
    pub last_tile: CellSet,
}

/// The pieces lost under a new tile or patch (rules §4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Destroyed {
    /// Cells on which a lifepod stood.
    pub lifepods: CellSet,
    /// Cells on which a rover stood.
    pub rovers: CellSet,
}

impl Board {
    /// The planet before the first tile (rules §2.6).
    pub fn new(planet: PlanetId) -> Self {
        Self {
            planet,
            terrains: [CellSet::EMPTY; 6],
            tiles: CellSet::EMPTY,
            joined_right: CellSet::EMPTY,
            joined_down: CellSet::EMPTY,
            symbols: CellSet::EMPTY,
            meteor_symbols: CellSet::EMPTY,
            patches: CellSet::EMPTY,
            meteorites: CellSet::EMPTY,
            lifepods: planet.data().lifepods,
            rovers: CellSet::EMPTY,
            loaded: CellSet::EMPTY,
            last_tile: CellSet::EMPTY,
        }
    }

    /// The id of the planet.
    pub const fn planet_id(&self) -> PlanetId {
        self.planet
    }

    /// The medals for the planet's own feature if the game ended now (rules §10.3 A).
    pub fn planet_bonus(&self) -> u8 {
        self.data().bonus(self.covered())
    }

    /// The planet's grid, medals and rules.
    pub fn data(&self) -> &'static PlanetData {
        self.planet.data()
    }

    /// The cells covered by tiles, including those under a patch (rules §4.5).
    pub const fn tiles(&self) -> CellSet {
        self.tiles
    }

    /// The cells covered by tiles or patches.
    pub fn covered(&self) -> CellSet {
        self.tiles | self.patches
    }

    /// The uncovered cells of the planet.
    pub fn empty(&self) -> CellSet {
        self.data().cells.without(self.covered())
    }

    /// The cells that are empty for rows, columns and ties: uncovered, and not counted as covered by the planet
    /// (rules §7, §11.10).
    pub fn open(&self) -> CellSet {
        self.empty().without(self.flowing())
    }

    /// The currents that flow: uncovered and without a lifepod, under which they are ordinary empty land. They count as
    /// energy, and as covered for rows, columns and ties (rules §7, §11.10).
    fn flowing(&self) -> CellSet {
        let currents = self.data().currents;
        currents.without(self.covered() | self.lifepods)
    }

    /// The cells that the planet bars for rovers now, by steps or teleports. A rover there may stay or leave, and one may
    /// be placed there (rules §11.5).
    pub fn barred(&self) -> CellSet {
        self.data().toxic.without(self.covered())
    }

    /// The cells that show `terrain`, including those that the planet counts as such (rules §11.10).
    pub fn terrain(&self, terrain: Terrain) -> CellSet {
        let shown = self.terrains[terrain as usize];
        if terrain == Terrain::Energy {
            shown | self.flowing()
        } else {
            shown
        }
    }

    /// The terrain of the tile or patch on `cell`; `None` if the cell is uncovered.
    pub fn terrain_at(&self, cell: Cell) -> Option<Terrain> {
        Terrain::ALL
            .into_iter()
            .find(|terrain| self.terrains[*terrain as usize].contains(cell))
    }

    /// The visible resource symbols of `terrain`.
    pub fn resources(&self, terrain: Terrain) -> CellSet {
        self.symbols & self.terrains[terrain as usize]
    }

    /// The areas of `terrain` (rules §1.2). A group of patches alone is not an area.
    pub fn areas(&self, terrain: Terrain) -> impl Iterator<Item = CellSet> {
        let patches = self.patches;
        self.terrain(terrain)
            .components()
            .filter(move |group| !group.is_within(patches))
    }

    /// Whether an area of `terrain` (rules §1.2) contains one of `cells`.
    pub fn has_area_on(&self, terrain: Terrain, cells: CellSet) -> bool {
        let shown = self.terrain(terrain);
        let touched = shown & cells;
        !touched.is_within(self.patches)
            || touched
                .components()
                .any(|group| !shown.connected_to(group).is_within(self.patches))
    }

    /// Whether an area of `terrain` with a visible resource symbol contains one of `cells`: one without has no resource to
    /// give (rules §5.3).
    pub fn has_symbol_beside(&self, terrain: Terrain, cells: CellSet) -> bool {
        let shown = self.terrain(terrain);
        shown
            .connected_to(shown & cells)
            .meets(self.resources(terrain))
    }

    /// The parts of `cells` that lie on one tile each; what no tile covers is left out.
    pub fn by_tile(&self, cells: CellSet) -> impl Iterator<Item = CellSet> {
        let mut left = cells & self.tiles;
        std::iter::from_fn(move || {
            let tile = self.tile_of(left.first()?);
            let part = left & tile;
            left = left.without(tile);
            Some(part)
        })
    }

    /// The cells of the tile on `cell`; `cell` alone if there is none.
    pub fn tile_of(&self, cell: Cell) -> CellSet {
        let (right, down) = (self.joined_right, self.joined_down);
        let mut tile = CellSet::of(cell);
        loop {
            let joined = (tile & right).shifted(1)
                | (tile.shifted_back(1) & right)
                | (tile & down).shifted(cell::STRIDE)
                | (tile.shifted_back(cell::STRIDE) & down);
            if joined.is_within(tile) {
                return tile;
            }
            tile |= joined;
        }
    }

    /// The area or group of `terrain` that contains `cell`; empty if `cell` shows another terrain.
    pub fn area_of(&self, terrain: Terrain, cell: Cell) -> CellSet {
        self.terrain(terrain).connected_to(CellSet::of(cell))
    }

    /// The visible meteor symbols without a meteorite (rules §9).
    pub fn empty_meteor_symbols(&self) -> CellSet {
        self.meteor_symbols.without(self.all_meteorites())
    }

    /// The cells with a meteorite, on the ground or on a rover: both count for rows and columns (rules §8).
    pub fn all_meteorites(&self) -> CellSet {
        self.meteorites | self.loaded
    }

    /// The number of meteorites on the planet, carried ones included.
    pub fn meteorite_count(&self) -> u32 {
        self.meteorites.len() + self.loaded.len()
    }

    /// The visible terrain of this board as if `cells` were covered with energy.
    #[must_use]
    pub fn with_energy(&self, cells: CellSet) -> Self {
        let mut board = self.clone();
        for terrain in &mut board.terrains {
            *terrain &= !cells;
        }
        board.terrains[Terrain::Energy as usize] |= cells;
        board
    }

    /// Whether `cell` and its right neighbour belong to the same tile.
    pub const fn is_joined_right(&self, cell: Cell) -> bool {
        self.joined_right.contains(cell)
    }

    /// Whether `cell` and its lower neighbour belong to the same tile.
    pub const fn is_joined_down(&self, cell: Cell) -> bool {
        self.joined_down.contains(cell)
    }

    /// Places `tile` without a check, and destroys what is under it (rules §4.3). No meteorite is added. A tile that
    /// extends beyond the grid is not placed.
    pub fn lay_tile(&mut self, tile: Tile, orientation: Orientation, anchor: Cell) -> Destroyed {
        let footprint = tile.shape().footprint(orientation);
        let Some(cells) = footprint.at(anchor) else {
            return Destroyed::default();
        };
        for part in &footprint.cells {
            let Some(cell) = part.at(anchor) else {
                continue;
            };
            self.terrains[tile.terrain_of(*part) as usize].insert(cell);
            if part.symbol {
                self.symbols.insert(cell);
            }
            if part.meteor && tile.has_meteor() {
                self.meteor_symbols.insert(cell);
            }
        }
        self.tiles |= cells;
        self.last_tile = cells;
        self.joined_right |= cells & cells.shifted_back(1);
        self.joined_down |= cells & cells.shifted_back(cell::STRIDE);
        self.destroy_under(cells)
    }

    /// Places a biomass patch on `cell` without a check, and destroys what is under it (rules §4.5).
    pub fn lay_patch(&mut self, cell: Cell) -> Destroyed {
        for terrain in &mut self.terrains {
            terrain.remove(cell);
        }
        self.terrains[Terrain::Biomass as usize].insert(cell);
        self.symbols.remove(cell);
        self.meteor_symbols.remove(cell);
        self.patches.insert(cell);
        self.destroy_under(CellSet::of(cell))
    }

    fn destroy_under(&mut self, cells: CellSet) -> Destroyed {
        let destroyed = Destroyed {
            lifepods: self.lifepods & cells,
            rovers: self.rovers & cells,
        };
        self.lifepods &= !cells;
        self.rovers &= !cells;
        self.loaded &= !cells;
        destroyed
    }

    /// Whether all sets are within the planet and consistent. A state from a file may violate this.
    pub fn is_valid(&self) -> bool {
        let cells = self.data().cells;
        let shown = self
            .terrains
            .iter()
            .fold(CellSet::EMPTY, |all, terrain| all | *terrain);
        let total: u32 = self.terrains.iter().map(|terrain| terrain.len()).sum();
        shown == self.covered()
            && total == shown.len()
            && shown.is_within(cells)
            && self
                .patches
                .is_within(self.terrains[Terrain::Biomass as usize])
            && self.symbols.is_within(self.tiles)
            && self.meteor_symbols.is_within(self.tiles)
            && self.meteorites.is_within(self.tiles)
            && self
                .lifepods
                .is_within(self.data().lifepods.without(self.covered()))
            && self.rovers.is_within(cells)
            && self.loaded.is_within(self.rovers)
            && self.last_tile.is_within(self.tiles)
            && (self.joined_right | self.joined_down).is_within(self.tiles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(column: u8, row: u8) -> Cell {
        Cell::new(column, row).expect("a cell of the grid")
    }

    /// The standard planet with an upright tile of two cells and a lying one to the right of its lower end.
    fn board() -> Board {
        let mut board = Board::new(PlanetId::STANDARD);
        let tile = Tile::new(Shape::I2, 0, false);
        board.lay_tile(tile, Orientation::UPRIGHT, cell(5, 0));
        board.lay_tile(tile, Orientation::new(false, 1), cell(6, 1));
        board
    }

    #[test]
    fn neighbours_are_joined_within_a_tile_and_not_between_two() {
        let board = board();
        let is_joined = |cell: &Cell| (board.is_joined_right(*cell), board.is_joined_down(*cell));
        let tiles = [cell(5, 0), cell(5, 1), cell(6, 1), cell(7, 1)];
        let joined = [(false, true), (false, false), (true, false), (false, false)];
        assert_eq!(tiles.each_ref().map(is_joined), joined);
        assert_eq!(board.tiles(), tiles.into_iter().collect());
    }

    #[test]
    fn cells_are_joined_only_where_tiles_lie() {
        let free = cell(5, 5);
        let (mut right, mut down) = (board(), board());
        assert!(right.is_valid());
        right.joined_right.insert(free);
        assert!(!right.is_valid());
        right.joined_down.insert(free);
        assert!(!right.is_valid());
        down.joined_down.insert(free);
        assert!(!down.is_valid());
    }
}
