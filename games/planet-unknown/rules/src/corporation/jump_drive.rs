//! Jump Drive: six techs, unlocked by lifepods (rules §8).

use super::{Berths, Corporation, Instead, Placed, Resources, Tech, Techs};
use crate::board::{Cell, CellSet};
use crate::effect::Effect;
use crate::state::Seat;
use crate::terrain::{Terrain, TrackSet};

static TECHS: [Tech; 6] = [
    // A: a boost instead of a patch.
    Tech::instead(|effect| (effect == Effect::Patch).then_some(Instead::Becomes(Effect::Boost)))
        .once_per_round(),
    // B, a teleport.
    Tech::THROUGHOUT.once_per_round(),
    // C: a boost that advances its tracker twice.
    Tech::instead(|effect| {
        let (among, times) = (TrackSet::ALL, 2);
        (effect == Effect::Boost).then_some(Instead::Becomes(Effect::Advance { among, times }))
    })
    .once_per_round(),
    Tech::THROUGHOUT,
    // E: a row of fields.
    Tech::on_unlocking(Effect::GainRow).once_per_game(),
    // F: an objective for all.
    Tech::on_unlocking(Effect::DrawObjectives).once_per_game(),
];

/// Techs A to F, levels 1 to 6, none of them on the track.
pub(super) struct JumpDrive;

impl Corporation for JumpDrive {
    corporation_data!("jump-drive.ron");

    fn techs(&self) -> &[Tech] {
        &TECHS
    }

    /// Base rule: a tech is available while a lifepod lies on it.
    fn reached(&self, seat: &Seat, level: u8) -> bool {
        seat.corporation_state.berthed.contains(level)
    }

    /// Base rule: the scoring area, or a locked tech.
    fn berths(&self, seat: &Seat) -> Berths {
        let techs = self
            .levels()
            .filter(|level| !self.unlocked(seat, *level))
            .collect();
        Berths {
            techs,
            ..Berths::SCORING
        }
    }

    /// B: between two covered cells of one terrain.
    fn teleport(&self, seat: &Seat, from: Cell) -> Option<(u8, CellSet)> {
        let terrain = seat.board.terrain_at(from)?;
        seat.can_use(2)
            .then(|| (2, seat.board.terrain(terrain) & seat.board.covered()))
    }

    /// D: so are the tech cells of any other tile (rules §11.17).
    fn energy_joins(&self, seat: &Seat) -> CellSet {
        if self.unlocked(seat, 4) {
            seat.board.terrain(Terrain::Tech)
        } else {
            CellSet::EMPTY
        }
    }

    /// D: the tech resource of the placed tile may be treated as energy.
    fn resource(
        &self,
        seat: &Seat,
        placed: &Placed,
        terrain: Terrain,
        plain: Option<Effect>,
    ) -> Resources {
        let flexible = match placed.symbol(terrain) {
            Some(cell) if terrain == Terrain::Tech && self.unlocked(seat, 4) => {
                let terrains = placed.tile.terrains().into_iter();
                let own = terrains.filter_map(Terrain::track).collect();
                let joins = placed.showing(terrain);
                Some(Effect::Energy { cell, own, joins })
            }
            _ => plain,
        };
        flexible.into_iter().collect()
    }
}
