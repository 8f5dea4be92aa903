//! The rules of the game, to be read and searched in the window.

mod reader;
mod reference;

pub use reader::Reader;
pub use reference::{Block, Chapter, Kind, chapters};
