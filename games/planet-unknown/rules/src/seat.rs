//! Seats and sets of them.

use super::bit_set::{BitSet, Domain};
pub use game::{MAX_SEATS, SeatId};

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
