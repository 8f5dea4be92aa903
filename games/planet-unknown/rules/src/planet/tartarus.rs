//! Tartarus: a chasm that neither tiles nor rovers cross, but for two diagonal gaps (rules §7, §11.9).

use super::{Planet, PlanetData};
use crate::board::restriction::Restriction;
use crate::board::{Cell, CellSet};
use std::sync::LazyLock;

pub(super) static PLANET: LazyLock<Tartarus> = LazyLock::new(|| {
    let mut data = planet_data!("tartarus.ron");
    let sides = [data.marked('0'), data.marked('1')];
    data.tile_restriction = Some(Restriction {
        apart: sides,
        ..Restriction::default()
    });
    Tartarus { data, sides }
});

/// The planet with the chasm.
pub(super) struct Tartarus {
    data: PlanetData,
    sides: [CellSet; 2],
}

impl Tartarus {
    /// The cell beyond the gap at `from`, if there is a gap.
    fn beyond_gap(&self, from: Cell) -> Option<Cell> {
        self.data
            .gaps
            .iter()
            .find_map(|[first, second]| match from {
                _ if from == *first => Some(*second),
                _ if from == *second => Some(*first),
                _ => None,
            })
    }
}

impl Planet for Tartarus {
    fn data(&self) -> &PlanetData {
        &self.data
    }

    fn steps(&self, from: CellSet, diagonal: bool) -> CellSet {
        let [first, second] = self.sides.map(|side| (from & side).around(diagonal) & side);
        let gaps = if diagonal { from } else { CellSet::EMPTY };
        first
            | second
            | gaps
                .into_iter()
                .filter_map(|cell| self.beyond_gap(cell))
                .collect::<CellSet>()
    }
}
