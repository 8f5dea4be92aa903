//! The analysis of a game as it goes on: beside the window, a few decisions at a time.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use egui::{Context, Id};

use crate::app::screens::wake;
use crate::app::theme::screen_sizes::analysis::study as sizes;
use crate::bot::Limit;
use crate::bot::review::{Judgement, Played, ReviewedTurn, TurningPoint, is_clear, turn_loss};
use crate::game::SeatId;
use crate::play::advice::Hint;
use crate::play::thinking::{Thinking, ThinkingFault};
use crate::table::Table;

/// Rollouts with which every decision is looked at first, and those that look bad a second time.
const BUDGETS: [u32; 2] = [64, 1024];
/// So many decisions are handed to the thread at most.
const BATCH: usize = 64;

/// What has been found out, by the number of the action; nothing where nothing can be said.
type Findings = BTreeMap<usize, Option<Judgement>>;

/// What was found out about one action.
type Finding = (usize, Option<Judgement>);

/// A game that is being analysed.
pub(super) struct Study {
    played: Arc<Played>,
    turns: Vec<ReviewedTurn>,
    /// For the beginning and the end of each round what each seat could expect.
    expected: Vec<Vec<f32>>,
    findings: Arc<Findings>,
    /// Under which the findings are kept as long as the program runs.
    id: Id,
    thought: Option<Thinking<Vec<Finding>>>,
    /// Why the action that was asked about last lost something, with the rollouts that this rests on.
    hint: Option<((usize, u32), Hint)>,
    /// The turning points of the seat that was asked about last, by the present findings.
    points: Option<(SeatId, Vec<TurningPoint>)>,
    fault: Option<ThinkingFault>,
    pub(super) paused: bool,
}

/// How the decisions of a turn came out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Assessment {
    /// Not all of them have been looked at.
    Open,
    /// What they lost together, with its standard error.
    Judged {
        /// In medals.
        loss: f32,
        /// In medals.
        error: f32,
    },
}

impl Assessment {
    /// Whether something was clearly lost.
    pub(super) fn is_clear(self) -> bool {
        matches!(self, Self::Judged { loss, error } if is_clear(loss, error))
    }
}

impl Study {
    /// The analysis of the game on `table`, with what has been found out about it before.
    pub(super) fn new(ctx: &Context, table: &Table) -> Self {
        let actions = table.entries().iter().map(|entry| entry.action);
        let played = Arc::new(Played::new(table.start().clone(), actions));
        let (turns, ends) = (played.turns(), played.round_ends());
        let at = |end: &usize| {
            played
                .end()
                .seat_ids()
                .map(|seat| played.expected(*end, seat))
                .collect()
        };
        let expected = ends.iter().map(at).collect();
        let id = Id::unique((
            "analysis",
            table.entries().len(),
            table.entries().last().map(|entry| entry.hash),
        ));
        let findings = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
        Self {
            played,
            turns,
            expected,
            findings,
            id,
            thought: None,
            hint: None,
            points: None,
            fault: None,
            paused: false,
        }
    }

    pub(super) fn played(&self) -> &Played {
        &self.played
    }

    /// What each seat could expect, by round from the beginning on.
    pub(super) fn expected(&self) -> &[Vec<f32>] {
        &self.expected
    }

    /// The turns of `seat`, in the order in which they were played.
    pub(super) fn turns(&self, seat: SeatId) -> impl DoubleEndedIterator<Item = &ReviewedTurn> {
        self.turns.iter().filter(move |turn| turn.seat == seat)
    }

    /// What was found out about action number `action`.
    pub(super) fn judgement(&self, action: usize) -> Option<&Judgement> {
        self.findings.get(&action)?.as_ref()
    }

    /// What speaks for the better choice in an action that clearly lost something, and against the one that was made.
    pub(super) fn hint(&mut self, action: usize) -> Option<&Hint> {
        let judgement = self
            .findings
            .get(&action)?
            .as_ref()
            .filter(|judgement| judgement.is_clear())?;
        let key = (action, judgement.budget);
        if self.hint.as_ref().is_none_or(|(known, _)| *known != key) {
            let seat = self.played.actions().get(action)?.seat;
            let both = [judgement.best.clone(), judgement.made.clone()];
            let hint = Hint::new(
                &self.played.before(action).view(seat),
                &both,
                judgement.budget,
            )?;
            self.hint = Some((key, hint));
        }
        self.hint.as_ref().map(|(_, hint)| hint)
    }

    /// How a turn came out.
    pub(super) fn standing(&self, turn: &ReviewedTurn) -> Assessment {
        if turn
            .decisions
            .iter()
            .any(|action| !self.findings.contains_key(action))
        {
            return Assessment::Open;
        }
        let (loss, error) = self.loss_of(turn);
        Assessment::Judged { loss, error }
    }

