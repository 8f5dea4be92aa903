//! What a device can say.

use serde::{Deserialize, Serialize};

/// A way on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Direction {
    /// To the top.
    Up,
    /// To the bottom.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Direction {
    /// All ways.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// The step in columns and rows; rows count downwards.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, -1),
            Self::Down => (0, 1),
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
        }
    }
}

/// What a person wants, whichever device it is said with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Control {
    /// Moves the cursor, the held tile, a rover, or what has the focus.
    Move(Direction),
    /// Turns the held tile or the station anticlockwise.
    TurnLeft,
    /// Turns the held tile or the station clockwise.
    TurnRight,
    /// Flips the held tile.
    Flip,
    /// Takes, places, chooses: yes.
    Accept,
    /// Puts back, cancels, closes: no.
    Back,
    /// Steps back through what can be chosen or is asked.
    Previous,
    /// Steps on through what can be chosen or is asked.
    Next,
    /// Takes the next rover to drive it.
    Drive,
    /// Ends the turn.
    EndTurn,
    /// Takes back the last step.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// Shows the secret cards of the seat for as long as it is held.
    Peek,
    /// Shows or hides hints.
    Hint,
    /// Opens the menu.
    Menu,
}

impl Control {
    /// Everything that can be said, in the order in which it is listed.
    pub const ALL: [Self; 18] = [
        Self::Move(Direction::Up),
        Self::Move(Direction::Down),
        Self::Move(Direction::Left),
        Self::Move(Direction::Right),
        Self::TurnLeft,
        Self::TurnRight,
        Self::Flip,
        Self::Accept,
        Self::Back,
        Self::Previous,
        Self::Next,
        Self::Drive,
        Self::EndTurn,
        Self::Undo,
        Self::Redo,
        Self::Peek,
        Self::Hint,
        Self::Menu,
    ];

    /// Whether it is said again and again for as long as it is held.
    pub const fn repeats(self) -> bool {
        matches!(self, Self::Move(_) | Self::Previous | Self::Next)
    }
}
