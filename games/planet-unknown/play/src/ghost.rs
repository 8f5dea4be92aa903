//! The tile in the hand of a player, shown as a ghost over the planet until it is placed.

use rules::board::cell::SIDE;
use rules::{
    Answer, Cell, CellSet, Footprint, FootprintCell, Orientation, PlacementFault, PlacementRules,
    Ring, Shape, Tile, TileOffer,
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
    /// `tile` of `ring`, just picked up, upright, and held over `cell`.
    pub fn pick_up(ring: Ring, tile: Tile, cell: Cell) -> Self {
        let mut ghost = Self {
            ring,
            tile,
            orientation: Orientation::UPRIGHT,
            anchor: cell,
            pinned: false,
        };
        ghost.hold_over(cell);
        ghost
    }

    /// The tile in another orientation. The hand stays where it is, as far as the grid allows.
    pub fn turned(mut self, orientation: Orientation) -> Self {
        let hand = self.grip();
        self.orientation = orientation;
        self.hold_over(hand);
        self
    }

    /// The footprint of the tile in its orientation.
    pub fn footprint(&self) -> &'static Footprint {
        self.tile.shape().footprint(self.orientation)
    }

    /// The cells it covers.
    pub fn cells(&self) -> CellSet {
        self.footprint().at(self.anchor).unwrap_or(CellSet::EMPTY)
    }

    /// The cell of the tile that the hand holds.
    pub fn grip(&self) -> Cell {
        let (column, row) = grip(self.tile.shape(), self.orientation);
        let held = self.anchor.offset(column as i8, row as i8);
        held.unwrap_or(self.anchor)
    }

    /// Moves the tile so that the hand holds it over `cell`, as far as the grid allows.
    pub fn hold_over(&mut self, cell: Cell) {
        let (column, row) = grip(self.tile.shape(), self.orientation);
        let column = i16::from(cell.column()) - i16::from(column);
        let row = i16::from(cell.row()) - i16::from(row);
        self.lay_at(column, row);
    }

    /// Holds the tile over `cell` or, where it does not fit so, at the nearest place where it fits and covers `cell`, if there
    /// is one. So it fits over every cell of [`coverable`].
    pub fn hold_near(&mut self, cell: Cell, rules: &PlacementRules) {
        self.hold_over(cell);
        self.come_to_nearest(rules, |covered| covered.contains(cell));
    }

    /// Holds the tile over `cell` or, where it does not fit so, at the nearest place where it fits as it is turned: over
    /// this cell if that is possible, else anywhere.
    pub fn hold_where_it_fits(&mut self, cell: Cell, rules: &PlacementRules) {
        self.hold_near(cell, rules);
        self.come_to_nearest(rules, |_| true);
    }

    /// Moves the tile, if it covers one of these cells, to the nearest place where it fits and covers none, if there is one.
    pub fn spare(&mut self, cells: CellSet, rules: &PlacementRules) {
        self.move_to_nearest(rules, |covered| !covered.meets(cells));
    }

    /// Moves the tile, unless it fits, to the nearest place where it fits and covers what is wanted, if there is one.
    fn come_to_nearest(&mut self, rules: &PlacementRules, wanted: impl Fn(CellSet) -> bool) {
        if self.check(rules).is_err() {
            self.move_to_nearest(rules, wanted);
        }
    }

    /// Moves the tile to the nearest place where it fits and covers what is wanted, which may be its own, if there is one.
    fn move_to_nearest(&mut self, rules: &PlacementRules, wanted: impl Fn(CellSet) -> bool) {
        let (footprint, here) = (self.footprint(), self.anchor);
        let distance = |anchor: &Cell| {
            let columns = anchor.column().abs_diff(here.column());
            let rows = anchor.row().abs_diff(here.row());
            u16::from(columns).pow(2) + u16::from(rows).pow(2)
        };
        let anchors = rules.anchors(self.tile, self.orientation).into_iter();
        let anchors = anchors.filter(|anchor| footprint.at(*anchor).is_some_and(&wanted));
        self.anchor = anchors.min_by_key(distance).unwrap_or(here);
    }

    /// Moves the tile by `columns` and `rows`, as far as the grid allows.
    pub fn shift(&mut self, columns: i8, rows: i8) {
        let column = i16::from(self.anchor.column()) + i16::from(columns);
        let row = i16::from(self.anchor.row()) + i16::from(rows);
        self.lay_at(column, row);
    }

    /// Turns or flips the tile as the player sees it. The hand stays where it is, as far as the grid allows.
    pub fn spin(&mut self, spin: Spin) {
        let orientation = match spin {
            Spin::Clockwise => self.orientation.turned_clockwise(),
            Spin::CounterClockwise => self.orientation.turned_counter_clockwise(),
            Spin::Flip => self.orientation.flipped(),
        };
        *self = self.turned(orientation);
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
        let mut all = placements.iter();
        let next = if forward {
            all.find(|placement| **placement > here)
                .or(placements.first())
        } else {
            all.rfind(|placement| **placement < here)
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
    let anchors = rules.all_anchors(tile);
    anchors.flat_map(|(orientation, anchors)| {
        let anchors = anchors.into_iter();
        anchors.map(move |anchor| (orientation, anchor))
    })
}

/// The cells that `tile` can cover in this orientation: over each of them, [`Ghost::hold_near`] finds a place.
pub fn coverable(tile: Tile, orientation: Orientation, rules: &PlacementRules) -> CellSet {
    let footprint = tile.shape().footprint(orientation);
    let anchors = rules.anchors(tile, orientation);
    let covered = anchors
        .into_iter()
        .filter_map(|anchor| footprint.at(anchor));
    covered.fold(CellSet::EMPTY, |all, cells| all | cells)
}

/// The column and the row, within the bounding box of a shape in this orientation, of the cell by which the hand holds it:
/// of the cells nearest its middle the first in reading order, as it lies upright.
fn grip(shape: Shape, orientation: Orientation) -> (u8, u8) {
    let upright = shape.footprint(Orientation::UPRIGHT);
    let count = upright.cells.len() as i32;
    let sum = |of: fn(&FootprintCell) -> u8| -> i32 {
        upright.cells.iter().map(|cell| i32::from(of(cell))).sum()
    };
    let middle = [sum(|cell| cell.column), sum(|cell| cell.row)];
    let distance = |cell: &FootprintCell| {
        let [x, y] = [cell.column, cell.row].map(|place| i32::from(place) * count);
        (x - middle[0]).pow(2) + (y - middle[1]).pow(2)
    };
    let nearest = upright.cells.iter().min_by_key(|cell| distance(cell));
    let (mut column, mut row) = nearest.map_or((0, 0), |cell| (cell.column, cell.row));
    let (mut width, mut height) = (upright.width, upright.height);
    // A square turns in place.
    if width == height && upright.cells.len() == usize::from(width) * usize::from(height) {
        return (column, row);
    }
    if orientation.is_mirrored() {
        column = width - 1 - column;
    }
    for _ in 0..orientation.quarter_turns() {
        (column, row) = (height - 1 - row, column);
        (width, height) = (height, width);
    }
    (column, row)
}

/// The tile of `ring` on offer, if it can be placed.
pub fn offered(offer: &TileOffer, ring: Ring) -> Option<Tile> {
    let mut tiles = offer.tiles.iter();
    let (_, tile) = tiles.find(|(offered, _)| *offered == ring)?;
    Some(*tile)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Board, PlanetId};

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
    fn a_square_turns_in_place() {
        let cell = Cell::new(4, 4).expect("a cell");
        let tile = Tile::new(Shape::O4, 0, false);
        let mut ghost = Ghost::pick_up(Shape::O4.ring(), tile, cell);
        let cells = ghost.cells();
        for spin in [Spin::Clockwise, Spin::Flip, Spin::CounterClockwise] {
            ghost.spin(spin);
            assert_eq!(ghost.cells(), cells);
        }
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
            ghost.hold_over(Cell::new(5, 5).unwrap());
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
    fn the_hand_always_holds_a_cell_of_the_tile_and_the_same_however_it_is_turned() {
        // A square turns in place, so another of its cells comes into the hand.
        for mut ghost in ghosts().filter(|ghost| ghost.tile.shape() != Shape::O4) {
            let middle = Cell::new(5, 6).unwrap();
            for flip in [false, true] {
                for _ in 0..4 {
                    ghost.spin(Spin::Clockwise);
                    ghost.hold_over(middle);
                    assert_eq!(ghost.grip(), middle);
                    assert!(ghost.cells().contains(middle), "{ghost:?}");
                    let marks = |ghost: &Ghost| {
                        let (column, row) = grip(ghost.tile.shape(), ghost.orientation);
                        let cells = &ghost.footprint().cells;
                        let held = cells
                            .iter()
                            .find(|cell| (cell.column, cell.row) == (column, row));
                        held.map(|cell| (cell.half, cell.symbol, cell.meteor))
                    };
                    let mut turned = ghost;
                    turned.spin(Spin::CounterClockwise);
                    assert_eq!(marks(&turned), marks(&ghost), "{ghost:?}");
                }
                if !flip {
                    ghost.spin(Spin::Flip);
                }
            }
        }
    }

    // finding N2
    #[test]
    fn over_a_cell_that_it_can_cover_a_tile_comes_to_the_nearest_place_where_it_fits() {
        let rules = rules();
        for mut ghost in ghosts() {
            let marked = coverable(ghost.tile, ghost.orientation, &rules);
            for cell in Cell::all() {
                ghost.hold_over(cell);
                let follows = ghost;
                ghost.hold_near(cell, &rules);
                let fits = ghost.check(&rules).is_ok();
                assert_eq!(fits, marked.contains(cell) || follows == ghost && fits);
                assert!(
                    ghost == follows || ghost.cells().contains(cell),
                    "{ghost:?}"
                );
                assert!(follows.check(&rules).is_err() || ghost == follows);
            }
        }
    }

    // finding N2
    #[test]
    fn a_tile_that_is_picked_up_comes_to_where_it_fits() {
        let rules = rules();
        for mut ghost in ghosts() {
            let fits = coverable(ghost.tile, ghost.orientation, &rules);
            for cell in Cell::all() {
                ghost.hold_over(cell);
                let fits_there = ghost.check(&rules).is_ok();
                ghost.hold_where_it_fits(cell, &rules);
                assert_eq!(ghost.check(&rules).is_ok(), !fits.is_empty(), "{ghost:?}");
                assert!(fits_there || !fits.contains(cell) || ghost.cells().contains(cell));
            }
        }
    }

    #[test]
    fn a_cell_is_tinted_exactly_when_the_tile_can_cover_it_as_it_lies() {
        let rules = rules();
        for ghost in ghosts() {
            let mut covered = CellSet::EMPTY;
            for anchor in Cell::all() {
                let laid = Ghost { anchor, ..ghost };
                if laid.check(&rules).is_ok() {
                    covered |= laid.cells();
                }
            }
            assert_eq!(coverable(ghost.tile, ghost.orientation, &rules), covered);
        }
    }
}
