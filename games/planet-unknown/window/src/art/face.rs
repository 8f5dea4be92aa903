//! The looks of planets as data: palettes and forms. No code here depends on a particular planet.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::features::Feature;
use kit::theme::Hex;
use rules::PlanetId;

/// The look of a planet.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Face {
    /// The ground in four tones: deep, low, high and dust.
    pub(super) rock: [Hex; 4],
    /// Ice, dark and bright.
    pub(super) ice: [Hex; 2],
    /// The light of the atmosphere.
    pub(super) air: Hex,
    /// The relief of the ground.
    #[serde(default)]
    pub(super) relief: Relief,
    /// The surface beyond the cells.
    #[serde(default)]
    pub(super) beyond: Square,
    /// The outline.
    #[serde(default)]
    pub(super) form: Form,
    /// The object in the missing middle.
    pub(super) heart: Option<Square>,
    /// The tints of the parts, in the order of their marks.
    #[serde(default)]
    pub(super) tints: Vec<Hex>,
}

/// The relief of the ground.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
pub(super) enum Relief {
    /// Hills and craters.
    #[default]
    Craters,
    /// Soft hills.
    Rolling,
    /// Terraces of rectangular blocks.
    Blocks,
}

/// The content of a square of the grid.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
pub(super) enum Square {
    /// Rock.
    #[default]
    Rock,
    /// Ice.
    Ice,
    /// A feature besides land and ice.
    Feature(Feature),
    /// A shaft through the planet.
    Hole,
    /// A black hole with glowing matter around it.
    BlackHole,
}

/// The outline of a planet.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
pub(super) enum Form {
    /// One disc.
    #[default]
    Globe,
    /// A square with round corners.
    Frame,
    /// A disc for each part.
    Bodies,
}

impl Face {
    /// The look of a planet.
    pub(super) fn of(planet: PlanetId) -> &'static Self {
        static FACES: LazyLock<HashMap<PlanetId, Face>> = LazyLock::new(read);
        FACES
            .get(&planet)
            .expect("every planet has a face in assets/art/faces.ron")
    }
}

fn read() -> HashMap<PlanetId, Face> {
    ron::from_str(include_str!("../../../../../assets/art/faces.ron"))
        .expect("the embedded faces of the planets parse")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_planet_has_a_face() {
        let faces = read();
        for planet in PlanetId::ALL {
            assert!(faces.contains_key(&planet), "{planet}");
        }
    }

    #[test]
    fn no_two_planets_have_the_same_air() {
        let mut airs: Vec<[u8; 3]> = read()
            .values()
            .map(|face| [face.air.r(), face.air.g(), face.air.b()])
            .collect();
        airs.sort_unstable();
        airs.dedup();
        assert_eq!(airs.len(), PlanetId::ALL.len());
    }
}
