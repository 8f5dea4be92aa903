//! Candidates: the choices that deserve a closer look.

use super::Limit;
use super::beam::best_line;
use super::journeys::valued;
use super::policy::Policy;
use super::single_seat_round::offer_tile;
use rules::state::Phase;
use rules::station::DEPOTS;
use rules::{Choice, GameState, SeatId};

/// A choice with its result in the seat's own turn.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) choice: Choice,
    /// The state after the rest of the turn, played in the best way found.
    pub(super) after: GameState,
    /// The value of that state.
    pub(super) prior: f32,
}

/// The number of candidates wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Width {
    /// Placements of tiles, or other choices where no tile is to be placed.
    pub(super) most: usize,
    /// Other choices where a tile is to be placed.
    pub(super) others: usize,
}

/// The choices of `seat` that look best at once, each with the rest of its turn, best first.
pub(super) fn candidates(
    policy: &mut Policy,
    state: &GameState,
    seat: SeatId,
    width: Width,
    limit: &Limit,
) -> Vec<Candidate> {
    policy.look_at(state, seat);
    let mut found: Vec<Candidate> = if state.phase == Phase::Rotate && state.active() == Some(seat)
    {
        (0..DEPOTS)
            .map(|steps| candidate(policy, state, seat, Choice::Rotate(steps)))
            .collect()
    } else {
        let choices = promising(policy, state, seat, width);
        // At least one is examined, so that there is an answer.
        let in_time = choices
            .into_iter()
            .enumerate()
            .take_while(|(index, _)| *index == 0 || !limit.is_reached());
        in_time
            .map(|(_, choice)| candidate(policy, state, seat, choice))
            .collect()
    };
    found.sort_by(|first, second| second.prior.total_cmp(&first.prior));
    found
}

/// The choices that look best by sketch or by immediate value.
fn promising(policy: &mut Policy, state: &GameState, seat: SeatId, width: Width) -> Vec<Choice> {
    let choices = state.legal(seat);
    let mut sketched = Vec::new();
    policy.sketches(state, seat, &choices, None, &mut sketched);
    let places = sketched.iter().any(|(_, choice)| choice.places_tile());
    let all_sketched = |choice: &Choice| sketched.iter().any(|(_, other)| other == choice);
    let others: Vec<Choice> = choices
        .into_iter()
        .filter(|choice| !all_sketched(choice))
        .collect();
    let sketched = best(sketched, width.most);
    let valued = valued(policy, state, seat, others);
    let idle = |value: f32| value == f32::MIN;
    let sensible: Vec<_> = valued
        .iter()
        .copied()
        .filter(|(value, _)| !idle(*value))
        .collect();
    let others = if sensible.is_empty() && !places {
        valued
    } else {
        sensible
    };
    let others = best(others, if places { width.others } else { width.most });
    sketched.into_iter().chain(others).collect()
}

fn best(mut valued: Vec<(f32, Choice)>, count: usize) -> Vec<Choice> {
    valued.sort_by(|(first, _), (second, _)| second.total_cmp(first));
    valued
        .into_iter()
        .take(count)
        .map(|(_, choice)| choice)
        .collect()
}

/// `choice`, which is legal, as a candidate. The turn is not actually ended, and no civ card is looked at: what follows is
/// unknown.
pub(super) fn candidate(
    policy: &mut Policy,
    state: &GameState,
    seat: SeatId,
    choice: Choice,
) -> Candidate {
    let mut after = state.clone();
    match choice {
        Choice::EndTurn => {
            return Candidate {
                choice,
                prior: policy.worth_ended(&after, seat),
                after,
            };
        }
        look if look.looks() => {}
        Choice::Rotate(steps) if state.phase == Phase::Rotate => turn(&mut after, seat, steps),
        _ => {
            policy.play(&mut after, seat, choice);
        }
    }
    finish(policy, after, seat, choice)
}

/// A candidate that led to `after`, played to the end of the turn.
fn finish(policy: &mut Policy, after: GameState, seat: SeatId, choice: Choice) -> Candidate {
    let line = best_line(policy, after, seat);
    let prior = policy.worth_ended(&line.state, seat);
    Candidate {
        choice,
        after: line.state,
        prior,
    }
}

/// Turns the station and lets `seat` take its tile immediately.
fn turn(state: &mut GameState, seat: SeatId, steps: u8) {
    state.station.turn_clockwise(steps);
    offer_tile(state, seat);
}
