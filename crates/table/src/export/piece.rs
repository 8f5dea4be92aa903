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
            EventKind::TilePlaced { .. } => Self::placed_tile(event),
            EventKind::PatchPlaced { cell, on_tile, .. } => Some(Self::Patch {
                patch: place(cell),
                on_tile,
            }),
            EventKind::Arranged(change) => Self::laid_out(change),
            EventKind::RoundStarted { .. }
            | EventKind::Rotated(_)
            | EventKind::TileTaken { .. }
            | EventKind::Fetched { .. }
            | EventKind::TileDiscarded(_)
            | EventKind::TopRevealed { .. }
            | EventKind::MeteoriteLanded(_)
            | EventKind::MeteoriteRepelled(_)
            | EventKind::LifepodDestroyed(_)
            | EventKind::RoverDestroyed(_)
            | EventKind::MeteoriteDestroyed(_)
            | EventKind::LineCleared(_)
            | EventKind::Advanced { .. }
            | EventKind::Regressed { .. }
            | EventKind::TileChosen { .. }
            | EventKind::TechUsed { .. }
            | EventKind::MeteoriteLoaded(_)
            | EventKind::LifepodBerthed { .. }
            | EventKind::TokenMoved(_)
            | EventKind::ObjectivesDrawn(_)
            | EventKind::ObjectiveKept(_)
            | EventKind::ObjectiveDestroyed(_)
            | EventKind::EventCardRevealed(_)
            | EventKind::EventCardForeseen(_)
            | EventKind::MilestoneBarred(_)
            | EventKind::CardsAdded
            | EventKind::CardsRemoved
            | EventKind::RoverGained
            | EventKind::CollectedLifepodDestroyed(_)
            | EventKind::CollectedMeteoriteDestroyed
            | EventKind::ResourceIgnored(_)
            | EventKind::ResourceIdle(_)
            | EventKind::StackRemoved { .. }
            | EventKind::MovementGained { .. }
            | EventKind::Gained(_)
            | EventKind::MilestoneReached { .. }
            | EventKind::TechUnlocked { .. }
            | EventKind::PatchStored
            | EventKind::RoverPlaced(_)
            | EventKind::RoverMoved { .. }
            | EventKind::LifepodCollected(_)
            | EventKind::MeteoriteCollected(_)
            | EventKind::CardsSeen { .. }
            | EventKind::CardTaken { .. }
            | EventKind::CardHeld(_)
            | EventKind::Declined(_)
            | EventKind::Lost(_)
            | EventKind::TurnEnded
            | EventKind::LastRound(_)
            | EventKind::CommanderPassed(_)
            | EventKind::GameEnded => None,
        }
    }

    fn placed_tile(event: &EventKind) -> Option<Self> {
        let EventKind::TilePlaced {
            tile,
            orientation,
            anchor,
            source,
            lifted,
        } = *event
        else {
            return None;
        };
        Some(Self::Tile {
            tile: tile.into(),
            from: origin(source),
            cells: covered(tile, orientation, anchor),
            lifted: lifted_names(lifted),
        })
    }

    fn laid_out(change: Change) -> Option<Self> {
        match change {
            Change::Tile {
                tile,
                orientation,
                anchor,
            } => Some(Self::Tile {
                tile: tile.into(),
                from: "practice".to_owned(),
                cells: covered(tile, orientation, anchor),
                lifted: Vec::new(),
            }),
            Change::Patch(cell) => Some(Self::Patch {
                patch: place(cell),
                on_tile: false,
            }),
            Change::Tracker { .. }
            | Change::Lifepod(_)
            | Change::Meteorite(_)
            | Change::Rover(_)
            | Change::CollectedLifepods(_)
            | Change::CollectedMeteorites(_)
            | Change::StoredPatches(_)
            | Change::Movement(_)
            | Change::Berth(_)
            | Change::Token(_) => None,
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
    [(lifted.event, "event"), (lifted.planet, "planet")]
        .iter()
        .filter(|(is, _)| *is)
        .map(|(_, name)| *name)
        .collect()
}
