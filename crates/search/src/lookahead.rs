//! A bot that follows all lines for some actions.

use crate::{Bot, Evaluate, Limit};
use game::{Action, Game, Luck, Part, SeatId, View, luck};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rayon::prelude::*;
use std::collections::HashMap;

/// The number of positions looked at for a decision, unless the bot has another.
const POSITIONS: u32 = 20_000;
/// The number of redeals, unless the bot has another.
const REDEALS: u32 = 8;

/// Follows all lines for some actions, in which each seat does what is best for itself. It does so in several redeals, and
/// takes what is best on average. In a redeal every seat seems to know everything; what others choose at the same time is
/// taken at random there, so that the bot neither knows it nor fears that they know its own choice.
#[derive(Clone, Debug)]
pub struct Lookahead<E> {
    evaluate: E,
    depth: u32,
    positions: u32,
    redeals: u32,
    luck: Luck,
}

impl<E> Lookahead<E> {
    /// A bot that looks at most `depth` actions ahead, not counting those that leave no choice. Its luck comes from `seed`
    /// alone.
    pub fn new(evaluate: E, depth: u32, seed: &str) -> Self {
        Self {
            evaluate,
            depth,
            positions: POSITIONS,
            redeals: REDEALS,
            luck: luck(seed),
        }
    }

    /// The same bot with another number of positions for a decision. Where they are not enough for all lines it looks less
    /// far ahead.
    #[must_use]
    pub fn within(self, positions: u32) -> Self {
        Self { positions, ..self }
    }

    /// The same bot with another number of redeals, for games in which little is hidden.
    #[must_use]
    pub fn redealing(self, redeals: u32) -> Self {
        Self { redeals, ..self }
    }

    /// What each of `choices` is worth in `dealt`, as deep as the positions allow.
    fn worths<G: Game>(
        &self,
        dealt: &G,
        seat: SeatId,
        choices: &[G::Choice],
        within: (u32, &Limit),
    ) -> Vec<f32>
    where
        E: Evaluate<G>,
    {
        let (positions, limit) = within;
        let mut deepest = vec![0.0; choices.len()];
        for depth in 1..=self.depth {
            let mut lines = Lines {
                evaluate: &self.evaluate,
                seat,
                left: positions,
                limit,
                known: HashMap::new(),
                cut: false,
            };
            let worth = |choice: &G::Choice| {
                let worths = lines.after(dealt, seat, *choice, depth)?;
                worths.get(seat.index()).copied()
            };
            let Some(worths) = choices.iter().map(worth).collect() else {
                break;
            };
            deepest = worths;
            if !lines.cut {
                break;
            }
        }
        deepest
    }
}

/// The lines from one redeal.
struct Lines<'a, G, E> {
    evaluate: &'a E,
    /// The seat that thinks.
    seat: SeatId,
    /// Positions that may still be looked at.
    left: u32,
    limit: &'a Limit,
    /// What is known of positions, with how many actions ahead it was found.
    known: HashMap<G, (u32, Vec<f32>)>,
    /// Whether a line was cut before the end of the game.
    cut: bool,
}

impl<G: Game, E: Evaluate<G>> Lines<'_, G, E> {
    /// What the position after a choice is worth for each seat; nothing if there was no time.
    fn after(
        &mut self,
        state: &G,
        seat: SeatId,
        choice: G::Choice,
        depth: u32,
    ) -> Option<Vec<f32>> {
        let mut after = state.clone();
        after.apply(&Action { seat, choice }).ok()?;
        self.best(after, depth - 1)
    }

    /// What `state` is worth for each seat, if each does what is best for itself; nothing if there was no time.
    fn best(&mut self, mut state: G, depth: u32) -> Option<Vec<f32>> {
        self.left = self.left.checked_sub(1)?;
        let Some((seat, choices)) = self.next_choice(&mut state) else {
            return Some(self.judged(&state));
        };
        if depth == 0 {
            self.cut = true;
            return Some(self.judged(&state));
        }
        if self.limit.is_reached() {
            return None;
        }
        if let Some((known, worths)) = self.known.get(&state)
            && *known == depth
        {
            return Some(worths.clone());
        }
        let mut best: Option<Vec<f32>> = None;
        for choice in choices {
            let worths = self.after(&state, seat, choice, depth)?;
            let place = seat.index();
            if best.as_ref().is_none_or(|best| worths[place] > best[place]) {
                best = Some(worths);
            }
        }
        let best = best?;
        self.known.insert(state, (depth, best.clone()));
        Some(best)
    }

    /// Plays on to the next choice between several things; nothing if the game ends before it. What others choose at the same
    /// time is taken at random.
    fn next_choice(&mut self, state: &mut G) -> Option<(SeatId, Vec<G::Choice>)> {
        loop {
            let together = state.part().is_together();
            let own = together && state.is_open(self.seat);
            let seat = if own { self.seat } else { state.active()? };
            let choices = state.legal(seat);
            let blind = together && seat != self.seat;
            if choices.len() > 1 && !blind {
                return Some((seat, choices));
            }
            let choice = *choices.choose(&mut luck_of(seat, state.part()))?;
            self.left = self.left.checked_sub(1)?;
            state.apply(&Action { seat, choice }).ok()?;
        }
    }

    fn judged(&self, state: &G) -> Vec<f32> {
        SeatId::first(state.seat_count())
            .map(|seat| self.evaluate.worth(state, seat))
            .collect()
    }
}

/// The luck of a seat in a part of the game: the same whatever line leads there, so that lines differ in nothing else.
fn luck_of(seat: SeatId, part: Part) -> Luck {
    let (Part::InTurn(number) | Part::Together(number)) = part;
    Luck::seed_from_u64(u64::from(number) << 8 | u64::from(seat.0))
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Lookahead<E> {
    fn choose(&mut self, view: &View<G>, limit: &Limit) -> Option<G::Choice> {
        let choices = view.legal();
        if choices.len() < 2 {
            return choices.first().copied();
        }
        let deal = |_| view.redeal(&mut self.luck);
        let mut dealt: Vec<G> = (0..self.redeals.max(1)).map(deal).collect();
        dealt.dedup();
        let within = (self.positions / dealt.len() as u32, limit);
        let worths = |dealt: &G| self.worths(dealt, view.seat(), &choices, within);
        let all: Vec<Vec<f32>> = match rayon::current_thread_index() {
            Some(_) => dealt.iter().map(worths).collect(),
            None => dealt.par_iter().map(worths).collect(),
        };
        let sum = |index: usize| all.iter().map(|worths| worths[index]).sum::<f32>();
        let better = |best, index| if sum(index) > sum(best) { index } else { best };
        let best = (0..choices.len()).reduce(better)?;
        choices.get(best).copied()
    }
}
