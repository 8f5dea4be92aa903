//! Jump Drive: six techs, unlocked by lifepods (rules §8).

use super::{Berths, Corporation, CorporationData, Instead, Limit, Placed, Reactions, Resources};
use crate::board::{Cell, CellSet};
use crate::effect::{Effect, Pending, Source};
use crate::state::Seat;
use crate::terrain::{Terrain, TrackSet};
use std::sync::LazyLock;

static DATA: LazyLock<CorporationData> = corporation_data!("jump-drive.ron");

/// Techs A to F, levels 1 to 6, none of them on the track.
pub(super) struct JumpDrive;

impl Corporation for JumpDrive {
    fn data(&self) -> &CorporationData {
        &DATA
    }

    fn levels(&self) -> std::ops::RangeInclusive<u8> {
        1..=6
    }

    /// Base rule: a tech is available while a lifepod lies on it.
    fn reached(&self, seat: &Seat, level: u8) -> bool {
        seat.corporation_state.berthed.contains(level)
    }

    /// Base rule: the scoring area, or a locked tech.
    fn berths(&self, seat: &Seat) -> Option<Berths> {
        let techs = self
            .levels()
            .filter(|level| !self.unlocked(seat, *level))
            .collect();
        Some(Berths {
            scoring: true,
            techs,
            ..Berths::default()
        })
    }

    /// A: a boost instead of a patch. C: a boost that advances its tracker twice.
    fn instead(&self, _seat: &Seat, effect: Effect) -> Option<(u8, Instead)> {
        match effect {
            Effect::Patch => Some((1, Instead::Becomes(Effect::Boost))),
            Effect::Boost => Some((
                3,
                Instead::Becomes(Effect::Advance {
                    among: TrackSet::ALL,
                    times: 2,
                }),
            )),
            _ => None,
        }
    }

    /// B: between two covered cells of one terrain.
    fn teleport(&self, seat: &Seat, from: Cell) -> Option<(u8, CellSet)> {
        let terrain = seat.board.terrain_at(from)?;
        seat.can_use(2)
            .then(|| (2, seat.board.terrain(terrain) & seat.board.covered()))
    }

    /// D: a tech resource may be treated as energy.
    fn resource(
        &self,
        seat: &Seat,
        placed: &Placed,
        terrain: Terrain,
        plain: Option<Effect>,
    ) -> Resources {
        let symbol = placed
            .tile
            .terrains()
            .into_iter()
            .zip(placed.symbols)
            .find(|(half, _)| *half == terrain);
        let flexible = match (terrain, symbol) {
            (Terrain::Tech, Some((_, Some(cell)))) if self.unlocked(seat, 4) => {
                let own = placed
                    .tile
                    .terrains()
                    .into_iter()
                    .filter_map(Terrain::track);
                let own = own.fold(TrackSet::default(), TrackSet::with);
                Some(Effect::Energy {
                    cell,
                    own,
                    joins: placed.showing(Terrain::Tech),
                })
            }
            _ => plain,
        };
        flexible.into_iter().collect()
    }

    /// E: a row of fields. F: an objective for all.
    fn on_tech(&self, _seat: &Seat, level: u8) -> Reactions {
        let effect = match level {
            5 => Some(Effect::GainRow),
            6 => Some(Effect::DrawObjectives),
            _ => None,
        };
        effect
            .map(|effect| Pending::new(effect, Source::Tech(level)).urgent())
            .into_iter()
            .collect()
    }

    fn limit(&self, level: u8) -> Limit {
        match level {
            1..=3 => Limit::OncePerRound,
            5 | 6 => Limit::OncePerGame,
            _ => Limit::Unlimited,
        }
    }
}
