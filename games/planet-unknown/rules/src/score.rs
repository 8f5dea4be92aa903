//! Scoring (rules §10.3, §10.4).

use super::board::cell::SIDE;
use super::board::{Board, CellSet, Line};
use super::card::{CivCard, CivEffect, Objective, Wants};
use super::state::{GameState, Seat, SeatId};
use super::terrain::Track;
use arrayvec::ArrayVec;
use std::cmp::Ordering;

/// Medals for a won neighbour objective.
pub const OBJECTIVE_WIN: u8 = 5;
/// Medals for a tied neighbour objective.
pub const OBJECTIVE_TIE: u8 = 2;
/// Medals for a private objective that is met.
pub const PRIVATE_MEDALS: u8 = 5;

/// The state of a row or column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineState {
    /// The number of existing cells that are still empty ([`Board::open`]).
    Open {
        /// Cells to cover.
        missing: u8,
    },
    /// All cells are covered, but one has a meteorite.
    Blocked,
    /// It scores.
    Complete,
}

/// The medals of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// A: medals of each row, top to bottom.
    pub rows: [u8; SIDE as usize],
    /// A: medals of each column, left to right.
    pub columns: [u8; SIDE as usize],
    /// A: medals for the planet's own feature.
    pub planet_bonus: u8,
    /// B: medals of each track.
    pub tracks: [u8; 5],
    /// C: medals for collected lifepods.
    pub lifepods: u8,
    /// C: medals for collected meteorites.
    pub meteorites: u8,
    /// D: every end-of-game card held with its medals. The medals of a set are listed at its lowest card.
    pub cards: ArrayVec<(CivCard, u8), 36>,
    /// E: every private objective held with its medals.
    pub private: ArrayVec<(Objective, u8), 5>,
    /// F: the neighbour objectives of this seat.
    pub objectives: ArrayVec<ObjectiveScore, 6>,
    /// F: the objectives for which all seats compete, with the medals of this seat.
    pub contests: ArrayVec<(Objective, u8), 2>,
    /// Cells of the planet that are empty ([`Board::open`]); breaks ties.
    pub empty_cells: u8,
    /// Meteorites on the planet; breaks ties.
    pub meteorites_on_planet: u8,
}

/// The standing of a neighbour objective for one of its seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectiveScore {
    /// The objective.
    pub objective: Objective,
    /// The neighbour.
    pub opponent: SeatId,
    /// The count of the seat.
    pub own: u8,
    /// The count of the neighbour.
    pub other: u8,
    /// The seat's medals.
    pub medals: u8,
}

impl Score {
    /// Medals of category A: rows, columns and planet.
    pub fn lines(&self) -> u16 {
        sum(self.rows) + sum(self.columns) + u16::from(self.planet_bonus)
    }

    /// Medals of category B: tracks.
    pub fn track_total(&self) -> u16 {
        sum(self.tracks)
    }

    /// Medals of category C: lifepods and meteorites.
    pub fn collected(&self) -> u16 {
        u16::from(self.lifepods) + u16::from(self.meteorites)
    }

    /// Medals of category D: end-of-game civ cards.
    pub fn card_total(&self) -> u16 {
        sum(self.cards.iter().map(|(_, medals)| *medals))
    }

    /// Medals of category E: private objectives.
    pub fn private_total(&self) -> u16 {
        sum(self.private.iter().map(|(_, medals)| *medals))
    }

    /// Medals of category F: neighbour objectives, and those for which all compete.
    pub fn objective_total(&self) -> u16 {
        self.neighbour_total() + self.contest_total()
    }

    /// Medals of neighbour objectives.
    pub fn neighbour_total(&self) -> u16 {
        sum(self.objectives.iter().map(|objective| objective.medals))
    }

    /// Medals of objectives for which all compete.
    pub fn contest_total(&self) -> u16 {
        sum(self.contests.iter().map(|(_, medals)| *medals))
    }

    /// All medals.
    pub fn total(&self) -> u16 {
        self.lines()
            + self.track_total()
            + self.collected()
            + self.card_total()
            + self.private_total()
            + self.objective_total()
    }

    /// The order of scores; greater is better (rules §10.4).
    pub fn compare(&self, other: &Self) -> Ordering {
        (self.total().cmp(&other.total()))
            .then(other.empty_cells.cmp(&self.empty_cells))
            .then(other.meteorites_on_planet.cmp(&self.meteorites_on_planet))
    }
}

impl GameState {
    /// The medals `seat` would have if the game ended now.
    pub fn score(&self, seat: SeatId) -> Score {
        let owner = self.seat(seat);
        let [rows, columns] = line_medals(&owner.board);
        Score {
            rows,
            columns,
            planet_bonus: owner.board.planet_bonus(),
            tracks: Track::ALL.map(|track| owner.rules().track_medals(owner, track)),
            lifepods: lifepod_medals(owner),
            meteorites: meteorite_medals(owner),
            cards: card_medals(owner).collect(),
            private: owner
                .private_objectives
                .iter()
                .map(|objective| (*objective, private_medals(owner, *objective)))
                .collect(),
            objectives: self.objective_scores(seat).collect(),
            contests: self
                .contests
                .iter()
                .map(|objective| (*objective, self.contest_medals(seat, *objective)))
                .collect(),
            empty_cells: owner.board.open().len() as u8,
            meteorites_on_planet: owner.board.meteorite_count() as u8,
        }
    }

