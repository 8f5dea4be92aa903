//! The cells of a planet grid.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Columns and rows of every planet grid.
pub const SIDE: u8 = 12;
/// Bits in a row of a [`CellSet`](super::CellSet): twelve columns and the guard column.
pub const STRIDE: u8 = SIDE + 1;

/// One square of the planet grid: column and row, both 0–11, origin at the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "(u8, u8)", try_from = "(u8, u8)")]
pub struct Cell(pub(super) u8);

impl Cell {
    /// The cell at `column` and `row`, or `None` outside the grid.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE {
            Some(Self(row * STRIDE + column))
        } else {
            None
        }
    }

    /// Column, 0–11, counted from the left.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Row, 0–11, counted from the top.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The cell `columns` to the right and `rows` down, or `None` outside the grid.
    pub fn offset(self, columns: i8, rows: i8) -> Option<Self> {
        let column = u8::try_from(i16::from(self.column()) + i16::from(columns)).ok()?;
        let row = u8::try_from(i16::from(self.row()) + i16::from(rows)).ok()?;
        Self::new(column, row)
    }

    /// All 144 squares of the grid, row by row, whether or not a planet has them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Self(row * STRIDE + column)))
    }
}

impl From<Cell> for (u8, u8) {
    fn from(cell: Cell) -> Self {
        (cell.column(), cell.row())
    }
}

impl TryFrom<(u8, u8)> for Cell {
    type Error = String;

    fn try_from((column, row): (u8, u8)) -> Result<Self, Self::Error> {
        Self::new(column, row).ok_or_else(|| format!("({column}, {row}) is outside the 12×12 grid"))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.column(), self.row())
    }
}

#[cfg(test)]
mod tests {
    use super::Cell;

    #[test]
    fn a_cell_is_shown_as_its_column_and_row() {
        let cell = Cell::new(11, 4).expect("a cell of the grid");
        assert_eq!(format!("{cell:?}"), "(11, 4)");
    }
}
