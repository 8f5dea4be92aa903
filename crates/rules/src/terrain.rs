//! Terrains, resources and resource tracks (rules §1).

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct TrackSet(u8);

impl TrackSet {
    /// All five tracks.
    pub const ALL: Self = Self(0b1_1111);

    /// The set of one track.
    pub const fn of(track: Track) -> Self {
        Self(1 << track as u8)
    }

    /// Whether `track` is in the set.
    pub const fn contains(self, track: Track) -> bool {
        self.0 >> track as u8 & 1 == 1
    }

    /// This set and `track`.
    #[must_use]
    pub const fn with(self, track: Track) -> Self {
        Self(self.0 | 1 << track as u8)
    }

    /// This set without `track`.
    #[must_use]
    pub const fn without(self, track: Track) -> Self {
        Self(self.0 & !(1 << track as u8))
    }

    /// The tracks of the set from left to right.
    pub fn iter(self) -> impl Iterator<Item = Track> {
        Track::ALL
            .into_iter()
            .filter(move |track| self.contains(*track))
    }
}

impl fmt::Debug for TrackSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
