//! The station: turning it, and removing a stack of the own depot (rules §11.25).

use super::{Step, allow};
use crate::action::{Answer, Illegal};
use crate::board::tile::Ring;
use crate::decision::Question;
use crate::event::EventKind;
use crate::resolver::Resolver;
use crate::state::{GameState, SeatId};
use crate::station::DEPOTS;
use arrayvec::ArrayVec;

impl GameState {
    /// The stacks of the own depot that can be removed without emptying it (rules §11.25).
    pub(super) fn ask_remove(&self, seat: SeatId) -> Question {
        let depot = self.depot_of(seat);
        let has_tiles = |ring: &Ring| !self.station.stack(*ring, depot).tiles.is_empty();
        let rings: ArrayVec<Ring, 2> = Ring::ALL.into_iter().filter(has_tiles).collect();
        if rings.is_full() {
            Question::RemoveShape(rings)
        } else {
            Question::Impossible
        }
    }
}

pub(super) fn admits_turn(answer: Answer) -> Result<Step, Illegal> {
    let Answer::Turn(steps) = answer else {
        return Err(Illegal::WrongAnswer);
    };
    allow(steps < DEPOTS, Step::TurnStation(steps), Illegal::Rotation)
}

pub(super) fn admits_remove(rings: &[Ring], answer: Answer) -> Result<Step, Illegal> {
    let Answer::Remove(ring) = answer else {
        return Err(Illegal::WrongAnswer);
    };
    allow(
        rings.contains(&ring),
        Step::RemoveStack(ring),
        Illegal::NoTile,
    )
}

impl Resolver<'_> {
    /// Turns the station clockwise.
    pub(crate) fn turn_station(&mut self, steps: u8) {
        self.state.station.turn_clockwise(steps);
        self.tell(EventKind::Rotated(steps));
    }

    /// Removes the tiles of a stack of the own depot from the station (rules §11.25).
    pub(super) fn remove_stack(&mut self, ring: Ring) {
        let depot = self.state.depot_of(self.seat);
        self.state.station.stack_mut(ring, depot).tiles.clear();
        self.tell(EventKind::StackRemoved { ring, depot });
    }
}
