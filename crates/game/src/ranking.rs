//! The result of a game.

use crate::SeatId;

/// The place and the score of each seat at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking {
    places: Vec<u8>,
    scores: Vec<i32>,
}

impl Ranking {
    /// The ranking by `scores`, one for each seat; more is better. Seats with the same score share a place.
    ///
    /// ```
    /// use game::{Ranking, SeatId};
    ///
    /// let ranking = Ranking::by_scores([7, 12, 7]);
    /// assert_eq!([0, 1, 2].map(|seat| ranking.place(SeatId(seat))), [2, 1, 2]);
    /// assert!(ranking.winners().eq([SeatId(1)]));
    /// ```
    pub fn by_scores(scores: impl IntoIterator<Item = i32>) -> Self {
        Self::with_ties_broken(scores, |_| ())
    }

    /// The ranking by `scores`; among seats with the same score a greater `key` is better. Seats share a place where the
    /// key is the same as well.
    pub fn with_ties_broken<K: Ord>(
        scores: impl IntoIterator<Item = i32>,
        key: impl Fn(SeatId) -> K,
    ) -> Self {
        let scores: Vec<i32> = scores.into_iter().collect();
        let standing = |seat: SeatId| (scores[seat.index()], key(seat));
        let standings: Vec<_> = SeatId::first(scores.len()).map(standing).collect();
        let better = |one| standings.iter().filter(|other| *other > one).count() as u8;
        let places = standings.iter().map(|one| 1 + better(one)).collect();
        Self { places, scores }
    }

    /// The number of seats.
    pub fn seat_count(&self) -> usize {
        self.places.len()
    }

    /// The place of `seat`: 1 + the number of better seats.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn place(&self, seat: SeatId) -> u8 {
        self.places[seat.index()]
    }

    /// The score of `seat`, as the players count it.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn score(&self, seat: SeatId) -> i32 {
        self.scores[seat.index()]
    }

    /// The seats in the first place.
    pub fn winners(&self) -> impl Iterator<Item = SeatId> {
        SeatId::first(self.places.len()).filter(|seat| self.place(*seat) == 1)
    }

    /// The part of the win that `seat` has: 1 for a single winner, less for one of several, 0 for the others.
    pub fn share(&self, seat: SeatId) -> f64 {
        match self.place(seat) {
            1 => 1.0 / self.winners().count() as f64,
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_and_the_win_unless_they_are_broken() {
        let tied = Ranking::by_scores([5, 9, 9, -2]);
        assert_eq!(tied.places, [3, 1, 1, 4]);
        assert_eq!((tied.share(SeatId(1)), tied.share(SeatId(0))), (0.5, 0.0));
        let broken = Ranking::with_ties_broken([5, 9, 9, -2], |seat| seat);
        assert_eq!(broken.places, [3, 2, 1, 4]);
        assert_eq!((broken.score(SeatId(3)), broken.seat_count()), (-2, 4));
    }
}
