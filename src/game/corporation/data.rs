//! The tracks of a corporation as data.

use super::{Field, TOP};
use crate::game::asset;
use crate::game::terrain::Track;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a track field shows (rules §6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Benefit {
    /// Medals at the end (rules §6.7).
    Medals(u8),
    /// A civ card of this rank at the end of the round (rules §6.2).
    CivMilestone(u8),
    /// A synergy boost (rules §6.1).
    Boost,
    /// A biomass patch (rules §6.3).
    Patch,
    /// A rover (rules §6.4).
    Rover,
    /// Rover movement of so many steps (rules §6.5).
    RoverMoves(u8),
    /// The tech of this level is available while the tracker is here or above (rules §6.6).
    TechMilestone(u8),
    /// One of the two, as the seat likes.
    OneOf(Offer, Offer),
}

impl Benefit {
    /// Whether it is what a milestone of a civ, biomass, rover or tech track gives (rules §6, §11.22).
    pub const fn is_milestone(&self) -> bool {
        matches!(self, Self::CivMilestone(_) | Self::Patch | Self::Rover | Self::TechMilestone(_))
    }
}

/// A benefit that a seat chooses from two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Offer {
    /// A synergy boost.
    Boost,
    /// A biomass patch.
    Patch,
    /// One advance of this tracker.
    Advance(Track),
    /// A look at the next alert (rules §11.26).
    Foresee,
}

/// A corporation's tracks and stock.
#[derive(Clone, Debug)]
pub struct CorporationData {
    /// How demanding the corporation is, 1–4.
    pub difficulty: u8,
    /// Rovers on the corporation at the start (rules §2.6).
    pub rovers: u8,
    /// Movement of each advance above the rover track (rules §5.5).
    pub rover_moves_above_top: u8,
    /// The way of a tracker that does not stay on one track, from its start on; empty where there is none.
    pub path: Vec<Field>,
    tracks: [[Option<Vec<Benefit>>; TOP as usize + 1]; 5],
}

impl CorporationData {
    /// What `field` shows; nothing for fields that do not exist.
    pub fn benefits(&self, field: Field) -> &[Benefit] {
        let printed = self.tracks[field.track as usize].get(usize::from(field.height)).and_then(Option::as_ref);
        printed.map_or(&[], Vec::as_slice)
    }

    /// Whether `field` is printed on the board.
    pub fn exists(&self, field: Field) -> bool {
        self.tracks[field.track as usize].get(usize::from(field.height)).is_some_and(Option::is_some)
    }

    /// The fields of `track`, from the bottom to the top.
    pub fn fields(&self, track: Track) -> impl DoubleEndedIterator<Item = Field> {
        (0..=TOP).map(move |height| Field::new(track, height)).filter(|field| self.exists(*field))
    }

    /// Height of the topmost field of `track` (rules §5.5).
    pub fn top(&self, track: Track) -> u8 {
        (0..=TOP).rev().find(|height| self.exists(Field::new(track, *height))).unwrap_or(0)
    }

    /// The next field of the track above `field`; none at the top.
    pub fn above(&self, field: Field) -> Option<Field> {
        (field.height + 1..=TOP).map(|height| Field::new(field.track, height)).find(|field| self.exists(*field))
    }

    /// The next field of the track below `field`; none at the bottom.
    pub fn below(&self, field: Field) -> Option<Field> {
        (0..field.height).rev().map(|height| Field::new(field.track, height)).find(|field| self.exists(*field))
    }

    /// The medals printed on `field`, if any.
    pub fn medals(&self, field: Field) -> Option<u8> {
        self.benefits(field).iter().find_map(|benefit| match benefit {
            Benefit::Medals(medals) => Some(*medals),
            _ => None,
        })
    }

    /// The rank of the civ milestone printed on `field`, if any.
    pub fn milestone(&self, field: Field) -> Option<u8> {
        self.benefits(field).iter().find_map(|benefit| match benefit {
            Benefit::CivMilestone(rank) => Some(*rank),
            _ => None,
        })
    }

    /// The number of `field` on its track, counted from 0 at the bottom: its height where the track has all fields.
    pub fn step(&self, field: Field) -> u8 {
        self.fields(field.track).filter(|other| other.height < field.height).count() as u8
    }

    /// Height of the tech milestone of `level`; above the track where there is none.
    pub fn tech_height(&self, level: u8) -> u8 {
        let shown =
            |height: &u8| self.benefits(Field::new(Track::Tech, *height)).contains(&Benefit::TechMilestone(level));
        (0..=TOP).find(shown).unwrap_or(TOP + 1)
    }

    /// Reads a corporation's RON file; `name` is told when it is broken.
    pub(super) fn parse(text: &str, name: &str) -> Self {
        let mut file: CorporationFile = asset(text, name);
        let tracks = Track::ALL.map(|track| {
            let heights = file.heights.remove(&track).unwrap_or_else(|| (0..=TOP).collect());
            let mut fields: [Option<Vec<Benefit>>; TOP as usize + 1] = Default::default();
            for (height, field) in heights.into_iter().zip(file.tracks.remove(&track).unwrap_or_default()) {
                if let Some(slot) = fields.get_mut(usize::from(height)) {
                    *slot = Some(field);
                }
            }
            fields
        });
        Self {
            difficulty: file.difficulty,
            rovers: file.rovers,
            rover_moves_above_top: file.rover_moves_above_top,
            path: file.path,
            tracks,
        }
    }
}

/// A corporation's RON file as written.
#[derive(Deserialize)]
struct CorporationFile {
    difficulty: u8,
    rovers: u8,
    rover_moves_above_top: u8,
    tracks: BTreeMap<Track, Vec<Vec<Benefit>>>,
    /// Heights of the fields of a track that has not all of them.
    #[serde(default)]
    heights: BTreeMap<Track, Vec<u8>>,
    /// The way of the water tracker over the tracks.
    #[serde(default)]
    path: Vec<Field>,
}
