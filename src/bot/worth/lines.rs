//! The medals that rows and columns promise.

use super::Time;
use crate::bot::weights::LineWeights;
use crate::game::board::cells::{SIDE, STRIDE};
use crate::game::{Board, CellSet};

/// How many lines a planet has: rows from the top, then columns from the left.
pub const LINES: usize = 2 * SIDE as usize;
/// The least chance of a cell.
const LEAST: f32 = 1e-3;

/// How likely each empty cell of a planet gets covered, and so each line complete; what is laid on it is looked at fast.
pub(super) struct Chances {
    medals: [f32; LINES],
    empty: CellSet,
    classes: [CellSet; 5],
    cover: [f32; 5],
    lines: [f32; LINES],
}

impl Chances {
    /// The chances on `board`.
    pub(super) fn of(board: &Board, time: Time, weights: &LineWeights) -> Self {
        let (data, empty) = (board.data(), board.open());
        let (classes, cover) = (by_empty_neighbours(empty), cover(empty, time, weights));
        let mut lines = [1.0; LINES];
        for (class, cover) in classes.into_iter().zip(cover) {
            each_line(class, |line| lines[line] *= cover);
        }
        let stones = board.all_meteorites();
        if !stones.is_empty() {
            let left = meteorite(board, time, weights);
            each_line(stones, |line| lines[line] *= left);
        }
        let mut medals = [0.0; LINES];
        let printed = data.row_medals.iter().chain(&data.column_medals);
        medals.iter_mut().zip(printed).for_each(|(medals, printed)| *medals = f32::from(*printed));
        Self { medals, empty, classes, cover, lines }
    }

    /// The medals that each line promises.
    pub(super) fn medals(&self) -> [f32; LINES] {
        std::array::from_fn(|line| self.medals[line] * self.lines[line])
    }

    /// The medals that all lines promise when `cells` are covered too.
    pub(super) fn covering(&self, cells: CellSet) -> f32 {
        let mut lines = self.lines;
        let empty = self.empty.without(cells);
        let around = cells.neighbours() & empty;
        let now = by_empty_neighbours(empty);
        for (class, cover) in self.classes.into_iter().zip(self.cover) {
            each_line(class & cells, |line| lines[line] /= cover);
            for (later, changed) in now.into_iter().zip(self.cover) {
                let moved = class & around & later;
                if !moved.is_empty() {
                    each_line(moved, |line| lines[line] *= changed / cover);
                }
            }
        }
        lines.iter().zip(&self.medals).map(|(chance, medals)| chance * medals).sum()
    }
}

/// The chance that an empty cell with 0–4 empty neighbours gets covered; never quite none.
fn cover(empty: CellSet, time: Time, weights: &LineWeights) -> [f32; 5] {
    let room = (time.rounds * weights.cells / (empty.len() as f32).max(1.0)).min(1.0);
    let part = if room > 0.0 { room.powf(weights.haste) } else { 0.0 };
    weights.cover.map(|chance| (chance.min(1.0) * part).max(LEAST))
}

/// What a meteorite leaves of the chance of its lines.
fn meteorite(board: &Board, time: Time, weights: &LineWeights) -> f32 {
    let left = weights.meteorite[usize::from(!board.rovers.is_empty())].min(1.0);
    left * time.soon(1.5)
}

/// Calls `f` with the row and the column of each of `cells`.
fn each_line(cells: CellSet, mut f: impl FnMut(usize)) {
    for cell in cells {
        f(usize::from(cell.row()));
        f(usize::from(SIDE + cell.column()));
    }
}

/// The cells of `empty` that have 0, 1, 2, 3 and 4 neighbours in it.
fn by_empty_neighbours(empty: CellSet) -> [CellSet; 5] {
    let (right, left) = (empty.shifted_back(1), empty.shifted(1));
    let (below, above) = (empty.shifted_back(STRIDE), empty.shifted(STRIDE));
    let differ = |first: CellSet, second: CellSet| (first | second).without(first & second);
    let (one_across, one_down) = (differ(right, left), differ(below, above));
    let (two_across, two_down) = (right & left, below & above);
    let odd = differ(one_across, one_down);
    let carry = one_across & one_down;
    let four = two_across & two_down;
    let two = (two_across | two_down | carry).without(four);
    [
        empty.without(odd | two | four),
        (empty & odd).without(two),
        (empty & two).without(odd),
        empty & two & odd,
        empty & four,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Weights;
    use crate::game::{Cell, Orientation, PlanetId, Shape, Tile};

    #[test]
    fn what_is_laid_changes_the_chances_as_if_they_were_counted_anew() {
        let weights = LineWeights { haste: 0.0, ..Weights::in_use().lines.clone() };
        let (time, mut board) = (Time { rounds: 12.0 }, Board::new(PlanetId::STANDARD));
        for (column, row) in [(4, 0), (3, 4), (6, 6), (2, 8)] {
            let anchor = Cell::new(column, row).expect("on the grid");
            let before = Chances::of(&board, time, &weights);
            board.lay_tile(Tile::new(Shape::F, 0, false), Orientation::new(false, row % 4), anchor);
            let (sketched, counted) = (before.covering(board.last_tile), Chances::of(&board, time, &weights));
            let counted: f32 = counted.medals().iter().sum();
            assert!((sketched - counted).abs() < 1e-3, "{sketched} {counted}");
        }
    }

    #[test]
    fn empty_neighbours_are_counted() {
        let mut empty = CellSet::EMPTY;
        Cell::all().filter(|cell| (cell.row() + 2 * cell.column()) % 5 < 3).for_each(|cell| empty.insert(cell));
        let classes = by_empty_neighbours(empty);
        for cell in empty {
            let count = (CellSet::of(cell).neighbours() & empty).len() as usize;
            assert!(classes[count].contains(cell), "{cell:?} has {count}");
        }
        assert_eq!(classes.iter().map(|class| class.len()).sum::<u32>(), empty.len());
    }
}
