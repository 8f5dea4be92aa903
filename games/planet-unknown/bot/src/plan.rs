//! Planning where the coming tiles are known: the station turns by itself, one depot per round (rules §3.2).
//!
//! A player who knows the tiles of the next rounds keeps room for them. One greedy game does not show that; several
//! games side by side do, of which the best continue.

use super::policy::{Policy, leads_into_the_unknown};
use super::single_seat_round::{Horizon, next_round};
use rand_chacha::ChaCha8Rng;
use rules::effect::Effect;
use rules::state::Phase;
use rules::{Choice, GameState, SeatId};

/// The number of lines followed from round to round.
const LINES: usize = 2;
/// The number of placements tried out in each round of a line.
const TRIES: usize = 3;
/// The number of placements sketched to find those.
const SAMPLES: usize = 80;
/// The number of greedy rollouts that take about as long as one plan.
pub(super) const ROLLOUTS: u32 = 4;
/// An upper bound on the steps of a seat between two of its placements.
const MAX_STEPS: usize = 100;

/// Whether the seats know their coming tiles.
pub(super) const fn knows_its_tiles(state: &GameState) -> bool {
    state.options.turns_by_itself()
}

/// Plays `state` on in the best way found, for fewer rounds if time runs out.
pub(super) fn plan(
    policy: &mut Policy,
    state: &mut GameState,
    rng: &mut ChaCha8Rng,
    horizon: Horizon<'_>,
) {
    let Horizon { seat, rounds, .. } = horizon;
    let mut lines = vec![state.clone()];
    for _ in 0..rounds {
        if horizon.limit.is_reached() {
            break;
        }
        let mut found = Vec::with_capacity(LINES * TRIES);
        for mut line in lines {
            match begin_turn(policy, &mut line, seat, rng) {
                Some(choices) => try_placements(policy, &line, seat, &choices, rng, &mut found),
                None => found.push((policy.worth(&line, seat), line)),
            }
        }
        found.sort_by(|(first, _), (second, _)| second.total_cmp(first));
        found.dedup_by(|(second, _), (first, _)| first == second);
        let best = found.into_iter().take(LINES);
        lines = best.map(|(_, line)| line).collect();
    }
    if let Some(best) = lines.into_iter().next() {
        *state = best;
    }
}

/// Plays `line` on until `seat` places its tile of the next round, and returns its choices at that point; `None` if it
/// does not get there. Tiles from civ cards are placed on the way.
fn begin_turn(
    policy: &mut Policy,
    line: &mut GameState,
    seat: SeatId,
    rng: &mut ChaCha8Rng,
) -> Option<Vec<Choice>> {
    if line.seats.len() > 1 {
        if line.last_round.is_some() {
            return None;
        }
        next_round(line, seat, rng);
    }
    for _ in 0..MAX_STEPS {
        if line.phase == Phase::Finished {
            return None;
        }
        if waits_for_tile(line, seat) {
            let choices = line.legal(seat);
            if choices.iter().any(Choice::places_tile) {
                return Some(choices);
            }
        }
        let step = policy.step(line, seat, None);
        let goes_on = |choice: &Choice| line.seats.len() == 1 || !leads_into_the_unknown(choice);
        let choice = step.filter(goes_on)?;
        policy.play(line, seat, choice);
    }
    None
}

/// Whether `seat` has yet to take its tile of the round.
pub(super) fn waits_for_tile(state: &GameState, seat: SeatId) -> bool {
    let mut agenda = state.seat(seat).turn.agenda.iter();
    let in_turns = matches!(state.phase, Phase::Turns { .. });
    in_turns && agenda.any(|pending| pending.effect == Effect::TakeTile)
}

/// Adds the results of `line` after each of the best-looking placements of `choices` to `found`, with their values.
fn try_placements(
    policy: &mut Policy,
    line: &GameState,
    seat: SeatId,
    choices: &[Choice],
    rng: &mut ChaCha8Rng,
    found: &mut Vec<(f32, GameState)>,
) {
    let mut sketched = Vec::new();
    policy.sketches(line, seat, choices, Some((SAMPLES, rng)), &mut sketched);
    sketched.sort_by(|(first, _), (second, _)| second.total_cmp(first));
    for (_, choice) in sketched.into_iter().take(TRIES) {
        let mut after = line.clone();
        policy.play(&mut after, seat, choice);
        policy.turn(&mut after, seat, None);
        found.push((policy.worth(&after, seat), after));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limit, Weights};
    use game::luck;
    use rules::{Action, EventMix, Setup};

    /// A game whose first round was played by the policy, up to the end of the turn.
    fn begun(mut setup: Setup) -> (Policy, GameState, SeatId) {
        setup.options.solo = setup.seats.len() == 1;
        setup.options.two_player_variant = !setup.options.solo;
        setup.options.events = Some(EventMix::BALANCED);
        let mut state = setup.deal().expect("a valid setup");
        let mut policy = Policy::new(Weights::in_use().clone());
        while state.round == 0 {
            let seat = state.active().expect("somebody prepares");
            let choice = state.legal(seat)[0];
            state.apply(&Action { seat, choice }).expect("it is legal");
        }
        let seat = state.active().expect("somebody has a turn");
        policy.look_at(&state, seat);
        policy.turn(&mut state, seat, None);
        (policy, state, seat)
    }

    #[test]
    fn a_plan_lays_a_tile_in_each_round_and_finds_more_than_greedy_play() {
        let mut gained = 0.0;
        for deal in 0..6 {
            let (mut policy, state, seat) = begun(Setup::standard(1, &format!("plan {deal}")));
            let (mut planned, mut greedy) = (state.clone(), state.clone());
            let horizon = Horizon {
                seat,
                rounds: 4,
                as_dealt: false,
                limit: &Limit::none(),
            };
            plan(&mut policy, &mut planned, &mut luck("plan"), horizon);
            assert_eq!(planned.round, state.round + 4);
            let laid =
                planned.seat(seat).board.covered().len() - state.seat(seat).board.covered().len();
            assert!(
                (4 * 3..=4 * 8).contains(&laid),
                "four tiles and a few patches: {laid} cells"
            );
            while greedy.round < planned.round {
                assert!(begin_turn(&mut policy, &mut greedy, seat, &mut luck("greedy")).is_some());
                policy.turn(&mut greedy, seat, None);
            }
            gained += policy.worth(&planned, seat) - policy.worth(&greedy, seat);
        }
        assert!(gained > 0.0, "{gained} medals in six games");
    }

    /// rules §3.2: in the two-player variant the station turns one depot clockwise in each round.
    #[test]
    fn the_tiles_planned_for_are_those_that_come() {
        let (mut policy, state, seat) = begun(Setup::standard(2, "variant"));
        let mut next = state.clone();
        assert!(begin_turn(&mut policy, &mut next, seat, &mut luck("variant")).is_some());
        let mut turned = state;
        turned.station.reveal();
        turned.station.turn_clockwise(1);
        assert_eq!(next.offered(seat), turned.offered(seat));
    }

    #[test]
    fn a_plan_ends_with_the_game() {
        let (mut policy, mut state, seat) = begun(Setup::standard(1, "to the end"));
        let horizon = Horizon {
            seat,
            rounds: u8::MAX,
            as_dealt: false,
            limit: &Limit::none(),
        };
        plan(&mut policy, &mut state, &mut luck("to the end"), horizon);
        assert_eq!(state.phase, Phase::Finished);
    }
}
