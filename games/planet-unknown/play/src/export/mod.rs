//! A game as JSON for other programs: statistics, research, independent checking of the rules.
//!
//! The format is a public interface, described in `docs/export-format.md`. The types here have the names of its keys;
//! [`export`] fills them by following the history of a game up to its cursor.

mod claims;
mod end;
mod piece;
mod rounds;
mod seat;
mod setup;
mod text;

use crate::{Table, in_turn};
use rules::{Cell, Tile};
use serde::Serialize;
use serde_json::Value;

/// The value of the first key of every export.
pub const FORMAT: &str = "planet-unknown-export";
/// The newest version of the export format. A game whose civ cards are claimed after the round has version 1.
pub const VERSION: u32 = 2;

/// A game in the export format.
#[derive(Clone, Debug, Serialize)]
pub struct Export {
    format: &'static str,
    version: u32,
    setup: setup::SetupKeys,
    rounds: Vec<rounds::Round>,
    end: Option<end::End>,
}

/// The game on `table` up to its cursor. Actions that can be redone are not included; `end` stays empty until the game
/// is over. In whatever order the seats acted, their turns are listed in turn order (rules §3.4).
pub fn export(table: &Table) -> Export {
    let table = &*in_turn(table);
    let (rounds, end_pieces) = rounds::walk(table);
    let version = match table.setup().options.claims_after_round {
        true => 1,
        false => VERSION,
    };
    Export {
        format: FORMAT,
        version,
        setup: setup::SetupKeys::new(table),
        rounds,
        end: end::End::new(table.state(), end_pieces),
    }
}

/// Values by name, such as that of each track.
type Entries = serde_json::Map<String, Value>;

/// A cell as `[column, row]`.
type Coordinates = [u8; 2];

fn place(cell: Cell) -> Coordinates {
    [cell.column(), cell.row()]
}

fn places(cells: rules::CellSet) -> Vec<Coordinates> {
    cells.into_iter().map(place).collect()
}

/// The identity of a tile.
#[derive(Clone, Debug, Serialize)]
struct TileKeys {
    shape: &'static str,
    pair: String,
    meteor: bool,
}

impl From<Tile> for TileKeys {
    fn from(tile: Tile) -> Self {
        Self {
            shape: tile.shape().name(),
            pair: tile.pair_name(),
            meteor: tile.has_meteor(),
        }
    }
}

/// A map with keys in the order given.
fn in_order<K: ToString, V: Into<Value>>(entries: impl IntoIterator<Item = (K, V)>) -> Entries {
    entries
        .into_iter()
        .map(|(key, value)| (key.to_string(), value.into()))
        .collect()
}
