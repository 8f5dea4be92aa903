//! What is counted: for LSS Rewards and Private Goals (on-mars §8.41, §8.60).

use crate::components::{Building, Condition, Count};
use crate::goods::Good;
use crate::id::{GoalId, HexSet};
use crate::state::State;
use game::SeatId;

impl State {
    /// Whether `seat` meets a Private Goal now (on-mars §8.40).
    pub fn is_met(&self, seat: SeatId, goal: GoalId) -> bool {
        self.goal_progress(seat, goal)
            .all(|[have, need]| have >= need)
    }

    /// What `seat` has of what each condition of a Private Goal counts, and what it needs.
    pub(crate) fn goal_progress(
        &self,
        seat: SeatId,
        goal: GoalId,
    ) -> impl Iterator<Item = [u8; 2]> {
        let conditions = self.components.goal(goal).condition.iter();
        conditions.map(move |condition| [self.count(seat, condition), condition.n])
    }

    /// What a Private Goal counts.
    fn count(&self, seat: SeatId, condition: &Condition) -> u8 {
        let own = self.seat(seat);
        match condition.count {
            Count::MarkerInComplex => self.complexes(seat, condition.size).min(1),
            Count::ComplexesWithMarker => self.complexes(seat, condition.size),
            Count::TechOnSpaces => {
                let spaces = self.components.data().lab.spaces.iter().zip(&own.lab);
                let filled = spaces.filter(|(_, tile)| tile.is_some());
                let named = filled.filter(|(space, _)| condition.spaces.contains(&space.space));
                named.count() as u8
            }
            count => self.count_of(seat, count),
        }
    }

    /// What a seat has of something.
    pub fn count_of(&self, seat: SeatId, count: Count) -> u8 {
        let own = self.seat(seat);
        let number = match count {
            Count::LevelOfBestTech => return self.best_own_tech(seat),
            Count::ShipsInHangar => return own.hangar,
            Count::AdvancedMarkersOnMars => own.built.len(),
            Count::MinesWithColonistOrMarker => {
                let mines = self.buildings[Building::Mine as usize];
                self.producers(seat).and(mines).len()
            }
            Count::BotsOnMars if self.is_lacerda(seat) => return self.bots_on_board(),
            Count::ColonistsInLq if self.is_lacerda(seat) => return self.lq_room(seat),
            Count::BotsOnMars => own.bots.len(),
            Count::DiscoveryTilesTaken => own.discovery.len(),
            Count::SheltersOnMars => own.shelters.len(),
            Count::ColonistsInLq => return own.lq,
            Count::BlueprintsOwned => own.blueprints.len() + own.built.len(),
            Count::SameResourceNotMineral => {
                return Good::OTHERS
                    .map(|good| own.goods[good])
                    .into_iter()
                    .max()
                    .unwrap_or(0);
            }
            Count::ColonyLevel => return self.level,
            Count::TechTiles => own.lab.iter().flatten().count(),
            Count::ResearchTilesTaken => own.research.len(),
            Count::Scientists => own.scientists.iter().flatten().count(),
            Count::ContractsCompleted => own.contracts.iter().filter(|held| held.done).count(),
            Count::ProgressCubesPlaced => own.cubes.count_ones() as usize,
            Count::MarkerInComplex => return self.complexes(seat, 1).min(1),
            Count::ComplexesWithMarker => return self.complexes(seat, 2),
            Count::TechOnSpaces => 0,
        };
        number as u8
    }

    /// The level of the highest Tech tile of a seat.
    fn best_own_tech(&self, seat: SeatId) -> u8 {
        let spaces = self.seat(seat).lab.iter().zip(&self.board().lab);
        let levels = spaces.filter_map(|(tile, place)| tile.map(|_| place.level));
        levels.max().unwrap_or(0)
    }

    /// The Complexes of this size or larger in which `seat` has a marker.
    fn complexes(&self, seat: SeatId, size: u8) -> u8 {
        let mut counted = HexSet::EMPTY;
        let mut count = 0;
        for (card, hex) in &self.seat(seat).built {
            let building = self.components.card(*card).building;
            let complex = self.complex(seat, building, *hex);
            if !counted.contains(*hex) && complex.len() >= usize::from(size) {
                count += 1;
            }
            counted = counted.or(complex);
        }
        count
    }
}
