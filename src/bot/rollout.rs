//! Playing on from a position by the quick policy.

use super::policy::Policy;
use crate::game::board::CellSet;
use crate::game::corporation::LevelSet;
use crate::game::effect::{Effect, Pending, Source};
use crate::game::state::Phase;
use crate::game::station::DEPOTS;
use crate::game::{Choice, GameState, SeatId};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// So many placements are looked at in each round.
const SAMPLES: usize = 40;
/// A round of one seat has fewer steps.
const MAX_STEPS: usize = 100;

/// What `state` is worth to `seat` after so many more rounds.
pub(super) fn play_on(
    policy: &mut Policy,
    state: &mut GameState,
    seat: SeatId,
    rounds: u8,
    rng: &mut ChaCha8Rng,
) -> f32 {
    if state.seats.len() == 1 {
        play_rounds(policy, state, seat, rounds, rng);
    } else {
        play_alone(policy, state, seat, rounds, rng);
    }
    policy.worth(state, seat)
}

/// Plays the rounds of the only seat as they come.
fn play_rounds(policy: &mut Policy, state: &mut GameState, seat: SeatId, rounds: u8, rng: &mut ChaCha8Rng) {
    let last = state.round + u16::from(rounds);
    let most = MAX_STEPS * (usize::from(rounds) + 1);
    for _ in 0..most {
        let choice = match state.phase {
            Phase::Rotate => Some(Choice::Rotate(rng.random_range(0..u32::from(DEPOTS)) as u8)),
            _ => policy.step(state, seat, Some((SAMPLES, rng))),
        };
        let Some(choice) = choice else { return };
        if choice == Choice::EndTurn && matches!(state.phase, Phase::Turns { .. }) && state.round >= last {
            return;
        }
        if !policy.play(state, seat, choice) {
            return;
        }
    }
}

/// Plays the rounds of one seat of several by itself: the boards are independent (rules §3.4).
fn play_alone(policy: &mut Policy, state: &mut GameState, seat: SeatId, rounds: u8, rng: &mut ChaCha8Rng) {
    for _ in 0..rounds {
        if state.last_round.is_some() {
            return;
        }
        next_round(state, seat, rng);
        policy.turn(state, seat, Some((SAMPLES, rng)));
    }
}

/// Begins a round for `seat` alone: the station has turned anyhow, what was claimed is worth what it is worth.
fn next_round(state: &mut GameState, seat: SeatId, rng: &mut ChaCha8Rng) {
    state.station.reveal();
    state.station.rotation = rng.random_range(0..u32::from(DEPOTS)) as u8;
    state.round += 1;
    state.alerts.in_force = None;
    state.alerts.hidden.pop();
    let count = state.seats.len() as u8;
    state.phase = Phase::Turns { done: (seat.0 + count - state.commander.0) % count };
    let owner = &mut state.seats[seat.index()];
    owner.turn.agenda.clear();
    owner.turn.used = LevelSet::default();
    owner.turn.placed = CellSet::EMPTY;
    owner.turn.chosen = None;
    owner.turn.movement = owner.rules().round_movement(owner);
    owner.turn.agenda.push(Pending::new(Effect::TakeTile, Source::Round));
}
