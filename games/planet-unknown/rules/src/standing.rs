//! How a seat stands with an objective (rules §2.5, §10.3).

use super::board::CellSet;
use super::board::cell::STRIDE;
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
                has_rectangle(cells, width, height) || has_rectangle(cells, height, width)
            }
            _ => self.progress(seat).is_met(),
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
