//! The tracks of a corporation as data.

use super::{Field, TOP};
use crate::terrain::Track;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A benefit of a track field (rules §6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Benefit {
    /// Medals at the end (rules §6.7).
    Medals(u8),
    /// A civ card of this rank (rules §6.2).
    CivMilestone(u8),
    /// A synergy boost (rules §6.1).
    Boost,
    /// A biomass patch (rules §6.3).
    Patch,
    /// A rover (rules §6.4).
    Rover,
    /// Rover movement of this number of steps (rules §6.5).
    RoverMoves(u8),
    /// The tech of this level is available while the tracker is here or above (rules §6.6).
    TechMilestone(u8),
    /// One of the two, at the choice of the seat.
    OneOf(Offer, Offer),
}

impl Benefit {
    /// Whether it is the benefit of a milestone on a civ, biomass, rover or tech track (rules §6, §11.22).
    pub const fn is_milestone(&self) -> bool {
        matches!(
            self,
            Self::CivMilestone(_) | Self::Patch | Self::Rover | Self::TechMilestone(_)
        )
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
    /// A look at the next event card (rules §11.26).
    Foresee,
}

/// A corporation's tracks and stock, read from a RON file as in `assets/corporations`.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "CorporationFile")]
pub struct CorporationData {
    /// Its name, the same in every language.
    pub name: String,
    /// How demanding the corporation is, 1–4.
    pub difficulty: u8,
    /// Rovers on the corporation at the start (rules §2.6).
    pub rovers: u8,
    /// Movement of each advance above the rover track (rules §5.5).
    pub rover_moves_above_top: u8,
    /// The path of a tracker that does not stay on one track, from its start; otherwise empty.
    pub path: Vec<Field>,
    tracks: [[Option<Vec<Benefit>>; TOP as usize + 1]; 5],
    /// The existing fields of each track: bit n is height n.
    printed: [u16; 5],
    /// The topmost medals on or below every height of a track.
    medals: [[u8; TOP as usize + 1]; 5],
    /// The heights of the tech milestones by level.
    tech_heights: [u8; 8],
}

impl CorporationData {
    /// The benefits of `field`; empty for fields that do not exist.
    pub fn benefits(&self, field: Field) -> &[Benefit] {
        let printed = self.tracks[field.track as usize]
            .get(usize::from(field.height))
            .and_then(Option::as_ref);
        printed.map_or(&[], Vec::as_slice)
    }

    /// Whether `field` is printed on the board.
    pub fn exists(&self, field: Field) -> bool {
        field.height <= TOP && self.printed[field.track as usize] >> field.height & 1 == 1
    }

    /// The fields of `track`, from the bottom to the top.
    pub fn fields(&self, track: Track) -> impl DoubleEndedIterator<Item = Field> {
        (0..=TOP)
            .map(move |height| Field::new(track, height))
            .filter(|field| self.exists(*field))
    }

    /// Height of the topmost field of `track` (rules §5.5).
    pub fn top(&self, track: Track) -> u8 {
        highest(self.printed[track as usize]).unwrap_or(0)
    }

    /// The next field of the track above `field`; `None` at the top.
    pub fn above(&self, field: Field) -> Option<Field> {
        let above = u32::from(self.printed[field.track as usize]) >> field.height.min(TOP) >> 1;
        let step = above.trailing_zeros() as u8 + 1;
        (above != 0).then(|| Field::new(field.track, field.height + step))
    }

    /// The next field of the track below `field`; `None` at the bottom.
    pub fn below(&self, field: Field) -> Option<Field> {
        let below =
            self.printed[field.track as usize] & ((1_u32 << field.height.min(TOP + 1)) - 1) as u16;
        highest(below).map(|height| Field::new(field.track, height))
    }

    /// The medals printed on `field`, if any.
    pub fn medals(&self, field: Field) -> Option<u8> {
        let medals = |benefit: &Benefit| match *benefit {
            Benefit::Medals(medals) => Some(medals),
            _ => None,
        };
        self.benefits(field).iter().find_map(medals)
    }

    /// The topmost medals printed on or below `field`; 0 if there are none.
    pub fn medals_up_to(&self, field: Field) -> u8 {
        self.medals[field.track as usize][usize::from(field.height.min(TOP))]
    }

    /// The rank of the civ milestone printed on `field`, if any.
    pub fn milestone(&self, field: Field) -> Option<u8> {
        let rank = |benefit: &Benefit| match *benefit {
            Benefit::CivMilestone(rank) => Some(rank),
            _ => None,
        };
        self.benefits(field).iter().find_map(rank)
    }

    /// The number of `field` on its track, counted from 0 at the bottom: its height if the track has all fields.
    pub fn step(&self, field: Field) -> u8 {
        self.fields(field.track)
            .filter(|other| other.height < field.height)
            .count() as u8
    }

    /// Height of the tech milestone of `level`; above the track if there is none.
    pub fn tech_height(&self, level: u8) -> u8 {
        self.tech_heights
            .get(usize::from(level))
            .copied()
            .unwrap_or(TOP + 1)
    }

    /// Precomputes the most frequent queries.
    fn look_up(&mut self) {
        for (track, height) in Track::ALL
            .into_iter()
            .flat_map(|track| (0..=TOP).map(move |height| (track, height)))
        {
            let field = Field::new(track, height);
            let (row, column) = (track as usize, usize::from(height));
            self.printed[row] |= u16::from(self.tracks[row][column].is_some()) << height;
            let below = column
                .checked_sub(1)
                .map_or(0, |below| self.medals[row][below]);
            self.medals[row][column] = self.medals(field).unwrap_or(below);
        }
        self.tech_heights = std::array::from_fn(|level| self.find_tech(level as u8));
    }

    fn find_tech(&self, level: u8) -> u8 {
        let shown = |height: &u8| {
            self.benefits(Field::new(Track::Tech, *height))
                .contains(&Benefit::TechMilestone(level))
        };
        (0..=TOP).find(shown).unwrap_or(TOP + 1)
    }
}

impl From<CorporationFile> for CorporationData {
    fn from(mut file: CorporationFile) -> Self {
        let tracks = Track::ALL.map(|track| {
            let heights = file.heights.remove(&track);
            let heights = heights.unwrap_or_else(|| (0..=TOP).collect());
            let printed = file.tracks.remove(&track).unwrap_or_default();
            let mut fields: [Option<Vec<Benefit>>; TOP as usize + 1] = Default::default();
            for (height, field) in heights.into_iter().zip(printed) {
                if let Some(slot) = fields.get_mut(usize::from(height)) {
                    *slot = Some(field);
                }
            }
            fields
        });
        let mut data = Self {
            name: file.name,
            difficulty: file.difficulty,
            rovers: file.rovers,
            rover_moves_above_top: file.rover_moves_above_top,
            path: file.path,
            tracks,
            printed: [0; 5],
            medals: [[0; TOP as usize + 1]; 5],
            tech_heights: [TOP + 1; 8],
        };
        data.look_up();
        data
    }
}

/// The highest of a set of heights.
fn highest(heights: u16) -> Option<u8> {
    heights.checked_ilog2().map(|height| height as u8)
}

/// The format of a corporation's RON file.
#[derive(Deserialize)]
struct CorporationFile {
    name: String,
    difficulty: u8,
    rovers: u8,
    rover_moves_above_top: u8,
    tracks: BTreeMap<Track, Vec<Vec<Benefit>>>,
    /// Heights of the fields of a track that lacks some.
    #[serde(default)]
    heights: BTreeMap<Track, Vec<u8>>,
    /// The path of the water tracker over the tracks.
    #[serde(default)]
    path: Vec<Field>,
}
