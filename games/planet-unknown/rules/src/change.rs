//! Changes of a position in practice games.

use super::board::Cell;
use super::board::tile::{Orientation, Tile};
use super::corporation::{Berth, Field};
use super::terrain::Track;
use serde::{Deserialize, Serialize};

/// A change of the position of the active seat. Nothing is gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Change {
    /// Puts a tracker on a field.
    Tracker {
        /// The tracker.
        tracker: Track,
        /// Its new field.
        to: Field,
    },
    /// Puts a lifepod on a cell that has one at the start, or removes it.
    Lifepod(Cell),
    /// Puts a meteorite on a covered cell, or removes it.
    Meteorite(Cell),
    /// Puts a rover of the corporation on a cell, or takes it back.
    Rover(Cell),
    /// Places a tile of the station anywhere. Its resources do not advance, and no meteorite lands.
    Tile {
        /// The tile.
        tile: Tile,
        /// Its orientation.
        orientation: Orientation,
        /// The top left corner of its bounding box.
        anchor: Cell,
    },
    /// Places a biomass patch on any empty cell.
    Patch(Cell),
    /// Sets the number of collected lifepods.
    CollectedLifepods(u8),
    /// Sets the number of collected meteorites.
    CollectedMeteorites(u8),
    /// Sets the number of stored patches.
    StoredPatches(u8),
    /// Sets the rover movement of this round.
    Movement(u8),
    /// Puts a lifepod on a track field or a tech where the corporation allows it, or removes it.
    Berth(Berth),
    /// Moves the corporation's token to a track.
    Token(Track),
}