    /// What a turn lost, as far as is known.
    pub(super) fn loss(&self, turn: &ReviewedTurn) -> f32 {
        self.loss_of(turn).0
    }

    fn loss_of(&self, turn: &ReviewedTurn) -> (f32, f32) {
        turn_loss(
            turn.decisions
                .iter()
                .filter_map(|action| self.judgement(*action)),
        )
    }

    /// Where the game turned for `seat`, as far as is known.
    pub(super) fn turning_points(&mut self, seat: SeatId) -> Vec<TurningPoint> {
        if let Some((_, points)) = self.points.as_ref().filter(|(known, _)| *known == seat) {
            return points.clone();
        }
        let judgements: Vec<Judgement> = self.findings.values().flatten().cloned().collect();
        let points = self.played.turning_points(seat, &judgements);
        self.points = Some((seat, points.clone()));
        points
    }

    /// How many decisions of `seat` are done with, and how many there are.
    pub(super) fn progress(&self, seat: SeatId) -> (usize, usize) {
        let decisions = || self.turns(seat).flat_map(|turn| &turn.decisions);
        (
            decisions()
                .filter(|action| self.next_budget(**action).is_none())
                .count(),
            decisions().count(),
        )
    }

    /// Whether all decisions of all seats are done with.
    pub(super) fn is_done(&self) -> bool {
        self.turns
            .iter()
            .flat_map(|turn| &turn.decisions)
            .all(|action| self.next_budget(*action).is_none())
    }

    /// Why the analysis does not go on, if it cannot.
    pub(super) const fn fault(&self) -> Option<&ThinkingFault> {
        self.fault.as_ref()
    }

    /// With how many rollouts a decision is to be looked at next.
    fn next_budget(&self, action: usize) -> Option<u32> {
        match self.findings.get(&action) {
            None => Some(BUDGETS[0]),
            Some(Some(judgement)) if judgement.is_suspicious() && judgement.budget < BUDGETS[1] => {
                Some(BUDGETS[1])
            }
            Some(_) => None,
        }
    }

    /// What is to be looked at next: first the decisions of `seat`, each once before any a second time.
    fn jobs(&self, seat: SeatId) -> Vec<(usize, u32)> {
        let others = self.played.end().seat_ids().filter(|other| *other != seat);
        let jobs_of = |seat: SeatId| {
            let actions = self
                .turns(seat)
                .flat_map(|turn| turn.decisions.iter().copied());
            let mut jobs: Vec<(usize, u32)> = actions
                .filter_map(|action| Some((action, self.next_budget(action)?)))
                .collect();
            jobs.sort_by_key(|(_, budget)| *budget);
            jobs
        };
        let mut jobs = std::iter::once(seat)
            .chain(others)
            .map(jobs_of)
            .find(|jobs| !jobs.is_empty())
            .unwrap_or_default();
        jobs.truncate(BATCH);
        jobs
    }

    /// Takes what has been found out and goes on, with the decisions of `seat` before all others.
    pub(super) fn run(&mut self, ctx: &Context, seat: SeatId) {
        match self.thought.as_mut().and_then(Thinking::take) {
            Some(Ok(found)) => {
                self.thought = None;
                self.keep(ctx, found);
            }
            Some(Err(fault)) => {
                self.thought = None;
                self.fault = Some(fault);
            }
            None => {}
        }
        if self.thought.is_some() || self.paused || self.fault.is_some() {
            return;
        }
        let jobs = self.jobs(seat);
        if !jobs.is_empty() {
            let played = Arc::clone(&self.played);
            self.thought = Some(Thinking::start(&wake(ctx), Limit::none(), move |limit| {
                judge_all(&played, jobs, limit)
            }));
        }
    }

    fn keep(&mut self, ctx: &Context, found: Vec<Finding>) {
        self.points = None;
        Arc::make_mut(&mut self.findings).extend(found);
        let (id, findings) = (self.id, Arc::clone(&self.findings));
        ctx.data_mut(|data| data.insert_temp(id, findings));
    }
}

/// Judges decisions until it is time to hand over.
fn judge_all(played: &Played, jobs: Vec<(usize, u32)>, limit: &Limit) -> Vec<Finding> {
    let begun = Instant::now();
    let mut found = Vec::new();
    for (action, budget) in jobs {
        let judgement = played.judge(action, budget, &format!("analysis {action}"), limit);
        if limit.is_called_off() {
            break;
        }
        found.push((action, judgement));
        if begun.elapsed() > sizes::PORTION {
            break;
        }
    }
    found
}
