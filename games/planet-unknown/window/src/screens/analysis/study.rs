//! The running analysis of a game: on a background thread, a few decisions at a time.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;

use bot::Limit;
use bot::review::{Judgement, Played, ReviewedTurn, TurningPoint, turn_loss};
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
pub(in crate::screens) struct Study {
    played: Arc<Played>,
    turns: Vec<ReviewedTurn>,
    /// The expected result of each seat, at the beginning of the game and at the end of each round.
    pub(super) expected: Vec<Vec<f32>>,
    findings: Findings,
    /// The file that keeps the findings, and the time when it was written last.
    store: FindingsStore,
    written: Option<Instant>,
    thought: Option<Thinking<Vec<Finding>>>,
    /// The reasons for the verdict on the last action asked about, with the action's number and the rollouts used.
    hint: Option<((usize, u32), Hint)>,
    /// The turning points of the last seat asked about, according to the current findings.
    points: Option<(SeatId, Vec<TurningPoint>)>,
    /// The fault that stopped the analysis, if there was one.
    pub(super) fault: Option<ThinkingFault>,
    pub(super) paused: bool,
}

/// A loss with its standard error, in medals.
pub(super) type Loss = (f32, f32);

impl Study {
    /// Returns the analysis of the game on `table`, with the earlier findings about it, among those in `folder`.
    pub(in crate::screens) fn new(table: &Table, folder: &Path) -> Self {
        let actions = table.entries().iter().map(|entry| entry.action);
        let played = Arc::new(Played::new(table.start().clone(), actions));
        let (turns, ends) = (played.turns(), played.round_ends());
        let at = |end: &usize| {
            let seats = played.end().seat_ids();
            seats.map(|seat| played.expected(*end, seat)).collect()
        };
        let expected = ends.iter().map(at).collect();
        let store = FindingsStore::new(folder, table);
        let findings = store.load(&played).unwrap_or_else(|problem| {
            log::warn!("the earlier findings cannot be read: {problem}");
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

    pub(in crate::screens) fn played(&self) -> &Arc<Played> {
        &self.played
    }

    /// The turns of `seat`, in the order in which they were played.
    pub(super) fn turns(&self, seat: SeatId) -> impl DoubleEndedIterator<Item = &ReviewedTurn> {
        self.turns.iter().filter(move |turn| turn.seat == seat)
    }

    /// The judgement of action number `action`.
    pub(super) fn judgement(&self, action: usize) -> Option<&Judgement> {
        self.findings.get(&action)?.as_ref()
    }

    /// The judgement of action number `action`, if its loss is clear.
    pub(super) fn clear(&self, action: usize) -> Option<&Judgement> {
        self.judgement(action)
            .filter(|judgement| judgement.is_clear())
    }

    /// The reasons for the better choice, and against the one that was made, in an action with a clear loss.
    pub(super) fn hint(&mut self, action: usize) -> Option<&Hint> {
        let judgement = self.clear(action)?;
        let key = (action, judgement.budget);
        if self.hint.as_ref().is_none_or(|(known, _)| *known != key) {
            let seat = self.played.actions().get(action)?.seat;
            let both = [judgement.best.clone(), judgement.made.clone()];
            let view = self.played.before(action).view(seat);
            let hint = Hint::new(&view, &both, judgement.budget)?;
            self.hint = Some((key, hint));
        }
        self.hint.as_ref().map(|(_, hint)| hint)
    }

    /// The loss of action number `action`; none unless it is judged.
    pub(super) fn loss(&self, action: usize) -> Option<Loss> {
        let judgement = self.judgement(action)?;
        Some((judgement.loss, judgement.error))
    }

    /// The loss of a turn; none unless all its decisions are judged.
    pub(super) fn loss_of(&self, turn: &ReviewedTurn) -> Option<Loss> {
        let mut decisions = turn.decisions.iter();
        decisions
            .all(|action| self.findings.contains_key(action))
            .then(|| self.loss_so_far(turn))
    }

    /// The loss of a turn, as far as is known.
    pub(super) fn loss_so_far(&self, turn: &ReviewedTurn) -> Loss {
        let decisions = turn.decisions.iter();
        turn_loss(decisions.filter_map(|action| self.judgement(*action)))
    }

    /// The turning points of the game for `seat`, as far as is known.
    pub(in crate::screens) fn turning_points(&mut self, seat: SeatId) -> Vec<TurningPoint> {
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
        let done = decisions().filter(|action| self.next_budget(**action).is_none());
        (done.count(), decisions().count())
    }

    /// Returns whether all decisions of all seats are done.
    pub(super) fn is_done(&self) -> bool {
        let mut decisions = self.turns.iter().flat_map(|turn| &turn.decisions);
        decisions.all(|action| self.next_budget(*action).is_none())
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
            let actions = self.turns(seat).flat_map(|turn| &turn.decisions);
            let jobs = actions.filter_map(|action| Some((*action, self.next_budget(*action)?)));
            let mut jobs: Vec<(usize, u32)> = jobs.collect();
            jobs.sort_by_key(|(_, budget)| *budget);
            jobs
        };
        let mut all = std::iter::once(seat).chain(others).map(jobs_of);
        let mut jobs = all.find(|jobs| !jobs.is_empty()).unwrap_or_default();
        jobs.truncate(64);
        jobs
    }

    /// Collects new findings and continues, with the decisions of `seat` before all others.
    pub(super) fn run(&mut self, ctx: &Context, seat: SeatId) {
        if let Some(found) = self.thought.as_mut().and_then(Thinking::take) {
            self.thought = None;
            match found {
                Ok(found) => self.keep(found),
                Err(fault) => self.fault = Some(fault),
            }
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
