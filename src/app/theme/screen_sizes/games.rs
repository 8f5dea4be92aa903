//! The sizes of the list of games.

/// The height of a game.
pub const ROW: f32 = 60.0;
/// The edge of a small planet.
pub const PLANET: f32 = 52.0;
/// The width of the buttons for what can be done with a game.
pub const DEEDS: f32 = 190.0;
/// The minimum width of a game's players and place.
pub const LEAST: f32 = 200.0;
/// The width from which on a game shows what can be done with it.
pub const WITH_DEEDS: f32 = 400.0;
/// The width from which on a game shows its planets.
pub const WITH_PLANETS: f32 = 560.0;
