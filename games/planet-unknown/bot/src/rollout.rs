//! Rollouts: playing on from a position with the quick policy.

use super::evaluation::rounds_left;
use super::plan::{self, knows_its_tiles, plan};
use super::policy::Policy;
use super::single_seat_round::{Horizon, next_round};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rules::state::Phase;
use rules::station::DEPOTS;
use rules::{Choice, GameState, Seat, SeatId};

/// The number of placements examined in each round when the coming tiles are unknown.
const SAMPLES: usize = 40;

/// Plays on from `state`.
pub(super) fn play_on(
    policy: &mut Policy,
    state: &mut GameState,
    rng: &mut ChaCha8Rng,
    horizon: Horizon<'_>,
) {
    let Horizon { seat, rounds, .. } = horizon;
    if knows_its_tiles(state) {
        plan(policy, state, rng, horizon);
    } else if state.seats.len() == 1 {
        play_rounds(policy, state, seat, rounds, rng);
    } else {
        play_alone(policy, state, seat, rounds, rng);
    }
}

/// Ends the turn of `seat` before [`play_on`]. With several seats, whole rounds of one seat are played (rules §3.4),
/// and there is nothing to do.
pub(super) fn end_turn(policy: &mut Policy, state: &mut GameState, seat: SeatId) {
    if state.seats.len() == 1 {
        policy.play(state, seat, Choice::EndTurn);
    }
}

/// The number of ordinary rollouts that one call of [`play_on`] is as good as: it may search for a good continuation.
pub(super) const fn rollouts_in_one(state: &GameState) -> u32 {
    if knows_its_tiles(state) {
        plan::ROLLOUTS
    } else {
        1
    }
}

/// The number of ordinary rollouts that take as long as [`play_on`] over these rounds, if that many are left.
pub(super) fn cost(state: &GameState, rounds: u8) -> u32 {
    let (rounds, left) = (u32::from(rounds.max(1)), rounds_left(state).ceil() as u32);
    (rollouts_in_one(state) * left.clamp(1, rounds)).div_ceil(rounds)
}

/// The competitors for objectives of the seat of `horizon`, each as it may stand after its rounds. Their play does not
/// depend on that of the seat.
pub(super) fn rivals(
    policy: &mut Policy,
    state: &GameState,
    rng: &mut ChaCha8Rng,
    horizon: Horizon<'_>,
) -> Vec<(SeatId, Seat)> {
    let Horizon { seat, rounds, .. } = horizon;
    let rivals = state
        .seat_ids()
        .filter(|other| *other != seat && compete(state, seat, *other));
    let played = rivals.map(|rival| {
        let mut dealt = state.clone();
        if !horizon.as_dealt {
            dealt.deal_anew(seat, rng);
        }
        policy.look_at(&dealt, rival);
        let rounds = rounds + u8::from(still_places_tile(state, rival));
        play_alone(policy, &mut dealt, rival, rounds, rng);
        (rival, dealt.seat(rival).clone())
    });
    played.collect()
}

fn compete(state: &GameState, seat: SeatId, other: SeatId) -> bool {
    let between = |seats: &[SeatId; 2]| seats.contains(&seat) && seats.contains(&other);
    !state.contests.is_empty()
        || state
            .objectives
            .iter()
            .any(|objective| between(&objective.between))
}

/// Whether `rival` has yet to place its tile of this round, in whatever order the seats act (rules §3.4).
fn still_places_tile(state: &GameState, rival: SeatId) -> bool {
    let waits = matches!(state.phase, Phase::Turns { .. }) && state.is_open(rival);
    waits && state.seat(rival).turn.placed.is_empty()
}

/// An upper bound on the steps in a round of one seat.
const MAX_STEPS: usize = 100;

/// Plays the rounds of the only seat in order.
fn play_rounds(
    policy: &mut Policy,
    state: &mut GameState,
    seat: SeatId,
    rounds: u8,
    rng: &mut ChaCha8Rng,
) {
    let last = state.round + u16::from(rounds);
    let most = MAX_STEPS * (usize::from(rounds) + 1);
    for _ in 0..most {
        let choice = if state.phase == Phase::Rotate {
            Some(Choice::Rotate(rng.random_range(0..u32::from(DEPOTS)) as u8))
        } else {
            policy.step(state, seat, Some((SAMPLES, rng)))
        };
        let Some(choice) = choice else { return };
        if choice == Choice::EndTurn
            && matches!(state.phase, Phase::Turns { .. })
            && state.round >= last
        {
            return;
        }
        policy.play(state, seat, choice);
    }
}

