//! The state of a seat at one moment.

use super::{Coordinates, PerTrack, place, places};
use rules::board::cell::SIDE;
use rules::{Board, Cell, GameState, SeatId, Source, Track};
use serde::Serialize;

/// The value called `SEAT` in the description of the format.
#[derive(Clone, Debug, Serialize)]
pub(super) struct SeatState {
    terrain: Vec<String>,
    symbols: Vec<(u8, u8, &'static str)>,
    meteor_symbols: Vec<Coordinates>,
    patches: Vec<Coordinates>,
    meteorites: Vec<Coordinates>,
    lifepods: Vec<Coordinates>,
    rovers: Vec<Coordinates>,
    loaded_rovers: Vec<Coordinates>,
    trackers: PerTrack<(&'static str, u8)>,
    rovers_left: u8,
    lifepods_scored: u8,
    lifepods_on_tracks: Vec<(&'static str, u8)>,
    lifepods_on_techs: Vec<u8>,
    meteorites_collected: u8,
    stored_patches: usize,
    civ_cards: Vec<String>,
    private_objectives: Vec<String>,
    flux_track: Option<&'static str>,
}

impl SeatState {
    pub(super) fn new(state: &GameState, id: SeatId) -> Self {
        let seat = state.seat(id);
        let (board, pieces) = (&seat.board, &seat.corporation_state);
        // In the end phase, stored patches are on the agenda, waiting to be placed.
        let waiting = seat
            .turn
            .agenda
            .iter()
            .filter(|pending| pending.source == Source::Stored)
            .count();
        Self {
            terrain: (0..SIDE).map(|row| terrain_row(board, row)).collect(),
            symbols: board
                .symbols
                .into_iter()
                .filter_map(|cell| symbol(board, cell))
                .collect(),
            meteor_symbols: places(board.meteor_symbols),
            patches: places(board.patches),
            meteorites: places(board.meteorites),
            lifepods: places(board.lifepods),
            rovers: places(board.rovers),
            loaded_rovers: places(board.loaded),
            trackers: PerTrack::new(Track::ALL.map(|track| {
                let (field, data) = (seat.tracker(track), seat.corporation.data());
                // A tracker that winds across the tracks stands on heights; one that climbs a short track stands on
                // steps.
                let height = if data.path.is_empty() {
                    data.step(field)
                } else {
                    field.height
                };
                (field.track.name(), height)
            })),
            rovers_left: seat.rovers_left,
            lifepods_scored: seat.lifepods,
            lifepods_on_tracks: pieces
                .parked
                .iter()
                .map(|field| (field.track.name(), field.height))
                .collect(),
            lifepods_on_techs: pieces.berthed.iter().collect(),
            meteorites_collected: seat.meteorites,
            stored_patches: usize::from(seat.stored_patches) + waiting,
            civ_cards: seat.cards.iter().map(|card| card.to_string()).collect(),
            private_objectives: seat
                .private_objectives
                .iter()
                .map(|objective| objective.to_string())
                .collect(),
            flux_track: pieces.token.map(Track::name),
        }
    }
}

fn terrain_row(board: &Board, row: u8) -> String {
    (0..SIDE)
        .filter_map(|column| Cell::new(column, row))
        .map(|cell| letter(board, cell))
        .collect()
}

/// The first letter of the terrain on `cell`, else the planet's own letter; a removed lifepod leaves land.
fn letter(board: &Board, cell: Cell) -> char {
    let covered = board
        .terrain_at(cell)
        .and_then(|terrain| terrain.name().chars().next());
    covered.unwrap_or_else(|| match board.data().letter(cell) {
        'P' if !board.lifepods.contains(cell) => '#',
        printed => printed,
    })
}

fn symbol(board: &Board, cell: Cell) -> Option<(u8, u8, &'static str)> {
    let [column, row] = place(cell);
    Some((column, row, board.terrain_at(cell)?.name()))
}
