//! Seats and sets of them.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// The most seats a game has.
pub const MAX_SEATS: usize = 6;

/// A seat, counted from 0 clockwise around the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatId(pub u8);

impl SeatId {
    /// Index into a list of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats, clockwise.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count as u8).map(Self)
    }

    /// All `count` seats of a table, clockwise from this one.
    ///
    /// ```
    /// use game::SeatId;
    ///
    /// assert!(SeatId(2).around(3).eq([SeatId(2), SeatId(0), SeatId(1)]));
    /// ```
    pub fn around(self, count: usize) -> impl Iterator<Item = Self> + Clone {
        (0..count).map(move |steps| Self(((self.index() + steps) % count) as u8))
    }

    /// The next seat clockwise at a table of `count`.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        Self(((self.index() + 1) % count) as u8)
    }
}

impl fmt::Display for SeatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl From<u8> for SeatId {
    fn from(number: u8) -> Self {
        Self(number)
    }
}

crate::sets! {
    /// A set of seats.
    ///
    /// ```
    /// use game::{SeatId, SeatSet};
    ///
    /// let mut finished = SeatSet::of(SeatId(2));
    /// finished.insert(SeatId(0));
    /// assert!(finished.iter().eq([SeatId(0), SeatId(2)]));
    /// assert!(!finished.contains(SeatId(1)) && SeatSet::ALL.contains(SeatId(1)));
    /// ```
    SeatSet(#[serde(deserialize_with = "known_seats")] u8) of SeatId;
}

impl SeatSet {
    /// Every seat that a game can have.
    pub const ALL: Self = Self((1 << MAX_SEATS) - 1);

    /// This seat alone, one of those that a game can have.
    pub const fn of(seat: SeatId) -> Self {
        Self(Self::bit(seat))
    }
}

fn known_seats<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let bits = u8::deserialize(deserializer)?;
    match bits & !SeatSet::ALL.0 {
        0 => Ok(bits),
        _ => Err(D::Error::custom("there are no such seats")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_around_a_table_begin_with_any() {
        assert!(SeatId(1).around(4).eq([1, 2, 3, 0].map(SeatId)));
        assert_eq!(
            (SeatId(3).next(4), SeatId(0).next(1)),
            (SeatId(0), SeatId(0))
        );
        assert_eq!(SeatId(2).to_string(), "seat 2");
    }

    #[test]
    fn a_set_holds_the_seats_that_a_table_can_have() {
        let mut set: SeatSet = [SeatId(5), SeatId(0), SeatId(9)].into_iter().collect();
        assert!(set.len() == 2 && set.iter().eq([SeatId(0), SeatId(5)]));
        set.remove(SeatId(0));
        set.remove(SeatId(200));
        assert_eq!(set, SeatSet::of(SeatId(5)));
        assert!(!SeatSet::ALL.contains(SeatId(6)) && SeatSet::EMPTY.is_empty());
    }

    #[test]
    fn seats_and_sets_are_numbers_in_files() {
        let bytes = postcard::to_stdvec(&(SeatId(3), SeatSet::of(SeatId(3)))).expect("written");
        assert_eq!(bytes, [3, 8]);
        let read: Result<SeatSet, _> = postcard::from_bytes(&[8]);
        assert_eq!(read, Ok(SeatSet::of(SeatId(3))));
        assert!(postcard::from_bytes::<SeatSet>(&[64]).is_err());
    }
}
