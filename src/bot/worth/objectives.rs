//! The chances of objectives.

use super::Time;
use crate::bot::weights::ObjectiveWeights;
use crate::game::board::cells::STRIDE;
use crate::game::card::{Condition, Need, Wants};
use crate::game::score::{OBJECTIVE_WIN, PRIVATE_MEDALS};
use crate::game::{Board, CellSet, GameState, Objective, Seat, SeatId, Terrain};

/// The medals that those private objectives of `owner` promise that ask for something on the planet, were `board` its own.
pub(super) fn on_planet(owner: &Seat, board: &Board, time: Time, weights: &ObjectiveWeights) -> f32 {
    let chances = owner.private_objectives.iter().filter_map(|objective| {
        let condition = objective.condition();
        let (rate, spread) = (weights.rate[kind(condition)], weights.spread[kind(condition)]);
        Some(chance(margin_on_planet(condition, board, rate * time.rounds)?, time, spread))
    });
    chances.sum::<f32>() * f32::from(PRIVATE_MEDALS)
}

/// The medals that the other private objectives of `owner` promise.
pub(super) fn elsewhere(owner: &Seat, time: Time, weights: &ObjectiveWeights) -> f32 {
    let chances = owner.private_objectives.iter().filter_map(|objective| {
        let condition = objective.condition();
        let (rate, spread) = (weights.rate[kind(condition)], weights.spread[kind(condition)]);
        Some(chance(margin_elsewhere(*objective, owner, rate * time.rounds)?, time, spread))
    });
    chances.sum::<f32>() * f32::from(PRIVATE_MEDALS)
}

/// Objectives between neighbours, and those for which all compete.
pub(super) fn shared(state: &GameState, seat: SeatId, time: Time, weights: &ObjectiveWeights) -> f32 {
    let between = state.objective_scores(seat).into_iter().map(|standing| {
        let margin = f32::from(standing.own) - f32::from(standing.other);
        let margin = if standing.objective.wants() == Wants::Most { margin } else { -margin };
        f32::from(OBJECTIVE_WIN) / (1.0 + (-margin / (CLOSE + weights.margin * time.rounds.sqrt())).exp())
    });
    let contests = state.contests.iter().map(|objective| f32::from(state.contest_medals(seat, *objective)));
    between.sum::<f32>() + contests.sum::<f32>()
}

/// How uncertain a margin is at the end: not at all, but a half of the medals is right for a tie.
const CLOSE: f32 = 0.15;
/// Much less than enough.
const IMPOSSIBLE: f32 = -50.0;

/// Which of the weights concern a condition.
const fn kind(condition: Condition) -> usize {
    match condition {
        Condition::Rectangle(..) => 0,
        Condition::RichArea(..) => 1,
        Condition::TrackAtTop(_) => 2,
        Condition::AtMostResources(..) => 3,
        Condition::Meteorites(_) => 4,
        Condition::MoreLifepodsThanMeteorites => 5,
        Condition::NoEmptyIce => 6,
        Condition::NoEmptyLand => 7,
    }
}

/// The chance that a condition is met at the end for which so much more than enough can be expected.
fn chance(margin: f32, time: Time, spread: f32) -> f32 {
    if time.rounds <= 0.0 {
        return f32::from(u8::from(margin >= 0.0));
    }
    1.0 / (1.0 + (-(margin + 0.5) / (spread.max(0.05) * (1.0 + time.rounds).sqrt())).exp())
}

/// By how much what `board` has, and what is still to come, exceeds what `condition` asks for on the planet; nothing if
/// it asks for something else.
fn margin_on_planet(condition: Condition, board: &Board, coming: f32) -> Option<f32> {
    match condition {
        Condition::Rectangle(width, height, terrain) => {
            let most = best_rectangle(board, width, height, terrain);
            Some(most.map_or(IMPOSSIBLE, |most| coming - f32::from(width * height - most)))
        }
        Condition::RichArea(count, terrain) => Some(coming - (f32::from(count) - richest(board, terrain)).max(0.0)),
        Condition::NoEmptyIce => Some(coming - (board.empty() & board.data().ice).len() as f32),
        Condition::NoEmptyLand => Some(coming - board.open().without(board.data().ice).len() as f32),
        Condition::AtMostResources(count, terrain) => {
            Some(f32::from(count) - board.resources(terrain).len() as f32 - coming)
        }
        Condition::TrackAtTop(_) | Condition::Meteorites(_) | Condition::MoreLifepodsThanMeteorites => None,
    }
}

/// As [`margin_on_planet`] for conditions that ask for something elsewhere.
fn margin_elsewhere(objective: Objective, owner: &Seat, coming: f32) -> Option<f32> {
    match objective.condition() {
        Condition::TrackAtTop(_) | Condition::Meteorites(_) | Condition::MoreLifepodsThanMeteorites => {
            let progress = objective.progress(owner);
            Some(match progress.need {
                Need::AtLeast(least) => coming - f32::from(least.saturating_sub(progress.has)),
                Need::AtMost(most) => f32::from(most) - f32::from(progress.has) - coming,
            })
        }
        _ => None,
    }
}

/// The most cells of `terrain` in a rectangle that can still become wholly that terrain, either way round; nothing if
/// there is no such rectangle.
fn best_rectangle(board: &Board, width: u8, height: u8, terrain: Terrain) -> Option<u8> {
    let shown = board.terrain(terrain);
    let open = shown | board.empty();
    let upright = fullest(shown, open, width, height);
    if width == height { upright } else { upright.max(fullest(shown, open, height, width)) }
}

/// The most cells of `shown` in a rectangle of so many columns and rows inside `open`: counted for all places at once,
/// bit by bit of the counts.
fn fullest(shown: CellSet, open: CellSet, width: u8, height: u8) -> Option<u8> {
    let mut possible = CellSet::GRID;
    let mut bits = [CellSet::EMPTY; 4];
    for shift in (0..height).flat_map(|row| (0..width).map(move |column| row * STRIDE + column)) {
        possible &= open.shifted_back(shift);
        let mut carry = shown.shifted_back(shift);
        for bit in &mut bits {
            (*bit, carry) = ((*bit | carry).without(*bit & carry), *bit & carry);
        }
    }
    if possible.is_empty() {
        return None;
    }
    let mut most = 0;
    for (index, bit) in bits.iter().enumerate().rev() {
        if possible.meets(*bit) {
            possible &= *bit;
            most |= 1 << index;
        }
    }
    Some(most)
}

/// The most resources of `terrain` in one of its areas.
fn richest(board: &Board, terrain: Terrain) -> f32 {
    let resources = board.resources(terrain);
    board.areas(terrain).map(|area| (area & resources).len()).max().unwrap_or(0) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Cell;

    #[test]
    fn the_fullest_rectangle_that_can_be_completed_is_found() {
        let cells =
            |list: &[(u8, u8)]| list.iter().filter_map(|(column, row)| Cell::new(*column, *row)).collect::<CellSet>();
        let shown = cells(&[(2, 2), (3, 2), (2, 3), (8, 8)]);
        assert_eq!(fullest(shown, CellSet::GRID, 3, 3), Some(3));
        let open = CellSet::GRID.without(cells(&[(3, 3)]));
        assert_eq!(fullest(shown, open, 3, 3), Some(2), "only rectangles without what lies there");
        assert_eq!(fullest(shown, shown, 3, 3), None);
    }
}
