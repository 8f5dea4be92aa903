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

/// A cell as `[column, row]`.
type Coordinates = [u8; 2];

fn place(cell: Cell) -> Coordinates {
    [cell.column(), cell.row()]
}

fn places(cells: rules::CellSet) -> Vec<Coordinates> {
    cells.into_iter().map(place).collect()
}

/// A value for each track.
#[derive(Clone, Debug, Serialize)]
struct PerTrack<T> {
    civ: T,
    water: T,
    biomass: T,
    rover: T,
    tech: T,
}

impl<T> PerTrack<T> {
    /// From values in the order of [`Track::ALL`](rules::Track::ALL).
    fn new([civ, water, biomass, rover, tech]: [T; 5]) -> Self {
        Self {
            civ,
            water,
            biomass,
            rover,
            tech,
        }
    }
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
fn in_order<K: ToString, V: Into<serde_json::Value>>(
    entries: impl IntoIterator<Item = (K, V)>,
) -> serde_json::Map<String, serde_json::Value> {
    entries
        .into_iter()
        .map(|(key, value)| (key.to_string(), value.into()))
        .collect()
}
