//! Cells, tiles, the grid of a planet and what lies on it.

pub mod cells;
pub mod tile;

pub use cells::{Cell, CellSet};
pub use tile::{Footprint, FootprintCell, Orientation, Ring, Shape, Tile};
