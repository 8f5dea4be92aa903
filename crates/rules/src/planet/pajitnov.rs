//! Pajitnov: tiles slide into their place (rules §7, §11.6).

use super::{Planet, PlanetData};
use crate::board::placement::Restriction;
use std::sync::LazyLock;

pub(super) static PLANET: LazyLock<Pajitnov> =
    LazyLock::new(|| Pajitnov(planet_data!("pajitnov.ron")));

/// The planet on which tiles slide.
pub(super) struct Pajitnov(PlanetData);

impl Planet for Pajitnov {
    fn data(&self) -> &PlanetData {
        &self.0
    }

    fn tile_restriction(&self) -> Option<Restriction> {
        Some(Restriction {
            slides: true,
            ..Restriction::default()
        })
    }
}
