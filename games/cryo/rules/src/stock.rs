//! Resources and energy: what the five tracks of a platform count (cryo §1.1).

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

game::words! {
    /// A track of a platform.
    Track {
        /// Crystal.
        Crystal = "crystal",
        /// Organics.
        Organics = "organics",
        /// Tech.
        Tech = "tech",
        /// Nanites, which may pay for the three others (cryo §1.2).
        Nanites = "nanites",
        /// Energy, which is not a resource.
        Energy = "energy",
    }
}

impl Track {
    /// The four resources.
    pub const RESOURCES: [Self; 4] = [Self::Crystal, Self::Organics, Self::Tech, Self::Nanites];
    /// The resources that nanites may stand for.
    pub const PLAIN: [Self; 3] = [Self::Crystal, Self::Organics, Self::Tech];
}

/// Amounts of the five tracks.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Stock([u8; 5]);

impl Stock {
    /// Nothing.
    pub const NONE: Self = Self([0; 5]);

    /// So much of crystal, organics, tech, nanites and energy.
    pub const fn new(amounts: [u8; 5]) -> Self {
        Self(amounts)
    }

    /// So much of one track.
    pub fn of(track: Track, amount: u8) -> Self {
        let mut stock = Self::NONE;
        stock[track] = amount;
        stock
    }

    /// Whether it holds at least `other`, track by track.
    pub fn covers(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(held, due)| *held >= due)
    }

    /// All four resources together, without energy.
    pub fn resources(self) -> u32 {
        self.0[..4].iter().map(|amount| u32::from(*amount)).sum()
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, more: Self) -> Self {
        Self(std::array::from_fn(|track| {
            self.0[track].saturating_add(more.0[track])
        }))
    }

    /// What is left without `less`; never below 0 (cryo §1.4).
    #[must_use]
    pub fn minus(self, less: Self) -> Self {
        Self(std::array::from_fn(|track| {
            self.0[track].saturating_sub(less.0[track])
        }))
    }

    /// No more than `most`, track by track.
    #[must_use]
    pub fn at_most(self, most: Self) -> Self {
        Self(std::array::from_fn(|track| {
            self.0[track].min(most.0[track])
        }))
    }

    /// Every track with a positive amount, and that amount.
    pub fn each(self) -> impl Iterator<Item = (Track, u8)> {
        let all = Track::ALL.into_iter().zip(self.0);
        all.filter(|(_, amount)| *amount > 0)
    }
}

impl Index<Track> for Stock {
    type Output = u8;

    fn index(&self, track: Track) -> &u8 {
        &self.0[track as usize]
    }
}

impl IndexMut<Track> for Stock {
    fn index_mut(&mut self, track: Track) -> &mut u8 {
        &mut self.0[track as usize]
    }
}
