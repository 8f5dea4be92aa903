//! Candidates: the choices that deserve a closer look.

use super::Limit;
use super::beam::best_line;
use super::journeys::valued;
use super::policy::{Policy, leads_into_the_unknown};
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
    let rotates = state.phase == Phase::Rotate && state.active() == Some(seat);
    let choices: Vec<Choice> = if rotates {
        (0..DEPOTS).map(Choice::Rotate).collect()
    } else {
        promising(policy, state, seat, width)
    };
    // At least one is examined, so that there is an answer.
    let in_time = choices
        .into_iter()
        .enumerate()
        .take_while(|(index, _)| rotates || *index == 0 || !limit.is_reached());
    let mut found: Vec<Candidate> = in_time
        .map(|(_, choice)| candidate(policy, state, seat, choice))
        .collect();
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
    let mut others = valued(policy, state, seat, others);
    let is_sensible = |(value, _): &(f32, Choice)| *value != f32::MIN;
    if places || others.iter().any(is_sensible) {
        others.retain(is_sensible);
    }
    let others = best(others, if places { width.others } else { width.most });
    sketched.into_iter().chain(others).collect()
}

fn best(mut valued: Vec<(f32, Choice)>, count: usize) -> Vec<Choice> {
    valued.sort_by(|(first, _), (second, _)| second.total_cmp(first));
    let best = valued.into_iter().take(count);
    best.map(|(_, choice)| choice).collect()
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
        unknown if leads_into_the_unknown(&unknown) => {}
        Choice::Rotate(steps) if state.phase == Phase::Rotate => {
            // The seat takes its tile immediately.
            after.station.turn_clockwise(steps);
            offer_tile(&mut after, seat);
        }
        _ => policy.play(&mut after, seat, choice),
    }
    if choice != Choice::EndTurn {
        after = best_line(policy, after, seat).state;
    }
    Candidate {
        choice,
        prior: policy.worth_ended(&after, seat),
        after,
    }
}