    /// The standings of the neighbour objectives of `seat` (rules §10.3 F).
    pub fn objective_scores(&self, seat: SeatId) -> impl Iterator<Item = ObjectiveScore> {
        let mine = self
            .objectives
            .iter()
            .filter(move |entry| entry.between.contains(&seat));
        mine.map(move |entry| {
            let [first, second] = entry.between;
            let opponent = if first == seat { second } else { first };
            let own = entry.objective.standing(self.seat(seat));
            let other = entry.objective.standing(self.seat(opponent));
            ObjectiveScore {
                objective: entry.objective,
                opponent,
                own,
                other,
                medals: duel_medals(entry.objective, own, other),
            }
        })
    }

    /// The medals of `seat` for an objective for which all compete: 5 for the sole best, 2 for each of several (rules
    /// §8).
    pub fn contest_medals(&self, seat: SeatId, objective: Objective) -> u8 {
        let own = objective.standing(self.seat(seat));
        let others = self.seat_ids().filter(|other| *other != seat);
        others
            .map(|other| duel_medals(objective, own, objective.standing(self.seat(other))))
            .min()
            .unwrap_or(OBJECTIVE_WIN)
    }

    /// The rank of every seat, 1 + the number of better seats (rules §10.4).
    pub fn ranks(&self) -> ArrayVec<u8, 6> {
        let scores: ArrayVec<Score, 6> = self.seat_ids().map(|seat| self.score(seat)).collect();
        scores
            .iter()
            .map(|score| {
                1 + scores
                    .iter()
                    .filter(|other| other.compare(score) == Ordering::Greater)
                    .count() as u8
            })
            .collect()
    }
}

fn sum(medals: impl IntoIterator<Item = u8>) -> u16 {
    medals.into_iter().map(u16::from).sum()
}

/// The medals for an objective of a seat that counts `own` against one that counts `other` (rules §10.3 F).
fn duel_medals(objective: Objective, own: u8, other: u8) -> u8 {
    let order = match objective.wants() {
        Wants::Most => own.cmp(&other),
        Wants::Fewest => other.cmp(&own),
    };
    match order {
        Ordering::Greater => OBJECTIVE_WIN,
        Ordering::Equal => OBJECTIVE_TIE,
        Ordering::Less => 0,
    }
}

/// E: the medals of `seat` for a private objective (rules §10.3).
fn private_medals(seat: &Seat, objective: Objective) -> u8 {
    PRIVATE_MEDALS * u8::from(objective.is_met(seat))
}

/// The medals of each row and of each column.
fn line_medals(board: &Board) -> [[u8; SIDE as usize]; 2] {
    let data = board.data();
    let in_the_way = board.open() | board.all_meteorites();
    let medals = |lines: &[CellSet; SIDE as usize], medals: &[u8; SIDE as usize]| {
        std::array::from_fn(|index| medals[index] * u8::from(!in_the_way.meets(lines[index])))
    };
    [
        medals(const { &CellSet::ROWS }, &data.row_medals),
        medals(const { &CellSet::COLUMNS }, &data.column_medals),
    ]
}

/// The state of a row or column of a board (rules §7, last item).
pub fn line_state(board: &Board, line: Line) -> LineState {
    let line = line.cells();
    let missing = (board.open() & line).len() as u8;
    match missing {
        0 if board.all_meteorites().meets(line) => LineState::Blocked,
        0 => LineState::Complete,
        _ => LineState::Open { missing },
    }
}

fn held(seat: &Seat, wanted: impl Fn(CivEffect) -> bool) -> u8 {
    seat.cards
        .iter()
        .filter(|card| wanted(card.effect()))
        .count() as u8
}

/// C: the medals of `seat` for its collected lifepods (rules §10.3).
pub fn lifepod_medals(seat: &Seat) -> u8 {
    let worth = seat.cards.iter().filter_map(|card| match card.effect() {
        CivEffect::LifepodsWorth(medals) => Some(medals),
        _ => None,
    });
    seat.lifepods * worth.max().unwrap_or(1)
}

/// C: the medals of `seat` for its collected meteorites (rules §10.3).
pub fn meteorite_medals(seat: &Seat) -> u8 {
    seat.meteorites / 3 * (1 + held(seat, |effect| effect == CivEffect::MeteoriteContract))
}

/// D: every end-of-game card of `seat` with its medals (rules §10.3).
pub fn card_medals(seat: &Seat) -> impl Iterator<Item = (CivCard, u8)> {
    let mut commerce =
        [0, 1, 3, 6, 10][usize::from(held(seat, |effect| effect == CivEffect::Commerce).min(4))];
    let patches = seat.board.patches.len() as u8;
    let medals = move |card: CivCard| match card.effect() {
        CivEffect::Medals(medals) | CivEffect::MedalsAndAdvance(medals) => medals,
        CivEffect::MedalsPerPatch(each) => each * patches,
        CivEffect::Commerce => std::mem::take(&mut commerce),
        _ => 0,
    };
    seat.cards.iter().zip(seat.cards.iter().map(medals))
}
