//! The state of a seat at one moment.

use super::{Coordinates, Entries, in_order, place, places};
use rules::board::cell::SIDE;
use rules::{Board, Cell, GameState, SeatId, Source, Track};
use serde::Serialize;
use serde_json::json;

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
    trackers: Entries,
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
        let agenda = seat.turn.agenda.iter();
        let waiting = agenda.filter(|pending| pending.source == Source::Stored);
        let symbols = board.symbols.into_iter();
        let parked = pieces.parked.iter();
        let objectives = seat.private_objectives.iter();
        let trackers = Track::ALL.map(|track| {
            let (field, data) = (seat.tracker(track), seat.corporation.data());
            // A tracker that winds across the tracks stands on heights; one that climbs a short track stands on
            // steps.
            let height = if data.path.is_empty() {
                data.step(field)
            } else {
                field.height
            };
            (track, json!([field.track.name(), height]))
        });
        Self {
            terrain: (0..SIDE).map(|row| terrain_row(board, row)).collect(),
            symbols: symbols.filter_map(|cell| symbol(board, cell)).collect(),
            meteor_symbols: places(board.meteor_symbols),
            patches: places(board.patches),
            meteorites: places(board.meteorites),
            lifepods: places(board.lifepods),
            rovers: places(board.rovers),
            loaded_rovers: places(board.loaded),
            trackers: in_order(trackers),
            rovers_left: seat.rovers_left,
            lifepods_scored: seat.lifepods,
            lifepods_on_tracks: parked
                .map(|field| (field.track.name(), field.height))
                .collect(),
            lifepods_on_techs: pieces.berthed.iter().collect(),
            meteorites_collected: seat.meteorites,
            stored_patches: usize::from(seat.stored_patches) + waiting.count(),
            civ_cards: seat.cards.iter().map(|card| card.to_string()).collect(),
            private_objectives: objectives.map(|objective| objective.to_string()).collect(),
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
