//! The expected medals of rows and columns.

use super::logistic::logistic;
use super::{CELLS_PER_ROUND, Time};
use crate::weights::LineWeights;
use rules::board::cell::{SIDE, STRIDE};
use rules::board::placement::Restriction;
use rules::{Board, CellSet};

/// The number of lines on a planet: rows from the top, then columns from the left.
pub(crate) const LINES: usize = 2 * SIDE as usize;
/// The number of kinds of empty cells, see [`kinds`].
const KINDS: usize = LineWeights::KINDS;

/// The probability that each row and column will be completed. Updating it for a placement is fast.
///
/// Each empty cell and each meteorite lowers the chances of its lines, measured in logarithms of odds.
pub(super) struct Chances {
    medals: [f32; LINES],
    empty: CellSet,
    stones: CellSet,
    restriction: Option<&'static Restriction>,
    kinds: [CellSet; KINDS],
    /// The cost of a cell of each kind.
    cell: [f32; KINDS],
    /// The cost of a meteorite.
    stone: f32,
    /// The logarithm of the odds of each line if nothing were missing in it.
    odds: [f32; LINES],
    missing: Missing,
}

/// The obstacles to complete lines.
#[derive(Clone, Copy)]
struct Missing {
    cost: [f32; LINES],
    /// Empty cells and meteorites.
    count: [u8; LINES],
}

impl Missing {
    fn add(&mut self, cells: CellSet, cost: f32) {
        each_line(cells, |line| self.cost[line] += cost);
    }

    fn count_more(&mut self, cells: CellSet) {
        each_line(cells, |line| self.count[line] += 1);
    }

    fn count_less(&mut self, cells: CellSet) {
        each_line(cells, |line| self.count[line] -= 1);
    }
}

impl Chances {
    /// The probabilities on `board`.
    pub(super) fn of(board: &Board, time: Time, weights: &LineWeights) -> Self {
        let (data, empty, stones) = (board.data(), board.open(), board.all_meteorites());
        let restriction = data.tile_restriction.as_ref();
        let kinds = kinds_under(restriction, empty);
        let cell = cells(empty, time, weights);
        let stone = stone(board, time, weights);
        let mut medals = [0.0; LINES];
        let printed = data.row_medals.iter().chain(&data.column_medals);
        medals
            .iter_mut()
            .zip(printed)
            .for_each(|(medals, printed)| *medals = f32::from(*printed));
        let odds = medals.map(|medals| weights.odds + weights.rich * (medals - 1.0));
        let mut missing = Missing {
            cost: [0.0; LINES],
            count: [0; LINES],
        };
        for (cells, cost) in kinds.into_iter().zip(cell).chain([(stones, stone)]) {
            missing.add(cells, cost);
            missing.count_more(cells);
        }
        Self {
            medals,
            empty,
            stones,
            restriction,
            kinds,
            cell,
            stone,
            odds,
            missing,
        }
    }

    /// The expected medals of each line.
    pub(super) fn medals(&self) -> [f32; LINES] {
        self.promise(&self.missing)
    }

    fn promise(&self, missing: &Missing) -> [f32; LINES] {
        std::array::from_fn(|line| {
            let chance = logistic(self.odds[line] - missing.cost[line]);
            self.medals[line]
                * if missing.count[line] == 0 {
                    1.0
                } else {
                    chance
                }
        })
    }

    /// The expected medals of all lines once `cells` are covered too and `stones` are the only meteorites.
    pub(super) fn covering(&self, cells: CellSet, stones: CellSet) -> f32 {
        let mut missing = self.missing;
        missing.count_less(cells & self.empty);
        let now = kinds_under(self.restriction, self.empty.without(cells));
        for ((before, now), cost) in self.kinds.into_iter().zip(now).zip(self.cell) {
            missing.add(before.without(now), -cost);
            missing.add(now.without(before), cost);
        }
        let (more, less) = (stones.without(self.stones), self.stones.without(stones));
        missing.add(more, self.stone);
        missing.count_more(more);
        missing.add(less, -self.stone);
        missing.count_less(less);
        self.promise(&missing).into_iter().sum()
    }
}

