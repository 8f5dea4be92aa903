//! Seats and sets of them.

use super::bit_set::{BitSet, Domain};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats a game has.
pub const MAX_SEATS: usize = 6;

/// A seat, counted from 0 clockwise around the station.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatId(pub u8);

impl SeatId {
    /// Index into the list of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for SeatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
pub type SeatSet = BitSet<SeatId>;

impl Domain for SeatId {
    type Item = Self;
    type Bits = u8;
    type Stored = u8;

    const ALL: u8 = (1 << MAX_SEATS) - 1;
    const NAME: &'static str = "seat";

    fn index(seat: Self) -> Option<u32> {
        (seat.index() < MAX_SEATS).then_some(u32::from(seat.0))
    }

    fn item(index: u32) -> Self {
        Self(index as u8)
    }
}
