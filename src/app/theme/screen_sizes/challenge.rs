//! The sizes of the challenges.

/// The edge of the planet.
pub const PLANET: f32 = 240.0;
/// The width of the field for a line from a friend.
pub const LINE: f32 = 320.0;
/// The edge of the planet of a stage.
pub const STAGE: f32 = 110.0;
/// The minimum width of an achievement.
pub const ACHIEVEMENT: f32 = 280.0;
/// The diameter of the picture of an achievement.
pub const PICTURE: f32 = 48.0;
/// The width of a cell of the grid of worlds.
pub const CELL: f32 = 72.0;
/// The height of a row of the grid of worlds.
pub const ROW: f32 = 30.0;
/// The height of the head of the grid of worlds.
pub const HEAD: f32 = 34.0;
/// The distance between two cells of the grid of worlds.
pub const CELL_GAP: f32 = 4.0;

/// The room that the longest sign of an achievement needs in a row, with the number of the others after it.
pub const CHIP_ROOM: f32 = 400.0;
