//! Gamepads: what is plugged in, and what is pressed on it.

mod sticks;
mod system;

use serde::{Deserialize, Serialize};

use super::control::Direction;

pub use system::system_pads;

/// A gamepad, the same for as long as it is plugged in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PadId(pub u32);

/// A button by its place, whatever is printed on it. A stick that is pushed is a button as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PadButton {
    /// The lowest of the four under the right thumb.
    South,
    /// The right one of the four.
    East,
    /// The left one of the four.
    West,
    /// The topmost of the four.
    North,
    /// The upper one under the left index finger.
    LeftShoulder,
    /// The upper one under the right index finger.
    RightShoulder,
    /// The lower one under the left index finger.
    LeftTrigger,
    /// The lower one under the right index finger.
    RightTrigger,
    /// The small one at the left of the middle.
    Select,
    /// The small one at the right of the middle.
    Start,
    /// The left stick, pressed in.
    LeftThumb,
    /// The right stick, pressed in.
    RightThumb,
    /// An arm of the cross.
    Cross(Direction),
    /// The left stick, pushed.
    LeftStick(Direction),
    /// The right stick, pushed.
    RightStick(Direction),
}

#[cfg(test)]
impl PadButton {
    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let plain = [
            Self::South,
            Self::East,
            Self::West,
            Self::North,
            Self::LeftShoulder,
            Self::RightShoulder,
            Self::LeftTrigger,
            Self::RightTrigger,
            Self::Select,
            Self::Start,
            Self::LeftThumb,
            Self::RightThumb,
        ];
        let pushed = [Self::Cross, Self::LeftStick, Self::RightStick];
        let pushed = pushed
            .into_iter()
            .flat_map(|pushed| Direction::ALL.map(pushed));
        plain.into_iter().chain(pushed)
    }
}

/// What a gamepad says about itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PadModel {
    /// Its name.
    pub name: String,
    /// The number of its maker, as the makers of USB devices have agreed on.
    pub vendor: Option<u16>,
}

/// What happened to a gamepad.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PadEvent {
    /// It was plugged in, or was so from the start.
    Joined(PadId, PadModel),
    /// It was unplugged, or its battery is empty.
    Left(PadId),
    /// A button went down.
    Pressed(PadId, PadButton),
    /// A button went up.
    Released(PadId, PadButton),
}
