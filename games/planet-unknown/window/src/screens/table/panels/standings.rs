//! The standings of a seat's objectives, ready for their widget.

use crate::screens::table::scene::Scene;
use crate::widgets::objective::Standing;
use rules::{Objective, ObjectiveScore, SeatId};

/// The side of an objective that counts for a seat, apart from those between neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The neighbour side, for which all seats compete (rules §8).
    Contest,
    /// The private side (rules §10.3 E).
    Private,
}

impl<'a> Scene<'a> {
    /// The standing of an objective between two neighbours for `seat`.
    pub fn standing_between(&self, seat: SeatId, score: &ObjectiveScore) -> Standing<'a> {
        Standing::between(self.common.setup(), seat, score)
    }

    /// The standing of another objective for `seat`, or the standing it would have if `seat` kept it.
    pub fn standing(&self, seat: SeatId, objective: Objective, side: Side) -> Standing<'a> {
        match side {
            Side::Contest => Standing::race((self.common.setup(), self.state()), seat, objective),
            Side::Private => Standing::alone(self.state(), seat, objective),
        }
    }
}
