//! While tiles are taken, and before the first round, the order in which the seats act changes nothing (rules §3.4).

use super::ledger::Ledger;
use super::play::{Step, every_module, every_planet, every_setup, mixed_planets};
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::*;
use std::collections::VecDeque;

/// A part of a round in which all seats are open: its beginning, the actions of each seat, and its end.
struct Part {
    start: GameState,
    done: Vec<Action>,
    end: GameState,
}

/// Plays a whole game at random, with the seats in any order, passes on every step, and returns the parts in which all
/// seats are open.
fn play_in_any_order(setup: &Setup, seed: u64, mut each: impl FnMut(&Step)) -> Vec<Part> {
    let mut state = setup.deal().expect("a valid setup");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut parts, mut part) = (Vec::new(), None);
    for _ in 0..20_000 {
        let open: Vec<SeatId> = state.open_seats().collect();
        let Some(seat) = open.choose(&mut rng).copied() else {
            assert!(state.is_finished());
            return parts;
        };
        if state.is_simultaneous() {
            part.get_or_insert_with(|| (state.clone(), Vec::new()));
        }
        let legal = state.legal(seat);
        let action = Action {
            seat,
            choice: legal[rng.random_range(0..legal.len() as u32) as usize],
        };
        let before = state.clone();
        let events = state.apply(&action).expect("a listed choice is legal");
        if let Some((_, done)) = &mut part {
            done.push(action);
        }
        let part_of = |state: &GameState| (state.round, std::mem::discriminant(&state.phase));
        if part_of(&before) != part_of(&state)
            && let Some((start, done)) = part.take()
        {
            let end = state.clone();
            parts.push(Part { start, done, end });
        }
        each(&Step {
            before: &before,
            legal: &legal,
            action,
            events: &events,
            after: &state,
        });
    }
    unreachable!("the game did not end")
}

impl Part {
    /// The actions of each seat, in turn order.
    fn by_seat(&self) -> Vec<VecDeque<Action>> {
        let of = |seat| {
            self.done
                .iter()
                .copied()
                .filter(move |action| action.seat == seat)
        };
        self.start
            .turn_order()
            .map(|seat| of(seat).collect())
            .collect()
    }

    /// The same actions in another order: always the next action of the seat whose index, among seats with actions
    /// left, `pick` returns.
    fn replayed(&self, mut pick: impl FnMut(usize) -> usize) -> GameState {
        let (mut state, mut left) = (self.start.clone(), self.by_seat());
        loop {
            left.retain(|actions| !actions.is_empty());
            if left.is_empty() {
                return state;
            }
            let next = pick(left.len());
            let action = left[next].pop_front().expect("something is left");
            let verdict = state.apply(&action);
            assert!(verdict.is_ok(), "{action:?} in another order: {verdict:?}");
            assert_eq!(state.validate(), Ok(()));
        }
    }
}

/// Games of several seats with all planets, corporations, modules and event cards for several seats.
fn games(count: u64) -> impl Iterator<Item = (Setup, u64)> {
    let all = every_setup(count)
        .chain(every_planet(count))
        .chain(mixed_planets(count))
        .chain(every_module(3 * count));
    all.filter(|(setup, _)| setup.seats.len() > 1)
}

// rules §3.4
#[test]
fn every_order_of_the_same_actions_leads_to_the_same_state() {
    for (setup, seed) in games(2) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for part in play_in_any_order(&setup, seed, |_| ()) {
            assert!(part.replayed(|_| 0) == part.end, "in turn order");
            assert!(part.replayed(|count| count - 1) == part.end, "backwards");
            let any = part.replayed(|count| rng.random_range(0..count as u32) as usize);
            assert!(any == part.end, "in any order");
        }
    }
}

// rules §3.4
#[test]
fn what_a_seat_can_do_does_not_depend_on_what_others_have_done_meanwhile() {
    for (setup, seed) in games(1) {
        for part in play_in_any_order(&setup, seed, |_| ()) {
            let (mut together, mut alone) = (part.start.clone(), Vec::new());
            alone.resize(setup.seats.len(), part.start.clone());
            for action in &part.done {
                let (seat, own) = (action.seat, &mut alone[action.seat.index()]);
                assert_eq!(own.decision(seat), together.decision(seat));
                assert_eq!(own.legal(seat), together.legal(seat));
                assert!(own.seat(seat).board == together.seat(seat).board);
                own.apply(action).expect("it was legal");
                together.apply(action).expect("it was legal");
            }
        }
    }
}

// rules §3.4
#[test]
fn games_in_any_order_end_and_keep_every_invariant() {
    for (setup, seed) in games(3) {
        let mut ledger = Ledger::new(&setup.deal().expect("a valid setup"));
        play_in_any_order(&setup, seed, |step| {
            let state = step.after;
            assert_eq!(state.validate(), Ok(()));
            ledger.enter(step.before, step.action, step.events);
            ledger.compare(state);
            for seat in state.seat_ids() {
                assert_eq!(state.is_open(seat), state.decision(seat).is_some());
                assert_eq!(state.is_open(seat), !state.legal(seat).is_empty());
            }
            assert_eq!(state.open_seats().next(), state.active());
        });
    }
}

// rules §3.4
#[test]
fn every_state_in_any_order_survives_files_and_hides_what_it_should() {
    for (setup, seed) in games(1).step_by(5) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        play_in_any_order(&setup, seed, |step| {
            let state = step.after;
            super::common::assert_survives_files(state);
            for seat in state.seat_ids() {
                let dealt = state.redeal(seat, &mut rng);
                assert!(dealt.view(seat) == state.view(seat));
                assert_eq!(dealt.decision(seat), state.decision(seat));
            }
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    // rules §3.4
    #[test]
    fn any_interleaving_of_a_part_leads_to_the_same_state(
        seats in 2..=6_usize,
        seed in any::<u64>(),
        module in any::<bool>(),
        picks in proptest::collection::vec(any::<proptest::sample::Index>(), 400),
    ) {
        let mut setup = Setup::standard(seats, &format!("any order {seed}"));
        for (shift, seat) in (seed as usize % 97..).zip(&mut setup.seats) {
            seat.planet = PlanetId::ALL[shift % PlanetId::ALL.len()];
            seat.corporation = CorporationId::ALL[shift % CorporationId::ALL.len()];
        }
        setup.options.private_objectives = module;
        setup.options.events = module.then_some(EventMix::BALANCED);
        setup.options.reveal_at_once = seed % 2 == 0;
        let mut picks = picks.into_iter().cycle();
        for part in play_in_any_order(&setup, seed, |_| ()) {
            let order = |count| picks.next().map_or(0, |pick| pick.index(count));
            prop_assert!(part.replayed(order) == part.end);
        }
    }
}
