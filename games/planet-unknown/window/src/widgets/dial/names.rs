//! The names of the stacks for assistive technology.

use super::{DialPlayer, DialSpot};
use crate::t;
use crate::text::{Language, describe};
use rules::Station;
use rules::station::DEPOTS;

/// The name of a stack: its ring, its top tile, its number of tiles, the player it faces and whether that is the commander.
pub fn depot_name(
    language: Language,
    station: &Station,
    players: &[DialPlayer<'_>],
    spot: DialSpot,
) -> String {
    let stack = station.stack(spot.ring, spot.depot);
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
    let position = (spot.depot + DEPOTS - station.rotation % DEPOTS) % DEPOTS;
    match players.iter().find(|player| player.position == position) {
        None => name,
        Some(DialPlayer {
            name: player,
            commander: true,
            ..
        }) => t!(language, "dial-depot-of-commander", depot = name, player),
        Some(DialPlayer { name: player, .. }) => {
            t!(language, "dial-depot-of", depot = name, player)
        }
    }
}
