//! Terrains, resources and resource tracks (rules §1).

use crate::bit_set::{BitSet, Domain};

game::named! {
    /// One of the six terrains, in the order of the tracks, energy last; each has a resource of the same name (rules §1).
    pub enum Terrain {
        /// Population.
        Civ = "civ",
        /// Water; advances only over ice (rules §5.2).
        Water = "water",
        /// Biomass; also the terrain of biomass patches.
        Biomass = "biomass",
        /// Rover.
        Rover = "rover",
        /// Technology.
        Tech = "tech",
        /// Energy; has no track of its own (rules §5.3).
        Energy = "energy",
    }
}

impl Terrain {
    /// The track that this terrain's resource advances; none for energy.
    pub const fn track(self) -> Option<Track> {
        match self {
            Self::Energy => None,
            _ => Some(Track::ALL[self as usize]),
        }
    }
}

game::named! {
    /// One of the five resource tracks, from left to right on a corporation board, and the tracker of that colour.
    pub enum Track {
        /// Population.
        Civ = "civ",
        /// Water.
        Water = "water",
        /// Biomass.
        Biomass = "biomass",
        /// Rover.
        Rover = "rover",
        /// Technology.
        Tech = "tech",
    }
}

impl Track {
    /// The terrain whose resource advances this track.
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[self as usize]
    }
}

/// A set of [`Track`]s.
pub type TrackSet = BitSet<Track>;

impl BitSet<Track> {
    /// The set of one track.
    pub const fn of(track: Track) -> Self {
        Self::from_bits(1 << track as u8)
    }

    /// All tracks but one.
    pub const fn all_but(track: Track) -> Self {
        Self::from_bits(<Track as Domain>::ALL & !(1 << track as u8))
    }
}

impl Domain for Track {
    type Item = Self;
    type Bits = u8;

    const ALL: u8 = 0b1_1111;
    const NAME: &'static str = "track";
    const IS_WRAPPED: bool = true;

    fn index(track: Self) -> Option<u32> {
        Some(track as u32)
    }

    fn item(index: u32) -> Self {
        Self::ALL[index as usize]
    }
}
