//! Rollouts from several states with the same luck, shared among the cores.

use super::candidates::Candidate;
use super::policy::Policy;
use super::rollout::{end_turn, play_on};
use super::single_seat_round::Horizon;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use rules::{Choice, GameState, Seat, SeatId};

/// A sample of luck: the hidden information as dealt, and the results of the competitors.
pub(super) struct Luck {
    pub(super) seed: u64,
    pub(super) rivals: Vec<(SeatId, Seat)>,
}

impl Luck {
    /// The value of `candidate` some rounds later, played on in `state`; `None` if there was no time for it.
    fn outcome(
        &self,
        policy: &mut Policy,
        candidate: &Candidate,
        state: &mut GameState,
        horizon: Horizon<'_>,
    ) -> Option<f32> {
        if horizon.limit.is_reached() {
            return None;
        }
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        state.clone_from(&candidate.after);
        if !horizon.as_dealt {
            state.deal_anew(horizon.seat, &mut rng);
        }
        if candidate.choice == Choice::EndTurn {
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

/// The value of each of `candidates` some rounds later, for each sample of luck that there was time for.
///
/// All cores share the work, unless the caller is a rayon thread: then whole games run side by side, and no core is
/// idle. The results do not depend on that.
pub(super) fn outcomes(
    policy: &mut Policy,
    candidates: &[&Candidate],
    luck: &[Luck],
    horizon: Horizon<'_>,
) -> Vec<Vec<f32>> {
    let Some(first) = candidates.first() else {
        return Vec::new();
    };
    let count = candidates.len();
    let all = 0..luck.len() * count;
    let outcome = |policy: &mut Policy, state: &mut GameState, index: usize| {
        luck[index / count].outcome(policy, candidates[index % count], state, horizon)
    };
    let values: Vec<Option<f32>> = if rayon::current_thread_index().is_some() {
        let mut state = first.after.clone();
        all.map(|index| outcome(policy, &mut state, index))
            .collect()
    } else {
        let sight = policy.sight();
        let begin = || (Policy::seeing(sight.clone()), first.after.clone());
        all.into_par_iter()
            .map_init(begin, |(policy, state), index| {
                outcome(policy, state, index)
            })
            .collect()
    };
    values
        .chunks(count)
        .filter_map(|values| values.iter().copied().collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rollout::rivals;
    use crate::{Limit, Weights};
    use rules::{Action, Setup};

    /// Two turns of the station in a game of three, and some luck for two rounds.
    fn begun<'a>(
        policy: &mut Policy,
        limit: &'a Limit,
    ) -> ([Candidate; 2], Vec<Luck>, Horizon<'a>) {
        let state = Setup::standard(3, "outcomes")
            .deal()
            .expect("a valid setup");
        let seat = state.commander;
        let turned = [1, 4].map(|steps| {
            let (choice, mut after) = (Choice::Rotate(steps), state.clone());
            after
                .apply(&Action { seat, choice })
                .expect("the commander turns the station");
            let prior = 0.0;
            Candidate {
                choice,
                after,
                prior,
            }
        });
        let horizon = Horizon {
            seat,
            rounds: 2,
            as_dealt: false,
            limit,
        };
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let luck = (0..5)
            .map(|seed| Luck {
                seed,
                rivals: rivals(policy, &turned[0].after, &mut rng, horizon),
            })
            .collect();
        (turned, luck, horizon)
    }

    #[test]
    fn one_core_finds_what_several_find() {
        let mut policy = Policy::new(Weights::in_use().clone());
        let limit = Limit::none();
        let (turned, luck, horizon) = begun(&mut policy, &limit);
        policy.look_at(&turned[0].after, horizon.seat);
        let turned = turned.each_ref();
        let shared = outcomes(&mut policy, &turned, &luck, horizon);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(1)
            .build()
            .expect("a thread");
        let (mut own, sight) = (Vec::new(), policy.sight().clone());
        pool.install(|| own = outcomes(&mut Policy::seeing(sight), &turned, &luck, horizon));
        assert_eq!((shared.len(), shared[0].len()), (5, 2));
        assert_eq!(shared, own);
        assert!(shared.iter().any(|values| values[0] != values[1]));
    }

    #[test]
    fn nothing_is_found_where_there_is_no_time() {
        let mut policy = Policy::new(Weights::in_use().clone());
        let limit = Limit::none();
        let (turned, luck, horizon) = begun(&mut policy, &limit);
        policy.look_at(&turned[0].after, horizon.seat);
        limit.call_off();
        assert!(outcomes(&mut policy, &[&turned[0]], &luck, horizon).is_empty());
    }
}
