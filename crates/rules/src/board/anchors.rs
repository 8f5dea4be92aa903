//! Where a shape fits in all its orientations at once: the innermost loop of every search.
//!
//! A shape fits with its anchor on a cell if all its cells, found by shifting the set of free cells back, are free. The
//! orientations are worked out side by side. Where the processor has the instructions for it, `wide` does so with four
//! of them in each step; what comes out is the same.

use super::CellSet;
use super::sheet::{MAX_SHIFTS, Poses};

/// One word for each of four orientations.
pub(super) type Four = [u64; 4];

/// One set of cells for each of eight orientations: the first words of the sets, then the second, then the third ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lanes(pub(super) [[Four; 2]; 3]);

impl Lanes {
    /// Eight empty sets.
    pub(super) const EMPTY: Self = Self([[[0; 4]; 2]; 3]);

    /// Set number `lane`, 0–7.
    #[inline]
    pub(super) fn set(&self, lane: usize) -> CellSet {
        CellSet::from_words(self.0.map(|row| row[lane / 4 % 2][lane % 4]))
    }

    /// Whether all sets are empty.
    #[inline]
    pub(super) fn are_empty(&self) -> bool {
        self.0
            .iter()
            .flatten()
            .flatten()
            .fold(0, |all, word| all | word)
            == 0
    }
}

/// The anchors at which a shape covers only `free` cells and at least one that is `near`, for each of its orientations.
pub(super) fn fitting(poses: &Poses, free: CellSet, near: CellSet) -> Lanes {
    let mut lanes = Lanes::EMPTY;
    #[cfg(target_arch = "x86_64")]
    if super::wide::find(poses, free, near, &mut lanes) {
        return lanes;
    }
    find_plainly(poses, free, near, &mut lanes);
    lanes
}

/// Fills the empty `lanes` on any processor. Each shift of the board is made only once.
fn find_plainly(poses: &Poses, free: CellSet, near: CellSet, lanes: &mut Lanes) {
    let mut shifted = [(CellSet::EMPTY, CellSet::EMPTY); MAX_SHIFTS];
    for (slot, shift) in shifted.iter_mut().zip(&poses.distinct) {
        *slot = (free.shifted_back(*shift), near.shifted_back(*shift));
    }
    for (places, lane) in poses.places.iter().zip(0..) {
        let mut fits = CellSet::GRID;
        let mut reaches = CellSet::EMPTY;
        for place in places {
            let (free, near) = shifted[usize::from(*place) % MAX_SHIFTS];
            fits &= free;
            reaches |= near;
        }
        let words: [u64; 3] = (fits & reaches).into();
        lanes
            .0
            .iter_mut()
            .zip(words)
            .for_each(|(row, word)| row[lane / 4 % 2][lane % 4] = word);
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
        fn wide_instructions_find_the_same_anchors(one in cells(), other in cells(), near in cells()) {
            for shape in Shape::ALL {
                for free in [one, one | other, one & other, CellSet::GRID] {
                    let mut plain = Lanes::EMPTY;
                    find_plainly(shape.poses(), free, near, &mut plain);
                    prop_assert_eq!(fitting(shape.poses(), free, near), plain);
                    prop_assert_eq!(plain.are_empty(), (0..8).all(|lane| plain.set(lane).is_empty()));
                }
            }
        }
    }
}
