//! Rows and columns.

use super::CellSet;
use super::cell::SIDE;
use serde::{Deserialize, Serialize};

/// A row or a column of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Line {
    /// Row 0–11 from the top.
    Row(u8),
    /// Column 0–11 from the left.
    Column(u8),
}

impl Line {
    /// All rows from the top, then all columns from the left.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).map(Self::Row).chain((0..SIDE).map(Self::Column))
    }

    /// Its squares of the grid.
    pub fn cells(self) -> CellSet {
        match self {
            Self::Row(row) => CellSet::row(row),
            Self::Column(column) => CellSet::column(column),
        }
    }
}
