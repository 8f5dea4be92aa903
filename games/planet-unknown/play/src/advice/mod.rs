//! Advice about a decision for a person: the best options that differ, how certain that is, and why. The reasons are
//! facts that the client puts into words.

mod effects;
mod fact;
mod lines;
mod places;
mod reason;
#[cfg(test)]
mod tests;
mod verdict;

pub use fact::{CardFact, Fact, ObjectiveFact, PieceFact, PlanetFact, TrackFact};
pub use reason::Reasons;
pub use verdict::{Quality, Verdict};

use bot::review::is_clear;
use bot::{Advised, Limit, advise, compare};
use reason::Weighing;
use rules::{Action, Answer, CellSet, Choice, GameState, SeatId, View};

/// The number of options shown.
const SHOWN: usize = 3;
/// The assumed error of an option that was never tried out, in medals.
const UNTRIED: f32 = 0.5;

/// One of the options of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What to choose.
    pub choice: Choice,
    /// The medals that the seat can expect at the end of the game.
    pub medals: f32,
    /// The standard error of [`medals`](Self::medals) against the best option, or `None` if it was not tried out.
    pub error: Option<f32>,
    /// The medals that it is short of the best option.
    pub gap: f32,
    /// The standard error of the gap, in medals.
    pub doubt: f32,
    /// The reasons for and against it.
    pub reasons: Reasons,
    /// The cells of the own planet that it concerns.
    pub cells: CellSet,
}

impl Advice {
    /// The advice on `option` if `best` is the best one.
    fn new(view: &View, option: &Advised, best: &Advised, reasons: Reasons) -> Self {
        let cells = cells(view.state(), view.seat(), option.choice);
        let mut advice = Self {
            choice: option.choice,
            medals: 0.0,
            error: None,
            gap: 0.0,
            doubt: UNTRIED,
            reasons,
            cells,
        };
        advice.measure(option, best);
        advice
    }

    /// Takes the figures of `option` if `best` is the best one.
    fn measure(&mut self, option: &Advised, best: &Advised) {
        let error = |option: &Advised| Some(option.error).filter(|error| *error > 0.0);
        let doubt = |option: &Advised| error(option).unwrap_or(UNTRIED);
        self.medals = option.medals;
        self.error = error(option);
        self.gap = (best.medals - option.medals).max(0.0);
        self.doubt = doubt(option).max(doubt(best));
    }

    /// Whether it is about as good as the best option: the gap is within two standard errors.
    pub fn is_equal(&self) -> bool {
        !is_clear(self.gap, self.doubt)
    }
}

/// The advice for one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Options that differ: three at most, by worth, the best first.
    pub options: Vec<Advice>,
    /// The number of rollouts behind it.
    pub budget: u32,
    /// Whether this is the only legal choice.
    pub only: bool,
}

impl Hint {
    /// Whether none of the other options is about as good as the best.
    pub fn is_clear(&self) -> bool {
        self.options.len() > 1 && !self.options[1..].iter().any(Advice::is_equal)
    }

    /// Works out the hint for the decision of `view`, with `budget` rollouts to find options and as many to compare
    /// those that are shown. Returns `None` if nothing is asked. The same view, budget and seed give the same hint
    /// unless the limit is reached.
    pub fn on(view: &View, budget: u32, seed: &str, limit: &Limit) -> Option<Self> {
        let mut hint = Self::new(view, &advise(view, budget, seed, limit), budget)?;
        let choices: Vec<Choice> = hint.options.iter().map(|advice| advice.choice).collect();
        // Other random numbers: the luck that made an option look best must not count for it.
        let seed = format!("{seed} compared");
        hint.measure(&compare(view, &choices, budget, &seed, limit));
        Some(hint)
    }

    /// Takes the figures of the options after all of them were tried out equally often, and sorts them.
    fn measure(&mut self, compared: &[Advised]) {
        let Some(best) = compared.first() else {
            return;
        };
        for advice in &mut self.options {
            if let Some(option) = compared
                .iter()
                .find(|option| option.choice == advice.choice)
            {
                advice.measure(option, best);
            }
        }
        self.options
            .sort_by(|first, second| first.gap.total_cmp(&second.gap));
        self.prefer_gains();
    }

