//! Rectangles for private objectives (rules §10.3 E), searched for in all places at once.

use super::CellSet;
use super::cell::STRIDE;

/// The most cells of `shown` in a rectangle of the given size inside `open`, in either orientation; `None` if there is no
/// such rectangle. No edge is longer than five cells, and there are at most 15 cells.
pub fn best_rectangle(shown: CellSet, open: CellSet, width: u8, height: u8) -> Option<u8> {
    let upright = fullest(shown, open, width, height);
    if width == height {
        upright
    } else {
        upright.max(fullest(shown, open, height, width))
    }
}

/// The most cells of `shown` in a rectangle of the given size inside `open`, counted for all places at once with
/// bit-sliced counters.
fn fullest(shown: CellSet, open: CellSet, width: u8, height: u8) -> Option<u8> {
    let across = (1..width).fold(open, |so_far, columns| so_far & open.shifted_back(columns));
    let mut possible = (1..height).fold(across, |so_far, rows| {
        so_far & across.shifted_back(rows * STRIDE)
    });
    if possible.is_empty() {
        return None;
    }
    let mut bits = [CellSet::EMPTY; 4];
    for (weight, plane) in count(shown, width, 1).into_iter().enumerate() {
        if !plane.is_empty() {
            add(&mut bits, count(plane, height, STRIDE), weight);
        }
    }
    let mut most = 0;
    for (index, bit) in bits.iter().enumerate().rev() {
        if possible.meets(*bit) {
            possible &= *bit;
            most |= 1 << index;
        }
    }
    Some(most)
}

/// For each cell, how many of the `most` (at most five) cells at 0, 1, 2, ... times `step` beyond it are in `cells`, as
/// bit slices: ones, twos, fours.
fn count(cells: CellSet, most: u8, step: u8) -> [CellSet; 3] {
    let further = |times: u8| {
        if times < most {
            cells.shifted_back(times * step)
        } else {
            CellSet::EMPTY
        }
    };
    let (ones, twos) = sum(cells, further(1), further(2));
    let (ones, more_twos) = sum(ones, further(3), further(4));
    [ones, twos ^ more_twos, twos & more_twos]
}

/// The sum of three bits: ones, twos.
fn sum(first: CellSet, second: CellSet, third: CellSet) -> (CellSet, CellSet) {
    let one = first ^ second;
    (one ^ third, (first & second) | (one & third))
}

/// Adds `number` times two to the power of `weight` to `bits`.
fn add(bits: &mut [CellSet; 4], number: [CellSet; 3], weight: usize) {
    let mut carry = CellSet::EMPTY;
    for (index, bit) in bits.iter_mut().enumerate().skip(weight) {
        let other = number.get(index - weight).copied().unwrap_or_default();
        (*bit, carry) = sum(*bit, other, carry);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;

    #[test]
    fn the_fullest_rectangle_that_can_be_completed_is_found() {
        let cells = |list: &[(u8, u8)]| {
            list.iter()
                .filter_map(|(column, row)| Cell::new(*column, *row))
                .collect::<CellSet>()
        };
        let shown = cells(&[(2, 2), (3, 2), (2, 3), (8, 8)]);
        assert_eq!(fullest(shown, CellSet::GRID, 3, 3), Some(3));
        let open = CellSet::GRID.without(cells(&[(3, 3)]));
        assert_eq!(
            fullest(shown, open, 3, 3),
            Some(2),
            "only rectangles without what lies there"
        );
        assert_eq!(fullest(shown, shown, 3, 3), None);
    }

    /// As [`fullest`], place by place.
    fn fullest_by_hand(shown: CellSet, open: CellSet, width: u8, height: u8) -> Option<u8> {
        let corners = Cell::all()
            .filter(|corner| corner.column() + width <= 12 && corner.row() + height <= 12);
        let filled = corners.filter_map(|corner| {
            let inside = |cell: &Cell| {
                (corner.column()..corner.column() + width).contains(&cell.column())
                    && (corner.row()..corner.row() + height).contains(&cell.row())
            };
            let rectangle: CellSet = Cell::all().filter(inside).collect();
            rectangle
                .is_within(open)
                .then_some((rectangle & shown).len() as u8)
        });
        filled.max()
    }

    #[test]
    fn counting_in_all_places_at_once_is_counting() {
        for seed in 1..30u8 {
            let spread = |cell: &Cell| {
                cell.row().wrapping_mul(seed) ^ cell.column().wrapping_mul(5).wrapping_add(seed)
            };
            let shown: CellSet = Cell::all().filter(|cell| spread(cell) % 5 < 3).collect();
            let open: CellSet = Cell::all().filter(|cell| spread(cell) % 31 > 0).collect();
            for (width, height) in [(3, 3), (2, 5), (5, 2)] {
                let found = fullest(shown & open, open, width, height);
                assert_eq!(
                    found,
                    fullest_by_hand(shown & open, open, width, height),
                    "{width} {height} {seed}"
                );
            }
        }
    }

    #[test]
    fn no_rectangle_over_the_edge_holds_more_than_one_inside() {
        let cells: CellSet = [
            (11, 0),
            (11, 1),
            (0, 1),
            (0, 2),
            (5, 5),
            (6, 5),
            (6, 6),
            (7, 7),
        ]
        .into_iter()
        .filter_map(|place| Cell::try_from(place).ok())
        .collect();
        let slow = |width: u8, height: u8| {
            let inside = |anchor: Cell| {
                let all = (0..width as i8)
                    .flat_map(|column| (0..height as i8).map(move |row| (column, row)));
                all.filter_map(|(column, row)| anchor.offset(column, row))
                    .filter(|cell| cells.contains(*cell))
                    .count()
            };
            Cell::all().map(inside).max().unwrap_or(0)
        };
        for (width, height) in [
            (1, 1),
            (1, 4),
            (2, 2),
            (2, 3),
            (3, 2),
            (3, 3),
            (4, 2),
            (5, 1),
        ] {
            assert_eq!(
                fullest(cells, CellSet::GRID, width, height).map(usize::from),
                Some(slow(width, height)),
                "{width}×{height}"
            );
        }
    }
}