/// The cells of `empty` by kind: see [`kinds`]. Those that no tile may cover together are no neighbours, and a cell that
/// nothing can cover any more counts as isolated.
fn kinds_under(restriction: Option<&Restriction>, empty: CellSet) -> [CellSet; KINDS] {
    let Some(restriction) = restriction else {
        return kinds(empty);
    };
    let lost = lost(restriction, empty);
    let empty = empty.without(lost);
    let [first, second] = restriction.apart;
    let mut found = kinds(empty.without(second));
    if !second.is_empty() {
        found
            .iter_mut()
            .zip(kinds(empty.without(first)))
            .for_each(|(found, more)| *found |= more);
    }
    found[0] |= lost;
    found
}

/// The cells of `empty` in areas where nothing may be placed.
fn lost(restriction: &Restriction, empty: CellSet) -> CellSet {
    let within = empty & restriction.not_within;
    if within.is_empty() {
        within
    } else {
        within.without(empty.connected_to(empty.without(within)))
    }
}

/// The cost of an empty cell of each kind to its lines: higher towards the end, and higher when time is too short for
/// all.
fn cells(empty: CellSet, time: Time, weights: &LineWeights) -> [f32; KINDS] {
    let pressure = empty.len() as f32 / (CELLS_PER_ROUND * time.rounds + 0.5);
    let haste = 1.0 + weights.haste * (pressure - 1.0).max(0.0);
    let late = 1.0 / (time.rounds + 1.0);
    std::array::from_fn(|kind| (weights.cell[kind] + weights.late[kind] * late) * haste)
}

/// The cost of a meteorite to its lines.
fn stone(board: &Board, time: Time, weights: &LineWeights) -> f32 {
    let kind = usize::from(!board.rovers.is_empty());
    weights.stone[kind] + weights.stone_late[kind] / (time.rounds + 0.3)
}

/// Calls `f` with the row and the column of each of `cells`.
fn each_line(cells: CellSet, mut f: impl FnMut(usize)) {
    for cell in cells {
        f(usize::from(cell.row()));
        f(usize::from(SIDE + cell.column()));
    }
}

