//! The sizes of the list of games.

/// The height of a game.
pub const ROW: f32 = 60.0;
/// The edge of a small planet.
pub const PLANET: f32 = 52.0;
/// The maximum width of the planets of a game, without the gaps.
pub const PLANETS: f32 = 208.0;
/// The width of the buttons for what can be done with a game.
pub const DEEDS: f32 = 236.0;
/// The minimum width of a game's players and place.
pub const LEAST: f32 = 200.0;
/// The width from which on a game shows what can be done with it.
pub const WITH_DEEDS: f32 = 400.0;
/// The width from which on a game shows its planets.
pub const WITH_PLANETS: f32 = 560.0;
/// The diameter of the sign of a player on a planet.
pub const BADGE: f32 = 16.0;
/// The width of the menu of a game.
pub const MENU: f32 = 320.0;
/// The number of games from which on one can search them.
pub const MANY: usize = 8;
/// The width of the field for a search.
pub const SEARCH: f32 = 320.0;
