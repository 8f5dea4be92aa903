//! Horizon Group: rovers that carry meteorites (rules §8).

use super::{Corporation, Tech, TechMovement, Techs};
use crate::board::{CellSet, PlacementRules};
use crate::effect::{Effect, Pending};
use crate::state::Seat;
use crate::terrain::{Terrain, Track};

static TECHS: [Tech; 5] = [
    Tech::THROUGHOUT,
    Tech::THROUGHOUT,
    Tech::THROUGHOUT,
    Tech::THROUGHOUT,
    Tech::offering(|_| Some(Effect::advance(Track::Rover))).once_per_round(),
];

/// Four rovers, which load meteorites and deliver them to rover resources.
pub(super) struct Horizon;

impl Corporation for Horizon {
    corporation_data!("horizon-group.ron");

    fn techs(&self) -> &[Tech] {
        &TECHS
    }

    /// Base rule: meteorites are carried to a rover resource. Level 4: entering water destroys what a rover carries.
    fn carrying(&self, seat: &Seat) -> Option<CellSet> {
        Some(if self.unlocked(seat, 4) {
            seat.board.terrain(Terrain::Water)
        } else {
            CellSet::EMPTY
        })
    }

    /// Level 1: tiles with a rover resource need not be adjacent.
    fn bind(&self, seat: &Seat, rules: &mut PlacementRules) {
        if self.unlocked(seat, 1) {
            rules.roaming = Some(Terrain::Rover);
        }
    }

    /// Level 2: movement for every loaded rover.
    fn round_movement(&self, seat: &Seat) -> Option<TechMovement> {
        self.movement(seat, 2, seat.board.loaded.len() as u8)
    }

    /// Level 3: a patch for every collected meteorite.
    fn on_meteorite(&self, seat: &Seat) -> Option<Pending> {
        self.given(seat, 3, Effect::Patch)
    }
}