/// Plays the rounds of one of several seats by itself: the boards are independent (rules §3.4).
fn play_alone(
    policy: &mut Policy,
    state: &mut GameState,
    seat: SeatId,
    rounds: u8,
    rng: &mut ChaCha8Rng,
) {
    for _ in 0..rounds {
        if state.last_round.is_some() {
            return;
        }
        next_round(state, seat, rng);
        policy.turn(state, seat, Some((SAMPLES, rng)));
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{Limit, SearchBot, Weights};
    use rand::SeedableRng;
    use rules::{CellSet, EventMix, Setup};
    use std::sync::LazyLock;

    /// Two rounds without a limit in which hidden information is unknown.
    fn two_rounds(seat: SeatId) -> Horizon<'static> {
        static LIMIT: LazyLock<Limit> = LazyLock::new(Limit::none);
        Horizon {
            seat,
            rounds: 2,
            as_dealt: false,
            limit: &LIMIT,
        }
    }

    #[test]
    fn neighbours_play_on_and_nobody_else() {
        let mut state = Setup::standard(4, "neighbours")
            .deal()
            .expect("a valid setup");
        let commander = state.commander;
        state
            .apply(&rules::Action {
                seat: commander,
                choice: Choice::Rotate(0),
            })
            .expect("it turns the station");
        let mut policy = Policy::new(Weights::in_use().clone());
        let rng = &mut ChaCha8Rng::seed_from_u64(1);
        let rivals = rivals(&mut policy, &state, rng, two_rounds(commander));
        let opponents: Vec<SeatId> = state
            .objective_scores(commander)
            .map(|score| score.opponent)
            .collect();
        assert_eq!(rivals.len(), 2, "one on each side");
        for (rival, played) in rivals {
            assert!(opponents.contains(&rival));
            let covered = played.board.covered().len();
            assert!(
                (6..=20).contains(&covered),
                "tiles of this round and two more: {covered} cells"
            );
        }
    }

    /// rules §3.4: every open seat is advised, and a rival that has placed its tile has none of this round ahead.
    #[test]
    fn seats_are_advised_in_any_order() {
        let mut state = Setup::standard(3, "any order")
            .deal()
            .expect("a valid setup");
        let commander = state.commander;
        let turning = rules::Action {
            seat: commander,
            choice: Choice::Rotate(0),
        };
        state.apply(&turning).expect("it turns the station");
        let mut backwards: Vec<SeatId> = state.open_seats().collect();
        backwards.reverse();
        for seat in backwards {
            let others = state.seat_ids().filter(|other| *other != seat);
            let ahead = others.filter(|other| still_places_tile(&state, *other));
            assert_eq!(ahead.count() + 1, state.open_seats().count());
            while state.is_simultaneous() && state.is_open(seat) {
                let mut bot = SearchBot::new(Weights::in_use().clone(), 16, 2, "any order");
                let advised = bot.advise(&state.view(seat), &Limit::none());
                let choice = advised.first().expect("it is asked").choice;
                let action = rules::Action { seat, choice };
                state.apply(&action).expect("it is legal");
            }
        }
        assert!(!state.is_simultaneous(), "all have finished");
    }

    /// A solo game in which a rover stands next to a lifepod and may be driven there.
    pub(crate) fn beside_a_lifepod() -> GameState {
        let mut setup = Setup::standard(1, "beside a lifepod");
        setup.options.solo = true;
        setup.options.events = Some(EventMix::BALANCED);
        let mut state = setup.deal().expect("a valid setup");
        let mut policy = Policy::new(Weights::in_use().clone());
        let seat = SeatId(0);
        policy.look_at(&state, seat);
        while state.round == 0 {
            let choice = state.legal(seat)[0];
            policy.play(&mut state, seat, choice);
        }
        policy.turn(&mut state, seat, None);
        let owner = &mut state.seats[0];
        let lifepod = owner.board.lifepods.first().expect("there are lifepods");
        let beside = CellSet::of(lifepod).neighbours() & owner.board.data().cells;
        owner.board.rovers = beside.first().map(CellSet::of).unwrap_or_default();
        owner.turn.movement = 1;
        state
    }

    #[test]
    fn who_ends_its_turn_does_nothing_more_in_it() {
        let (state, seat) = (beside_a_lifepod(), SeatId(0));
        let mut policy = Policy::new(Weights::in_use().clone());
        policy.look_at(&state, seat);
        let (mut ended, mut gone_on) = (state.clone(), state.clone());
        end_turn(&mut policy, &mut ended, seat);
        policy.turn(&mut gone_on, seat, None);
        let collected = |state: &GameState| state.seats[0].board.lifepods.len();
        assert_eq!(collected(&ended), collected(&state));
        assert_eq!(collected(&gone_on), collected(&state) - 1);
        assert!(ended.round > state.round || ended.phase != state.phase);
    }

    #[test]
    fn ending_the_last_turn_beside_a_lifepod_loses_it() {
        let mut state = beside_a_lifepod();
        while state.event_cards.hidden.pop().is_some() {}
        let mut bot = SearchBot::new(Weights::in_use().clone(), 512, 4, "lifepod");
        let advised = bot.advise(&state.view(SeatId(0)), &Limit::none());
        let worth = |wanted: fn(&Choice) -> bool| {
            advised
                .iter()
                .filter(|advised| wanted(&advised.choice))
                .map(|advised| advised.medals)
                .reduce(f32::max)
        };
        let driving = worth(|choice| matches!(choice, Choice::Drive { .. }))
            .expect("the rover may be driven");
        let ending = worth(|choice| *choice == Choice::EndTurn).expect("the turn may end");
        assert!(driving > ending + 0.5, "{driving} {ending}");
    }

    #[test]
    fn plans_cost_less_towards_the_end() {
        let mut state = beside_a_lifepod();
        let costs = [12, 6, 4, 3, 1, 0].map(|hidden| {
            while state.event_cards.hidden.len() > hidden {
                state.event_cards.hidden.pop();
            }
            cost(&state, 6)
        });
        assert_eq!(costs, [4, 4, 3, 2, 1, 1]);
        let several = Setup::standard(4, "several").deal().expect("a valid setup");
        assert_eq!(cost(&several, 6), 1);
    }

    #[test]
    fn alone_there_are_no_rivals() {
        let state = Setup::standard(1, "alone").deal().expect("a valid setup");
        let mut policy = Policy::new(Weights::in_use().clone());
        let rng = &mut ChaCha8Rng::seed_from_u64(1);
        assert!(rivals(&mut policy, &state, rng, two_rounds(SeatId(0))).is_empty());
    }
}
