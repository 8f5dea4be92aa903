//! The 28 objectives (rules §2.5, §10.3): rows of data in `assets/cards/objectives.ron`.

use super::numbered::numbered;
use crate::bit_set::BitSet;
use crate::terrain::{Terrain, Track};
use serde::{Deserialize, Serialize};

/// How many objectives there are.
pub const COUNT: u8 = 28;

numbered! {
    /// One of the 28 objectives, named O01 to O28.
    Objective: 1 to COUNT, called "objective", in u32, written |card| 'O', card.0;
    rows of "cards/objectives.ron" by |row| row.id
}

/// A set of [`Objective`]s.
pub type ObjectiveSet = BitSet<Objective>;

/// The count of the neighbour side of an objective.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Counts {
    /// Visible resources of a terrain on the planet edge.
    EdgeResources(Terrain),
    /// Cells of the largest area of a terrain.
    LargestArea(Terrain),
    /// Number of areas of a terrain.
    Areas(Terrain),
    /// Visible resources of a terrain.
    Resources(Terrain),
    /// Tracks whose last field holds a tracker.
    TracksAtTop,
    /// Collected meteorites.
    Meteorites,
    /// Collected lifepods, wherever the corporation keeps them.
    Lifepods,
}

game::named! {
    /// The winner of a neighbour objective. Its name stands in texts and in names of pictures.
    pub enum Wants {
        /// The seat with more.
        Most = "most",
        /// The seat with less.
        Fewest = "fewest",
    }
}

impl Objective {
    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The count of the neighbour side.
    pub fn counts(self) -> Counts {
        self.row().counts
    }

    /// The winner of the neighbour side.
    pub fn wants(self) -> Wants {
        self.row().wants
    }

    /// The goal of the private side.
    pub fn condition(self) -> Condition {
        self.row().private
    }
}

#[derive(Deserialize)]
struct Row {
    id: u8,
    counts: Counts,
    wants: Wants,
    private: Condition,
}

/// The goal of the private side of an objective (rules §10.3 E).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Condition {
    /// A rectangle of this number of columns and rows of one terrain, in either orientation.
    Rectangle(u8, u8, Terrain),
    /// An area with this number of visible resources.
    RichArea(u8, Terrain),
    /// A track whose last field holds a tracker.
    TrackAtTop(Track),
    /// At most this number of visible resources.
    AtMostResources(u8, Terrain),
    /// At least this number of collected meteorites.
    Meteorites(u8),
    /// More collected lifepods than meteorites.
    MoreLifepodsThanMeteorites,
    /// No uncovered ice.
    NoEmptyIce,
    /// No uncovered land.
    NoEmptyLand,
}

/// The progress of a seat with the private side of an objective.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Progress {
    /// The present number: cells of the best rectangle, resources of the richest area, the height on a track, and so
    /// on.
    pub has: u8,
    /// The required number.
    pub need: Need,
}

/// The requirement of the private side of an objective.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Need {
    /// This number or more.
    AtLeast(u8),
    /// This number or fewer.
    AtMost(u8),
}

impl Progress {
    pub(crate) const fn at_least(has: u8, least: u8) -> Self {
        Self {
            has,
            need: Need::AtLeast(least),
        }
    }

    pub(crate) const fn at_most(has: u32, most: u8) -> Self {
        Self {
            has: has as u8,
            need: Need::AtMost(most),
        }
    }

    /// Whether that is enough.
    pub const fn is_met(self) -> bool {
        match self.need {
            Need::AtLeast(least) => self.has >= least,
            Need::AtMost(most) => self.has <= most,
        }
    }
}
