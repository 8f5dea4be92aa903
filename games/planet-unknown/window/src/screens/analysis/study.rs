//! The running analysis of a game: on a background thread, a few decisions at a time.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;

use bot::Limit;
use bot::review::{Judgement, Played, ReviewedTurn, TurningPoint, is_clear, turn_loss};
use kit::background::wake;
use play::Table;
use play::advice::Hint;
use play::findings::{Findings, FindingsStore};
use play::thinking::{Thinking, ThinkingFault};
use rules::SeatId;

/// The rollouts of the first pass over every decision, and of the second pass over those that look bad.
const BUDGETS: [u32; 2] = [64, 1024];

/// The judgement of one action.
type Finding = (usize, Option<Judgement>);

/// A game that is being analysed.
pub(super) struct Study {
    played: Arc<Played>,
    turns: Vec<ReviewedTurn>,
    /// The expected result of each seat, at the beginning of the game and at the end of each round.
    expected: Vec<Vec<f32>>,
    findings: Findings,
    /// The file that keeps the findings, and the time when it was written last.
    store: FindingsStore,
    written: Option<Instant>,
    thought: Option<Thinking<Vec<Finding>>>,
    /// The reasons for the verdict on the last action asked about, with the action's number and the rollouts used.
    hint: Option<((usize, u32), Hint)>,
    /// The turning points of the last seat asked about, according to the current findings.
    points: Option<(SeatId, Vec<TurningPoint>)>,
    fault: Option<ThinkingFault>,
    pub(super) paused: bool,
}

/// The assessment of the decisions of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Assessment {
    /// Some decisions have not been judged yet.
    Open,
    /// All are judged: their total loss, with its standard error.
    Judged {
        /// The loss, in medals.
        loss: f32,
        /// The standard error, in medals.
        error: f32,
    },
}

impl Assessment {
    /// Returns whether the loss is clear.
    pub(super) fn is_clear(self) -> bool {
        matches!(self, Self::Judged { loss, error } if is_clear(loss, error))
    }
}

impl Study {
    /// Returns the analysis of the game on `table`, with the earlier findings about it, among those in `folder`.
    pub(super) fn new(table: &Table, folder: &Path) -> Self {
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
        let store = FindingsStore::new(folder, table);
        let findings = store.load(&played).unwrap_or_else(|problem| {
            log::warn!("the analysis begins anew: {problem}");
            Findings::new()
        });
        Self {
            played,
            turns,
            expected,
            findings,
            store,
            written: None,
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

    /// The expected result of each seat, by round from the beginning on.
    pub(super) fn expected(&self) -> &[Vec<f32>] {
        &self.expected
    }

    /// The turns of `seat`, in the order in which they were played.
    pub(super) fn turns(&self, seat: SeatId) -> impl DoubleEndedIterator<Item = &ReviewedTurn> {
        self.turns.iter().filter(move |turn| turn.seat == seat)
    }

    /// The judgement of action number `action`.
    pub(super) fn judgement(&self, action: usize) -> Option<&Judgement> {
        self.findings.get(&action)?.as_ref()
    }

    /// The reasons for the better choice, and against the one that was made, in an action with a clear loss.
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

    /// The assessment of a turn.
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

    /// The loss of a turn, as far as is known.
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

    /// The turning points of the game for `seat`, as far as is known.
    pub(super) fn turning_points(&mut self, seat: SeatId) -> Vec<TurningPoint> {
        if let Some((_, points)) = self.points.as_ref().filter(|(known, _)| *known == seat) {
            return points.clone();
        }
        let judgements: Vec<Judgement> = self.findings.values().flatten().cloned().collect();
        let points = self.played.turning_points(seat, &judgements);
        self.points = Some((seat, points.clone()));
        points
    }

    /// The number of decisions of `seat` that are done, and their total number.
    pub(super) fn progress(&self, seat: SeatId) -> (usize, usize) {
        let decisions = || self.turns(seat).flat_map(|turn| &turn.decisions);
        (
            decisions()
                .filter(|action| self.next_budget(**action).is_none())
                .count(),
            decisions().count(),
        )
    }

    /// Returns whether all decisions of all seats are done.
    pub(super) fn is_done(&self) -> bool {
        self.turns
            .iter()
            .flat_map(|turn| &turn.decisions)
            .all(|action| self.next_budget(*action).is_none())
    }

    /// The fault that stopped the analysis, if there was one.
    pub(super) const fn fault(&self) -> Option<&ThinkingFault> {
        self.fault.as_ref()
    }

    /// The number of rollouts with which to judge a decision next.
    fn next_budget(&self, action: usize) -> Option<u32> {
        match self.findings.get(&action) {
            None => Some(BUDGETS[0]),
            Some(Some(judgement)) if judgement.is_suspicious() && judgement.budget < BUDGETS[1] => {
                Some(BUDGETS[1])
            }
            Some(_) => None,
        }
    }

    /// The decisions to judge next: those of `seat` first, and each once before any a second time.
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
        jobs.truncate(64);
        jobs
    }

    /// Collects new findings and continues, with the decisions of `seat` before all others.
    pub(super) fn run(&mut self, ctx: &Context, seat: SeatId) {
        match self.thought.as_mut().and_then(Thinking::take) {
            Some(Ok(found)) => {
                self.thought = None;
                self.keep(found);
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

    /// Adds findings. They are written now and then, and when all are complete.
    fn keep(&mut self, found: Vec<Finding>) {
        self.points = None;
        self.findings.extend(found);
        let is_recent = |written: Instant| written.elapsed() < Duration::from_secs(3);
        if self.written.is_some_and(is_recent) && !self.is_done() {
            return;
        }
        self.written = Some(Instant::now());
        if let Err(error) = self.store.save(&self.findings) {
            log::warn!("the analysis is not kept: {error}");
        }
    }
}

/// Judges decisions until the limit is reached.
fn judge_all(played: &Played, jobs: Vec<(usize, u32)>, limit: &Limit) -> Vec<Finding> {
    let begun = Instant::now();
    let mut found = Vec::new();
    for (action, budget) in jobs {
        let judgement = played.judge(action, budget, &format!("analysis {action}"), limit);
        if limit.is_called_off() {
            break;
        }
        found.push((action, judgement));
        if begun.elapsed() > Duration::from_millis(150) {
            break;
        }
    }
    found
}
