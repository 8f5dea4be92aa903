//! The standings of a seat's objectives, ready for their widget.

use crate::screens::table::scene::Scene;
use crate::widgets::objective::{Contender, Standing};
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
        Standing::between(score, self.contender(seat), self.contender(score.opponent))
    }

    /// The standing of another objective for `seat`, or the standing it would have if `seat` kept it.
    pub fn standing(&self, seat: SeatId, objective: Objective, side: Side) -> Standing<'a> {
        let state = self.state();
        if side == Side::Private {
            return Standing::Alone {
                progress: objective.progress(state.seat(seat)),
                over: state.is_finished(),
            };
        }
        let others = state.seat_ids().filter(|other| *other != seat);
        let count = |seat| (self.contender(seat), objective.standing(state.seat(seat)));
        let counts = std::iter::once(seat).chain(others).map(count).collect();
        Standing::Race {
            counts,
            medals: state.contest_medals(seat, objective),
        }
    }

    fn contender(&self, seat: SeatId) -> Contender<'a> {
        let player = self.player(seat);
        Contender {
            name: &player.name,
            colour: player.colour,
        }
    }
}
