//! The tile in the hand of a player, shown as a ghost over the planet until it is placed.

use rules::board::cell::SIDE;
use rules::{
    Answer, Cell, CellSet, Footprint, Orientation, PlacementFault, PlacementRules, Ring, Tile,
    TileOffer,
};

/// A tile held over the planet (rules §4). It always lies wholly within the 12×12 grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ghost {
    /// The ring of the depot it comes from.
    pub ring: Ring,
    /// The tile.
    pub tile: Tile,
    /// The orientation of the tile.
    pub orientation: Orientation,
    /// The top left corner of its bounding box.
    pub anchor: Cell,
    /// Whether the tile is pinned, to be looked at and confirmed. Otherwise it follows the pointer.
    pub pinned: bool,
}

/// A way to turn a tile, as the player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spin {
    /// A quarter clockwise.
    Clockwise,
    /// A quarter counter-clockwise.
    CounterClockwise,
    /// Flipped left to right.
    Flip,
}

impl Ghost {
    /// `tile` of `ring`, just picked up, upright and centred on `cell`.
    pub fn pick_up(ring: Ring, tile: Tile, cell: Cell) -> Self {
        let mut ghost = Self {
            ring,
            tile,
            orientation: Orientation::UPRIGHT,
            anchor: cell,
            pinned: false,
        };
        ghost.centre_on(cell);
        ghost
    }

    /// The footprint of the tile in its orientation.
    pub fn footprint(&self) -> &'static Footprint {
        self.tile.shape().footprint(self.orientation)
    }

    /// The cells it covers.
    pub fn cells(&self) -> CellSet {
        self.footprint().at(self.anchor).unwrap_or(CellSet::EMPTY)
    }

    /// The cell in its middle.
    pub fn centre(&self) -> Cell {
        let footprint = self.footprint();
        let middle = self.anchor.offset(
            ((footprint.width - 1) / 2) as i8,
            ((footprint.height - 1) / 2) as i8,
        );
        middle.unwrap_or(self.anchor)
    }

    /// Moves the middle of the tile to `cell`, as far as the grid allows.
    pub fn centre_on(&mut self, cell: Cell) {
        let footprint = self.footprint();
        let column = i16::from(cell.column()) - i16::from((footprint.width - 1) / 2);
        let row = i16::from(cell.row()) - i16::from((footprint.height - 1) / 2);
        self.lay_at(column, row);
    }

    /// Moves the tile by `columns` and `rows`, as far as the grid allows.
    pub fn shift(&mut self, columns: i8, rows: i8) {
        let column = i16::from(self.anchor.column()) + i16::from(columns);
        let row = i16::from(self.anchor.row()) + i16::from(rows);
        self.lay_at(column, row);
    }

    /// Turns or flips the tile as the player sees it. Its middle stays where it is, as far as the grid allows.
    pub fn spin(&mut self, spin: Spin) {
        let before = self.footprint();
        self.orientation = match spin {
            Spin::Clockwise => self.orientation.turned_clockwise(),
            Spin::CounterClockwise => self.orientation.turned_counter_clockwise(),
            Spin::Flip => self.orientation.flipped(),
        };
        let after = self.footprint();
        let moved = |anchor: u8, before: u8, after: u8| {
            i16::from(anchor) + (i16::from(before) - i16::from(after)) / 2
        };
        let column = moved(self.anchor.column(), before.width, after.width);
        let row = moved(self.anchor.row(), before.height, after.height);
        self.lay_at(column, row);
    }

    fn lay_at(&mut self, column: i16, row: i16) {
        let footprint = self.footprint();
        let clamp = |value: i16, size: u8| value.clamp(0, i16::from(SIDE - size)) as u8;
        if let Some(anchor) =
            Cell::new(clamp(column, footprint.width), clamp(row, footprint.height))
        {
            self.anchor = anchor;
        }
    }

    /// Checks that the tile may lie where it is.
    ///
    /// # Errors
    /// The first reason why it may not.
    pub fn check(&self, rules: &PlacementRules) -> Result<(), PlacementFault> {
        rules.check(self.tile, self.orientation, self.anchor)
    }

    /// The answer that places the tile where it is. Of orientations that look the same, it names the first.
    pub fn answer(&self) -> Answer {
        Answer::Place {
            ring: self.ring,
            orientation: self.footprint().canonical,
            anchor: self.anchor,
        }
    }

    /// Moves the tile to the next or the previous legal placement: first the anchors of its orientation in reading
    /// order, then those of the next orientation. Without a legal placement, the tile stays where it is.
    pub fn step(&mut self, rules: &PlacementRules, forward: bool) {
        let placements: Vec<(Orientation, Cell)> = legal_placements(self.tile, rules).collect();
        let here = (self.footprint().canonical, self.anchor);
        let next = if forward {
            placements
                .iter()
                .find(|placement| **placement > here)
                .or(placements.first())
        } else {
            placements
                .iter()
                .rev()
                .find(|placement| **placement < here)
                .or(placements.last())
        };
        if let Some((orientation, anchor)) = next {
            self.orientation = *orientation;
            self.anchor = *anchor;
        }
    }
}

