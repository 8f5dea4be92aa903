//! The 28 objectives (rules §2.5, §10.3): rows of data in `assets/cards/objectives.ron`.

use super::numbered::{numbered, numbered_domain};
use crate::asset;
use crate::bit_set::BitSet;
use crate::board::CellSet;
use crate::board::cell::STRIDE;
use crate::corporation::Field;
use crate::state::Seat;
use crate::terrain::{Terrain, Track};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// How many objectives there are.
pub const COUNT: u8 = 28;

/// One of the 28 objectives, named O01 to O28.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Objective(u8);

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

/// The winner of a neighbour objective.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Wants {
    /// The seat with more.
    Most,
    /// The seat with less.
    Fewest,
}

/// The value in unused places of a list.
impl Default for Objective {
    fn default() -> Self {
        Self(1)
    }
}

numbered!(Objective, COUNT, "O", "objective");
numbered_domain!(Objective, u32, COUNT, "objective");

impl Objective {
    /// The count of the neighbour side.
    pub fn counts(self) -> Counts {
        self.row().counts
    }

    /// The winner of the neighbour side.
    pub fn wants(self) -> Wants {
        self.row().wants
    }

    /// The present count of `seat`.
    pub fn standing(self, seat: &Seat) -> u8 {
        let board = &seat.board;
        match self.counts() {
            Counts::EdgeResources(terrain) => {
                (board.resources(terrain) & board.data().edge).len() as u8
            }
            Counts::LargestArea(terrain) => {
                board.areas(terrain).map(CellSet::len).max().unwrap_or(0) as u8
            }
            Counts::Areas(terrain) => board.areas(terrain).count() as u8,
            Counts::Resources(terrain) => board.resources(terrain).len() as u8,
            Counts::TracksAtTop => Track::ALL
                .iter()
                .filter(|track| is_at_top(seat, **track))
                .count() as u8,
            Counts::Meteorites => seat.meteorites,
            Counts::Lifepods => seat.collected_lifepods(),
        }
    }

    /// The goal of the private side.
    pub fn condition(self) -> Condition {
        self.row().private
    }

    /// Whether `seat` meets the private side now (rules §10.3 E).
    pub fn is_met(self, seat: &Seat) -> bool {
        match self.condition() {
            Condition::Rectangle(width, height, terrain) => {
                let cells = seat.board.terrain(terrain);
                has_rectangle(cells, width, height) || has_rectangle(cells, height, width)
            }
            Condition::RichArea(..)
            | Condition::TrackAtTop(_)
            | Condition::AtMostResources(..)
            | Condition::Meteorites(_)
            | Condition::MoreLifepodsThanMeteorites
            | Condition::NoEmptyIce
            | Condition::NoEmptyLand => self.progress(seat).is_met(),
        }
    }

    /// The progress of `seat` with the private side.
    pub fn progress(self, seat: &Seat) -> Progress {
        let board = &seat.board;
        match self.condition() {
            Condition::Rectangle(width, height, terrain) => {
                let cells = board.terrain(terrain);
                let most = most_in_rectangle(cells, width, height)
                    .max(most_in_rectangle(cells, height, width));
                Progress::at_least(most, width * height)
            }
            Condition::RichArea(count, terrain) => {
                let resources = board.resources(terrain);
                let richest = board
                    .areas(terrain)
                    .map(|area| (area & resources).len())
                    .max();
                Progress::at_least(richest.unwrap_or(0) as u8, count)
            }
            Condition::TrackAtTop(track) => {
                let there = seat.trackers.iter().filter(|field| field.track == track);
                let highest = there.map(|field| field.height).max();
                Progress::at_least(highest.unwrap_or(0), seat.corporation.data().top(track))
            }
            Condition::AtMostResources(count, terrain) => {
                Progress::at_most(board.resources(terrain).len(), count)
            }
            Condition::Meteorites(count) => Progress::at_least(seat.meteorites, count),
            Condition::MoreLifepodsThanMeteorites => {
                Progress::at_least(seat.collected_lifepods(), seat.meteorites.saturating_add(1))
            }
            Condition::NoEmptyIce => Progress::at_most((board.empty() & board.data().ice).len(), 0),
            Condition::NoEmptyLand => {
                Progress::at_most(board.open().without(board.data().ice).len(), 0)
            }
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
    const fn at_least(has: u8, least: u8) -> Self {
        Self {
            has,
            need: Need::AtLeast(least),
        }
    }

    const fn at_most(has: u32, most: u8) -> Self {
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

/// Whether any tracker is on the last field of `track`.
fn is_at_top(seat: &Seat, track: Track) -> bool {
    let top = Field::new(track, seat.corporation.data().top(track));
    seat.trackers.contains(&top)
}

/// Whether `cells` contain a rectangle of `width` columns and `height` rows.
fn has_rectangle(cells: CellSet, width: u8, height: u8) -> bool {
    let wide = (0..width).fold(CellSet::GRID, |anchors, column| {
        anchors & cells.shifted_back(column)
    });
    let tall = (0..height).fold(CellSet::GRID, |anchors, row| {
        anchors & wide.shifted_back(row * STRIDE)
    });
    !tall.is_empty()
}

/// The most `cells` that a rectangle of `width` columns and `height` rows contains.
fn most_in_rectangle(cells: CellSet, width: u8, height: u8) -> u8 {
    // Bit n of an anchor's count is whether the anchor is in digit n: all anchors count at once.
    let mut digits = [CellSet::EMPTY; 5];
    let mut beside = cells;
    for _ in 0..width {
        let below = (0..height).map(|row| beside.shifted_back(row * STRIDE));
        below.for_each(|cells| count_up(&mut digits, cells));
        beside = beside.shifted_back(1) & CellSet::GRID;
    }
    let mut best = CellSet::GRID;
    digits.iter().rev().fold(0, |most, digit| {
        let has = best.meets(*digit);
        best = if has { best & *digit } else { best };
        most * 2 + u8::from(has)
    })
}

/// Adds 1 to the counts of `cells`, whose binary digits are `digits`, the lowest first.
fn count_up(digits: &mut [CellSet], mut cells: CellSet) {
    for digit in digits {
        let carry = *digit & cells;
        *digit = (*digit | cells).without(carry);
        cells = carry;
    }
}

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let mut rows: Vec<Row> = asset(
        include_str!("../../../../assets/cards/objectives.ron"),
        "cards/objectives.ron",
    );
    rows.sort_by_key(|row| row.id);
    rows
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;

    #[test]
    fn the_best_rectangle_may_reach_over_the_edge() {
        let cells: CellSet = [
            (11, 0),
            (11, 1),
            (0, 1),
            (0, 2),
            (5, 5),
            (6, 5),
            (6, 6),
            (7, 7),
        ]
        .into_iter()
        .filter_map(|place| Cell::try_from(place).ok())
        .collect();
        let slow = |width: u8, height: u8| {
            let inside = |anchor: Cell| {
                let all = (0..width as i8)
                    .flat_map(|column| (0..height as i8).map(move |row| (column, row)));
                all.filter_map(|(column, row)| anchor.offset(column, row))
                    .filter(|cell| cells.contains(*cell))
                    .count()
            };
            Cell::all().map(inside).max().unwrap_or(0)
        };
        for (width, height) in [
            (1, 1),
            (1, 4),
            (2, 2),
            (2, 3),
            (3, 2),
            (3, 3),
            (4, 2),
            (5, 1),
        ] {
            assert_eq!(
                usize::from(most_in_rectangle(cells, width, height)),
                slow(width, height),
                "{width}×{height}"
            );
        }
    }
}
