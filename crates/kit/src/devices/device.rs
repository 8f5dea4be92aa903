//! What a person holds.

use serde::{Deserialize, Serialize};

use super::pads::PadId;

/// A half of the keyboard, for one of two people who share it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum KeyHalf {
    /// The keys under the left hand.
    Left,
    /// The keys under the right hand.
    Right,
}

impl KeyHalf {
    /// Both halves.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// Its place in a list of both.
    pub(super) const fn index(self) -> usize {
        match self {
            Self::Left => 0,
            Self::Right => 1,
        }
    }
}

/// What a person plays with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Device {
    /// The mouse.
    Mouse,
    /// A half of the keyboard.
    Keys(KeyHalf),
    /// A gamepad.
    Pad(PadId),
}
