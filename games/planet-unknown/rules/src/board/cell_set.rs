//! Sets of cells: bit sets of three 64-bit words.
//!
//! Each row of a set has one bit more than the grid has columns. That guard column keeps a shift by a row or a column
//! from wrapping from one edge of the grid to the other.

use super::cell::{Cell, SIDE, STRIDE};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// A set of [`Cell`]s.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "[u64; 3]", try_from = "[u64; 3]")]
pub struct CellSet([u64; 3]);

impl CellSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; 3]);
    /// All 144 squares of the grid.
    pub const GRID: Self = Self::block([0, SIDE], [0, SIDE]);

    /// The squares of the columns and rows from the first of these bounds up to the second, which is left out.
    const fn block(columns: [u8; 2], rows: [u8; 2]) -> Self {
        let mut block = Self::EMPTY;
        let mut row = rows[0];
        while row < rows[1] {
            let mut column = columns[0];
            while column < columns[1] {
                block.insert(Cell(row * STRIDE + column));
                column += 1;
            }
            row += 1;
        }
        block
    }

    /// The set of one cell.
    pub const fn of(cell: Cell) -> Self {
        let mut words = [0; 3];
        words[(cell.0 / 64) as usize] = 1 << (cell.0 % 64);
        Self(words)
    }

    /// The twelve rows or columns.
    const fn lines(are_rows: bool) -> [Self; SIDE as usize] {
        let mut lines = [Self::EMPTY; SIDE as usize];
        let mut index = 0;
        while index < SIDE {
            let (own, all) = ([index, index + 1], [0, SIDE]);
            lines[index as usize] = match are_rows {
                true => Self::block(all, own),
                false => Self::block(own, all),
            };
            index += 1;
        }
        lines
    }

    /// All rows, from the top.
    pub const ROWS: [Self; SIDE as usize] = Self::lines(true);
    /// All columns, from the left.
    pub const COLUMNS: [Self; SIDE as usize] = Self::lines(false);

    /// All cells of row `row` (0–11); none of another.
    pub fn row(row: u8) -> Self {
        const { &Self::ROWS }
            .get(usize::from(row))
            .copied()
            .unwrap_or_default()
    }

    /// All cells of column `column` (0–11); none of another.
    pub fn column(column: u8) -> Self {
        const { &Self::COLUMNS }
            .get(usize::from(column))
            .copied()
            .unwrap_or_default()
    }

    /// The set of these words. Bits in the guard column must be masked before the set is read.
    #[cfg(test)]
    pub(super) const fn from_words(words: [u64; 3]) -> Self {
        Self(words)
    }

    /// Whether `cell` is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[(cell.0 / 64) as usize] >> (cell.0 % 64) & 1 == 1
    }

    /// Adds `cell`.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[(cell.0 / 64) as usize] |= 1 << (cell.0 % 64);
    }

    /// Adds `cell`, or removes it if it is in the set.
    pub const fn toggle(&mut self, cell: Cell) {
        if self.contains(cell) {
            self.remove(cell);
        } else {
            self.insert(cell);
        }
    }

    /// Removes `cell`.
    pub const fn remove(&mut self, cell: Cell) {
        self.0[(cell.0 / 64) as usize] &= !(1 << (cell.0 % 64));
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Number of cells.
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether the two sets share a cell.
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every cell of this set is in `other`.
    pub fn is_within(self, other: Self) -> bool {
        (self & !other).is_empty()
    }

    /// The cells of this set that are not in `other`.
    pub fn without(self, other: Self) -> Self {
        self & !other
    }

    /// The first cell in reading order.
    pub fn first(self) -> Option<Cell> {
        self.into_iter().next()
    }

    /// Cell number `index` of the set in reading order, counted from 0.
    pub fn nth(self, index: u32) -> Option<Cell> {
        let mut before = index;
        for (word, bits) in (0u8..).zip(self.0) {
            if before < bits.count_ones() {
                return Some(Cell(word * 64 + nth_bit(bits, before)));
            }
            before -= bits.count_ones();
        }
        None
    }

    /// The set moved up and to the left by `bits` (`rows × STRIDE + columns`, below 64). The result may reach into
    /// the guard column: mask it before reading it.
    pub const fn shifted_back(self, bits: u8) -> Self {
        let [a, b, c] = self.0;
        Self([
            a >> bits | b << 1 << (63 - bits),
            b >> bits | c << 1 << (63 - bits),
            c >> bits,
        ])
    }

    /// The set moved down and to the right by `bits`, with the same caution as [`Self::shifted_back`].
    pub const fn shifted(self, bits: u8) -> Self {
        let [a, b, c] = self.0;
        Self([
            a << bits,
            b << bits | a >> 1 >> (63 - bits),
            c << bits | b >> 1 >> (63 - bits),
        ])
    }

    /// The cells orthogonally adjacent to a cell of the set; cells of the set count where they touch another.
    pub fn neighbours(self) -> Self {
        self.beside() & Self::GRID
    }

    /// As [`Self::neighbours`], reaching into the guard column.
    const fn beside(self) -> Self {
        let [left, right] = [self.shifted_back(1).0, self.shifted(1).0];
        let [up, down] = [self.shifted_back(STRIDE).0, self.shifted(STRIDE).0];
        Self([
            left[0] | right[0] | up[0] | down[0],
            left[1] | right[1] | up[1] | down[1],
            left[2] | right[2] | up[2] | down[2],
        ])
    }

    /// The cells orthogonally or diagonally adjacent to a cell of the set.
    pub fn neighbours_with_diagonals(self) -> Self {
        let wide = self | ((self.shifted(1) | self.shifted_back(1)) & Self::GRID);
        (wide.shifted(STRIDE) | wide.shifted_back(STRIDE) | self.shifted(1) | self.shifted_back(1))
            & Self::GRID
    }

    /// The cells adjacent to a cell of the set, `diagonal`ly too if that counts.
    pub fn around(self, diagonal: bool) -> Self {
        if diagonal {
            self.neighbours_with_diagonals()
        } else {
            self.neighbours()
        }
    }

    /// The cells of `self` that are connected with `seed` through cells of `self` (a flood fill).
    pub fn connected_to(self, seed: Self) -> Self {
        let mut filled = seed & self;
        loop {
            let next = (filled | filled.beside()) & self;
            if next == filled {
                return filled;
            }
            filled = next;
        }
    }

    /// The maximal orthogonally connected groups of the set, in reading order of their first cells.
    pub fn components(self) -> impl Iterator<Item = Self> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let group = rest.connected_to(Self::of(rest.first()?));
            rest = rest.without(group);
            Some(group)
        })
    }
}

