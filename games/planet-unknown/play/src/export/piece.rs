//! The pieces that come to lie on a planet.

use super::{place, tile_keys};
use rules::{
    Cell, Change, CourseEvent, EventKind, Orientation, Source, Tile, TileEvent, board::Lifted,
};
use serde_json::{Value, json};

/// The piece that `event` placed on the planet, if any.
pub(super) fn piece(event: &EventKind) -> Option<Value> {
    match *event {
        EventKind::Tile(TileEvent::Placed {
            tile,
            orientation,
            anchor,
            source,
            lifted,
        }) => {
            let from = match source {
                Source::Card(card) => card.to_string(),
                _ => "depot".to_owned(),
            };
            Some(laid(tile, &from, orientation, anchor, lifted))
        }
        EventKind::Tile(TileEvent::PatchPlaced { cell, on_tile, .. }) => Some(patch(cell, on_tile)),
        EventKind::Course(CourseEvent::Arranged(Change::Tile {
            tile,
            orientation,
            anchor,
        })) => {
            let nothing = Lifted::default();
            Some(laid(tile, "practice", orientation, anchor, nothing))
        }
        EventKind::Course(CourseEvent::Arranged(Change::Patch(cell))) => Some(patch(cell, false)),
        _ => None,
    }
}

fn patch(cell: Cell, on_tile: bool) -> Value {
    json!({
        "patch": place(cell),
        "on_tile": on_tile,
    })
}

/// A tile that comes from somewhere, with the restrictions that were lifted for it.
fn laid(tile: Tile, from: &str, orientation: Orientation, anchor: Cell, lifted: Lifted) -> Value {
    let lifted = [(lifted.event, "event"), (lifted.planet, "planet")].into_iter();
    let lifted = lifted.filter_map(|(is, name)| is.then_some(name));
    json!({
        "tile": tile_keys(tile),
        "from": from,
        "cells": covered(tile, orientation, anchor),
        "lifted": lifted.collect::<Vec<_>>(),
    })
}

/// A cell of a placed tile: column, row, terrain, whether its symbol is there, whether its meteor is.
type Covered = (u8, u8, &'static str, bool, bool);

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
