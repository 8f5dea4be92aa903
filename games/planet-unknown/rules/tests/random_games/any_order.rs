//! While tiles are taken, and before the first round, the order in which the seats act changes nothing (rules §3.4), as long
//! as the [turning points](Deed) keep theirs: whether a claim is open depends on who has finished (rules §3.6).
//! By the house rule that claims come after the round, every order will do.

use super::ledger::Ledger;
use super::play::{Step, every_module, every_planet, every_setup, mixed_planets};
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::*;
use std::collections::{BTreeSet, VecDeque};

/// A part of a round in which all seats are open: its beginning, the actions of each seat, and its end.
struct Part {
    start: GameState,
    done: Vec<Deed>,
    end: GameState,
}

/// An action, and whether its place among those of all seats decides which claims are open, and what they find: the end
/// of a turn, or a claim that is settled (rules §3.6).
#[derive(Clone, Copy, PartialEq)]
struct Deed {
    number: usize,
    action: Action,
    is_turning_point: bool,
}

impl Deed {
    /// Number `number` of the actions that follow each other, taken in `state`.
    fn new(number: usize, action: Action, state: &GameState) -> Self {
        let settles_claim = |pending: u8| {
            let agenda = &state.seat(action.seat).turn.agenda;
            let what = agenda.get(usize::from(pending));
            what.is_some_and(|what| matches!(what.effect, Effect::Claim(_)))
        };
        let is_turning_point = match action.choice {
            Choice::EndTurn => true,
            Choice::Resolve { pending, .. } | Choice::Skip { pending } => settles_claim(pending),
            _ => false,
        };
        Self {
            number,
            action,
            is_turning_point,
        }
    }
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
            done.push(Deed::new(done.len(), action, &before));
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
    fn by_seat(&self) -> Vec<VecDeque<Deed>> {
        let of = |seat| {
            self.done
                .iter()
                .copied()
                .filter(move |deed| deed.action.seat == seat)
        };
        self.start
            .turn_order()
            .map(|seat| of(seat).collect())
            .collect()
    }

    /// The turning points of all seats, in their order. None by the house rule, and before the first round.
    fn turning_points(&self) -> VecDeque<Deed> {
        let in_turns = matches!(self.start.phase, Phase::Turns { .. });
        let claims = in_turns && !self.start.options.claims_after_round;
        let points = self.done.iter().filter(|deed| deed.is_turning_point);
        points.filter(|_| claims).copied().collect()
    }

    /// The same actions in another order that keeps that of the turning points: always the next action of the seat whose
    /// index, among seats that may act, `pick` returns.
    fn replayed(&self, mut pick: impl FnMut(usize) -> usize) -> GameState {
        let (mut state, mut left) = (self.start.clone(), self.by_seat());
        let mut points = self.turning_points();
        loop {
            left.retain(|actions| !actions.is_empty());
            let may_act = |actions: &&mut VecDeque<Deed>| {
                let next = actions.front().expect("something is left");
                points.front() == Some(next) || !points.contains(next)
            };
            let mut seats: Vec<_> = left.iter_mut().filter(may_act).collect();
            if seats.is_empty() {
                assert!(points.is_empty());
                return state;
            }
            let next = pick(seats.len());
            let deed = seats[next].pop_front().expect("something is left");
            points.pop_front_if(|point| *point == deed);
            take(&mut state, &deed.action);
        }
    }

    /// The seats whose turn ended before their claims were open.
    fn with_claims_left_over(&self) -> BTreeSet<SeatId> {
        let mut state = self.start.clone();
        let mut found = BTreeSet::new();
        for Deed { action, .. } in &self.done {
            take(&mut state, action);
            let left = &state.seat(action.seat).turn.milestones;
            if action.choice == Choice::EndTurn && !left.is_empty() {
                found.insert(action.seat);
            }
        }
        found
    }

    /// The same actions, one seat after the other: first those with claims left over, then the others, each in turn order.
    fn replayed_in_turn(&self) -> GameState {
        let mut state = self.start.clone();
        let left_over = self.with_claims_left_over();
        let (first, then): (Vec<_>, Vec<_>) = self
            .start
            .turn_order()
            .partition(|seat| left_over.contains(seat));
        for seat in first.into_iter().chain(then) {
            let own = self.done.iter().filter(|deed| deed.action.seat == seat);
            own.for_each(|deed| take(&mut state, &deed.action));
        }
        state
    }
}

/// Takes an action that was legal in another order.
fn take(state: &mut GameState, action: &Action) {
    let verdict = state.apply(action);
    assert!(verdict.is_ok(), "{action:?} in another order: {verdict:?}");
    assert_eq!(state.validate(), Ok(()));
}

/// Games of several seats with all planets, corporations, modules and event cards for several seats.
fn games(count: u64) -> impl Iterator<Item = (Setup, u64)> {
    let all = every_setup(count)
        .chain(every_planet(count))
        .chain(mixed_planets(count))
        .chain(every_module(3 * count));
    all.filter(|(setup, _)| setup.seats.len() > 1)
        .map(|game| claiming(game, false))
}

