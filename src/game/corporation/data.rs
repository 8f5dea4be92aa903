//! The tracks of a corporation as data.

use super::{Field, TOP};
use crate::game::asset;
use crate::game::terrain::Track;
use serde::Deserialize;
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
    tracks: [[Vec<Benefit>; TOP as usize + 1]; 5],
}

impl CorporationData {
    /// What `field` shows; nothing for fields that do not exist.
    pub fn benefits(&self, field: Field) -> &[Benefit] {
        self.tracks[field.track as usize].get(usize::from(field.height)).map_or(&[], Vec::as_slice)
    }

    /// The medals printed on `field`, if any.
    pub fn medals(&self, field: Field) -> Option<u8> {
        self.benefits(field).iter().find_map(|benefit| match benefit {
            Benefit::Medals(medals) => Some(*medals),
            _ => None,
        })
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
            let mut fields = file.tracks.remove(&track).unwrap_or_default().into_iter();
            std::array::from_fn(|_| fields.next().unwrap_or_default())
        });
        Self {
            difficulty: file.difficulty,
            rovers: file.rovers,
            rover_moves_above_top: file.rover_moves_above_top,
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
}
