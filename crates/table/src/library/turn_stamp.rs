//! Turns of a game, to keep one version of each.

use game::{Game, SeatId};

/// The turn in which a version of a game was saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnStamp {
    round: u16,
    active: Option<SeatId>,
    /// The number of earlier actions.
    cursor: usize,
}

impl TurnStamp {
    /// The turn at `state`, after the first `cursor` actions.
    pub(super) fn of<G: Game>(state: &G, cursor: usize) -> Self {
        Self {
            round: state.round(),
            active: state.active(),
            cursor,
        }
    }

    /// Whether it is a later turn than `other`. Undoing a turn and playing it again does not leave it.
    pub(super) fn follows(&self, other: &Self) -> bool {
        (self.round, self.active) != (other.round, other.active) && self.cursor > other.cursor
    }
}
