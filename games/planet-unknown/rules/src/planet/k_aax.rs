//! K'Aax: rovers do not enter uncovered toxic cells (rules §7, §11.5).

use super::{Ground, Planet, PlanetData};
use crate::board::CellSet;
use std::sync::LazyLock;

pub(super) static PLANET: LazyLock<KAax> = LazyLock::new(|| {
    let data = planet_data!("kaax.ron");
    KAax {
        toxic: data.printed('x'),
        data,
    }
});

/// The toxic planet.
pub(super) struct KAax {
    data: PlanetData,
    toxic: CellSet,
}

impl Planet for KAax {
    fn data(&self) -> &PlanetData {
        &self.data
    }

    fn barred(&self, ground: Ground) -> CellSet {
        self.toxic.without(ground.covered)
    }
}
