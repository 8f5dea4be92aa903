//! Corporations: their tracks as data, their rules as implementations of [`Corporation`].
//!
//! Outside this folder no code depends on which corporation it is. A corporation is its data in `assets/corporations`,
//! a file here, and its line in the registry (besides the `mod` that names the file).

/// [`Corporation::data`] from a RON file, which is read on first use.
macro_rules! corporation_data {
    ($file:literal) => {
        fn data(&self) -> &$crate::corporation::CorporationData {
            use std::sync::LazyLock;
            static DATA: LazyLock<$crate::corporation::CorporationData> = LazyLock::new(|| {
                $crate::asset(
                    include_str!(concat!("../../../../../assets/corporations/", $file)),
                    concat!("corporations/", $file),
                )
            });
            &DATA
        }
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
mod republic;
mod state;
mod techs;
mod universal_coalition;
mod wormhole;

pub use data::{Benefit, CorporationData, Offer};
pub use hooks::{Benefits, Corporation, Destinations, Placed, Reactions, Resources};
pub use state::{Berth, Berths, CorporationState, FieldSet, LevelSet};
pub use techs::{Instead, Tech, TechMovement, Techs, UseLimit, Works};

use crate::terrain::Track;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Height of the topmost field of a track (rules §5.5).
pub const TOP: u8 = 15;

/// Generates [`CorporationId`] from the registry.
macro_rules! registry {
    ($($id:ident: $module:ident,)+) => {
        /// The corporations the program has.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum CorporationId {
            $(#[doc = concat!("The one in `corporation/", stringify!($module), ".rs`.")] $id,)+
        }

        impl CorporationId {
            /// All corporations, the standard one first.
            pub const ALL: [Self; [$(Self::$id),+].len()] = [$(Self::$id),+];

            /// The corporation's rules.
            pub fn rules(self) -> &'static dyn Corporation {
                match self {
                    $(Self::$id => &$module::$id,)+
                }
            }
        }
    };
}

// The registry: the corporations in the order of the rule book, the standard one first. Files contain their names,
// and hashes depend on their numbers: add a new one at the end.
registry! {
    UniversalCoalition: universal_coalition,
    Republic: republic,
    Wormhole: wormhole,
    Cosmos: cosmos,
    Horizon: horizon,
    JumpDrive: jump_drive,
    Oasis: oasis,
    Makeshift: makeshift,
    Flux: flux,
}

impl CorporationId {
    /// The standard corporation, which any number of seats may have (rules §2.1).
    pub const STANDARD: Self = Self::ALL[0];

    /// The corporation's tracks and stock.
    pub fn data(self) -> &'static CorporationData {
        self.rules().data()
    }

    /// Whether several seats may have this corporation (rules §2.1).
    pub const fn is_standard(self) -> bool {
        self as u8 == Self::STANDARD as u8
    }

    /// The corporation's name, the same in every language.
    pub fn name(self) -> &'static str {
        &self.data().name
    }
}

impl fmt::Display for CorporationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A field of the corporation board: a track and a height of 0 (bottom) to [`TOP`]. A tracker has a field instead of
/// a height, because some corporations move trackers across the tracks.
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
