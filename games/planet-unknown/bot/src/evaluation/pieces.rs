//! The prospects of rovers: what they can still reach.

use super::Time;
use crate::weights::PieceWeights;
use arrayvec::ArrayVec;
use rules::{Board, CellSet, Terrain};

/// The prospects of the rovers on `board`. With `carried`, rovers carry meteorites instead of collecting them.
pub(super) fn pieces(board: &Board, carried: bool, time: Time, weights: &PieceWeights) -> f32 {
    if board.rovers.is_empty() {
        return 0.0;
    }
    let near = Nearness::new(
        board,
        board.rovers,
        board.lifepods | board.meteorites,
        weights,
    );
    let meteorites = if carried {
        brought(board, &near, weights)
    } else {
        near.all(board.meteorites)
    };
    (weights.lifepod * near.all(board.lifepods) + weights.meteorite * meteorites)
        * time.soon(weights.delay)
}

/// How near meteorites are to their delivery points, counted in meteorites under the wheels. Those on the ground have
/// to be fetched first.
fn brought(board: &Board, rovers: &Nearness, weights: &PieceWeights) -> f32 {
    let depots = Nearness::new(
        board,
        board.resources(Terrain::Rover),
        board.meteorites | board.loaded,
        weights,
    );
    rovers.both(&depots, board.meteorites) + depots.all(board.loaded)
}

/// How near cells are to the closest of several places, in steps that the planet allows rovers: 1 at the place itself,
/// less with each step, 0 when it is far away.
struct Nearness {
    /// The cells first reached with no step, with one step and so on.
    rings: ArrayVec<CellSet, FARTHEST>,
    fading: f32,
}

/// The largest number of steps considered.
const FARTHEST: usize = 16;

impl Nearness {
    /// The nearness of `targets` to `from`, summed.
    fn new(board: &Board, from: CellSet, targets: CellSet, weights: &PieceWeights) -> Self {
        const FAR: f32 = 0.005;
        let (planet, open) = (board.data(), !board.barred());
        let fading = weights.fading.min(0.9);
        let (mut rings, mut reached, mut ring, mut each) = (ArrayVec::new(), from, from, 1.0);
        while each > FAR
            && !ring.is_empty()
            && rings.try_push(ring).is_ok()
            && !targets.is_within(reached)
        {
            ring = (planet.steps(ring, false) & open).without(reached);
            reached |= ring;
            each *= fading;
        }
        Self { rings, fading }
    }

    /// The nearness of all `targets`, summed.
    fn all(&self, targets: CellSet) -> f32 {
        self.sum(|ring| (targets & ring).len() as f32)
    }

    /// The nearness of all `targets` to both places, summed.
    fn both(&self, other: &Self, targets: CellSet) -> f32 {
        self.sum(|ring| other.all(targets & ring))
    }

    /// What is in each ring, times its nearness, summed.
    fn sum(&self, within: impl Fn(CellSet) -> f32) -> f32 {
        let (mut each, mut sum) = (1.0, 0.0);
        for ring in &self.rings {
            sum += each * within(*ring);
            each *= self.fading;
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Weights;
    use rules::{Cell, Orientation, PlanetId, Shape, Tile};

    fn cell(column: u8, row: u8) -> CellSet {
        CellSet::of(Cell::new(column, row).expect("on the grid"))
    }

    /// A planet with a rover resource on it and nothing to collect.
    fn with_a_depot() -> Board {
        let mut board = Board::new(PlanetId::STANDARD);
        let tile = Tile::all()
            .find(|tile| tile.shape() == Shape::F && tile.terrains().contains(&Terrain::Rover));
        let anchor = Cell::new(4, 2).expect("on the grid");
        board.lay_tile(tile.expect("a tile"), Orientation::new(false, 0), anchor);
        (board.lifepods, board.meteorites) = (CellSet::EMPTY, CellSet::EMPTY);
        board
    }

    #[test]
    fn fetching_a_meteorite_is_progress_and_so_is_each_step_with_it_to_a_rover_resource() {
        let (weights, time, mut board) = (
            &Weights::in_use().pieces,
            Time { rounds: 10.0 },
            with_a_depot(),
        );
        let mut worth = |rover, meteorites, loaded| {
            (board.rovers, board.meteorites, board.loaded) = (rover, meteorites, loaded);
            pieces(&board, true, time, weights)
        };
        let lying = worth(cell(5, 11), cell(5, 10), CellSet::EMPTY);
        let loaded = worth(cell(5, 10), CellSet::EMPTY, cell(5, 10));
        let brought = worth(cell(5, 6), CellSet::EMPTY, cell(5, 6));
        assert!(
            lying < loaded && loaded < brought,
            "{lying} {loaded} {brought}"
        );
    }

    #[test]
    fn a_meteorite_that_is_only_to_be_reached_is_worth_the_same_wherever_it_would_be_delivered() {
        let (weights, time, mut board) = (
            &Weights::in_use().pieces,
            Time { rounds: 10.0 },
            with_a_depot(),
        );
        let mut worth = |row| {
            (board.rovers, board.meteorites) = (cell(5, row), cell(5, row - 1));
            [false, true].map(|carried| pieces(&board, carried, time, weights))
        };
        let (near, far) = (worth(6), worth(11));
        assert_eq!(near[0], far[0]);
        assert!(near[1] > far[1], "{near:?} {far:?}");
    }

    #[test]
    fn what_lies_beyond_the_chasm_is_not_near() {
        let weights = &Weights::in_use().pieces;
        let board = Board::new(PlanetId::Tartarus);
        let planet = board.data();
        let beyond = |place: Cell| {
            let here = CellSet::of(place);
            let across =
                (here.neighbours() & board.data().cells).without(planet.steps(here, false));
            across.first().map(|across| (here, CellSet::of(across)))
        };
        let pairs: Vec<_> = board.data().cells.into_iter().filter_map(beyond).collect();
        assert!(pairs.len() > 5, "the chasm is long");
        for (rover, lifepod) in pairs {
            assert_eq!(
                Nearness::new(&board, rover, lifepod, weights).all(lifepod),
                0.0
            );
        }
    }
}
