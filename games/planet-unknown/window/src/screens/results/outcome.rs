//! The outcome of a game: scores and ranks.

use arrayvec::ArrayVec;

use rules::state::MAX_SEATS;
use rules::{GameState, Score, SeatId};

/// Scores and ranks of all seats.
#[derive(Debug)]
pub(super) struct Outcome {
    pub(super) scores: ArrayVec<Score, MAX_SEATS>,
    /// Empty until the winner is told.
    pub(super) ranks: ArrayVec<u8, MAX_SEATS>,
    /// The seats from the best to the worst.
    pub(super) order: ArrayVec<SeatId, MAX_SEATS>,
    /// The medals of the winner.
    pub(super) best: u16,
}

impl Outcome {
    pub(super) fn of(state: &GameState) -> Self {
        let mut outcome = Self::so_far(state.seat_ids().map(|seat| state.score(seat)));
        outcome.ranks = state.ranks();
        let ranks = &outcome.ranks;
        outcome.order.sort_by_key(|seat| ranks[seat.index()]);
        outcome
    }

    /// Medals without ranks, in the order of the seats.
    pub(super) fn so_far(scores: impl Iterator<Item = Score>) -> Self {
        let scores: ArrayVec<Score, MAX_SEATS> = scores.collect();
        Self {
            ranks: ArrayVec::new(),
            order: SeatId::first(scores.len()).collect(),
            best: scores.iter().map(Score::total).max().unwrap_or(0),
            scores,
        }
    }

    pub(super) fn score(&self, seat: SeatId) -> &Score {
        &self.scores[seat.index()]
    }

    /// The rank of a seat, from 1, or 0 as long as it is not told.
    pub(super) fn rank(&self, seat: SeatId) -> u8 {
        self.ranks.get(seat.index()).copied().unwrap_or(0)
    }

    /// The seats that share the first rank.
    pub(super) fn winners(&self) -> impl Iterator<Item = SeatId> {
        let order = self.order.iter().copied();
        order.filter(|seat| self.rank(*seat) == 1)
    }

    /// Returns whether another seat had as many medals as the winners, so that the tie breakers decided (rules §10.4).
    pub(super) fn was_close(&self) -> bool {
        let scores = self.scores.iter();
        let as_many = scores.filter(|score| score.total() == self.best);
        as_many.count() > self.winners().count()
    }
}
