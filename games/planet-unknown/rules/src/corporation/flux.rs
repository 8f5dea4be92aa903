//! Flux Industries: one tech at a time, and one favoured track (rules §8).

use super::{Benefit, Benefits, Corporation, Field, Placed, Reactions, Tech, TechMovement, Techs};
use crate::effect::{Effect, Pending, Source};
use crate::state::Seat;
use crate::terrain::Track;

static TECHS: [Tech; 5] = [
    Tech::THROUGHOUT,
    // To the next milestone of the flux track. It also lapses if an event card lets the tracker pass level 3 (rules §11.22).
    Tech::offering(|seat| Some(Effect::AdvanceToMilestone(seat.corporation_state.token?)))
        .once_per_game()
        .lapsing_with(3),
    Tech::THROUGHOUT,
    Tech::THROUGHOUT,
    Tech::offering(|seat| Some(Effect::advance(seat.corporation_state.token?))).once_per_round(),
];

/// The flux token names a track, which the techs favour.
pub(super) struct Flux;

impl Flux {
    /// Whether the flux track is improved and is `track`.
    fn improves(&self, seat: &Seat, track: Track) -> bool {
        self.unlocked(seat, 3) && seat.corporation_state.token == Some(track)
    }
}

impl Corporation for Flux {
    corporation_data!("flux-industries.ron");

    fn techs(&self) -> &[Tech] {
        &TECHS
    }

    /// Base rule: the token is on a track from the start.
    fn preparation(&self) -> Option<Effect> {
        Some(Effect::MoveToken)
    }

    /// Base rule: only the highest level reached is available (rules §11.20).
    fn reached(&self, seat: &Seat, level: u8) -> bool {
        let height = seat.tracker(Track::Tech).height;
        let at = |level: u8| height >= self.data().tech_height(level);
        let higher = (level + 1..=*self.levels().end())
            .any(|higher| at(higher) && !seat.turn.dormant.contains(higher));
        at(level) && !higher
    }

    /// Base rule: every tech milestone lets the token move.
    fn on_tech(&self) -> Option<Pending> {
        let moving = Pending::new(Effect::MoveToken, Source::Corporation);
        Some(moving.optional().urgent())
    }

    /// Level 1: movement for the rovers on the flux track's terrain.
    fn round_movement(&self, seat: &Seat) -> Option<TechMovement> {
        let terrain = seat.corporation_state.token?.terrain();
        let rovers = seat.board.rovers & seat.board.terrain(terrain);
        self.movement(seat, 1, 2 * rovers.len() as u8)
    }

    /// Level 3: better cards, double boosts, two patches on the flux track.
    fn benefits(&self, seat: &Seat, field: Field) -> Benefits {
        let printed = self.data().benefits(field).iter().copied();
        if !self.improves(seat, field.track) {
            return printed.collect();
        }
        let improved = |benefit: Benefit| match (field.track, benefit) {
            (Track::Civ, Benefit::CivMilestone(rank)) => {
                [Some(Benefit::CivMilestone((rank + 1).min(4))), None]
            }
            (Track::Water, Benefit::Boost) | (Track::Biomass, Benefit::Patch) => [Some(benefit); 2],
            (_, other) => [Some(other), None],
        };
        printed.flat_map(improved).flatten().collect()
    }

    /// Level 3: 1 more movement on a rover flux track, and above it.
    fn track_movement(&self, seat: &Seat, printed: u8) -> u8 {
        printed + u8::from(self.improves(seat, Track::Rover))
    }

    /// Level 4: a meteorite from the planet for a tile with the flux track's resource.
    fn on_placed(&self, seat: &Seat, placed: &Placed) -> Reactions {
        let token = seat.corporation_state.token;
        let fetch = self.given(seat, 4, Effect::CollectMeteorites { count: 1 });
        let favoured = token.filter(|token| placed.has(token.terrain()));
        favoured.and(fetch).into_iter().collect()
    }
}
