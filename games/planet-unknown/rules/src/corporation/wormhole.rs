//! Wormhole Corp.: biomass in five steps, over and over (rules §8).

use super::{Corporation, Instead, Placed, Resources, Tech, Techs};
use crate::board::{Board, CellSet};
use crate::effect::Effect;
use crate::state::Seat;
use crate::terrain::{Terrain, Track, TrackSet};

static TECHS: [Tech; 5] = [
    // From the top of the biomass track back to its bottom.
    Tech::offering(|seat| {
        let top = seat.corporation.data().top(Track::Biomass);
        let at_top = seat.tracker(Track::Biomass).height == top;
        at_top.then_some(Effect::Restart(Track::Biomass))
    }),
    Tech::THROUGHOUT,
    // Two patches instead of one.
    Tech::instead(|effect| (effect == Effect::Patch).then_some(Instead::Twice)).once_per_round(),
    Tech::THROUGHOUT,
    Tech::THROUGHOUT,
];

/// Patches everywhere, even on tiles and meteorites.
pub(super) struct Wormhole;

/// Whether a biomass cell of the tile is adjacent to a biomass area that lay there before (rules §1.2).
fn extends_biomass(board: &Board, placed: &Placed) -> bool {
    let own = placed.showing(Terrain::Biomass);
    let before = board.terrain(Terrain::Biomass).without(placed.cells);
    before
        .components()
        .any(|group| !group.is_within(board.patches) && group.neighbours().meets(own))
}

impl Corporation for Wormhole {
    corporation_data!("wormhole-corp.ron");

    fn techs(&self) -> &[Tech] {
        &TECHS
    }

    /// Base rule: a biomass resource counts only beside a biomass area.
    fn resource(
        &self,
        seat: &Seat,
        placed: &Placed,
        terrain: Terrain,
        plain: Option<Effect>,
    ) -> Resources {
        let counts = terrain != Terrain::Biomass || extends_biomass(&seat.board, placed);
        plain.filter(|_| counts).into_iter().collect()
    }

    /// Base rule: energy never advances biomass.
    fn energy_choices(&self, plain: TrackSet) -> TrackSet {
        plain.without(TrackSet::of(Track::Biomass))
    }

    /// Level 2: patches may lie on tiles, but not on patches and meteorites. Level 5: on meteorites too.
    fn patch_obstacles(&self, seat: &Seat) -> CellSet {
        let board = &seat.board;
        match (self.unlocked(seat, 2), self.unlocked(seat, 5)) {
            (_, true) => board.patches,
            (true, false) => board.patches | board.all_meteorites(),
            (false, false) => board.covered(),
        }
    }

    /// Level 4: patches may be stored until the end.
    fn may_store_patches(&self, seat: &Seat) -> bool {
        self.unlocked(seat, 4)
    }
}
