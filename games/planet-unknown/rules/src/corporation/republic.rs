//! Republic: seven civ milestones, each of which costs a step elsewhere (rules §8).

use super::{Benefit, Corporation, Reactions, TechMovement, Techs};
use crate::board::{Cell, CellSet, Tile};
use crate::effect::{Effect, Pending, Source};
use crate::state::Seat;
use crate::terrain::{Terrain, Track, TrackSet};

/// Civ milestones, cards, and rovers that jump between civ resources.
pub(super) struct Republic;

impl Corporation for Republic {
    corporation_data!("republic.ron");

    /// Level 1: choosing a tile with a civ resource grants the movement of the rover tracker's field.
    fn movement_on_choosing(&self, seat: &Seat, tile: Tile) -> Option<TechMovement> {
        if !tile.terrains().contains(&Terrain::Civ) {
            return None;
        }
        let moves = |benefit: &Benefit| match benefit {
            Benefit::RoverMoves(moves) => Some(*moves),
            _ => None,
        };
        let benefits = self.data().benefits(seat.tracker(Track::Rover));
        self.movement(seat, 1, benefits.iter().find_map(moves)?)
    }

    /// Base rule: another tracker regresses. Level 4: a synergy boost. Level 2: a card of the next rank joins.
    fn on_civ_milestone(&self, seat: &Seat) -> (Reactions, bool) {
        let mut reactions = Reactions::new();
        let among = TrackSet::all_but(Track::Civ);
        reactions.push(Pending::new(Effect::Regress { among }, Source::Corporation));
        reactions.extend(self.given(seat, 4, Effect::Boost));
        (reactions, self.unlocked(seat, 2))
    }

    /// Level 3: from one visible civ resource to another.
    fn teleport(&self, seat: &Seat, from: Cell) -> Option<(u8, CellSet)> {
        let resources = seat.board.resources(Terrain::Civ);
        (self.unlocked(seat, 3) && resources.contains(from)).then_some((3, resources))
    }

    /// Level 5: keep two of all remaining civ cards.
    fn at_end(&self, seat: &Seat) -> Option<Pending> {
        self.given(seat, 5, Effect::KeepAny { count: 2 })
    }
}
