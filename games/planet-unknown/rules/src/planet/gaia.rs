//! Gaia: each uncovered city scores at the end (rules §7).

use super::{Ground, Planet, PlanetData};
use crate::board::CellSet;
use std::sync::LazyLock;

/// Medals for each uncovered city.
const CITY_MEDALS: u8 = 2;

pub(super) static PLANET: LazyLock<Gaia> = LazyLock::new(|| {
    let data = planet_data!("gaia.ron");
    Gaia {
        cities: data.printed('C'),
        data,
    }
});

/// The planet of cities.
pub(super) struct Gaia {
    data: PlanetData,
    cities: CellSet,
}

impl Planet for Gaia {
    fn data(&self) -> &PlanetData {
        &self.data
    }

    fn bonus(&self, ground: Ground) -> u8 {
        CITY_MEDALS * self.cities.without(ground.covered).len() as u8
    }
}
