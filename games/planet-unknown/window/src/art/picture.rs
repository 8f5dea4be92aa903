//! The small painted pictures of the game, each with its drawing.

use kit::art::{Drawing, Picture};
use rules::Terrain;

kit::drawings! {
    /// A small picture in its own colours.
    Painting in "../../../../../assets/art":
    /// A cell of civ terrain.
    Civ => "terrain-civ",
    /// A cell of water.
    Water => "terrain-water",
    /// A cell of biomass.
    Biomass => "terrain-biomass",
    /// A cell of rover terrain.
    RoverGround => "terrain-rover",
    /// A cell of tech terrain.
    Tech => "terrain-tech",
    /// A cell of energy.
    Energy => "terrain-energy",
    /// The crystals over a cell of ice.
    Ice => "ice",
    /// The rim of a cell of land.
    Land => "land",
    /// A glowing lifepod.
    Lifepod => "lifepod",
    /// A rover on its wheels.
    Rover => "rover",
    /// A burning meteorite.
    Meteorite => "meteorite",
    /// A meteor printed on a tile.
    Meteor => "meteor",
    /// A biomass patch.
    Patch => "patch",
    /// A medal that scores.
    MedalGold => "medal-gold",
    /// A medal still to be won.
    MedalOpen => "medal-open",
    /// A medal that a meteorite keeps from scoring.
    MedalBlocked => "medal-blocked",
    /// A synergy boost.
    Boost => "boost",
    /// The back of a civ card.
    CivCard => "civ-card",
    /// A tech milestone.
    TechChip => "tech-chip",
    /// Light and shadow of a tracker.
    Token => "token",
    /// Rover movement.
    Moves => "moves",
    /// A town on a planet.
    City => "city",
    /// A warning of poison.
    Toxic => "toxic",
    /// Wind of a storm.
    Ring => "ring",
    /// A current of energy.
    Current => "current",
    /// The border of a whirlpool's cell.
    Whirlpool => "whirlpool",
}

impl Painting {
    /// The ground of a terrain; it continues seamlessly in every direction.
    pub const fn ground(terrain: Terrain) -> Self {
        match terrain {
            Terrain::Civ => Self::Civ,
            Terrain::Water => Self::Water,
            Terrain::Biomass => Self::Biomass,
            Terrain::Rover => Self::RoverGround,
            Terrain::Tech => Self::Tech,
            Terrain::Energy => Self::Energy,
        }
    }
}

impl From<Painting> for Picture {
    fn from(painting: Painting) -> Self {
        let (name, svg) = (painting.file(), painting.svg());
        Self::Drawing(Drawing { name, svg })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::theme::rasterise;

    #[test]
    fn every_painting_can_be_drawn() {
        for &painting in Painting::ALL {
            let image = rasterise(painting.svg(), 32)
                .unwrap_or_else(|error| panic!("{painting:?}: {error}"));
            assert_eq!(image.size, [32, 32], "{painting:?}");
            let inked = image.pixels.iter().filter(|pixel| pixel.a() > 20).count();
            assert!(inked > 40, "{painting:?} is empty");
        }
    }

    #[test]
    fn the_ground_of_every_terrain_covers_its_cell() {
        for terrain in Terrain::ALL {
            let image = rasterise(Painting::ground(terrain).svg(), 32).unwrap();
            assert!(
                image.pixels.iter().all(|pixel| pixel.a() == 255),
                "{terrain}"
            );
        }
    }
}
