//! The 28 objectives (rules §2.5, §10.3): rows of data in `assets/cards/objectives.ron`.

use super::numbered::numbered;
use crate::game::asset;
use crate::game::board::CellSet;
use crate::game::corporation::TOP;
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
            Counts::TracksAtTop => Track::ALL.iter().filter(|track| seat.tracker(**track).height == TOP).count() as u8,
            Counts::Meteorites => seat.meteorites,
            Counts::Lifepods => seat.lifepods,
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
}

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let mut rows: Vec<Row> = asset(include_str!("../../../assets/cards/objectives.ron"), "cards/objectives.ron");
    rows.sort_by_key(|row| row.id);
    rows
});
