//! The restrictions by the event card of the round (rules §9.2).

use crate::board::placement::Restriction;
use crate::board::{Board, CellSet};
use crate::card::{EventCard, EventCardEffect};
use crate::corporation::Benefit;
use crate::effect::Effect;
use crate::state::{GameState, SeatId};
use crate::terrain::Terrain;

impl GameState {
    fn event_card_effect(&self) -> Option<EventCardEffect> {
        self.event_cards.in_force.map(EventCard::effect)
    }

    /// Whether milestones have no benefit in this round (rules §11.22).
    pub fn bars_milestones(&self) -> bool {
        self.event_card_effect() == Some(EventCardEffect::BarMilestones)
    }

    /// Whether synergy boosts have no effect in this round.
    pub fn bars_boosts(&self) -> bool {
        self.event_card_effect() == Some(EventCardEffect::BarBoosts)
    }

    /// Whether the event card bars `benefit` in this round. Of two benefits to choose from, one may remain.
    pub fn bars_benefit(&self, benefit: Benefit) -> bool {
        let boost = benefit == Benefit::Boost && self.bars_boosts();
        boost || (benefit.is_milestone() && self.bars_milestones())
    }

    /// Whether the event card bars `effect` for `seat`.
    pub(crate) fn is_barred(&self, effect: Effect) -> bool {
        effect == Effect::Boost && self.bars_boosts()
    }

    /// Whether only one resource of a tile advances; `placed` is false for a tile that could not be placed (rules
    /// §11.1).
    pub(crate) fn ignores_a_resource(&self, placed: bool) -> bool {
        match self.event_card_effect() {
            Some(EventCardEffect::OneResource { discarded }) => placed || discarded,
            _ => false,
        }
    }

    /// The cells that a rover of `seat` may not enter on its planet (rules §7, §11.5).
    pub fn barred_cells(&self, seat: SeatId) -> CellSet {
        self.seat(seat).board.barred() | self.cells_barred_by_event_card(seat)
    }

    /// The cells that the event card bars for rovers of `seat` (rules §9.2).
    pub fn cells_barred_by_event_card(&self, seat: SeatId) -> CellSet {
        match self.event_card_effect() {
            Some(EventCardEffect::BarTerrain(terrain)) => {
                covered_with(&self.seat(seat).board, terrain)
            }
            _ => CellSet::EMPTY,
        }
    }

    /// The restriction of the event card for tiles of `seat`; patches have none (rules §9.2).
    pub fn event_card_restriction(&self, seat: SeatId) -> Option<Box<Restriction>> {
        let board = &self.seat(seat).board;
        let on = |cells| Restriction {
            cells,
            ..Restriction::default()
        };
        Some(Box::new(match self.event_card_effect()? {
            EventCardEffect::BarEdge => on(board.data().edge),
            EventCardEffect::BarIce => on(board.data().ice),
            EventCardEffect::BarOwnTerrain => Restriction {
                terrains: Terrain::ALL.map(|terrain| covered_with(board, terrain).neighbours()),
                ..Restriction::default()
            },
            _ => return None,
        }))
    }
}

/// The cells covered with `terrain`, without terrain printed on the planet (rules §11.4, §11.10).
fn covered_with(board: &Board, terrain: Terrain) -> CellSet {
    board.terrain(terrain) & board.covered()
}
