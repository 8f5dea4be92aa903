//! Planets and tiles by their numbers, and sets of them.

/// The most planets, and the most space tiles, of a set of components.
pub const MOST: usize = 64;

game::ids! {
    /// A planet.
    PlanetId;
    /// A space tile.
    TileId;
}

game::sets! {
    /// A set of planets.
    PlanetSet(u64) of PlanetId;
    /// A set of space tiles.
    TileSet(u64) of TileId;
}
