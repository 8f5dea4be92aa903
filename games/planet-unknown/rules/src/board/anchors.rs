//! The anchors at which a shape fits, in all orientations: the innermost loop of every search.
//!
//! A shape fits with its anchor on a cell if all its cells, found by shifting the set of free cells back, are free. The
//! orientations of a shape share most of these shifts, so each is made only once.

use super::CellSet;
use super::tile::{MAX_SHIFTS, Poses};

/// The free cells and the near cells of a board, shifted back by each shift of a shape.
pub(super) struct Shifted([(CellSet, CellSet); MAX_SHIFTS]);

impl Shifted {
    /// Shifts a board for one shape.
    #[inline]
    pub(super) fn new(poses: &Poses, free: CellSet, near: CellSet) -> Self {
        let mut shifted = [(CellSet::EMPTY, CellSet::EMPTY); MAX_SHIFTS];
        for (slot, shift) in shifted.iter_mut().zip(&poses.distinct) {
            *slot = (free.shifted_back(*shift), near.shifted_back(*shift));
        }
        Self(shifted)
    }

    /// The anchors at which one orientation of the shape covers only free cells and at least one that is near.
    /// `places` are the indices of its shifts among the distinct ones.
    #[inline]
    pub(super) fn anchors(&self, places: &[u8]) -> CellSet {
        let mut fits = CellSet::GRID;
        let mut reaches = CellSet::EMPTY;
        for place in places {
            let (free, near) = self.0[usize::from(*place) % MAX_SHIFTS];
            fits &= free;
            reaches |= near;
        }
        fits & reaches
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;
    use proptest::prelude::*;

    fn cells() -> impl Strategy<Value = CellSet> {
        any::<[u64; 3]>().prop_map(|words| CellSet::from_words(words) & CellSet::GRID)
    }

    proptest! {
        #[test]
        fn shared_shifts_find_the_anchors_that_single_cells_find(one in cells(), other in cells(), near in cells()) {
            for shape in Shape::ALL {
                let poses = shape.poses();
                for free in [one, one | other, one & other, CellSet::GRID] {
                    let shifted = Shifted::new(poses, free, near);
                    for (orientation, places) in poses.orientations.iter().zip(&poses.places) {
                        let cells = || shape.footprint(*orientation).cells.iter();
                        let fits = cells()
                            .fold(CellSet::GRID, |fits, cell| fits & free.shifted_back(cell.shift()));
                        let reaches = cells()
                            .fold(CellSet::EMPTY, |reaches, cell| reaches | near.shifted_back(cell.shift()));
                        prop_assert_eq!(shifted.anchors(places), fits & reaches);
                    }
                }
            }
        }
    }
}
