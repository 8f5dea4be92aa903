//! Planets without code of their own (rules §7).

use super::{Planet, PlanetData};
use std::sync::LazyLock;

/// A planet without a rule of its own.
pub(super) struct Plain(PlanetData);

impl Planet for Plain {
    fn data(&self) -> &PlanetData {
        &self.0
    }
}

/// The standard planet.
pub(super) static KSB_4156: LazyLock<Plain> = LazyLock::new(|| Plain(planet_data!("ksb-4156.ron")));
/// The cells in the middle are missing and make no edge, as its data says (rules §1.4).
pub(super) static OBLIVION: LazyLock<Plain> = LazyLock::new(|| Plain(planet_data!("oblivion.ron")));
/// The planet of holes, which count as neighbours for the edge, as its data says (rules §1.4).
pub(super) static LACUNA: LazyLock<Plain> = LazyLock::new(|| Plain(planet_data!("lacuna.ron")));