/// The position of the set bit number `index` of `bits`, which has that many.
const fn nth_bit(mut bits: u64, index: u32) -> u8 {
    let mut left = index;
    while left > 0 {
        bits &= bits - 1;
        left -= 1;
    }
    bits.trailing_zeros() as u8
}

impl BitOr for CellSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }
}

impl BitAnd for CellSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }
}

impl BitXor for CellSet {
    type Output = Self;
    /// The cells that are in exactly one of the two sets.
    fn bitxor(self, other: Self) -> Self {
        Self([
            self.0[0] ^ other.0[0],
            self.0[1] ^ other.0[1],
            self.0[2] ^ other.0[2],
        ])
    }
}

impl Not for CellSet {
    type Output = Self;
    /// The squares of the grid that are not in the set.
    fn not(self) -> Self {
        let Self(grid) = Self::GRID;
        Self([
            !self.0[0] & grid[0],
            !self.0[1] & grid[1],
            !self.0[2] & grid[2],
        ])
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAndAssign for CellSet {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;
    fn into_iter(self) -> Cells {
        Cells {
            words: self.0,
            word: 0,
        }
    }
}

/// The cells of a [`CellSet`] in reading order.
#[derive(Clone, Debug)]
pub struct Cells {
    words: [u64; 3],
    word: u8,
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while self.word < 3 {
            let bits = &mut self.words[usize::from(self.word)];
            if *bits != 0 {
                let bit = bits.trailing_zeros() as u8;
                *bits &= *bits - 1;
                return Some(Cell(self.word * 64 + bit));
            }
            self.word += 1;
        }
        None
    }

    /// Word by word, which is faster than cell by cell.
    fn fold<A, F: FnMut(A, Cell) -> A>(self, start: A, mut add: F) -> A {
        let mut folded = start;
        for (word, mut bits) in (0u8..).zip(self.words) {
            while bits != 0 {
                folded = add(folded, Cell(word * 64 + bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
        folded
    }
}

impl From<CellSet> for [u64; 3] {
    fn from(set: CellSet) -> Self {
        set.0
    }
}

impl TryFrom<[u64; 3]> for CellSet {
    type Error = String;

    fn try_from(words: [u64; 3]) -> Result<Self, Self::Error> {
        let set = Self(words);
        if set & Self::GRID == set {
            Ok(set)
        } else {
            Err("a set of cells extends beyond the grid".to_owned())
        }
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(column: u8, row: u8) -> Cell {
        Cell::new(column, row).expect("inside the grid")
    }

    #[test]
    fn neighbours_do_not_wrap_around_the_edges() {
        let corner: Vec<Cell> = CellSet::of(cell(11, 3)).neighbours().into_iter().collect();
        assert_eq!(corner, [cell(11, 2), cell(10, 3), cell(11, 4)]);
        let start: Vec<Cell> = CellSet::of(cell(0, 0)).neighbours().into_iter().collect();
        assert_eq!(start, [cell(1, 0), cell(0, 1)]);
        assert_eq!(
            CellSet::of(cell(11, 11)).neighbours_with_diagonals().len(),
            3
        );
        assert_eq!(CellSet::of(cell(5, 5)).neighbours_with_diagonals().len(), 8);
    }

    #[test]
    fn shifting_there_and_back_keeps_the_cells() {
        let set: CellSet = [cell(0, 0), cell(7, 4), cell(4, 9)].into_iter().collect();
        for bits in [0, 1, 13, 28, 41] {
            assert_eq!(set.shifted(bits).shifted_back(bits), set);
        }
    }

    #[test]
    fn cells_are_counted_in_reading_order() {
        let set: CellSet = [cell(3, 0), cell(11, 4), cell(0, 5), cell(9, 11)]
            .into_iter()
            .collect();
        let counted: Vec<Cell> = (0..9).filter_map(|index| set.nth(index)).collect();
        assert_eq!(counted, set.into_iter().collect::<Vec<_>>());
    }

    #[test]
    fn folding_continues_where_the_iteration_stopped() {
        let set: CellSet = [cell(3, 0), cell(11, 4), cell(0, 5), cell(9, 11)]
            .into_iter()
            .collect();
        for stop in 0..=4 {
            let mut cells = set.into_iter();
            let mut seen: Vec<Cell> = cells.by_ref().take(stop).collect();
            cells.for_each(|cell| seen.push(cell));
            assert_eq!(seen, set.into_iter().collect::<Vec<_>>());
        }
    }

    #[test]
    fn components_split_a_set_into_its_connected_groups() {
        let set: CellSet = [cell(0, 0), cell(1, 0), cell(2, 1), cell(2, 2)]
            .into_iter()
            .collect();
        let groups: Vec<u32> = set.components().map(CellSet::len).collect();
        assert_eq!(groups, [2, 2]);
    }

    #[test]
    fn a_set_outside_the_grid_is_refused() {
        assert!(CellSet::try_from([1 << 12, 0, 0]).is_err());
        assert!(Cell::try_from((12, 0)).is_err());
        assert_eq!(CellSet::GRID.len(), 144);
    }
}
