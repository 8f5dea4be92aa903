//! The tile sheet: `assets/tiles.ron` in the form the rules use.

use super::{Footprint, FootprintCell, MAX_TILE_CELLS, Orientation, Ring, Shape};
use crate::terrain::Terrain;
use arrayvec::ArrayVec;
use serde::Deserialize;
use std::sync::LazyLock;

/// The data of a shape for the search for anchors.
#[derive(Default)]
pub(crate) struct Poses {
    /// The distinct orientations.
    pub(in crate::board) orientations: ArrayVec<Orientation, 8>,
    /// The [`FootprintCell::shift`]s that occur in these orientations, each once.
    pub(in crate::board) distinct: ArrayVec<u8, MAX_SHIFTS>,
    /// For each orientation, the indices of its shifts among the distinct ones.
    pub(in crate::board) places: ArrayVec<ArrayVec<u8, MAX_TILE_CELLS>, 8>,
}

/// The most shifts that occur in the orientations of one shape.
pub(in crate::board) const MAX_SHIFTS: usize = 16;

impl Poses {
    fn new(footprints: &[Footprint]) -> Self {
        let mut poses = Self::default();
        let prints = Orientation::all().zip(footprints);
        for (orientation, print) in prints.filter(|(own, print)| print.canonical == *own) {
            let place = |cell: &FootprintCell| poses.distinct_place(cell.shift());
            let places = print.cells.iter().map(place).collect();
            poses.orientations.push(orientation);
            poses.places.push(places);
        }
        poses
    }

    /// The index of `shift` among the distinct ones; a new one is added.
    fn distinct_place(&mut self, shift: u8) -> u8 {
        let known = self.distinct.iter().position(|other| *other == shift);
        known.unwrap_or_else(|| {
            self.distinct.push(shift);
            self.distinct.len() - 1
        }) as u8
    }
}

/// `assets/tiles.ron` as written.
#[derive(Deserialize)]
struct SheetFile {
    pairs: Vec<[Terrain; 2]>,
    shapes: Vec<ShapeFile>,
}

#[derive(Deserialize)]
struct ShapeFile {
    shape: Shape,
    ring: Ring,
    picture: Vec<String>,
    meteor: (u8, u8),
}

/// The tile sheet in the form the rules use.
pub(super) struct Sheet {
    pub(super) pairs: Vec<[Terrain; 2]>,
    pub(super) shapes: Vec<ShapeSheet>,
}

/// One shape of the sheet.
pub(super) struct ShapeSheet {
    pub(super) ring: Ring,
    pub(super) footprints: Vec<Footprint>,
    pub(super) poses: Poses,
}

pub(super) static SHEET: LazyLock<Sheet> = LazyLock::new(|| {
    let file: SheetFile = crate::asset(
        include_str!("../../../../../../assets/tiles.ron"),
        "tiles.ron",
    );
    let shapes = Shape::ALL
        .iter()
        .filter_map(|shape| file.shapes.iter().find(|entry| entry.shape == *shape));
    Sheet {
        pairs: file.pairs,
        shapes: shapes.map(ShapeSheet::from).collect(),
    }
});

impl From<&ShapeFile> for ShapeSheet {
    fn from(file: &ShapeFile) -> Self {
        let printed = file.printed();
        let turned: Vec<_> = Orientation::all()
            .map(|orientation| oriented(&printed, orientation))
            .collect();
        let footprints: Vec<Footprint> = turned
            .iter()
            .map(|cells| Footprint {
                width: cells.iter().map(|cell| cell.column + 1).max().unwrap_or(0),
                height: cells.iter().map(|cell| cell.row + 1).max().unwrap_or(0),
                cells: cells.clone(),
                canonical: Orientation(
                    turned.iter().position(|other| other == cells).unwrap_or(0) as u8
                ),
            })
            .collect();
        Self {
            ring: file.ring,
            poses: Poses::new(&footprints),
            footprints,
        }
    }
}

impl ShapeFile {
    fn printed(&self) -> ArrayVec<FootprintCell, MAX_TILE_CELLS> {
        let rows = self.picture.iter().zip(0u8..);
        let letters = rows.flat_map(|(line, row)| {
            line.chars()
                .zip(0u8..)
                .map(move |(letter, column)| (letter, column, row))
        });
        letters
            .filter(|(letter, ..)| *letter != '.')
            .map(|(letter, column, row)| FootprintCell {
                column,
                row,
                half: u8::from(letter.eq_ignore_ascii_case(&'b')),
                symbol: letter.is_ascii_uppercase(),
                meteor: self.meteor == (column, row),
            })
            .collect()
    }
}

/// The printed cells mirrored and turned, moved to the origin and sorted in reading order.
fn oriented(
    printed: &[FootprintCell],
    orientation: Orientation,
) -> ArrayVec<FootprintCell, MAX_TILE_CELLS> {
    let turned: ArrayVec<(i8, i8, FootprintCell), MAX_TILE_CELLS> = printed
        .iter()
        .map(|cell| {
            let (mut column, mut row) = (cell.column as i8, cell.row as i8);
            if orientation.is_mirrored() {
                column = -column;
            }
            for _ in 0..orientation.quarter_turns() {
                (column, row) = (-row, column);
            }
            (column, row, *cell)
        })
        .collect();
    let left = turned.iter().map(|(column, ..)| *column).min().unwrap_or(0);
    let top = turned.iter().map(|(_, row, _)| *row).min().unwrap_or(0);
    let mut cells: ArrayVec<FootprintCell, MAX_TILE_CELLS> = turned
        .into_iter()
        .map(|(column, row, cell)| FootprintCell {
            column: (column - left) as u8,
            row: (row - top) as u8,
            ..cell
        })
        .collect();
    cells.sort_by_key(|cell| (cell.row, cell.column));
    cells
}
