//! Carrying out actions. Only this module, `effects` and [`round`](super::round) change a state.
//!
//! [`GameState::apply`] first checks, and then carries out the result of the check, which cannot fail. A refused
//! action leaves the state unchanged.

use super::action::{Action, Illegal};
use super::decision::Slot;
use super::event::Event;
use super::moves::{Act, Move};
use super::resolver::Resolver;
use super::round;
use super::state::GameState;

impl GameState {
    /// Carries out `action` and returns the resulting events.
    ///
    /// # Errors
    /// The reason for refusing the action; the state is then unchanged.
    pub fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.apply_into(action, &mut events)?;
        Ok(events)
    }

    /// As [`Self::apply`], with the events added to `events`.
    ///
    /// # Errors
    /// The reason for refusing the action; the state and `events` are then unchanged.
    pub fn apply_into(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        let Move { seat, act } = self.check(action)?;
        Resolver::new(self, seat, events).carry_out(act);
        Ok(())
    }
}

impl Resolver<'_> {
    pub(super) fn carry_out(&mut self, act: Act) {
        if let Some(pending) = self.state.preparation_of(self.seat) {
            self.me().turn.agenda.push(pending);
        }
        match act {
            Act::Rotate(steps) => round::rotate(self.state, steps, self.events),
            Act::TurnStation(steps) => self.turn_station(steps),
            Act::Fetch { tile, ring, depot } => self.fetch(tile, ring, depot),
            Act::Arrange(change) => self.arrange(change),
            Act::Choose { ring, tile } => self.choose_tile(ring, tile),
            Act::Resolve {
                slot,
                pending,
                step,
            } => {
                self.leave(slot);
                self.take(slot, pending, step);
            }
            Act::Skip { place, told } => {
                self.leave(Slot::Agenda(place));
                self.tell(told);
            }
            Act::Drive(drive) => self.drive(drive),
            Act::EndTurn => round::finish_part(self.state, self.seat, self.events),
        }
    }
}
