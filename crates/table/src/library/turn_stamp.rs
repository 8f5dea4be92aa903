//! Turns of a game, to keep one version of each.

use crate::save::Save;
use rules::SeatId;

/// The turn in which a version of a game was saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnStamp {
    round: u16,
    active: Option<SeatId>,
    /// The number of earlier actions.
    cursor: usize,
}

impl TurnStamp {
    pub(super) fn of(save: &Save) -> Self {
        Self {
            round: save.state.round,
            active: save.state.active(),
            cursor: save.cursor,
        }
    }

    /// Whether it is a later turn than `other`. Undoing a turn and playing it again does not leave it.
    pub(super) fn follows(&self, other: &Self) -> bool {
        (self.round, self.active) != (other.round, other.active) && self.cursor > other.cursor
    }
}
