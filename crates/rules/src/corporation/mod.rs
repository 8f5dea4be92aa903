//! Corporations: their tracks as data, what they change in the rules as implementations of [`Corporation`].
//!
//! Outside this folder nobody asks which corporation it is. A corporation is a RON file, a file here and a
//! registry line.

/// Embeds a corporation's RON file, which is read when it is first wanted.
macro_rules! corporation_data {
    ($file:literal) => {
        std::sync::LazyLock::new(|| {
            $crate::corporation::CorporationData::parse(
                include_str!(concat!("../../../../assets/corporations/", $file)),
                concat!("corporations/", $file),
            )
        })
    };
}

mod cosmos;
mod data;
mod flux;
mod hooks;
mod horizon;
mod jump_drive;
mod makeshift;
mod oasis;
mod pieces;
mod republic;
mod universal_coalition;
mod wormhole;

pub use data::{Benefit, CorporationData, Offer};
pub use hooks::{
    Benefits, Corporation, Destinations, Instead, Limit, Placed, Reactions, Resources,
};
pub use pieces::{Berth, Berths, CorporationState, FieldSet, LevelSet};

use crate::terrain::Track;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Height of the topmost field of a track (rules §5.5).
pub const TOP: u8 = 15;

/// The corporations the program has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum CorporationId {
    /// Universal Coalition, the standard corporation.
    UniversalCoalition,
    /// Seven civ milestones; each costs a step elsewhere.
    Republic,
    /// Biomass in five steps, over and over.
    Wormhole,
    /// Lifepods on the tracks, which trackers skip.
    Cosmos,
    /// Rovers that carry meteorites.
    Horizon,
    /// Six techs, unlocked by lifepods.
    JumpDrive,
    /// A water tracker that winds over all tracks.
    Oasis,
    /// Trackers that change tracks.
    Makeshift,
    /// One tech at a time, and one favoured track.
    Flux,
}

impl CorporationId {
    /// The standard corporation, which any number of seats may have (rules §2.1).
    pub const STANDARD: Self = Self::UniversalCoalition;

    /// All corporations, the standard one first.
    pub const ALL: [Self; 9] = [
        Self::UniversalCoalition,
        Self::Republic,
        Self::Wormhole,
        Self::Cosmos,
        Self::Horizon,
        Self::JumpDrive,
        Self::Oasis,
        Self::Makeshift,
        Self::Flux,
    ];

    /// The corporation's rules: the registry.
    pub fn rules(self) -> &'static dyn Corporation {
        match self {
            Self::UniversalCoalition => &universal_coalition::UniversalCoalition,
            Self::Republic => &republic::Republic,
            Self::Wormhole => &wormhole::Wormhole,
            Self::Cosmos => &cosmos::Cosmos,
            Self::Horizon => &horizon::Horizon,
            Self::JumpDrive => &jump_drive::JumpDrive,
            Self::Oasis => &oasis::Oasis,
            Self::Makeshift => &makeshift::Makeshift,
            Self::Flux => &flux::Flux,
        }
    }

    /// The corporation's tracks and stock.
    pub fn data(self) -> &'static CorporationData {
        self.rules().data()
    }

    /// Whether several seats may have this corporation (rules §2.1).
    pub const fn is_standard(self) -> bool {
        matches!(self, Self::UniversalCoalition)
    }

    /// The corporation's name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::UniversalCoalition => "Universal Coalition",
            Self::Republic => "Republic",
            Self::Wormhole => "Wormhole Corp.",
            Self::Cosmos => "Cosmos Inc.",
            Self::Horizon => "Horizon Group",
            Self::JumpDrive => "Jump Drive",
            Self::Oasis => "Oasis Ultd.",
            Self::Makeshift => "Makeshift",
            Self::Flux => "Flux Industries",
        }
    }
}

impl fmt::Display for CorporationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A field of the corporation board: a track and a height of 0 (bottom) to [`TOP`]. Trackers stand on fields, not
/// on levels, because some corporations move trackers across the tracks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Field {
    /// The track the field belongs to.
    pub track: Track,
    /// Height above the bottom, 0–15.
    pub height: u8,
}

impl Field {
    /// The field of `track` at `height`.
    pub const fn new(track: Track, height: u8) -> Self {
        Self { track, height }
    }
}
