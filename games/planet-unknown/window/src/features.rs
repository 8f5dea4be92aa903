//! The features of planets besides land and ice: the meaning of the letters and marks of their grids, for both texts
//! and pictures.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use rules::{Cell, PlanetId};

/// The kind of parts that the marks of a grid distinguish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Parts {
    /// The sides of a chasm.
    Sides,
    /// Separate bodies.
    Bodies,
}

/// A feature of a cell besides land and ice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
pub enum Feature {
    /// A town.
    City,
    /// Poisonous clouds.
    Toxic,
    /// A storm around the planet.
    Ring,
    /// Glowing energy.
    Current,
    /// A whirlpool.
    Whirlpool,
}

/// The meaning of the letters and marks of a planet's grid.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Legend {
    /// The kind of parts that the marks distinguish.
    parts: Option<Parts>,
    /// The features of the special letters.
    letters: HashMap<char, Feature>,
}

/// The feature of a cell of the planet besides land and ice.
pub fn feature(planet: PlanetId, cell: Cell) -> Option<Feature> {
    let letters = &legend(planet)?.letters;
    letters.get(&planet.data().letter(cell)).copied()
}

/// The kind of parts that the marks of the planet's grid distinguish.
pub fn parts(planet: PlanetId) -> Option<Parts> {
    legend(planet)?.parts
}

/// The part that a cell belongs to, with its mark.
pub fn part(planet: PlanetId, cell: Cell) -> Option<(Parts, char)> {
    let parts = parts(planet)?;
    let mark = planet.data().marks[usize::from(cell.row())][usize::from(cell.column())];
    (mark != '.').then_some((parts, mark))
}

/// The legend of a planet with special letters or marks.
fn legend(planet: PlanetId) -> Option<&'static Legend> {
    static LEGENDS: LazyLock<HashMap<PlanetId, Legend>> = LazyLock::new(|| {
        ron::from_str(include_str!("../../../../assets/features.ron"))
            .expect("the embedded features of the planets parse")
    });
    LEGENDS.get(&planet)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_special_letter_and_every_mark_has_a_meaning() {
        for planet in PlanetId::ALL {
            let marks = planet.data().marks.iter().flatten();
            let marked = marks.clone().any(|mark| *mark != '.');
            for cell in planet.data().cells {
                let plain = matches!(planet.data().letter(cell), '#' | '~' | 'P');
                assert_ne!(plain, feature(planet, cell).is_some(), "{planet} {cell:?}");
                assert_eq!(marked, part(planet, cell).is_some(), "{planet} {cell:?}");
            }
        }
    }
}
