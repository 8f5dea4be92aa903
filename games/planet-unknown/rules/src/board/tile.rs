//! The 144 tiles and their orientations (rules §2.2, §4.1).

use super::cell::{Cell, STRIDE};
use super::cell_set::CellSet;
mod sheet;

pub(super) use sheet::{MAX_SHIFTS, Poses};

use crate::terrain::Terrain;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most cells a tile has.
pub const MAX_TILE_CELLS: usize = 5;

game::named! {
    /// The twelve tile shapes, in the order of the rings: six small ones, then six large ones (rules §2.2).
    #[expect(missing_docs, reason = "the names are those of the polyominoes")]
    pub enum Shape {
        I3 = "I3",
        T4 = "T4",
        V3 = "V3",
        J4 = "J4",
        I2 = "I2",
        O4 = "O4",
        Z5 = "Z5",
        F = "F",
        S4 = "S4",
        I4 = "I4",
        N = "N",
        U = "U",
    }
}

impl Shape {
    /// The ring of the station that holds this shape.
    pub fn ring(self) -> Ring {
        sheet::SHEET.shapes[self as usize].ring
    }

    /// Number of cells, 2–5.
    pub fn cell_count(self) -> u8 {
        self.footprint(Orientation::UPRIGHT).cells.len() as u8
    }

    /// The footprint of this shape in `orientation`.
    pub fn footprint(self, orientation: Orientation) -> &'static Footprint {
        &sheet::SHEET.shapes[self as usize].footprints[usize::from(orientation.0)]
    }

    /// The shape's shifts and differing orientations.
    pub(crate) fn poses(self) -> &'static Poses {
        &sheet::SHEET.shapes[self as usize].poses
    }

    /// The distinct orientations: the first one of those that look the same.
    pub fn orientations(self) -> impl Iterator<Item = Orientation> {
        Orientation::all()
            .filter(move |orientation| self.footprint(*orientation).canonical == *orientation)
    }
}

game::named! {
    /// The two rings of the station, inner first (rules §2.2); a depot offers one tile of each.
    pub enum Ring {
        /// The ring of the six small shapes.
        Inner = "inner",
        /// The ring of the six large shapes.
        Outer = "outer",
    }
}

/// A rotation and reflection of a tile: mirrored left to right or not, then turned clockwise by quarter turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Orientation(pub(super) u8);

impl Orientation {
    /// The orientation in `assets/tiles.ron`.
    pub const UPRIGHT: Self = Self(0);

    /// All eight.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self)
    }

    /// Mirrored if asked, then turned clockwise by `quarter_turns` (taken modulo 4).
    pub const fn new(mirrored: bool, quarter_turns: u8) -> Self {
        Self(mirrored as u8 * 4 + quarter_turns % 4)
    }

    /// Whether the tile is mirrored before it is turned.
    pub const fn is_mirrored(self) -> bool {
        self.0 >= 4
    }

    /// Clockwise quarter turns, 0–3.
    pub const fn quarter_turns(self) -> u8 {
        self.0 % 4
    }

    /// Turned a quarter clockwise as seen.
    #[must_use]
    pub const fn turned_clockwise(self) -> Self {
        Self::new(self.is_mirrored(), self.quarter_turns() + 1)
    }

    /// Turned a quarter counter-clockwise as seen.
    #[must_use]
    pub const fn turned_counter_clockwise(self) -> Self {
        Self::new(self.is_mirrored(), self.quarter_turns() + 3)
    }

    /// Flipped left to right as seen.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::new(!self.is_mirrored(), 4 - self.quarter_turns())
    }
}

impl From<Orientation> for u8 {
    fn from(orientation: Orientation) -> Self {
        orientation.0
    }
}

impl TryFrom<u8> for Orientation {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if index < 8 {
            Ok(Self(index))
        } else {
            Err(format!("{index} is not an orientation (0–7)"))
        }
    }
}

/// One cell of a [`Footprint`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct FootprintCell {
    /// Columns from the left edge of the bounding box.
    pub column: u8,
    /// Rows from the top edge of the bounding box.
    pub row: u8,
    /// The terrain of the pair on this cell: 0 for the first, 1 for the second.
    pub half: u8,
    /// Whether the resource symbol of that terrain is printed here.
    pub symbol: bool,
    /// Whether the meteor is printed here on the tiles that have one.
    pub meteor: bool,
}

impl FootprintCell {
    /// Distance of this cell's bit from the anchor's bit in a [`CellSet`](super::CellSet).
    pub(crate) const fn shift(self) -> u8 {
        self.row * STRIDE + self.column
    }

    /// The cell that it covers with the bounding box at `anchor`, or `None` beyond the 12×12 grid.
    pub const fn at(self, anchor: Cell) -> Option<Cell> {
        Cell::new(anchor.column() + self.column, anchor.row() + self.row)
    }
}