    /// Moves the end of the turn behind the options that are about as good: what they gain is sure.
    fn prefer_gains(&mut self) {
        let ends = |advice: &Advice| advice.choice == Choice::EndTurn;
        if self.options.first().is_some_and(ends) {
            let equal = self.options[1..].iter().filter(|other| other.is_equal());
            let behind = equal.count();
            self.options[..=behind].rotate_left(1);
        }
    }

    /// The hint for the decision of `view`, from what a bot advised with `budget` rollouts, or `None` without advice.
    pub fn new(view: &View, advised: &[Advised], budget: u32) -> Option<Self> {
        let best = advised.first()?;
        let weighing = Weighing::new(view, advised);
        let advice =
            |index: usize| Advice::new(view, &advised[index], best, weighing.reasons(index));
        let found = different(view, advised);
        let mut options: Vec<Advice> = found.into_iter().map(advice).collect();
        // Options that were given up early were tried out less often, and may promise more than those that were kept
        // longer.
        options[1..].sort_by(|first, second| second.medals.total_cmp(&first.medals));
        let only = view.state().legal(view.seat()).len() == 1;
        Some(Self {
            options,
            budget,
            only,
        })
    }
}

/// The indices of the best options that differ in more than the last detail.
fn different(view: &View, advised: &[Advised]) -> Vec<usize> {
    let (state, seat) = (view.state(), view.seat());
    let mut chosen: Vec<usize> = Vec::new();
    for (index, option) in advised.iter().enumerate() {
        let known = chosen
            .iter()
            .any(|other| is_alike(state, seat, advised[*other].choice, option.choice));
        if !known {
            chosen.push(index);
        }
        if chosen.len() == SHOWN {
            break;
        }
    }
    chosen
}

/// Whether two choices differ at most in a detail: the same tile at almost the same place, or the same answer to two
/// effects of one kind.
fn is_alike(state: &GameState, seat: SeatId, first: Choice, second: Choice) -> bool {
    if let (Some(Answer::Place { ring, .. }), Some(Answer::Place { ring: other, .. })) =
        (first.answer(), second.answer())
    {
        let (cells, other_cells) = (cells(state, seat, first), cells(state, seat, second));
        return ring == other && (cells & other_cells).len() + 1 >= cells.len();
    }
    let effect = |choice: Choice| match choice {
        Choice::Resolve { pending, .. } => {
            let pending = state.seat(seat).turn.agenda.get(usize::from(pending));
            pending.map(|pending| std::mem::discriminant(&pending.effect))
        }
        _ => None,
    };
    match (first.answer(), second.answer()) {
        (Some(here), Some(there)) => here == there && effect(first) == effect(second),
        _ => first == second,
    }
}

/// The cells of the own planet that `choice` concerns.
pub fn cells(state: &GameState, seat: SeatId, choice: Choice) -> CellSet {
    if let Choice::Drive { to, .. } = choice {
        return CellSet::of(to);
    }
    match choice.answer() {
        Some(Answer::Place {
            ring,
            orientation,
            anchor,
        }) => {
            let tile = state.station.stack(ring, state.depot_of(seat)).top();
            let cells = tile.and_then(|tile| tile.shape().footprint(orientation).at(anchor));
            cells.unwrap_or_default()
        }
        Some(Answer::Cell(cell) | Answer::Relocate { to: cell, .. }) => CellSet::of(cell),
        _ => CellSet::EMPTY,
    }
}

/// The state after `choice` as far as its seat can know it: random results are left out. Of a turn of the station, only
/// the turn itself counts, with the tiles it offers to the seat.
fn after(view: &View, choice: Choice) -> Option<GameState> {
    let (mut state, seat) = (view.state().clone(), view.seat());
    match choice {
        Choice::Rotate(steps)
        | Choice::Resolve {
            answer: Answer::Turn(steps),
            ..
        } => state.station.turn_clockwise(steps),
        Choice::EndTurn => {}
        _ => drop(state.apply(&Action { seat, choice }).ok()?),
    }
    Some(state)
}
