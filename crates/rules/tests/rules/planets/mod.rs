//! Chapter 7: the special planets, and what chapters 1, 4 and 11 say of them.

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

/// Whether the plain rules and the planet let a tile lie here, wherever it touches.
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

/// What a planet's restriction answers to what it forbids.
const FORBIDDEN: Result<(), PlacementFault> = Err(PlacementFault::Planet);
