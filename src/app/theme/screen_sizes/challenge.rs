//! The sizes of the challenge of the day.

/// The edge of the planet.
pub const PLANET: f32 = 240.0;
/// The width of the field for a line from a friend.
pub const LINE: f32 = 320.0;
