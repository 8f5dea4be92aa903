//! What rovers can still reach.

use super::Time;
use crate::bot::weights::PieceWeights;
use crate::game::{Board, CellSet, Terrain};

/// What the rovers of `board` promise.
pub(super) fn pieces(board: &Board, time: Time, weights: &PieceWeights) -> f32 {
    if board.rovers.is_empty() {
        return 0.0;
    }
    let near = |targets: CellSet| nearness(board, board.rovers, targets, weights);
    let promised =
        weights.lifepod * near(board.lifepods) + weights.meteorite * (near(board.meteorites) + carried(board, weights));
    promised * time.soon(weights.delay)
}

/// How near carried meteorites are to where they are delivered, counted in meteorites under the wheels.
fn carried(board: &Board, weights: &PieceWeights) -> f32 {
    let depots = board.resources(Terrain::Rover);
    board.loaded.len() as f32 + nearness(board, depots, board.loaded, weights)
}

/// How near all `targets` are to the nearest of `rovers`, by steps that the planet allows: 1 for one under its wheels,
/// less with each step, nothing when it is far away.
fn nearness(board: &Board, rovers: CellSet, targets: CellSet, weights: &PieceWeights) -> f32 {
    const FAR: f32 = 0.005;
    let (planet, open) = (board.planet(), !board.planet().barred(board));
    let (mut reached, mut left, mut each, mut sum) = (rovers, targets, 1.0, 0.0);
    while !left.is_empty() && each > FAR {
        sum += each * (left & reached).len() as f32;
        left = left.without(reached);
        reached = reached | (planet.steps_of_all(reached) & open);
        each *= weights.fading.min(0.9);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Weights;
    use crate::game::{Cell, Orientation, PlanetId, Shape, Tile};

    #[test]
    fn a_carried_meteorite_is_worth_more_than_a_lying_one_and_most_beside_a_rover_resource() {
        let (weights, time) = (&Weights::in_use().pieces, Time { rounds: 10.0 });
        let mut board = Board::new(PlanetId::STANDARD);
        let tile = Tile::all().find(|tile| tile.shape() == Shape::F && tile.terrains().contains(&Terrain::Rover));
        let anchor = Cell::new(4, 2).expect("on the grid");
        board.lay_tile(tile.expect("a tile"), Orientation::new(false, 0), anchor);
        board.lifepods = CellSet::EMPTY;
        let mut carrying = |column, row| {
            let rover = CellSet::of(Cell::new(column, row).expect("on the grid"));
            (board.rovers, board.meteorites, board.loaded) = (rover, rover, CellSet::EMPTY);
            let lying = pieces(&board, time, weights);
            (board.meteorites, board.loaded) = (CellSet::EMPTY, rover);
            (lying, pieces(&board, time, weights))
        };
        let (near, far) = (carrying(5, 5), carrying(5, 10));
        assert!(near.1 > near.0 && far.1 > far.0, "{near:?} {far:?}");
        assert!(near.1 > far.1, "{near:?} {far:?}");
    }
}
