//! Moves: actions that were checked, with all that carrying them out needs.

use super::board::tile::{Ring, Tile};
use super::change::Change;
use super::decision::Slot;
use super::effect::Pending;
use super::effects::Step;
use super::event::EffectEvent;
use super::rover::Drive;
use game::SeatId;

/// A checked action with the results of the check: the witness that it is legal in the state that returned it. Only
/// [`GameState::apply`](crate::GameState::apply) carries one out, immediately.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Move {
    pub(super) seat: SeatId,
    pub(super) act: Act,
}

/// The content of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Act {
    Rotate(u8),
    /// Practice games only: turns the station again.
    TurnStation(u8),
    Fetch {
        tile: Tile,
        ring: Ring,
        depot: u8,
    },
    Arrange(Change),
    /// Commits to a tile before placing it.
    Choose {
        ring: Ring,
        tile: Tile,
    },
    Resolve {
        slot: Slot,
        pending: Pending,
        step: Step,
    },
    Skip {
        place: u8,
        /// The event that reports what happens to the effect.
        told: EffectEvent,
    },
    Drive(Drive),
    EndTurn,
}
