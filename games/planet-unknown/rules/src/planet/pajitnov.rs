//! Pajitnov: tiles slide into their place (rules §7, §11.6).

use super::{Planet, PlanetData};
use crate::board::restriction::Restriction;
use std::sync::LazyLock;

pub(super) static PLANET: LazyLock<Pajitnov> = LazyLock::new(|| Pajitnov {
    data: planet_data!("pajitnov.ron"),
    tiles: Restriction {
        slides: true,
        ..Restriction::default()
    },
});

/// The planet on which tiles slide.
pub(super) struct Pajitnov {
    data: PlanetData,
    tiles: Restriction,
}

impl Planet for Pajitnov {
    fn data(&self) -> &PlanetData {
        &self.data
    }

    fn tile_restriction(&'static self) -> Option<&'static Restriction> {
        Some(&self.tiles)
    }
}
