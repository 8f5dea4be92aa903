//! A bot that looks no further than its turn, or than the next turn where it knows the coming tiles.

use super::beam::best_line;
use super::candidates::{Width, candidates};
use super::plan::knows_its_tiles;
use super::policy::Policy;
use super::rollout::play_on;
use super::single_seat_round::Horizon;
use super::weights::Weights;
use super::{Bot, Limit};
use game::luck;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Choice, GameState, SeatId, View};

/// The number of placements examined with their chains of effects.
const WIDTH: Width = Width { most: 6, others: 0 };

/// The number of choices examined with the next tile.
const WIDTH_AHEAD: Width = Width { most: 8, others: 0 };
/// The number of luck samples for each.
const DEALS: usize = 4;

/// Tries every choice, plays its turn to the end, and takes the choice with the highest value. Where the station turns
/// by itself, it also considers the next turn.
#[derive(Clone, Debug)]
pub struct GreedyBot {
    /// The largest error of its estimate of a placement, in medals.
    noise: f32,
    /// The share of placements that it only estimates.
    lapses: f64,
    policy: Policy,
    rng: ChaCha8Rng,
}

impl GreedyBot {
    /// A bot with these weights whose estimates of placements are off by up to `noise` medals. Its luck comes from
    /// `seed` alone.
    pub fn new(weights: Weights, noise: f32, seed: &str) -> Self {
        Self {
            noise,
            lapses: 1.0,
            policy: Policy::new(weights),
            rng: luck(seed),
        }
    }

    /// Lets it only estimate this share of its placements, and examine the others.
    #[must_use]
    pub fn lapsing(mut self, share: f64) -> Self {
        self.lapses = share.clamp(0.0, 1.0);
        self
    }

    /// Whether it only estimates its next placement.
    fn lapses(&mut self) -> bool {
        self.noise > 0.0 && self.rng.random_bool(self.lapses)
    }

    /// A placement from `choices`, each estimated with an error.
    fn guess(&mut self, state: &GameState, seat: SeatId, choices: &[Choice]) -> Option<Choice> {
        let mut guessed = Vec::new();
        self.policy
            .sketches(state, seat, choices, None, &mut guessed);
        for (value, _) in &mut guessed {
            *value += self.rng.random_range(-self.noise..=self.noise);
        }
        guessed
            .into_iter()
            .max_by(|(first, _), (second, _)| first.total_cmp(second))
            .map(|(_, choice)| choice)
    }

    /// The best choice once one of the next tiles is placed too: only then does it show whether they fit.
    fn choose_for_next_tile(
        &mut self,
        state: &GameState,
        seat: SeatId,
        limit: &Limit,
    ) -> Option<Choice> {
        let found = candidates(&mut self.policy, state, seat, WIDTH_AHEAD, limit);
        let [_, _, ..] = found[..] else {
            return found.into_iter().next().map(|only| only.choice);
        };
        let deals: [u64; DEALS] = std::array::from_fn(|_| self.rng.random());
        let mut best: Option<(Choice, f32)> = None;
        for candidate in found {
            if limit.is_reached() && best.is_some() {
                break;
            }
            let value = deals
                .iter()
                .map(|luck| self.with_next_tile(&candidate.after, seat, *luck))
                .sum();
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((candidate.choice, value));
            }
        }
        best.map(|(choice, _)| choice)
    }

    /// The value of `after` once `seat` has played its next turn, with all hidden information dealt by `luck`.
    fn with_next_tile(&mut self, after: &GameState, seat: SeatId, luck: u64) -> f32 {
        let mut rng = ChaCha8Rng::seed_from_u64(luck);
        let mut next = after.redeal(seat, &mut rng);
        play_on(
            &mut self.policy,
            &mut next,
            &mut rng,
            Horizon {
                seat,
                rounds: 1,
                as_dealt: false,
                limit: &Limit::none(),
            },
        );
        self.policy.worth(&next, seat)
    }

    /// The choice where no tile is to be placed: the first step of the best way to play the turn, unless it errs.
    fn go_on(&mut self, state: &GameState, seat: SeatId, lapses: bool) -> Option<Choice> {
        let first = if lapses {
            None
        } else {
            best_line(&mut self.policy, state.clone(), seat).first
        };
        first.or_else(|| self.policy.step(state, seat, None))
    }
}

impl Bot<GameState> for GreedyBot {
    fn choose(&mut self, view: &View, limit: &Limit) -> Option<Choice> {
        let (state, seat) = (view.state(), view.seat());
        self.policy.look_at(state, seat);
        let lapses = self.lapses();
        if !lapses && knows_its_tiles(state) {
            return self.choose_for_next_tile(state, seat, limit);
        }
        let choices = state.legal(seat);
        let rotates = choices
            .iter()
            .any(|choice| matches!(choice, Choice::Rotate(_)));
        if !rotates && !choices.iter().any(Choice::places_tile) {
            return self.go_on(state, seat, lapses);
        }
        if lapses && let Some(guess) = self.guess(state, seat, &choices) {
            return Some(guess);
        }
        candidates(&mut self.policy, state, seat, WIDTH, limit)
            .into_iter()
            .next()
            .map(|best| best.choice)
    }
}
