//! The names of the stacks for assistive technology.

use super::DialSpot;
use crate::t;
use crate::text::{Language, describe};
use rules::{GameState, SeatId, Setup};

/// The name of a stack: its ring, its top tile, its number of tiles, the player it faces and whether that is the commander.
pub fn depot_name(language: Language, setup: &Setup, state: &GameState, spot: DialSpot) -> String {
    let stack = state.station.stack(spot.ring, spot.depot);
    let top = match stack.top() {
        Some(tile) => describe::tile(&language, tile),
        None if stack.tiles.is_empty() => t!(language, "dial-empty"),
        None => t!(language, "dial-hidden", shape = stack.shape.name()),
    };
    let name = t!(
        language,
        "dial-depot",
        depot = spot.depot + 1,
        ring = describe::ring(&language, spot.ring),
        top,
        count = stack.tiles.len()
    );
    let faces = |seat: &SeatId| state.depot_of(*seat) == spot.depot;
    let Some(seat) = state.seat_ids().find(faces) else {
        return name;
    };
    let player = &setup.seats[seat.index()].name;
    match state.commands(seat) {
        true => t!(language, "dial-depot-of-commander", depot = name, player),
        false => t!(language, "dial-depot-of", depot = name, player),
    }
}