/// Every legal placement of `tile`: orientations in their fixed order, anchors in reading order.
fn legal_placements(
    tile: Tile,
    rules: &PlacementRules,
) -> impl Iterator<Item = (Orientation, Cell)> {
    tile.shape().orientations().flat_map(move |orientation| {
        rules
            .anchors(tile, orientation)
            .into_iter()
            .map(move |anchor| (orientation, anchor))
    })
}

/// The cells, shown as glowing, over which the middle of `tile` can be for a legal placement in some orientation.
pub fn centres(tile: Tile, rules: &PlacementRules) -> CellSet {
    let centre = |(orientation, anchor): (Orientation, Cell)| {
        let footprint = tile.shape().footprint(orientation);
        anchor.offset(
            ((footprint.width - 1) / 2) as i8,
            ((footprint.height - 1) / 2) as i8,
        )
    };
    legal_placements(tile, rules).filter_map(centre).collect()
}

/// The tile of `ring` on offer, if it can be placed.
pub fn offered(offer: &TileOffer, ring: Ring) -> Option<Tile> {
    offer
        .tiles
        .iter()
        .find(|(offered, _)| *offered == ring)
        .map(|(_, tile)| *tile)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Board, PlanetId, Shape};

    fn rules() -> PlacementRules {
        PlacementRules::plain(&Board::new(PlanetId::Ksb4156), false)
    }

    fn ghosts() -> impl Iterator<Item = Ghost> {
        let cell = Cell::new(0, 11).unwrap();
        Shape::ALL
            .into_iter()
            .map(move |shape| Ghost::pick_up(shape.ring(), Tile::new(shape, 0, false), cell))
    }

    #[test]
    fn a_ghost_never_leaves_the_grid() {
        for mut ghost in ghosts() {
            for spin in [Spin::Clockwise, Spin::Flip, Spin::CounterClockwise] {
                for (columns, rows) in [(-20, 0), (0, 20), (20, -20)] {
                    ghost.shift(columns, rows);
                    assert_eq!(
                        ghost.cells().len(),
                        u32::from(ghost.tile.shape().cell_count()),
                        "{ghost:?}"
                    );
                    ghost.spin(spin);
                    assert_eq!(
                        ghost.cells().len(),
                        u32::from(ghost.tile.shape().cell_count()),
                        "{ghost:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn turning_four_times_in_the_open_brings_it_back() {
        for mut ghost in ghosts() {
            ghost.centre_on(Cell::new(5, 5).unwrap());
            let before = ghost;
            for _ in 0..4 {
                ghost.spin(Spin::Clockwise);
            }
            assert_eq!(ghost, before);
        }
    }

    #[test]
    fn stepping_visits_every_legal_placement_and_comes_back() {
        for mut ghost in ghosts() {
            let count = legal_placements(ghost.tile, &rules()).count();
            ghost.step(&rules(), true);
            let first = ghost;
            for _ in 0..count {
                assert_eq!(ghost.check(&rules()), Ok(()));
                ghost.step(&rules(), true);
            }
            assert_eq!(ghost, first);
            ghost.step(&rules(), false);
            ghost.step(&rules(), true);
            assert_eq!(ghost, first);
        }
    }

    #[test]
    fn over_a_glowing_cell_some_orientation_is_legal() {
        for mut ghost in ghosts() {
            let glow = centres(ghost.tile, &rules());
            assert!(!glow.is_empty());
            for cell in glow {
                let legal = Orientation::all().any(|orientation| {
                    ghost.orientation = orientation;
                    ghost.centre_on(cell);
                    ghost.check(&rules()).is_ok()
                });
                assert!(legal, "{cell:?}");
            }
        }
    }
}
