//! Chapter 7: the special planets, with the rules about them in chapters 1, 4 and 11.

mod begins_and_edges;
mod bonuses;
mod data;
mod lifting;
mod petra;
mod restrictions;
mod roving;
mod sliding;

use super::scenario::*;
use rules::board::Reach;
use rules::*;

/// Whether the plain rules and the planet allow a tile here, whatever it touches.
fn fits(
    scene: &Scenario,
    name: &str,
    orientation: Orientation,
    (column, row): (u8, u8),
) -> Result<(), PlacementFault> {
    let rules = PlacementRules {
        reach: Reach::Anywhere,
        ..scene.state.tile_rules(SeatId(0))
    };
    rules.check(tile(name), orientation, cell(column, row))
}

/// The fault with which a planet refuses a tile that it forbids.
const FORBIDDEN: Result<(), PlacementFault> = Err(PlacementFault::Planet);
