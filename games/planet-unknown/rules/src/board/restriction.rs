//! What a planet or an event card forbids beyond the plain rules (rules §4.6).

use super::cell::STRIDE;
use super::{CellSet, Footprint, Tile};
use crate::terrain::Terrain;

/// The restrictions of a planet or an event (rules §4.6). The default forbids nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Restriction {
    /// Cells no piece may cover.
    pub cells: CellSet,
    /// Cells that may not be covered with this terrain, by [`Terrain`] number.
    pub terrains: [CellSet; 6],
    /// Cells that may not be covered with this terrain's resource symbol, by [`Terrain`] number.
    pub symbols: [CellSet; 6],
    /// Two regions; a piece may not cover cells of both.
    pub apart: [CellSet; 2],
    /// A region that may not contain a whole piece.
    pub not_within: CellSet,
    /// Whether a tile must be able to slide one cell into its place, from any of the four directions or from outside
    /// the grid, without overlapping a placed tile.
    pub slides: bool,
}

impl Restriction {
    /// The anchors that this allows for `tile` with this `footprint` where `covered` is covered already.
    pub(super) fn allowed(&self, tile: Tile, footprint: &Footprint, covered: CellSet) -> CellSet {
        let mut forbidden = CellSet::EMPTY;
        let mut on_first = CellSet::EMPTY;
        let mut on_second = CellSet::EMPTY;
        let mut within = CellSet::GRID;
        for cell in &footprint.cells {
            let terrain = tile.terrain_of(*cell) as usize;
            let mut barred = self.cells | self.terrains[terrain];
            if cell.symbol {
                barred |= self.symbols[terrain];
            }
            forbidden |= barred.shifted_back(cell.shift());
            on_first |= self.apart[0].shifted_back(cell.shift());
            on_second |= self.apart[1].shifted_back(cell.shift());
            within &= self.not_within.shifted_back(cell.shift());
        }
        if self.slides {
            forbidden |= stuck(footprint, covered);
        }
        !(forbidden | (on_first & on_second) | within)
    }

    /// The cells that this allows for a patch.
    pub(super) fn allowed_patch(&self) -> CellSet {
        let biomass = Terrain::Biomass as usize;
        !(self.cells | self.terrains[biomass] | self.not_within)
    }
}

/// The anchors at which `footprint`, moved one cell in any of the four directions, overlaps `covered`: it cannot
/// have slid there. Cells outside the grid are free.
fn stuck(footprint: &Footprint, covered: CellSet) -> CellSet {
    let beside = [
        covered.shifted_back(1),
        covered.shifted(1),
        covered.shifted_back(STRIDE),
        covered.shifted(STRIDE),
    ];
    let [right, left, below, above] = beside.map(|cells| footprint.covering(cells & CellSet::GRID));
    CellSet::GRID & right & left & below & above
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Orientation};

    /// Adds a ban on these cells to a restriction.
    type Ban = fn(&mut Restriction, CellSet);

    /// The bans that hold for every piece; the last one only for tiles.
    const BANS: [Ban; 4] = [
        |restriction, cells| restriction.cells = cells,
        |restriction, cells| restriction.terrains = [cells; 6],
        |restriction, cells| restriction.not_within = cells,
        |restriction, cells| restriction.apart = [cells; 2],
    ];

    #[test]
    fn what_is_forbidden_for_one_reason_is_so_for_two() {
        let tile = Tile::all().next().expect("a tile");
        let footprint = tile.shape().footprint(Orientation::UPRIGHT);
        let anchor = Cell::new(5, 5).expect("a cell of the grid");
        let cells = footprint.at(anchor).expect("a place in the grid");
        let open = Restriction::default();
        let allows = |restriction: &Restriction| {
            let anchors = restriction.allowed(tile, footprint, CellSet::EMPTY);
            (
                anchors.contains(anchor),
                cells.meets(restriction.allowed_patch()),
            )
        };
        assert_eq!(allows(&open), (true, true));
        for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
            let mut restriction = open;
            BANS[one](&mut restriction, cells);
            BANS[other](&mut restriction, cells);
            let patch = one == 3 && other == 3;
            assert_eq!(allows(&restriction), (false, patch), "{one} and {other}");
        }
    }
}
