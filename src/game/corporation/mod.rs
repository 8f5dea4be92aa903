//! Corporations: their tracks as data, what they change in the rules as implementations of [`Corporation`].
//!
//! Outside this folder nobody asks which corporation it is. A corporation is a RON file, a file here and a
//! registry line.

mod data;
mod universal_coalition;

pub use data::{Benefit, CorporationData};

use crate::game::board::placement::Reach;
use crate::game::state::Seat;
use crate::game::terrain::Track;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Height of the topmost field of a track (rules §5.5).
pub const TOP: u8 = 15;

/// The corporations the program has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum CorporationId {
    /// Universal Coalition, the standard corporation.
    UniversalCoalition,
}

impl CorporationId {
    /// The standard corporation, which any number of seats may have (rules §2.1).
    pub const STANDARD: Self = Self::UniversalCoalition;

    /// All corporations, the standard one first.
    pub const ALL: [Self; 1] = [Self::UniversalCoalition];

    /// The corporation's rules: the registry.
    pub fn rules(self) -> &'static dyn Corporation {
        match self {
            Self::UniversalCoalition => &universal_coalition::UniversalCoalition,
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
        }
    }
}

impl fmt::Display for CorporationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a corporation remembers during a game beyond what every seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum CorporationState {
    /// Nothing.
    #[default]
    Plain,
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

/// The places one advance can take a tracker to (rules §5.4). A tracker at the top of the rover track may "move" to
/// the field it stands on, which gains the movement above the track (rules §5.5).
pub type Destinations = ArrayVec<Field, 4>;

/// What a corporation changes in the rules (rules §8). Every method has the answer of the plain rules as its
/// default. Queries take a base value and give the changed one; none of them mutates.
pub trait Corporation: Sync {
    /// Tracks, rovers and the movement above the rover track.
    fn data(&self) -> &CorporationData;

    /// Whether tech level `level` (1–5) is available to `seat` (rules §6.6).
    fn unlocked(&self, seat: &Seat, level: u8) -> bool {
        seat.tracker(Track::Tech).height >= self.data().tech_height(level)
    }

    /// Where one advance can take `tracker` (rules §5.4, §5.5).
    fn destinations(&self, seat: &Seat, tracker: Track) -> Destinations {
        let here = seat.tracker(tracker);
        let mut fields = Destinations::new();
        if here.height < TOP {
            fields.push(Field::new(here.track, here.height + 1));
        } else if here.track == Track::Rover {
            fields.push(here);
        }
        fields
    }

    /// Whether `tracker` can stand on `field`: for positions that are laid out in practice games.
    fn may_stand(&self, _seat: &Seat, tracker: Track, field: Field) -> bool {
        field.track == tracker && field.height <= TOP
    }

    /// The rover movement that a value of `printed` steps on the rover track gives (rules §6.5).
    fn track_movement(&self, _seat: &Seat, printed: u8) -> u8 {
        printed
    }

    /// How often the resource of a placed tile advances its tracker (rules §5.1); not asked for an advance chosen
    /// through energy.
    fn resource_advances(&self, _seat: &Seat, _resource: Track) -> u8 {
        1
    }

    /// What a tile or a patch must reach, given what the plain rules ask (rules §4.2).
    fn reach(&self, _seat: &Seat, plain: Reach) -> Reach {
        plain
    }

    /// Whether a gained patch may be stored until the end (rules §6.3).
    fn may_store_patches(&self, _seat: &Seat) -> bool {
        false
    }

    /// Whether meteorites are kept off the seat's planet (rules §4.4).
    fn repels_meteorites(&self, _seat: &Seat) -> bool {
        false
    }

    /// Medals of `tracker` at the end (rules §6.7).
    fn track_medals(&self, seat: &Seat, tracker: Track) -> u8 {
        let here = seat.tracker(tracker);
        (0..=here.height).rev().find_map(|height| self.data().medals(Field::new(here.track, height))).unwrap_or(0)
    }

    /// Collected lifepods that score (rules §10.3 C).
    fn scoring_lifepods(&self, seat: &Seat) -> u8 {
        seat.lifepods
    }
}
