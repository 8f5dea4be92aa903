//! Journeys: drives of several steps of which only the last one gains anything.
//!
//! As long as rounds are left, the evaluation counts each step towards a target as progress. In the last round only what
//! is reached counts, so a step is worth what can be reached with it.

use super::evaluation::rounds_left;
use super::policy::{Policy, WORTH_DOING};
use rules::{Cell, CellSet, Choice, GameState, SeatId};
use std::collections::VecDeque;

/// The `choices` of `seat` with their values. In the last round a step that begins a journey has the value of its end.
pub(super) fn valued(
    policy: &mut Policy,
    state: &GameState,
    seat: SeatId,
    choices: Vec<Choice>,
) -> Vec<(f32, Choice)> {
    let mut valued: Vec<_> = choices
        .into_iter()
        .map(|choice| (policy.value(state, seat, choice), choice))
        .collect();
    if state.seat(seat).turn.movement > 1 && rounds_left(state) == 0.0 {
        let staying = policy.worth_ended(state, seat);
        for (value, choice) in &mut valued {
            if let Choice::Drive { from, to } = *choice
                && *value == f32::MIN
            {
                let end = best_end(policy, state, seat, from, to);
                let end = end.filter(|end| *end > staying + WORTH_DOING);
                *value = end.unwrap_or(f32::MIN);
            }
        }
    }
    valued
}

/// The value of the best position that a rover reaches after its step from one cell to another with the movement that is
/// left.
fn best_end(
    policy: &mut Policy,
    state: &GameState,
    seat: SeatId,
    from: Cell,
    to: Cell,
) -> Option<f32> {
    let mut reached = CellSet::of(from) | CellSet::of(to);
    let mut ways = VecDeque::from([(driven(policy, state, seat, from, to), to)]);
    let mut best: Option<f32> = None;
    while let Some((here, rover)) = ways.pop_front() {
        for to in steps(&here, seat, rover) {
            if !reached.contains(to) {
                reached |= CellSet::of(to);
                let there = driven(policy, &here, seat, rover, to);
                let value = policy.worth_ended(&there, seat);
                best = Some(best.map_or(value, |most| most.max(value)));
                ways.push_back((there, to));
            }
        }
    }
    best
}

/// The state after one step of a rover.
fn driven(policy: &mut Policy, state: &GameState, seat: SeatId, from: Cell, to: Cell) -> GameState {
    let mut after = state.clone();
    policy.play(&mut after, seat, Choice::Drive { from, to });
    after
}

/// The cells to which the `rover` of `seat` can drive next.
fn steps(state: &GameState, seat: SeatId, rover: Cell) -> impl Iterator<Item = Cell> {
    let legal = state.legal(seat).into_iter();
    legal.filter_map(move |choice| match choice {
        Choice::Drive { from, to } if from == rover => Some(to),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rollout::tests::beside_a_lifepod;
    use crate::{Limit, advise, compare};

    const SEAT: SeatId = SeatId(0);

    /// The last turn of a solo game, with a rover three steps from the only lifepod.
    fn three_steps_from_a_lifepod(movement: u8) -> GameState {
        let mut state = beside_a_lifepod();
        while state.event_cards.hidden.pop().is_some() {}
        let owner = &mut state.seats[0];
        let cells = owner.board.data().cells;
        let around = |inner: CellSet| inner.neighbours() & cells;
        let lifepod = owner.board.lifepods.first().map(CellSet::of);
        let lifepod = lifepod.expect("there are lifepods");
        let near = around(lifepod) | lifepod;
        let far = around(around(near)).without(around(near));
        owner.board.rovers = far.first().map(CellSet::of).expect("a cell that far away");
        (owner.board.lifepods, owner.board.meteorites) = (lifepod, CellSet::EMPTY);
        owner.turn.movement = movement;
        state
    }

    fn drives(choice: Choice) -> bool {
        matches!(choice, Choice::Drive { .. })
    }

    #[test]
    fn in_the_last_round_a_lifepod_three_steps_away_is_worth_the_way() {
        let state = three_steps_from_a_lifepod(3);
        let advised = advise(&state.view(SEAT), 64, "way", &Limit::none());
        assert!(drives(advised[0].choice), "{:?}", advised[0].choice);
        let choices = [advised[0].choice, Choice::EndTurn];
        let compared = compare(&state.view(SEAT), &choices, 64, "way", &Limit::none());
        assert!(drives(compared[0].choice));
        assert!(
            compared[0].medals > compared[1].medals + 0.5,
            "{compared:?}"
        );
    }

    #[test]
    fn a_lifepod_out_of_reach_is_not_worth_a_step_in_the_last_round() {
        let state = three_steps_from_a_lifepod(2);
        let advised = advise(&state.view(SEAT), 64, "way", &Limit::none());
        assert_eq!(advised[0].choice, Choice::EndTurn);
    }
}
