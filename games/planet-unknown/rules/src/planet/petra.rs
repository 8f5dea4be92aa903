//! Petra: uncovered currents count as energy (rules §7, §11.10).

use super::{Ground, Planet, PlanetData};
use crate::board::CellSet;
use crate::terrain::Terrain;
use std::sync::LazyLock;

pub(super) static PLANET: LazyLock<Petra> = LazyLock::new(|| {
    let data = planet_data!("petra.ron");
    Petra {
        currents: data.printed('z'),
        data,
    }
});

/// The planet of energy currents.
pub(super) struct Petra {
    data: PlanetData,
    currents: CellSet,
}

impl Petra {
    /// The currents that flow: uncovered and without a lifepod, under which they are ordinary empty land.
    fn flowing(&self, ground: Ground) -> CellSet {
        self.currents.without(ground.covered | ground.lifepods)
    }
}

impl Planet for Petra {
    fn data(&self) -> &PlanetData {
        &self.data
    }

    fn printed_terrain(&self, ground: Ground, terrain: Terrain) -> CellSet {
        if terrain == Terrain::Energy {
            self.flowing(ground)
        } else {
            CellSet::EMPTY
        }
    }

    fn counts_as_covered(&self, ground: Ground) -> CellSet {
        self.flowing(ground)
    }
}
