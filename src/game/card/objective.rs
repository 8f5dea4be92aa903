//! The 28 objectives (rules §2.5, §10.3): rows of data in `assets/cards/objectives.ron`.

use super::numbered::numbered;
use crate::game::asset;
use crate::game::board::CellSet;
use crate::game::board::cells::STRIDE;
use crate::game::corporation::Field;
use crate::game::state::Seat;
use crate::game::terrain::{Terrain, Track};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// How many objectives there are.
pub const COUNT: u8 = 28;

/// One of the 28 objectives, named O01 to O28.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Objective(u8);

/// What the neighbour side of an objective counts.
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

/// Who wins a neighbour objective.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Wants {
    /// The seat with more.
    Most,
    /// The seat with less.
    Fewest,
}

numbered!(Objective, COUNT, "O", "objective");

impl Objective {
    /// What the neighbour side counts.
    pub fn counts(self) -> Counts {
        self.row().counts
    }

    /// Who wins the neighbour side.
    pub fn wants(self) -> Wants {
        self.row().wants
    }

    /// What `seat` has of it now.
    pub fn standing(self, seat: &Seat) -> u8 {
        let board = &seat.board;
        match self.counts() {
            Counts::EdgeResources(terrain) => (board.resources(terrain) & board.data().edge).len() as u8,
            Counts::LargestArea(terrain) => board.areas(terrain).map(CellSet::len).max().unwrap_or(0) as u8,
            Counts::Areas(terrain) => board.areas(terrain).count() as u8,
            Counts::Resources(terrain) => board.resources(terrain).len() as u8,
            Counts::TracksAtTop => Track::ALL.iter().filter(|track| is_at_top(seat, **track)).count() as u8,
            Counts::Meteorites => seat.meteorites,
            Counts::Lifepods => seat.collected_lifepods(),
        }
    }

    /// What the private side asks for.
    pub fn condition(self) -> Condition {
        self.row().private
    }

    /// Whether `seat` meets the private side now (rules §10.3 E).
    pub fn is_met(self, seat: &Seat) -> bool {
        let board = &seat.board;
        match self.condition() {
            Condition::Rectangle(width, height, terrain) => {
                let cells = board.terrain(terrain);
                has_rectangle(cells, width, height) || has_rectangle(cells, height, width)
            }
            Condition::RichArea(count, terrain) => {
                let resources = board.resources(terrain);
                board.areas(terrain).any(|area| (area & resources).len() >= u32::from(count))
            }
            Condition::TrackAtTop(track) => is_at_top(seat, track),
            Condition::AtMostResources(count, terrain) => board.resources(terrain).len() <= u32::from(count),
            Condition::Meteorites(count) => seat.meteorites >= count,
            Condition::MoreLifepodsThanMeteorites => seat.collected_lifepods() > seat.meteorites,
            Condition::NoEmptyIce => !board.empty().meets(board.data().ice),
            Condition::NoEmptyLand => board.open().is_within(board.data().ice),
        }
    }

    fn row(self) -> &'static Row {
        &ROWS[usize::from(self.0) - 1]
    }
}

#[derive(Deserialize)]
struct Row {
    id: u8,
    counts: Counts,
    wants: Wants,
    private: Condition,
}

/// What the private side of an objective asks for (rules §10.3 E).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Condition {
    /// A rectangle of so many columns and rows of one terrain, either way round.
    Rectangle(u8, u8, Terrain),
    /// An area with so many visible resources.
    RichArea(u8, Terrain),
    /// A track whose last field holds a tracker.
    TrackAtTop(Track),
    /// At most so many visible resources.
    AtMostResources(u8, Terrain),
    /// At least so many collected meteorites.
    Meteorites(u8),
    /// More collected lifepods than meteorites.
    MoreLifepodsThanMeteorites,
    /// No uncovered ice.
    NoEmptyIce,
    /// No uncovered land.
    NoEmptyLand,
}

/// Whether a tracker, whichever, stands on the last field of `track`.
fn is_at_top(seat: &Seat, track: Track) -> bool {
    let top = Field::new(track, seat.corporation.data().top(track));
    seat.trackers.contains(&top)
}

/// Whether `cells` contain a rectangle of `width` columns and `height` rows.
fn has_rectangle(cells: CellSet, width: u8, height: u8) -> bool {
    let wide = (0..width).fold(CellSet::GRID, |anchors, column| anchors & cells.shifted_back(column));
    let tall = (0..height).fold(CellSet::GRID, |anchors, row| anchors & wide.shifted_back(row * STRIDE));
    !tall.is_empty()
}

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let mut rows: Vec<Row> = asset(include_str!("../../../assets/cards/objectives.ron"), "cards/objectives.ron");
    rows.sort_by_key(|row| row.id);
    rows
});
