//! The sizes and times of the replay.

/// Below this height everything is set tighter.
pub const TALL: f32 = 480.0;
/// Below this width everything is set tighter.
pub const WIDE: f32 = 760.0;

/// The boards of the replay.
pub mod boards {
    /// The least edge of the large board.
    pub const LEAST: f32 = 120.0;
    /// The bounds of the edge of a small board.
    pub const SMALL: [f32; 2] = [110.0, 300.0];
}

/// The deck of the replay.
pub mod deck {
    /// How wide the headline of the event card may be, in points.
    pub const WIDEST: f32 = 280.0;
    /// Height of the box with what happened.
    pub const LOG: f32 = 46.0;
    /// The distance between the lines of what happened.
    pub const LINE_GAP: f32 = 2.0;
}

/// The tape of the replay.
pub mod tape {
    /// Seconds an action stays on show at the normal speed.
    pub const ACTION: f64 = 1.2;
}
