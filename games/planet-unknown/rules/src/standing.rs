//! How a seat stands with an objective (rules §2.5, §10.3).

use super::board::rectangle::best_rectangle;
use super::board::{Board, CellSet};
use super::card::Objective;
use super::card::objective::{Condition, Counts, Progress};
use super::corporation::Field;
use super::state::Seat;
use super::terrain::Track;

impl Objective {
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

    /// Whether `seat` meets the private side now (rules §10.3 E).
    pub fn is_met(self, seat: &Seat) -> bool {
        match self.condition() {
            Condition::Rectangle(width, height, terrain) => {
                let cells = seat.board.terrain(terrain);
                best_rectangle(cells, cells, width, height).is_some()
            }
            _ => self.progress(seat).is_met(),
        }
    }

    /// The progress of `seat` with the private side.
    pub fn progress(self, seat: &Seat) -> Progress {
        self.condition().progress(seat, &seat.board)
    }
}

impl Condition {
    /// The progress of `seat`, if `board` were its planet.
    pub fn progress(self, seat: &Seat, board: &Board) -> Progress {
        match self {
            Self::Rectangle(width, height, terrain) => {
                let cells = board.terrain(terrain);
                let most = best_rectangle(cells, CellSet::GRID, width, height);
                Progress::at_least(most.unwrap_or(0), width * height)
            }
            Self::RichArea(count, terrain) => {
                let resources = board.resources(terrain);
                let richest = board
                    .areas(terrain)
                    .map(|area| (area & resources).len())
                    .max();
                Progress::at_least(richest.unwrap_or(0) as u8, count)
            }
            Self::TrackAtTop(track) => {
                let there = seat.trackers.iter().filter(|field| field.track == track);
                let highest = there.map(|field| field.height).max();
                Progress::at_least(highest.unwrap_or(0), seat.corporation.data().top(track))
            }
            Self::AtMostResources(count, terrain) => {
                Progress::at_most(board.resources(terrain).len(), count)
            }
            Self::Meteorites(count) => Progress::at_least(seat.meteorites, count),
            Self::MoreLifepodsThanMeteorites => {
                Progress::at_least(seat.collected_lifepods(), seat.meteorites.saturating_add(1))
            }
            Self::NoEmptyIce => Progress::at_most((board.empty() & board.data().ice).len(), 0),
            Self::NoEmptyLand => Progress::at_most(board.open().without(board.data().ice).len(), 0),
        }
    }
}

/// Whether any tracker is on the last field of `track`.
fn is_at_top(seat: &Seat, track: Track) -> bool {
    let top = Field::new(track, seat.corporation.data().top(track));
    seat.trackers.contains(&top)
}
