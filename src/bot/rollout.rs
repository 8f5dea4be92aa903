//! Playing on from a position by the quick policy.

use super::plan::{self, knows_its_tiles, plan};
use super::policy::Policy;
use super::rounds::{Horizon, before, next_round};
use crate::game::state::Phase;
use crate::game::station::DEPOTS;
use crate::game::{Choice, GameState, Seat, SeatId};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// So many placements are looked at in each round where nobody knows which tiles come.
const SAMPLES: usize = 40;

/// Plays `state` on.
pub(super) fn play_on(policy: &mut Policy, state: &mut GameState, rng: &mut ChaCha8Rng, horizon: Horizon<'_>) {
    let Horizon { seat, rounds, .. } = horizon;
    if knows_its_tiles(state) {
        plan(policy, state, rng, horizon);
    } else if state.seats.len() == 1 {
        play_rounds(policy, state, seat, rounds, rng);
    } else {
        play_alone(policy, state, seat, rounds, rng);
    }
}

/// How many rollouts [`play_on`] counts as: it may look for a good way on.
pub(super) const fn rollouts_in_one(state: &GameState) -> u32 {
    if knows_its_tiles(state) { plan::ROLLOUTS } else { 1 }
}

/// Those who compete with `seat` for objectives, each as it may stand after so many more rounds: what they do does not
/// depend on what `seat` does.
pub(super) fn rivals(
    policy: &mut Policy,
    state: &GameState,
    seat: SeatId,
    rounds: u8,
    rng: &mut ChaCha8Rng,
) -> Vec<(SeatId, Seat)> {
    let rivals = state.seat_ids().filter(|other| *other != seat && compete(state, seat, *other));
    let played = rivals.map(|rival| {
        let mut dealt = state.redeal(seat, rng);
        policy.look_at(&dealt, rival);
        play_alone(policy, &mut dealt, rival, rounds + u8::from(comes_after(state, rival, seat)), rng);
        (rival, dealt.seat(rival).clone())
    });
    played.collect()
}

fn compete(state: &GameState, seat: SeatId, other: SeatId) -> bool {
    let between = |seats: &[SeatId; 2]| seats.contains(&seat) && seats.contains(&other);
    !state.contests.is_empty() || state.objectives.iter().any(|objective| between(&objective.between))
}

/// Whether `other` has its turn of this round still before it while `seat` has its own.
fn comes_after(state: &GameState, other: SeatId, seat: SeatId) -> bool {
    matches!(state.phase, Phase::Turns { .. }) && before(state, other) > before(state, seat)
}

/// A round of one seat has fewer steps.
const MAX_STEPS: usize = 100;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Weights;
    use crate::game::Setup;
    use rand::SeedableRng;

    #[test]
    fn neighbours_play_on_and_nobody_else() {
        let mut state = Setup::standard(4, "neighbours").deal().expect("a sound setup");
        let commander = state.commander;
        state.apply(&crate::game::Action { seat: commander, choice: Choice::Rotate(0) }).expect("it turns the station");
        let mut policy = Policy::new(Weights::in_use().clone());
        let rivals = rivals(&mut policy, &state, commander, 2, &mut ChaCha8Rng::seed_from_u64(1));
        let opponents: Vec<SeatId> = state.objective_scores(commander).iter().map(|score| score.opponent).collect();
        assert_eq!(rivals.len(), 2, "one on each side");
        for (rival, played) in rivals {
            assert!(opponents.contains(&rival));
            let covered = played.board.covered().len();
            assert!((6..=20).contains(&covered), "tiles of this round and two more: {covered} cells");
        }
    }

    #[test]
    fn alone_there_are_no_rivals() {
        let state = Setup::standard(1, "alone").deal().expect("a sound setup");
        let mut policy = Policy::new(Weights::in_use().clone());
        assert!(rivals(&mut policy, &state, SeatId(0), 2, &mut ChaCha8Rng::seed_from_u64(1)).is_empty());
    }
}
