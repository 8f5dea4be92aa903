//! The pieces that come to lie on a planet.

use super::{Coordinates, TileKeys, place};
use rules::{
    Cell, Change, CourseEvent, EventKind, Orientation, Source, Tile, TileEvent, board::Lifted,
};
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
            EventKind::Tile(TileEvent::Placed {
                tile,
                orientation,
                anchor,
                source,
                lifted,
            }) => Some(Self::Tile {
                tile: tile.into(),
                from: match source {
                    Source::Card(card) => card.to_string(),
                    _ => "depot".to_owned(),
                },
                cells: covered(tile, orientation, anchor),
                lifted: lifted_names(lifted),
            }),
            EventKind::Tile(TileEvent::PatchPlaced { cell, on_tile, .. }) => Some(Self::Patch {
                patch: place(cell),
                on_tile,
            }),
            EventKind::Course(CourseEvent::Arranged(Change::Tile {
                tile,
                orientation,
                anchor,
            })) => Some(Self::Tile {
                tile: tile.into(),
                from: "practice".to_owned(),
                cells: covered(tile, orientation, anchor),
                lifted: Vec::new(),
            }),
            EventKind::Course(CourseEvent::Arranged(Change::Patch(cell))) => Some(Self::Patch {
                patch: place(cell),
                on_tile: false,
            }),
            _ => None,
        }
    }
}

fn covered(tile: Tile, orientation: Orientation, anchor: Cell) -> Vec<Covered> {
    let parts = tile.shape().footprint(orientation).cells.iter();
    parts
        .filter_map(|part| {
            let [column, row] = place(part.at(anchor)?);
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
    let names = [(lifted.event, "event"), (lifted.planet, "planet")].into_iter();
    names.filter_map(|(is, name)| is.then_some(name)).collect()
}
