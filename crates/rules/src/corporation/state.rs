//! What lies on a corporation board beyond trackers and rovers.

use super::{Field, TOP};
use crate::terrain::Track;
use serde::{Deserialize, Serialize};

/// A set of track fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct FieldSet([u16; 5]);

impl FieldSet {
    /// Whether `field` is in the set.
    pub const fn contains(self, field: Field) -> bool {
        field.height <= TOP && self.0[field.track as usize] >> field.height & 1 == 1
    }

    /// Adds `field`; one above the tracks is not added.
    pub const fn insert(&mut self, field: Field) {
        if field.height <= TOP {
            self.0[field.track as usize] |= 1 << field.height;
        }
    }

    /// Removes `field`.
    pub const fn remove(&mut self, field: Field) {
        if field.height <= TOP {
            self.0[field.track as usize] &= !(1 << field.height);
        }
    }

    /// Number of fields.
    pub fn len(self) -> u8 {
        self.0.iter().map(|track| track.count_ones() as u8).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 5]
    }

    /// The fields, track by track from the bottom.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let all = Track::ALL
            .into_iter()
            .flat_map(|track| (0..=TOP).map(move |height| Field::new(track, height)));
        all.filter(move |field| self.contains(*field))
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        let mut set = Self::default();
        fields.into_iter().for_each(|field| set.insert(field));
        set
    }
}

/// A set of tech levels, 1–6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct LevelSet(u8);

impl LevelSet {
    /// Whether `level` is in the set.
    pub const fn contains(self, level: u8) -> bool {
        level < 8 && self.0 >> level & 1 == 1
    }

    /// Adds `level`.
    pub const fn insert(&mut self, level: u8) {
        if level < 8 {
            self.0 |= 1 << level;
        }
    }

    /// Removes `level`.
    pub const fn remove(&mut self, level: u8) {
        if level < 8 {
            self.0 &= !(1 << level);
        }
    }

    /// Number of levels.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The levels, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |level| self.contains(*level))
    }
}

impl FromIterator<u8> for LevelSet {
    fn from_iter<I: IntoIterator<Item = u8>>(levels: I) -> Self {
        let mut set = Self::default();
        levels.into_iter().for_each(|level| set.insert(level));
        set
    }
}

/// Where a collected lifepod can be.
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
    /// Whether `berth` is one of them.
    pub const fn contains(&self, berth: Berth) -> bool {
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

    /// Whether there is nowhere to go.
    pub fn is_empty(&self) -> bool {
        !self.scoring && self.fields.is_empty() && self.techs.is_empty()
    }
}

/// What lies on a corporation board beyond trackers and rovers, and what its techs remember. Most corporations leave
/// most of it empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct CorporationState {
    /// Track fields that a collected lifepod covers.
    pub parked: FieldSet,
    /// Techs that a collected lifepod has unlocked.
    pub berthed: LevelSet,
    /// The track that a token names.
    pub token: Option<Track>,
    /// Levels whose once-per-game ability is used (rules §3.8).
    pub used: LevelSet,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_levels_holds_those_below_eight() {
        let mut levels = LevelSet::default();
        (0..=u8::MAX).for_each(|level| levels.insert(level));
        assert!(levels.iter().eq(0..8) && levels.len() == 8);
        assert!((8..=u8::MAX).all(|level| !levels.contains(level)));
        (8..=u8::MAX).for_each(|level| levels.remove(level));
        assert!(levels.iter().eq(0..8));
        (0..8).for_each(|level| levels.remove(level));
        assert!(levels.is_empty());
    }

    #[test]
    fn a_set_of_fields_holds_those_of_the_tracks() {
        let field = |height| Field::new(Track::Tech, height);
        let mut fields: FieldSet = (0..=u8::MAX).map(field).collect();
        assert!(fields.iter().eq((0..=TOP).map(field)) && fields.len() == TOP + 1);
        (TOP + 1..=u8::MAX).for_each(|height| fields.remove(field(height)));
        assert!((TOP + 1..=u8::MAX).all(|height| !fields.contains(field(height))));
        assert_eq!(fields.len(), TOP + 1);
        (0..=TOP).for_each(|height| fields.remove(field(height)));
        assert!(fields.is_empty());
    }
}
