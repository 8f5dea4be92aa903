//! Terrains, resources and resource tracks (rules §1).

use crate::bit_set::{BitSet, Domain, Wrapped};
use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the six terrains; each has a resource of the same name (rules §1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Terrain {
    /// Population.
    Civ,
    /// Water; advances only over ice (rules §5.2).
    Water,
    /// Biomass; also the terrain of biomass patches.
    Biomass,
    /// Rover.
    Rover,
    /// Technology.
    Tech,
    /// Energy; has no track of its own (rules §5.3).
    Energy,
}

impl Terrain {
    /// All six, in the order of the tracks, energy last.
    pub const ALL: [Self; 6] = [
        Self::Civ,
        Self::Water,
        Self::Biomass,
        Self::Rover,
        Self::Tech,
        Self::Energy,
    ];

    /// The track that this terrain's resource advances; none for energy.
    pub const fn track(self) -> Option<Track> {
        match self {
            Self::Civ => Some(Track::Civ),
            Self::Water => Some(Track::Water),
            Self::Biomass => Some(Track::Biomass),
            Self::Rover => Some(Track::Rover),
            Self::Tech => Some(Track::Tech),
            Self::Energy => None,
        }
    }

    /// The name used in files and on the command line.
    pub const fn name(self) -> &'static str {
        ["civ", "water", "biomass", "rover", "tech", "energy"][self as usize]
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One of the five resource tracks, and the tracker of that colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Track {
    /// Population.
    Civ,
    /// Water.
    Water,
    /// Biomass.
    Biomass,
    /// Rover.
    Rover,
    /// Technology.
    Tech,
}

impl Track {
    /// All five, from left to right on a corporation board.
    pub const ALL: [Self; 5] = [
        Self::Civ,
        Self::Water,
        Self::Biomass,
        Self::Rover,
        Self::Tech,
    ];

    /// The bits of all tracks in a [`TrackSet`].
    const ALL_BITS: u8 = 0b1_1111;

    /// The terrain whose resource advances this track.
    pub const fn terrain(self) -> Terrain {
        [
            Terrain::Civ,
            Terrain::Water,
            Terrain::Biomass,
            Terrain::Rover,
            Terrain::Tech,
        ][self as usize]
    }

    /// The name used in files and on the command line.
    pub const fn name(self) -> &'static str {
        self.terrain().name()
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
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
        Self::from_bits(Track::ALL_BITS & !(1 << track as u8))
    }
}

impl Domain for Track {
    type Item = Self;
    type Bits = u8;
    type Stored = Wrapped<u8>;

    const ALL: u8 = Self::ALL_BITS;
    const NAME: &'static str = "track";

    fn index(track: Self) -> Option<u32> {
        Some(track as u32)
    }

    fn item(index: u32) -> Self {
        Self::ALL[index as usize]
    }
}
