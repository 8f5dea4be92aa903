//! K-273: a tile may not cover both ice and land (rules §7).

use super::{Planet, PlanetData};
use crate::board::restriction::Restriction;
use std::sync::LazyLock;

pub(super) static PLANET: LazyLock<K273> = LazyLock::new(|| {
    let data = planet_data!("k-273.ron");
    let apart = [data.ice, data.cells.without(data.ice)];
    K273 {
        data,
        tiles: Restriction {
            apart,
            ..Restriction::default()
        },
    }
});

/// The ice world.
pub(super) struct K273 {
    data: PlanetData,
    tiles: Restriction,
}

impl Planet for K273 {
    fn data(&self) -> &PlanetData {
        &self.data
    }

    fn tile_restriction(&'static self) -> Option<&'static Restriction> {
        Some(&self.tiles)
    }
}
