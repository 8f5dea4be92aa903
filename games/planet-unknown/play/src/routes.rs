//! The routes that a rover can take with the movement left, by steps and by teleports (rules §6.5, §8).

use rules::{Action, Cell, CellSet, Choice, GameState, Seat, SeatId};
use std::collections::BTreeMap;

/// The routes of one rover: for each cell it can reach, the cheapest one, and among those the one that collects most.
#[derive(Clone, Debug)]
pub struct Routes {
    from: Cell,
    ways: BTreeMap<Cell, Way>,
}

#[derive(Clone, Copy, Debug)]
struct Way {
    cost: u8,
    collected: u8,
    /// Whether the route includes a teleport.
    teleports: bool,
    before: Cell,
}

/// A rover on its route: the state once it is on `cell`.
struct Probe {
    cell: Cell,
    state: GameState,
}

impl Routes {
    /// The routes of the rover of `seat` on `from`. The cost of a step and its legal cells come from the rules, by
    /// driving on a copy of `state`.
    pub fn explore(state: &GameState, seat: SeatId, from: Cell) -> Self {
        let mut routes = Self {
            from,
            ways: BTreeMap::new(),
        };
        let mut frontier = vec![Probe {
            cell: from,
            state: state.clone(),
        }];
        while !frontier.is_empty() {
            let mut next: Vec<Probe> = Vec::new();
            for probe in &frontier {
                for to in probe.state.rover_destinations(seat, probe.cell) {
                    routes.try_step(state, seat, probe, to, &mut next);
                }
            }
            frontier = next;
        }
        routes
    }

    fn try_step(
        &mut self,
        start: &GameState,
        seat: SeatId,
        probe: &Probe,
        to: Cell,
        next: &mut Vec<Probe>,
    ) {
        let mut state = probe.state.clone();
        let choice = Choice::Drive {
            from: probe.cell,
            to,
        };
        let round = to == self.from || self.way_to(probe.cell).contains(&to);
        if round || state.apply(&Action { seat, choice }).is_err() {
            return;
        }
        let leaps = !probe.state.rover_steps(seat, probe.cell).contains(to);
        let (before, after) = (start.seat(seat), state.seat(seat));
        let way = Way {
            cost: before.turn.movement.saturating_sub(after.turn.movement),
            collected: left(before).saturating_sub(left(after)),
            teleports: leaps || self.ways.get(&probe.cell).is_some_and(|way| way.teleports),
            before: probe.cell,
        };
        let better = |other: &Way| (way.cost, other.collected) < (other.cost, way.collected);
        if self.ways.get(&to).is_none_or(better) {
            self.ways.insert(to, way);
            next.retain(|probe| probe.cell != to);
            next.push(Probe { cell: to, state });
        }
    }

    /// The cell of the rover.
    pub const fn from(&self) -> Cell {
        self.from
    }

    /// The cells it can reach.
    pub fn reachable(&self) -> CellSet {
        self.ways.keys().copied().collect()
    }

    /// The movement that driving to `cell` costs, if it can be reached.
    pub fn cost(&self, cell: Cell) -> Option<u8> {
        self.ways.get(&cell).map(|way| way.cost)
    }

    /// The cells to which a teleport is needed or saves movement.
    pub fn teleports(&self) -> CellSet {
        let leaps = self.ways.iter().filter(|(_, way)| way.teleports);
        leaps.map(|(cell, _)| *cell).collect()
    }

    /// The cells of the route to `cell`, the first step first; empty if it cannot be reached.
    pub fn way_to(&self, cell: Cell) -> Vec<Cell> {
        let mut way = Vec::new();
        let mut here = cell;
        while let Some(step) = self.ways.get(&here).filter(|_| way.len() < self.ways.len()) {
            way.push(here);
            here = step.before;
        }
        way.reverse();
        way
    }
}

/// The number of pieces that are still on the planet, to be collected or loaded.
fn left(owner: &Seat) -> u8 {
    (owner.board.lifepods | owner.board.meteorites).len() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;

    fn cell(column: u8, row: u8) -> Cell {
        Cell::new(column, row).unwrap()
    }

    fn driving(movement: u8, rovers: &[Cell]) -> (GameState, SeatId) {
        let mut state = Setup::standard(1, "routes").deal().unwrap();
        state
            .apply(&Action {
                seat: SeatId(0),
                choice: Choice::Rotate(0),
            })
            .unwrap();
        let seat = &mut state.seats[0];
        seat.turn.movement = movement;
        seat.board.lifepods = CellSet::EMPTY;
        seat.board.rovers = rovers.iter().copied().collect();
        (state, SeatId(0))
    }

    #[test]
    fn a_rover_reaches_what_its_movement_pays() {
        let (state, seat) = driving(2, &[cell(5, 5)]);
        let routes = Routes::explore(&state, seat, cell(5, 5));
        assert_eq!(routes.reachable().len(), 12);
        assert_eq!(routes.cost(cell(6, 6)), Some(2));
        assert_eq!(routes.cost(cell(5, 5)), None);
        assert_eq!(routes.cost(cell(8, 5)), None);
    }

    #[test]
    fn a_way_goes_around_other_rovers() {
        let (state, seat) = driving(4, &[cell(5, 5), cell(6, 5)]);
        let routes = Routes::explore(&state, seat, cell(5, 5));
        assert_eq!(routes.cost(cell(6, 5)), None);
        assert_eq!(routes.cost(cell(7, 5)), Some(4));
        let way = routes.way_to(cell(7, 5));
        assert_eq!((way.len(), way.last()), (4, Some(&cell(7, 5))));
    }

    #[test]
    fn of_equally_long_ways_the_one_that_collects_is_taken() {
        let (mut state, seat) = driving(2, &[cell(5, 5)]);
        for corner in [cell(6, 5), cell(5, 6)] {
            state.seats[0].board.lifepods = CellSet::of(corner);
            let routes = Routes::explore(&state, seat, cell(5, 5));
            assert_eq!(routes.way_to(cell(6, 6)), [corner, cell(6, 6)]);
            assert_eq!(routes.ways[&cell(6, 6)].collected, 1);
        }
    }

    #[test]
    fn without_movement_nothing_is_in_reach() {
        let (state, seat) = driving(0, &[cell(5, 5)]);
        assert!(
            Routes::explore(&state, seat, cell(5, 5))
                .reachable()
                .is_empty()
        );
    }
}
