//! Conditions of goals (exoplanets §8.2, §10, §15.3).

use crate::components::{Arm, Condition, ConditionKind, MOST_ORBITS};
use crate::id::TileId;
use crate::state::{Place, Placed, State};
use game::SeatId;

impl State {
    /// Whether `seat` meets the condition of the goal of `tile` now.
    pub fn is_met(&self, seat: SeatId, tile: TileId) -> bool {
        let condition = &self.components.goal(tile).condition;
        match condition.kind {
            ConditionKind::LevelsEach => condition.levels.iter().all(|level| {
                let there = self.planets().filter(|placed| placed.level(seat) == *level);
                let wanted = condition.levels.iter().filter(|other| *other == level);
                there.count() >= wanted.count()
            }),
            _ => self.progress(seat, condition) >= condition.min,
        }
    }

    /// How far `seat` is with the goal of `tile`: what it has of what the condition counts, and what it needs.
    pub fn goal_progress(&self, seat: SeatId, tile: TileId) -> [u8; 2] {
        let condition = &self.components.goal(tile).condition;
        let least = match condition.kind {
            ConditionKind::LevelsEach => condition.levels.len() as u8,
            _ => condition.min,
        };
        [self.progress(seat, condition), least]
    }

    /// How much of what the condition counts `seat` has.
    pub(crate) fn progress(&self, seat: SeatId, condition: &Condition) -> u8 {
        let own = |(place, placed): &(Place, &Placed)| {
            placed.has(seat) && self.passes(seat, condition, *place, placed)
        };
        let different = |number: fn(&Self, Place, &Placed) -> u8| {
            let own = self.system().filter(own);
            let set = own.fold(0_u32, |set, (place, placed)| {
                set | 1 << number(self, place, placed)
            });
            set.count_ones() as u8
        };
        match condition.kind {
            ConditionKind::Presence => self.system().filter(own).count() as u8,
            ConditionKind::Species => {
                let species = |there: &(Place, &Placed)| there.1.species == Some(seat);
                self.system().filter(own).filter(species).count() as u8
            }
            ConditionKind::Types => different(|state, _, placed| state.kind(placed.id) as u8),
            ConditionKind::Arms => different(|_, place, _| place.arm as u8),
            ConditionKind::SameOrbit => {
                let mut orbits = [0; MOST_ORBITS + 1];
                let own = self.system().filter(own);
                own.for_each(|(place, _)| orbits[usize::from(place.orbit)] += 1);
                orbits.into_iter().max().unwrap_or(0)
            }
            ConditionKind::Chain => {
                let chain = |arm| self.longest_chain(seat, condition, arm);
                Arm::ALL.into_iter().map(chain).max().unwrap_or(0)
            }
            ConditionKind::LevelsEach => {
                let there =
                    |level: &&u8| self.planets().any(|placed| placed.level(seat) == **level);
                condition.levels.iter().filter(there).count() as u8
            }
            ConditionKind::Hold => {
                let total = self.seats[seat.index()].resources.total();
                total.min(u8::MAX.into()) as u8
            }
            // What is counted in a turn is that of the active seat alone.
            ConditionKind::TurnPlanets | ConditionKind::TurnExpelled
                if self.turn_seat() != seat =>
            {
                0
            }
            ConditionKind::TurnPlanets => self.turn.developed.len() as u8,
            ConditionKind::TurnExpelled => self.turn.expelled,
        }
    }

    /// The longest row of planets with own presence, without a gap (exoplanets §10.5).
    fn longest_chain(&self, seat: SeatId, condition: &Condition, arm: Arm) -> u8 {
        let (mut longest, mut row) = (0, 0);
        for (placed, orbit) in self.arms[arm.index()].planets.iter().zip(1..) {
            let own =
                placed.has(seat) && self.passes(seat, condition, Place { arm, orbit }, placed);
            row = if own { row + 1 } else { 0 };
            longest = longest.max(row);
        }
        longest
    }

    /// Whether a planet passes all filters (exoplanets §15.4).
    fn passes(&self, seat: SeatId, condition: &Condition, place: Place, placed: &Placed) -> bool {
        let card = self.card(placed.id);
        let shares = || {
            let others = self.seat_ids().filter(|other| *other != seat);
            let lives = |seat: SeatId| placed.life[seat.index()] > 0;
            lives(seat) && others.into_iter().any(lives)
        };
        condition.planet.is_none_or(|kind| card.kind == kind)
            && condition.size.is_none_or(|size| card.size() == size)
            && condition.orbit_min.is_none_or(|least| place.orbit >= least)
            && condition.orbit_max.is_none_or(|most| place.orbit <= most)
            && (!condition.marked || placed.is_marked())
            && (!condition.shared || shares())
    }
}
