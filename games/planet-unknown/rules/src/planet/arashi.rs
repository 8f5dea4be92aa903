//! Arashi: no tile may be wholly on the ring, and no patch on it at all (rules §7, §11.8).

use super::{Planet, PlanetData};
use crate::board::restriction::Restriction;
use std::sync::LazyLock;

pub(super) static PLANET: LazyLock<Arashi> = LazyLock::new(|| {
    let data = planet_data!("arashi.ron");
    let ring = Restriction {
        not_within: data.printed('o'),
        ..Restriction::default()
    };
    Arashi { data, ring }
});

/// The planet with the ring.
pub(super) struct Arashi {
    data: PlanetData,
    /// No piece may be wholly on the ring. A patch has one cell, so it may not be there at all.
    ring: Restriction,
}

impl Planet for Arashi {
    fn data(&self) -> &PlanetData {
        &self.data
    }

    fn tile_restriction(&'static self) -> Option<&'static Restriction> {
        Some(&self.ring)
    }

    fn patch_restriction(&'static self) -> Option<&'static Restriction> {
        Some(&self.ring)
    }
}
