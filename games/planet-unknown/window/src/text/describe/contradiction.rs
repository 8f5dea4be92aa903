//! What contradicts itself in a saved state.

use crate::{phrases, t};
use rules::InvalidState;

phrases! {
    /// The contradiction in a state, as a sentence.
    pub fn contradiction(reason: InvalidState) = "contradiction" {
        Seats, Tiles, Cards, Objectives, EventCards,
        Tracker(seat) => (seat = seat.index() + 1),
        Board(seat) => (seat = seat.index() + 1),
        Pieces(seat) => (seat = seat.index() + 1),
        Turn(seat) => (seat = seat.index() + 1),
    }
}
