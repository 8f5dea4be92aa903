//! The state of a corporation board beyond trackers and rovers.

use super::{Field, TOP};
use crate::bit_set::{BitSet, Domain};
use crate::terrain::Track;
use serde::{Deserialize, Serialize};

/// A set of track fields.
pub type FieldSet = BitSet<Field>;

impl Domain for Field {
    type Item = Self;
    type Bits = [u16; 5];

    const ALL: [u16; 5] = [u16::MAX; 5];
    const NAME: &'static str = "field";
    const IS_WRAPPED: bool = true;

    fn index(field: Self) -> Option<u32> {
        (field.height <= TOP).then(|| field.track as u32 * u16::BITS + u32::from(field.height))
    }

    fn item(index: u32) -> Self {
        let track = Track::ALL[(index / u16::BITS) as usize];
        Self::new(track, (index % u16::BITS) as u8)
    }
}

/// A set of tech levels, 1–6.
pub type LevelSet = BitSet<Level>;

/// Tech levels as a kind of items; elsewhere they are plain numbers. A [`LevelSet`] holds those below eight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {}

impl Domain for Level {
    type Item = u8;
    type Bits = u8;

    const ALL: u8 = u8::MAX;
    const NAME: &'static str = "tech level";
    const IS_WRAPPED: bool = true;

    fn index(level: u8) -> Option<u32> {
        (u32::from(level) < u8::BITS).then_some(u32::from(level))
    }

    fn item(index: u32) -> u8 {
        index as u8
    }
}

/// A place for a collected lifepod.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Berth {
    /// The scoring area.
    Scoring,
    /// A field of a track, which it covers.
    Field(Field),
    /// A tech, which it unlocks.
    Tech(u8),
}

/// The places that are open to a collected lifepod.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Berths {
    /// Whether the scoring area is one.
    pub scoring: bool,
    /// The track fields.
    pub fields: FieldSet,
    /// The techs.
    pub techs: LevelSet,
}

impl Berths {
    /// The scoring area alone.
    pub const SCORING: Self = Self {
        scoring: true,
        fields: FieldSet::EMPTY,
        techs: LevelSet::EMPTY,
    };

    /// Whether `berth` is one of them.
    pub fn contains(&self, berth: Berth) -> bool {
        match berth {
            Berth::Scoring => self.scoring,
            Berth::Field(field) => self.fields.contains(field),
            Berth::Tech(level) => self.techs.contains(level),
        }
    }

    /// The places: the scoring area, fields, techs.
    pub fn iter(self) -> impl Iterator<Item = Berth> {
        let scoring = self.scoring.then_some(Berth::Scoring).into_iter();
        scoring
            .chain(self.fields.iter().map(Berth::Field))
            .chain(self.techs.iter().map(Berth::Tech))
    }

    /// Whether there is no place.
    pub fn is_empty(&self) -> bool {
        !self.scoring && self.fields.is_empty() && self.techs.is_empty()
    }
}

/// The state of a corporation board beyond trackers and rovers, and of its techs. Most corporations use little of
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct CorporationState {
    /// Track fields covered by a collected lifepod.
    pub parked: FieldSet,
    /// Techs unlocked by a collected lifepod.
    pub berthed: LevelSet,
    /// The track that a token names.
    pub token: Option<Track>,
    /// Levels whose once-per-game ability is used (rules §3.8).
    pub used: LevelSet,
}
