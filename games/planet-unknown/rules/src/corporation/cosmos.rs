//! Cosmos Inc.: lifepods on the tracks, which trackers skip (rules §8).

use super::{Berths, Corporation, Destinations, Field, FieldSet, Placed, Reactions, Tech, Techs};
use crate::board::CellSet;
use crate::effect::{Effect, Pending};
use crate::state::Seat;
use crate::terrain::{Terrain, Track};

static TECHS: [Tech; 5] = [
    Tech::THROUGHOUT,
    // Three repositions at once, when the level is first reached.
    Tech::on_unlocking(Effect::Reposition { count: 3 }).once_per_game(),
    Tech::THROUGHOUT,
    Tech::THROUGHOUT,
    Tech::offering(|_| Some(Effect::Reposition { count: 1 })).once_per_round(),
];

/// Lifepods that shorten the tracks.
pub(super) struct Cosmos;

impl Corporation for Cosmos {
    corporation_data!("cosmos-inc.ron");

    fn techs(&self) -> &[Tech] {
        &TECHS
    }

    /// Base rule: a tech whose field is covered is not available.
    fn reached(&self, seat: &Seat, level: u8) -> bool {
        let height = self.data().tech_height(level);
        let covered = seat
            .corporation_state
            .parked
            .contains(Field::new(Track::Tech, height));
        !covered && seat.tracker(Track::Tech).height >= height
    }

    /// Base rule: trackers skip lifepods.
    fn destinations(&self, seat: &Seat, tracker: Track) -> Destinations {
        let here = seat.tracker(tracker);
        let free = |field: &Field| !seat.corporation_state.parked.contains(*field);
        let fields = self.data().fields(here.track);
        let next = fields.filter(|field| field.height > here.height).find(free);
        let above_top = (here.track == Track::Rover).then_some(here);
        next.or(above_top).into_iter().collect()
    }

    /// Base rule: regressing skips lifepods too, and is impossible without a free field below (rules §11.15).
    fn retreat(&self, seat: &Seat, tracker: Track) -> Option<Field> {
        let here = seat.tracker(tracker);
        let free = |field: &Field| !seat.corporation_state.parked.contains(*field);
        let fields = self.data().fields(here.track);
        let below = fields.filter(|field| field.height < here.height);
        below.rev().find(free)
    }

    /// Base rule: the scoring area, or any field below the top without a tracker or lifepod.
    fn berths(&self, seat: &Seat) -> Berths {
        let parked = seat.corporation_state.parked;
        let is_free = |field: &Field| {
            field.height < self.data().top(field.track)
                && !parked.contains(*field)
                && !seat.trackers.contains(field)
        };
        let fields: FieldSet = Track::ALL
            .into_iter()
            .flat_map(|track| self.data().fields(track))
            .filter(is_free)
            .collect();
        Berths {
            fields,
            ..Berths::SCORING
        }
    }

    /// Level 1: rovers also move diagonally.
    fn moves_diagonally(&self, seat: &Seat) -> bool {
        self.unlocked(seat, 1)
    }

    /// Level 3: a reposition for a tile with an energy resource, which may be declined.
    fn on_placed(&self, seat: &Seat, placed: &Placed) -> Reactions {
        let moves = self.given(seat, 3, Effect::Reposition { count: 1 });
        let moves = moves.filter(|_| placed.has(Terrain::Energy));
        moves.map(Pending::optional).into_iter().collect()
    }

    /// Level 4: entering an energy cell is free.
    fn free_cells(&self, seat: &Seat) -> CellSet {
        if self.unlocked(seat, 4) {
            seat.board.terrain(Terrain::Energy)
        } else {
            CellSet::EMPTY
        }
    }
}
