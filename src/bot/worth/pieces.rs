//! What rovers can still reach.

use super::Time;
use crate::bot::weights::PieceWeights;
use crate::game::{Board, Cell, CellSet};

/// What the rovers of `board` promise.
pub(super) fn pieces(board: &Board, time: Time, weights: &PieceWeights) -> f32 {
    if board.rovers.is_empty() {
        return 0.0;
    }
    let near =
        |targets: CellSet| targets.into_iter().map(|target| nearness(board.rovers, target, weights)).sum::<f32>();
    let promised = weights.lifepod * near(board.lifepods) + weights.meteorite * near(board.meteorites);
    promised * time.soon(weights.delay)
}

/// How near the nearest of `rovers` is to `target`: 1 on it.
fn nearness(rovers: CellSet, target: Cell, weights: &PieceWeights) -> f32 {
    let distance = |rover: Cell| {
        u32::from(rover.column().abs_diff(target.column())) + u32::from(rover.row().abs_diff(target.row()))
    };
    rovers.into_iter().map(distance).min().map_or(0.0, |steps| weights.fading.min(1.0).powi(steps as i32))
}