/// A shape in one orientation: cells relative to the top left corner of their bounding box, in reading order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Footprint {
    /// The cells.
    pub cells: ArrayVec<FootprintCell, MAX_TILE_CELLS>,
    /// Columns of the bounding box.
    pub width: u8,
    /// Rows of the bounding box.
    pub height: u8,
    /// The first orientation that looks the same.
    pub canonical: Orientation,
}

impl Footprint {
    /// The anchors at which it covers one of `cells`.
    pub(super) fn covering(&self, cells: CellSet) -> CellSet {
        let mut anchors = CellSet::EMPTY;
        for cell in &self.cells {
            anchors |= cells.shifted_back(cell.shift());
        }
        anchors
    }

    /// The cells covered with the bounding box at `anchor`, or `None` if it extends beyond the 12×12 grid.
    pub fn at(&self, anchor: Cell) -> Option<CellSet> {
        self.cells.iter().map(|cell| cell.at(anchor)).collect()
    }
}

/// One of the 144 tiles: a shape, a pair of terrains, with or without a meteor (rules §2.2).
/// The default is the value in unused places of a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Tile(u8);

impl Tile {
    /// How many tiles there are.
    pub const COUNT: u8 = 144;
    /// How many terrain pairs there are.
    pub const PAIRS: u8 = 6;

    /// The tile of `shape` and terrain pair number `pair` (taken modulo 6), with or without a meteor.
    pub const fn new(shape: Shape, pair: u8, meteor: bool) -> Self {
        Self(shape as u8 * 12 + pair % Self::PAIRS * 2 + meteor as u8)
    }

    /// All 144 tiles.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The twelve tiles of one stack (rules §2.2).
    pub fn of_shape(shape: Shape) -> impl Iterator<Item = Self> {
        (0..12).map(move |index| Self(shape as u8 * 12 + index))
    }

    /// The tile's shape.
    pub const fn shape(self) -> Shape {
        Shape::ALL[(self.0 / 12) as usize]
    }

    /// Number of the terrain pair, 0–5.
    pub const fn pair(self) -> u8 {
        self.0 % 12 / 2
    }

    /// Whether the tile shows a meteor (rules §4.4).
    pub const fn has_meteor(self) -> bool {
        self.0 % 2 == 1
    }

    /// Its two terrains; each shows its resource once.
    pub fn terrains(self) -> [Terrain; 2] {
        sheet::SHEET.pairs[usize::from(self.pair())]
    }

    /// The terrain of a cell of this tile's footprint.
    pub fn terrain_of(self, cell: FootprintCell) -> Terrain {
        self.terrains()[usize::from(cell.half)]
    }

    /// The terrain pair as named in files: `civ-energy`.
    pub fn pair_name(self) -> String {
        let [first, second] = self.terrains();
        format!("{first}-{second}")
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}/{}/{}",
            self.shape(),
            self.pair_name(),
            if self.has_meteor() { "meteor" } else { "plain" }
        )
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.0
    }
}

impl TryFrom<u8> for Tile {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if index < Self::COUNT {
            Ok(Self(index))
        } else {
            Err(format!("tile number {index} does not exist (0–143)"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_and_flipping_are_as_seen() {
        let shape = Shape::F;
        for orientation in Orientation::all() {
            let here = shape.footprint(orientation);
            let flipped = shape.footprint(orientation.flipped());
            for cell in &here.cells {
                let mirror = FootprintCell {
                    column: here.width - 1 - cell.column,
                    ..*cell
                };
                assert!(flipped.cells.contains(&mirror), "{orientation:?}");
            }
            let turned = shape.footprint(orientation.turned_clockwise());
            for cell in &here.cells {
                let quarter = FootprintCell {
                    column: here.height - 1 - cell.row,
                    row: cell.column,
                    ..*cell
                };
                assert!(turned.cells.contains(&quarter), "{orientation:?}");
            }
            assert_eq!(
                orientation.turned_clockwise().turned_counter_clockwise(),
                orientation
            );
        }
    }

    #[test]
    fn every_tile_shows_each_of_its_two_resources_once() {
        for shape in Shape::ALL {
            let cells = &shape.footprint(Orientation::UPRIGHT).cells;
            for half in 0..2 {
                assert_eq!(
                    cells
                        .iter()
                        .filter(|cell| cell.half == half && cell.symbol)
                        .count(),
                    1,
                    "{shape}"
                );
            }
            assert_eq!(
                cells.iter().filter(|cell| cell.meteor).count(),
                1,
                "{shape}"
            );
        }
        assert_eq!(Tile::all().count(), 144);
        assert!(
            Tile::all().all(|tile| Tile::new(tile.shape(), tile.pair(), tile.has_meteor()) == tile)
        );
    }
}
