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
        let scores: ArrayVec<Score, MAX_SEATS> =
            state.seat_ids().map(|seat| state.score(seat)).collect();
        let best = scores.iter().map(Score::total).max().unwrap_or(0);
        let ranks = state.ranks();
        let mut order: ArrayVec<SeatId, MAX_SEATS> = state.seat_ids().collect();
        order.sort_by_key(|seat| ranks[seat.index()]);
        Self {
            scores,
            ranks,
            order,
            best,
        }
    }

    /// Medals without ranks, with the seats in this order.
    pub(super) fn so_far(
        scores: ArrayVec<Score, MAX_SEATS>,
        order: ArrayVec<SeatId, MAX_SEATS>,
    ) -> Self {
        let best = scores.iter().map(Score::total).max().unwrap_or(0);
        Self {
            scores,
            ranks: ArrayVec::new(),
            order,
            best,
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
        self.order
            .iter()
            .copied()
            .filter(|seat| self.rank(*seat) == 1)
    }

    /// Returns whether another seat had as many medals as the winners, so that the tie breakers decided (rules §10.4).
    pub(super) fn was_close(&self) -> bool {
        let best = self
            .winners()
            .next()
            .map_or(0, |seat| self.score(seat).total());
        let as_many = self
            .scores
            .iter()
            .filter(|score| score.total() == best)
            .count();
        as_many > self.winners().count()
    }
}
