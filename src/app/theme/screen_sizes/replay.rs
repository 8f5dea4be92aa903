//! The sizes and times of the replay.

/// The height below which everything is tighter.
pub const TALL: f32 = 480.0;
/// The width below which everything is tighter.
pub const WIDE: f32 = 760.0;

/// The boards of the replay.
pub mod boards {
    /// The width of the tracks, as a share of the room beside the large board.
    pub const TRACKS: f32 = 0.45;
    /// The bounds of the width of the tracks.
    pub const LEAST_TRACKS: f32 = 190.0;
    /// The bounds of the width of the tracks.
    pub const WIDEST_TRACKS: f32 = 380.0;
    /// The height from which on the cards and objectives have room below the tracks.
    pub const LEAST_HAND: f32 = 90.0;
    /// The width of the back of a card.
    pub const BACK: f32 = 40.0;
    /// The minimum edge of the large board.
    pub const LEAST: f32 = 120.0;
    /// The bounds of the edge of a small board.
    pub const SMALL: [f32; 2] = [110.0, 420.0];
}

/// The deck of the replay.
pub mod deck {
    /// The maximum width of the event card's headline, in points.
    pub const WIDEST: f32 = 280.0;
    /// The number of lines in the box with the events.
    pub const LINES: u8 = 4;
    /// The distance between the lines of the events.
    pub const LINE_GAP: f32 = 2.0;
}

/// The tape of the replay.
pub mod tape {
    /// The time for which an action is shown at normal speed, in seconds.
    pub const ACTION: f64 = 1.2;
}
