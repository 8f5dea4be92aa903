//! Turns of a game, to keep one version for each.

use crate::save::Save;
use rules::SeatId;

/// The turn that a version of a game stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    round: u16,
    active: Option<SeatId>,
    /// How many actions lie before.
    cursor: usize,
}

impl Turn {
    pub(super) fn of(save: &Save) -> Self {
        Self {
            round: save.state.round,
            active: save.state.active(),
            cursor: save.cursor,
        }
    }

    /// Whether it is a later turn than `other`. Who undoes a turn and does it again is still in it.
    pub(super) fn follows(&self, other: &Self) -> bool {
        (self.round, self.active) != (other.round, other.active) && self.cursor > other.cursor
    }
}
