//! KSB-4156, the standard planet: no special rule (rules §7).

use super::{Planet, PlanetData};
use std::sync::LazyLock;

/// A planet that is nothing but its data.
pub(super) struct Plain(LazyLock<PlanetData>);

/// The standard planet.
pub(super) static KSB_4156: Plain = Plain(LazyLock::new(|| {
    PlanetData::parse(include_str!("../../../assets/planets/ksb-4156.ron"), "planets/ksb-4156.ron")
}));

impl Planet for Plain {
    fn data(&self) -> &PlanetData {
        &self.0
    }
}
