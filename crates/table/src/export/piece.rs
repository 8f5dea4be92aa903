//! The pieces that come to lie on a planet.

use super::{Coordinates, TileKeys, place};
use rules::{Cell, Change, EventKind, Orientation, Source, Tile, board::Lifted};
use serde::Serialize;

/// A piece placed on the planet.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Piece {
    Tile {
        tile: TileKeys,
        from: String,
        cells: Vec<Covered>,
        lifted: Vec<&'static str>,
    },
    Patch {
        patch: Coordinates,
        on_tile: bool,
    },
}

/// A cell of a placed tile: column, row, terrain, whether its symbol is there, whether its meteor is.
type Covered = (u8, u8, &'static str, bool, bool);

impl Piece {
    /// The piece that `event` placed on the planet, if any.
    pub(super) fn of(event: &EventKind) -> Option<Self> {
        match *event {
            EventKind::TilePlaced {
                tile,
                orientation,
                anchor,
                source,
                lifted,
            } => Some(Self::Tile {
                tile: tile.into(),
                from: origin(source),
                cells: covered(tile, orientation, anchor),
                lifted: lifted_names(lifted),
            }),
            EventKind::PatchPlaced { cell, on_tile, .. } => Some(Self::Patch {
                patch: place(cell),
                on_tile,
            }),
            EventKind::Arranged(Change::Tile {
                tile,
                orientation,
                anchor,
            }) => Some(Self::Tile {
                tile: tile.into(),
                from: "practice".to_owned(),
                cells: covered(tile, orientation, anchor),
                lifted: Vec::new(),
            }),
            EventKind::Arranged(Change::Patch(cell)) => Some(Self::Patch {
                patch: place(cell),
                on_tile: false,
            }),
            _ => None,
        }
    }
}

fn origin(source: Source) -> String {
    match source {
        Source::Card(card) => card.to_string(),
        Source::Round
        | Source::Resource(_)
        | Source::Field(_)
        | Source::Stored
        | Source::Tech(_)
        | Source::Corporation
        | Source::EventCard(_)
        | Source::Setup => "depot".to_owned(),
    }
}

fn covered(tile: Tile, orientation: Orientation, anchor: Cell) -> Vec<Covered> {
    let parts = tile.shape().footprint(orientation).cells.iter();
    parts
        .filter_map(|part| {
            let [column, row] = place(anchor.offset(part.column as i8, part.row as i8)?);
            Some((
                column,
                row,
                tile.terrain_of(*part).name(),
                part.symbol,
                part.meteor && tile.has_meteor(),
            ))
        })
        .collect()
}

fn lifted_names(lifted: Lifted) -> Vec<&'static str> {
    [(lifted.event, "event"), (lifted.planet, "planet")]
        .iter()
        .filter(|(is, _)| *is)
        .map(|(_, name)| *name)
        .collect()
}
