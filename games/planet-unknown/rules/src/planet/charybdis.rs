//! Charybdis: the first piece covers the whirlpool instead of the edge (rules §7).

use super::{Planet, PlanetData};
use crate::board::CellSet;
use std::sync::LazyLock;

pub(super) static PLANET: LazyLock<Charybdis> = LazyLock::new(|| {
    let data = planet_data!("charybdis.ron");
    Charybdis {
        whirlpool: data.printed('h'),
        data,
    }
});

/// The planet with the whirlpool.
pub(super) struct Charybdis {
    data: PlanetData,
    whirlpool: CellSet,
}

impl Planet for Charybdis {
    fn data(&self) -> &PlanetData {
        &self.data
    }

    fn first_tile_cells(&self) -> CellSet {
        self.whirlpool
    }
}
