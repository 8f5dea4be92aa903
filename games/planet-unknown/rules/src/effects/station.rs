//! The station: turning it, and removing a stack of the own depot (rules §11.25).

use crate::board::tile::Ring;
use crate::decision::Question;
use crate::event::CourseEvent;
use crate::resolver::Resolver;
use crate::state::{GameState, SeatId};

impl GameState {
    /// Asks which stack of the own depot to remove, unless one of them is empty already (rules §11.25).
    pub(super) fn ask_remove(&self, seat: SeatId) -> Question {
        let depot = self.depot_of(seat);
        let has_tiles = |ring: &Ring| !self.station.stack(*ring, depot).tiles.is_empty();
        Question::only_if(Ring::ALL.iter().all(has_tiles), Question::RemoveShape)
    }
}

impl Resolver<'_> {
    /// Turns the station clockwise.
    pub(crate) fn turn_station(&mut self, steps: u8) {
        self.state.station.turn_clockwise(steps);
        self.tell(CourseEvent::Rotated(steps));
    }

    /// Removes the tiles of a stack of the own depot from the station (rules §11.25).
    pub(super) fn remove_stack(&mut self, ring: Ring) {
        let depot = self.state.depot_of(self.seat);
        self.state.station.stack_mut(ring, depot).tiles.clear();
        self.tell(CourseEvent::StackRemoved { ring, depot });
    }
}
