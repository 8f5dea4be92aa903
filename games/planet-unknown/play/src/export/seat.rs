//! The state of a seat at one moment.

use super::{in_order, place, places};
use rules::board::cell::SIDE;
use rules::{Board, Cell, GameState, SeatId, Source, Track};
use serde_json::{Value, json};

/// The value called `SEAT` in the description of the format.
pub(super) fn seat_state(state: &GameState, id: SeatId) -> Value {
    let seat = state.seat(id);
    let (board, pieces) = (&seat.board, &seat.corporation_state);
    // In the end phase, stored patches are on the agenda, waiting to be placed.
    let agenda = seat.turn.agenda.iter();
    let waiting = agenda.filter(|pending| pending.source == Source::Stored);
    let terrain = (0..SIDE).map(|row| terrain_row(board, row));
    let symbols = board.symbols.into_iter();
    let parked = pieces.parked.iter();
    let cards = seat.cards.iter();
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
    json!({
        "terrain": terrain.collect::<Vec<_>>(),
        "symbols": symbols.filter_map(|cell| symbol(board, cell)).collect::<Vec<_>>(),
        "meteor_symbols": places(board.meteor_symbols),
        "patches": places(board.patches),
        "meteorites": places(board.meteorites),
        "lifepods": places(board.lifepods),
        "rovers": places(board.rovers),
        "loaded_rovers": places(board.loaded),
        "trackers": in_order(trackers),
        "rovers_left": seat.rovers_left,
        "lifepods_scored": seat.lifepods,
        "lifepods_on_tracks": parked
            .map(|field| (field.track.name(), field.height))
            .collect::<Vec<_>>(),
        "lifepods_on_techs": pieces.berthed.iter().collect::<Vec<_>>(),
        "meteorites_collected": seat.meteorites,
        "stored_patches": usize::from(seat.stored_patches) + waiting.count(),
        "civ_cards": cards.map(|card| card.to_string()).collect::<Vec<_>>(),
        "private_objectives": objectives.map(|each| each.to_string()).collect::<Vec<_>>(),
        "flux_track": pieces.token.map(Track::name),
    })
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
