//! The rules of the game: pure and deterministic, without window, files, clock or ambient randomness.

pub mod board;
pub mod terrain;

pub use board::{Cell, CellSet, Orientation, Ring, Shape, Tile};
pub use terrain::{Terrain, Track, TrackSet};

use serde::de::DeserializeOwned;

/// Reads component data embedded in the program. The assets are part of the source and covered by tests, so a
/// broken one is a fault of the build, not of anything a user did.
///
/// # Panics
/// When the embedded text is not what the program expects.
pub(crate) fn asset<T: DeserializeOwned>(text: &str, name: &str) -> T {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(text)
        .unwrap_or_else(|error| unreachable!("embedded asset {name}: {error}"))
}
