//! The log.

/// The width of the mark in the colour of a seat.
pub const MARK: f32 = 3.0;
/// The distance of the mark from the top and the bottom of its line.
pub const MARK_GAP: f32 = 2.0;
