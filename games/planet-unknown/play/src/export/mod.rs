//! A game as JSON for other programs: statistics, research, independent checking of the rules.
//!
//! The format is a public interface, described in `docs/export-format.md`. [`export`] fills its keys by following the
//! history of a game up to its cursor.

mod claims;
mod end;
mod piece;
mod rounds;
mod seat;
mod setup;
mod text;

use crate::{Table, in_turn};
use rules::{Cell, CellSet, Tile};
use serde_json::{Value, json};

/// The value of the first key of every export.
const FORMAT: &str = "planet-unknown-export";
/// The newest version of the export format. A game whose civ cards are claimed after the round has version 1.
const VERSION: u32 = 2;

/// The game on `table` up to its cursor, in the export format. Actions that can be redone are not included; `end` stays
/// empty until the game is over. In whatever order the seats acted, their turns are listed in turn order (rules §3.4).
pub fn export(table: &Table) -> Value {
    let table = &*in_turn(table);
    let (rounds, end_pieces) = rounds::walk(table);
    let version = match table.setup().options.claims_after_round {
        true => 1,
        false => VERSION,
    };
    json!({
        "format": FORMAT,
        "version": version,
        "setup": setup::setup(table),
        "rounds": rounds,
        "end": end::end(table.state(), end_pieces),
    })
}

/// A cell as `[column, row]`.
type Coordinates = [u8; 2];

fn place(cell: Cell) -> Coordinates {
    [cell.column(), cell.row()]
}

fn places(cells: CellSet) -> Vec<Coordinates> {
    cells.into_iter().map(place).collect()
}

/// The identity of a tile.
fn tile_keys(tile: Tile) -> Value {
    json!({
        "shape": tile.shape().name(),
        "pair": tile.pair_name(),
        "meteor": tile.has_meteor(),
    })
}

/// Values by name, such as that of each track, in the order given.
fn in_order<K: ToString, V: Into<Value>>(entries: impl IntoIterator<Item = (K, V)>) -> Value {
    let entries = entries.into_iter();
    let named = entries.map(|(key, value)| (key.to_string(), value));
    named.collect()
}
