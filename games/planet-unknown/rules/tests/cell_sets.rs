//! Sets of cells agree with lists of cells.

use proptest::prelude::*;
use rules::{Cell, CellSet};
use std::collections::BTreeSet;

type Places = BTreeSet<(u8, u8)>;

fn places() -> impl Strategy<Value = Places> {
    prop::collection::btree_set((0..12u8, 0..12u8), 0..80)
}

fn set(places: &Places) -> CellSet {
    places
        .iter()
        .filter_map(|(column, row)| Cell::new(*column, *row))
        .collect()
}

fn list(set: CellSet) -> Places {
    set.into_iter()
        .map(|cell| (cell.column(), cell.row()))
        .collect()
}

/// The squares at a distance of at most one in each direction, orthogonally or with diagonals, from `place`.
fn around((column, row): (u8, u8), diagonals: bool) -> Places {
    let near = |from: u8| from.saturating_sub(1)..=(from + 1).min(11);
    let squares = near(column).flat_map(|x| near(row).map(move |y| (x, y)));
    let beside = |(x, y): &(u8, u8)| match column.abs_diff(*x) + row.abs_diff(*y) {
        1 => true,
        2 => diagonals,
        _ => false,
    };
    squares.filter(beside).collect()
}

/// The maximal groups of squares connected orthogonally.
fn groups(places: &Places) -> BTreeSet<Places> {
    let mut rest = places.clone();
    let mut groups = BTreeSet::new();
    while let Some(start) = rest.pop_first() {
        let (mut group, mut open) = (Places::from([start]), vec![start]);
        while let Some(place) = open.pop() {
            for next in around(place, false) {
                if rest.remove(&next) {
                    group.insert(next);
                    open.push(next);
                }
            }
        }
        groups.insert(group);
    }
    groups
}

proptest! {
    #[test]
    fn sets_unite_meet_and_differ_like_lists(one in places(), other in places()) {
        let (a, b) = (set(&one), set(&other));
        prop_assert_eq!(list(a), one.clone());
        prop_assert_eq!(list(a | b), one.union(&other).copied().collect::<Places>());
        prop_assert_eq!(list(a & b), one.intersection(&other).copied().collect::<Places>());
        prop_assert_eq!(list(a.without(b)), one.difference(&other).copied().collect::<Places>());
        prop_assert_eq!(list(a ^ b), one.symmetric_difference(&other).copied().collect::<Places>());
        prop_assert_eq!(a.meets(b), !one.is_disjoint(&other));
        prop_assert_eq!(a.is_within(b), one.is_subset(&other));
        prop_assert_eq!((a.len() as usize, a.is_empty()), (one.len(), one.is_empty()));
        prop_assert_eq!(list(!a).len(), 144 - one.len());
    }

    #[test]
    fn neighbours_are_the_squares_beside_and_do_not_wrap(one in places()) {
        let beside = |diagonals| one.iter().flat_map(|place| around(*place, diagonals)).collect::<Places>();
        prop_assert_eq!(list(set(&one).neighbours()), beside(false));
        prop_assert_eq!(list(set(&one).neighbours_with_diagonals()), beside(true));
    }

    #[test]
    fn components_are_the_connected_groups(one in places()) {
        let found: BTreeSet<Places> = set(&one).components().map(list).collect();
        prop_assert_eq!(found, groups(&one));
        for cell in set(&one) {
            let group = list(set(&one).connected_to(CellSet::of(cell)));
            prop_assert!(groups(&one).contains(&group) && group.contains(&(cell.column(), cell.row())));
        }
    }

    #[test]
    fn the_cells_of_a_set_come_in_reading_order(one in places()) {
        let cells: Vec<(u8, u8)> = set(&one).into_iter().map(|cell| (cell.row(), cell.column())).collect();
        prop_assert!(cells.is_sorted());
        prop_assert_eq!(set(&one).first().map(|cell| (cell.row(), cell.column())), cells.first().copied());
    }

    #[test]
    fn a_set_survives_being_written_and_read(one in places()) {
        let text = ron::to_string(&set(&one)).expect("it can be written");
        prop_assert_eq!(ron::from_str::<CellSet>(&text).expect("it can be read"), set(&one));
    }
}

#[test]
fn a_set_of_any_two_cells_is_not_empty() {
    assert!(CellSet::EMPTY.is_empty());
    for one in Cell::all() {
        let pairs = Cell::all().map(|other| [one, other].into_iter().collect::<CellSet>());
        assert!(pairs.into_iter().all(|pair| !pair.is_empty()), "{one:?}");
    }
}

#[test]
fn a_set_tells_its_cells() {
    let text = format!("{:?}", set(&Places::from([(3, 1), (0, 11)])));
    assert_eq!(text, "{(3, 1), (0, 11)}");
}

#[test]
fn a_row_and_a_column_have_twelve_cells_each() {
    for index in 0..12 {
        for line in [CellSet::row(index), CellSet::column(index)] {
            assert_eq!(line.len(), 12);
            assert_eq!(line.into_iter().count(), 12);
        }
    }
}