/// The cells of `empty` with 0, 1, 2, 3 and 4 neighbours in it.
fn by_empty_neighbours(empty: CellSet) -> [CellSet; 5] {
    let (right, left) = (empty.shifted_back(1), empty.shifted(1));
    let (below, above) = (empty.shifted_back(STRIDE), empty.shifted(STRIDE));
    let (one_across, one_down) = (right ^ left, below ^ above);
    let (two_across, two_down) = (right & left, below & above);
    let odd = one_across ^ one_down;
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

/// The cells of `empty` in areas of one, two and three cells, and the remaining cells with 1–4 neighbours in it.
fn kinds(empty: CellSet) -> [CellSet; KINDS] {
    let [single, one, two, three, four] = by_empty_neighbours(empty);
    let pair = one & one.neighbours();
    let ends = one.without(pair);
    let middle = two & with_two_neighbours_of(ends);
    let triple = middle | (ends & middle.neighbours());
    [
        single,
        pair,
        triple,
        ends.without(triple),
        two.without(triple),
        three,
        four,
    ]
}

/// The cells with at least two neighbours in `cells`.
fn with_two_neighbours_of(cells: CellSet) -> CellSet {
    let (right, left) = (cells.shifted_back(1), cells.shifted(1));
    let (below, above) = (cells.shifted_back(STRIDE), cells.shifted(STRIDE));
    (right & left) | (below & above) | ((right | left) & (below | above))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Weights;
    use rules::{Cell, Orientation, PlanetId, Shape, Tile};

    #[test]
    fn what_is_laid_changes_the_chances_as_if_they_were_counted_anew() {
        let weights = LineWeights {
            haste: 0.0,
            ..Weights::in_use().lines.clone()
        };
        let (time, mut board) = (Time { rounds: 12.0 }, Board::new(PlanetId::STANDARD));
        for (column, row) in [(4, 0), (3, 4), (6, 6), (2, 8)] {
            let anchor = Cell::new(column, row).expect("on the grid");
            let before = Chances::of(&board, time, &weights);
            board.lay_tile(
                Tile::new(Shape::F, 0, false),
                Orientation::new(false, row % 4),
                anchor,
            );
            board.meteorites = board.last_tile.first().map(CellSet::of).unwrap_or_default();
            let sketched = before.covering(board.last_tile, board.all_meteorites());
            let counted: f32 = Chances::of(&board, time, &weights).medals().iter().sum();
            assert!((sketched - counted).abs() < 1e-3, "{sketched} {counted}");
        }
    }

    #[test]
    fn a_line_is_sure_when_nothing_is_missing_and_only_then() {
        let mut board = Board::new(PlanetId::STANDARD);
        let time = Time { rounds: 0.0 };
        let first_row =
            |board: &Board| Chances::of(board, time, &Weights::in_use().lines).medals()[0];
        let cells: Vec<Cell> = (board.open() & CellSet::row(0)).into_iter().collect();
        for cell in cells {
            assert!(first_row(&board) < 1.0);
            board.lay_patch(cell);
        }
        assert_eq!(first_row(&board), 1.0, "the medal of the first row");
    }

    /// Same as [`kinds`], cell by cell.
    fn kind(cell: Cell, empty: CellSet) -> usize {
        let mut area = CellSet::of(cell);
        for _ in 0..4 {
            area = area | (area.neighbours() & empty);
        }
        match area.len() {
            size @ 1..=3 => size as usize - 1,
            _ => 2 + (CellSet::of(cell).neighbours() & empty).len() as usize,
        }
    }

    #[test]
    fn empty_cells_are_told_apart_by_their_area_and_their_neighbours() {
        for seed in 2..40u8 {
            let spread = |cell: &Cell| {
                cell.row().wrapping_mul(seed) ^ cell.column().wrapping_mul(7).wrapping_add(seed)
            };
            let empty: CellSet = Cell::all().filter(|cell| spread(cell) % 7 < 4).collect();
            let kinds = kinds(empty);
            assert!(
                empty
                    .into_iter()
                    .all(|cell| kinds[kind(cell, empty)].contains(cell)),
                "seed {seed}"
            );
            assert_eq!(
                kinds.iter().map(|cells| cells.len()).sum::<u32>(),
                empty.len()
            );
        }
    }

    #[test]
    fn empty_neighbours_are_counted() {
        let mut empty = CellSet::EMPTY;
        Cell::all()
            .filter(|cell| (cell.row() + 2 * cell.column()) % 5 < 3)
            .for_each(|cell| empty.insert(cell));
        let classes = by_empty_neighbours(empty);
        for cell in empty {
            let count = (CellSet::of(cell).neighbours() & empty).len() as usize;
            assert!(classes[count].contains(cell), "{cell:?} has {count}");
        }
        assert_eq!(
            classes.iter().map(|class| class.len()).sum::<u32>(),
            empty.len()
        );
    }

    /// The cells of `empty` on a planet, by kind.
    fn kinds_on(planet: PlanetId, empty: CellSet) -> [CellSet; KINDS] {
        kinds_under(planet.data().tile_restriction.as_ref(), empty)
    }

    #[test]
    fn an_empty_cell_is_alone_when_no_tile_covers_it_with_its_neighbours() {
        for planet in [PlanetId::K273, PlanetId::Tartarus] {
            let [first, second] = planet.data().tile_restriction.expect("it has one").apart;
            let alone = first
                .into_iter()
                .find(|cell| CellSet::of(*cell).neighbours().meets(second));
            let alone = CellSet::of(alone.expect("the regions touch"));
            let empty = alone | second;
            assert!(kinds_on(planet, empty)[0].meets(alone), "{planet}");
            assert!(
                !kinds_on(PlanetId::STANDARD, empty)[0].meets(alone),
                "{planet}"
            );
            assert_eq!(
                kinds_on(planet, empty)
                    .iter()
                    .map(|cells| cells.len())
                    .sum::<u32>(),
                empty.len()
            );
        }
    }

    #[test]
    fn what_is_left_of_the_ring_alone_is_lost() {
        let ring = PlanetId::Arashi
            .data()
            .tile_restriction
            .expect("it has one")
            .not_within;
        assert_eq!(kinds_on(PlanetId::Arashi, ring)[0], ring);
        let beside = (ring.neighbours() & PlanetId::Arashi.data().cells).without(ring);
        assert!(kinds_on(PlanetId::Arashi, ring | beside)[0].is_empty());
    }
}
