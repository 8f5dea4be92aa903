//! What happened, and who may know.

use crate::SeatSet;
use std::fmt;

/// What happened in a game: an entry of its log. It says all that somebody needs who has the state before it and wants to
/// show how the state after it came about.
pub trait Event: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The seats that may see it; [`SeatSet::ALL`] for everyone.
    fn audience(&self) -> SeatSet;

    /// Whether undo stops at it, and why.
    fn barrier(&self) -> Option<Barrier>;
}

/// The reason why undo goes no further back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Barrier {
    /// Something hidden came to light.
    Revealed,
    /// The turn passed to another seat.
    PassedOn,
}
