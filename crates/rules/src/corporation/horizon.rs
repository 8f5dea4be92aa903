//! Horizon Group: rovers that carry meteorites (rules §8).

use super::{Corporation, CorporationData, LevelSet, Limit, Reactions};
use crate::board::Cell;
use crate::effect::{Effect, Pending, Source};
use crate::state::Seat;
use crate::terrain::{Terrain, Track, TrackSet};
use std::sync::LazyLock;

static DATA: LazyLock<CorporationData> = corporation_data!("horizon-group.ron");

/// Four rovers that load meteorites and deliver them to rover resources.
pub(super) struct Horizon;

impl Corporation for Horizon {
    fn data(&self) -> &CorporationData {
        &DATA
    }

    /// Base rule: meteorites are carried to a rover resource.
    fn carries_meteorites(&self) -> bool {
        true
    }

    /// Level 1: tiles with a rover resource need not be adjacent.
    fn roaming(&self, seat: &Seat) -> Option<Terrain> {
        self.unlocked(seat, 1).then_some(Terrain::Rover)
    }

    /// Level 2: movement for every loaded rover.
    fn round_movement(&self, seat: &Seat) -> u8 {
        if self.unlocked(seat, 2) {
            seat.board.loaded.len() as u8
        } else {
            0
        }
    }

    /// Level 3: a patch for every collected meteorite.
    fn on_meteorite(&self, seat: &Seat) -> Reactions {
        self.unlocked(seat, 3)
            .then_some(Pending::new(Effect::Patch, Source::Tech(3)))
            .into_iter()
            .collect()
    }

    /// Level 4: entering water destroys what a rover carries.
    fn sheds_load(&self, seat: &Seat, cell: Cell) -> bool {
        self.unlocked(seat, 4) && seat.board.terrain(Terrain::Water).contains(cell)
    }

    fn abilities(&self) -> LevelSet {
        std::iter::once(5).collect()
    }

    /// Level 5: advance the rover tracker.
    fn offer(&self, _seat: &Seat, level: u8) -> Option<Effect> {
        (level == 5).then_some(Effect::Advance {
            among: TrackSet::of(Track::Rover),
            times: 1,
        })
    }

    fn limit(&self, level: u8) -> Limit {
        if level == 5 {
            Limit::OncePerRound
        } else {
            Limit::Unlimited
        }
    }
}
