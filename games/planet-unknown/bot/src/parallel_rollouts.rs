//! Rollouts from several states with the same luck, shared among the cores.

use super::policy::Policy;
use super::rollout::{end_turn, play_on};
use super::single_seat_round::Horizon;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use rules::{GameState, Seat, SeatId};

/// A starting point for rollouts.
#[derive(Clone, Copy)]
pub(super) struct Start<'a> {
    /// The state, during the turn of the seat.
    pub(super) state: &'a GameState,
    /// Whether the seat ends its turn there; otherwise it may go on with its turn.
    pub(super) ends: bool,
}

/// A sample of luck: the hidden information as dealt, and the results of the competitors.
pub(super) struct Luck {
    pub(super) seed: u64,
    /// Whether hidden information stays as it was dealt.
    pub(super) as_dealt: bool,
    pub(super) rivals: Vec<(SeatId, Seat)>,
}

impl Luck {
    /// The value of `start` some rounds later, played on in `state`; `None` if there was no time for it.
    fn outcome(
        &self,
        policy: &mut Policy,
        start: Start<'_>,
        state: &mut GameState,
        horizon: Horizon<'_>,
    ) -> Option<f32> {
        if horizon.limit.is_reached() {
            return None;
        }
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        if self.as_dealt {
            state.clone_from(start.state);
        } else {
            start.state.redeal_into(horizon.seat, &mut rng, state);
        }
        if start.ends {
            end_turn(policy, state, horizon.seat);
        }
        play_on(policy, state, &mut rng, horizon);
        if horizon.limit.is_reached() {
            return None;
        }
        for (rival, played) in &self.rivals {
            state.seats[rival.index()].clone_from(played);
        }
        Some(policy.worth(state, horizon.seat))
    }
}

/// The value of each of `starts` some rounds later, for each sample of luck that there was time for.
///
/// All cores share the work, unless the caller is a rayon thread: then whole games run side by side, and no core is
/// idle. The results do not depend on that.
pub(super) fn outcomes(
    policy: &mut Policy,
    starts: &[Start<'_>],
    luck: &[Luck],
    horizon: Horizon<'_>,
) -> Vec<Vec<f32>> {
    let Some(first) = starts.first() else {
        return Vec::new();
    };
    let all = 0..luck.len() * starts.len();
    let outcome = |policy: &mut Policy, state: &mut GameState, index: usize| {
        luck[index / starts.len()].outcome(policy, starts[index % starts.len()], state, horizon)
    };
    let values: Vec<Option<f32>> = if rayon::current_thread_index().is_some() {
        let mut state = first.state.clone();
        all.map(|index| outcome(policy, &mut state, index))
            .collect()
    } else {
        let sight = policy.sight();
        let begin = || (Policy::seeing(sight.clone()), first.state.clone());
        all.into_par_iter()
            .map_init(begin, |(policy, state), index| {
                outcome(policy, state, index)
            })
            .collect()
    };
    values
        .chunks(starts.len())
        .filter_map(|values| values.iter().copied().collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rollout::{Deals, rivals};
    use crate::{Limit, Weights};
    use rules::{Action, Choice, Setup};

    /// Two turns of the station in a game of three, and some luck.
    fn begun(policy: &mut Policy) -> (Vec<GameState>, Vec<Luck>, SeatId) {
        let state = Setup::standard(3, "outcomes")
            .deal()
            .expect("a valid setup");
        let seat = state.commander;
        let turned = [1, 4].map(|steps| {
            let mut turned = state.clone();
            turned
                .apply(&Action {
                    seat,
                    choice: Choice::Rotate(steps),
                })
                .expect("the commander turns the station");
            turned
        });
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let luck = (0..5)
            .map(|seed| Luck {
                seed,
                as_dealt: false,
                rivals: rivals(policy, &turned[0], seat, 2, Deals::unknown(&mut rng)),
            })
            .collect();
        (turned.to_vec(), luck, seat)
    }

    #[test]
    fn one_core_finds_what_several_find() {
        let mut policy = Policy::new(Weights::in_use().clone());
        let (starts, luck, seat) = begun(&mut policy);
        policy.look_at(&starts[0], seat);
        let starts: Vec<Start> = starts
            .iter()
            .map(|state| Start { state, ends: false })
            .collect();
        let limit = Limit::none();
        let horizon = Horizon {
            seat,
            rounds: 2,
            limit: &limit,
        };
        let shared = outcomes(&mut policy, &starts, &luck, horizon);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(1)
            .build()
            .expect("a thread");
        let (mut own, sight) = (Vec::new(), policy.sight().clone());
        pool.install(|| own = outcomes(&mut Policy::seeing(sight), &starts, &luck, horizon));
        assert_eq!((shared.len(), shared[0].len()), (5, 2));
        assert_eq!(shared, own);
        assert!(shared.iter().any(|values| values[0] != values[1]));
    }

    #[test]
    fn nothing_is_found_where_there_is_no_time() {
        let mut policy = Policy::new(Weights::in_use().clone());
        let (starts, luck, seat) = begun(&mut policy);
        policy.look_at(&starts[0], seat);
        let limit = Limit::none();
        limit.call_off();
        let start = Start {
            state: &starts[0],
            ends: false,
        };
        let found = outcomes(
            &mut policy,
            &[start],
            &luck,
            Horizon {
                seat,
                rounds: 2,
                limit: &limit,
            },
        );
        assert!(found.is_empty());
    }
}