/// The same games by the house rule that claims come after the round.
fn games_with_late_claims(count: u64) -> impl Iterator<Item = (Setup, u64)> {
    games(count).map(|game| claiming(game, true))
}

/// The same game with claims in the turn, or after the round.
fn claiming((mut setup, seed): (Setup, u64), after_round: bool) -> (Setup, u64) {
    setup.options.claims_after_round = after_round;
    (setup, seed)
}

/// Asserts that other orders of the same actions lead to the same states.
fn assert_order_does_not_matter(games: impl Iterator<Item = (Setup, u64)>) {
    for (setup, seed) in games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for part in play_in_any_order(&setup, seed, |_| ()) {
            assert!(part.replayed(|_| 0) == part.end, "in turn order");
            assert!(part.replayed(|count| count - 1) == part.end, "backwards");
            let any = part.replayed(|count| rng.random_range(0..count as u32) as usize);
            assert!(any == part.end, "in any order");
        }
    }
}

// rules §3.4, §3.6
#[test]
fn every_order_that_keeps_that_of_ended_turns_and_settled_claims_leads_to_the_same_state() {
    assert_order_does_not_matter(games(2));
}

// rules §3.4, §3.6
#[test]
fn by_house_rule_every_order_of_the_same_actions_leads_to_the_same_state() {
    assert_order_does_not_matter(games_with_late_claims(1));
}

// rules §3.4, §3.6
#[test]
fn seats_with_claims_left_over_may_have_their_turns_first_then_the_others() {
    let mut left_over = 0;
    for (setup, seed) in games(2) {
        for part in play_in_any_order(&setup, seed, |_| ()) {
            left_over += part.with_claims_left_over().len();
            assert!(part.replayed_in_turn() == part.end);
        }
    }
    assert!(left_over > 100, "{left_over}");
}

/// Whether `seat` has a claim that it may resolve now.
fn has_an_open_claim(state: &GameState, seat: SeatId) -> bool {
    let mut agenda = state.seat(seat).turn.agenda.iter();
    agenda.any(|pending| matches!(pending.effect, Effect::Claim(_)) && !state.waits(seat, pending))
}

/// Asserts that each seat can do the same as if the others had not acted in this part, until a claim of it is open in one
/// of the two cases only. Returns how often that happened.
fn assert_others_do_not_matter(games: impl Iterator<Item = (Setup, u64)>) -> usize {
    let mut differ = 0;
    for (setup, seed) in games {
        for part in play_in_any_order(&setup, seed, |_| ()) {
            let mut together = part.start.clone();
            let mut alone = vec![Some(part.start.clone()); setup.seats.len()];
            for Deed { action, .. } in &part.done {
                let (seat, own) = (action.seat, &mut alone[action.seat.index()]);
                let is_open = has_an_open_claim(&together, seat);
                differ += usize::from(
                    own.take_if(|own| has_an_open_claim(own, seat) != is_open)
                        .is_some(),
                );
                if let Some(own) = own {
                    assert_eq!(own.decision(seat), together.decision(seat));
                    assert_eq!(own.legal(seat), together.legal(seat));
                    assert!(own.seat(seat).board == together.seat(seat).board);
                    own.apply(action).expect("it was legal");
                }
                together.apply(action).expect("it was legal");
            }
        }
    }
    differ
}

// rules §3.4, §3.6
#[test]
fn what_a_seat_can_do_depends_on_others_only_by_its_claims_that_they_open() {
    assert!(assert_others_do_not_matter(games(1)) > 10);
}

// rules §3.4, §3.6
#[test]
fn by_house_rule_what_a_seat_can_do_does_not_depend_on_what_others_have_done_meanwhile() {
    assert_eq!(assert_others_do_not_matter(games_with_late_claims(1)), 0);
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

/// A game of this number of seats with any worlds and modules.
fn any_game(seats: usize, seed: u64, module: bool) -> Setup {
    let mut setup = Setup::standard(seats, &format!("any order {seed}"));
    for (shift, seat) in (seed as usize % 97..).zip(&mut setup.seats) {
        seat.planet = PlanetId::ALL[shift % PlanetId::ALL.len()];
        seat.corporation = CorporationId::ALL[shift % CorporationId::ALL.len()];
    }
    setup.options.private_objectives = module;
    setup.options.events = module.then_some(EventMix::BALANCED);
    setup.options.reveal_at_once = seed.is_multiple_of(2);
    setup
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    // rules §3.4, §3.6
    #[test]
    fn any_interleaving_of_a_part_that_keeps_its_turning_points_leads_to_the_same_state(
        seats in 2..=6_usize,
        seed in any::<u64>(),
        module in any::<bool>(),
        late in any::<bool>(),
        picks in proptest::collection::vec(any::<proptest::sample::Index>(), 400),
    ) {
        let mut setup = any_game(seats, seed, module);
        setup.options.claims_after_round = late;
        let mut picks = picks.into_iter().cycle();
        for part in play_in_any_order(&setup, seed, |_| ()) {
            let order = |count| picks.next().map_or(0, |pick| pick.index(count));
            prop_assert!(part.replayed(order) == part.end);
        }
    }
}
