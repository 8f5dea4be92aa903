//! Collecting what can be chosen.

use super::board::{Cell, CellSet};

/// Collects choices, one by one or a whole set of cells at a time.
pub(super) trait Gather<T> {
    /// Adds one.
    fn add(&mut self, item: T);

    /// Adds one for each of `cells`.
    #[inline]
    fn add_each(&mut self, cells: CellSet, item: impl Fn(Cell) -> T) {
        cells.into_iter().for_each(|cell| self.add(item(cell)));
    }
}
