//! Looking back on a game: what each decision gave away, how everyone's chances went, and where the game turned.
//!
//! The game lies open by then, but a decision is judged by the [`View`](crate::game::View) that its seat had: who was
//! unlucky made no mistake.

use super::expectation::expected;
use super::weights::Weights;
use super::{Advised, Limit, Part, Terms, advise, compare, terms};
use crate::game::{Action, Choice, GameState, Objective, Phase, SeatId};
use std::cmp::Ordering;
use std::mem::discriminant;
use std::ops::Range;

/// A change of a part of what a seat can expect is a swing from so many medals on.
const SWING: f32 = 2.0;
/// From so many medals on a change of all that a seat can expect is told, beyond what has a cause of its own.
const REST: f32 = 4.0;
/// So many turning points are told of a seat.
const TURNING_POINTS: usize = 5;
/// No standard error is told as less than this, in medals.
pub const LEAST_ERROR: f32 = 0.1;
/// A loss of more medals than this may matter, if it is true.
const MATTERS: f32 = 0.5;

/// A game that was played, with the state of every moment.
#[derive(Clone, Debug)]
pub struct Played {
    /// The state before each action, and the one after the last.
    states: Vec<GameState>,
    actions: Vec<Action>,
}

/// The actions of one seat in one part of a round, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who acted.
    pub seat: SeatId,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Which actions, counted from 0.
    pub actions: Range<usize>,
    /// Those of them that were chosen: there was something else to do.
    pub decisions: Vec<usize>,
}

/// What a decision was worth.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// Which action it was, counted from 0.
    pub action: usize,
    /// What was chosen.
    pub made: Advised,
    /// The best that was found; what was chosen if there was nothing better.
    pub best: Advised,
    /// Medals that the choice gave away against the best; 0 if it was the best.
    pub loss: f32,
    /// The standard error of the loss, in medals.
    pub error: f32,
    /// The rollouts with which it was tried out.
    pub budget: u32,
}

impl Judgement {
    /// Whether the loss is more than chance: it exceeds two standard errors.
    pub fn is_clear(&self) -> bool {
        is_clear(self.loss, self.error)
    }

    /// Whether there may be a loss that matters, so that more rollouts are worth their time.
    pub fn is_suspicious(&self) -> bool {
        self.loss > MATTERS.max(self.error)
    }
}

/// The losses of several decisions together: medals and their standard error.
pub fn total_loss<'a>(judgements: impl Iterator<Item = &'a Judgement>) -> (f32, f32) {
    let (loss, squares) = judgements.fold((0.0, 0.0), |(loss, squares), judgement| {
        (
            loss + judgement.loss,
            squares + judgement.error * judgement.error,
        )
    });
    (loss, squares.sqrt())
}

/// What the decisions of a turn lost. Where that is not clear because some of them are doubtful, but others clearly lost
/// something, it is what these lost.
pub fn turn_loss<'a>(judgements: impl Iterator<Item = &'a Judgement> + Clone) -> (f32, f32) {
    let (loss, error) = total_loss(judgements.clone());
    let clear = || judgements.clone().filter(|judgement| judgement.is_clear());
    if !is_clear(loss, error) && clear().next().is_some() {
        total_loss(clear())
    } else {
        (loss, error)
    }
}

/// The decision of a turn that lost most: one that clearly lost something, if there is one.
pub fn worst<'a>(judgements: impl Iterator<Item = &'a Judgement>) -> Option<&'a Judgement> {
    let rank = |judgement: &Judgement| (judgement.is_clear(), judgement.loss);
    judgements.max_by(|one, other| {
        rank(one)
            .partial_cmp(&rank(other))
            .unwrap_or(Ordering::Equal)
    })
}

/// Whether a loss exceeds two of its standard errors, also in tenths of a medal, in which both are told: what does not
/// is about equal to the best.
pub fn is_clear(loss: f32, error: f32) -> bool {
    let [told_loss, told_error] =
        [loss, error.max(LEAST_ERROR)].map(|medals| (10.0 * medals).round());
    loss > 2.0 * error && told_loss > 2.0 * told_error
}

/// Where a game turned for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurningPoint {
    /// For whom.
    pub seat: SeatId,
    /// In which round, from 1; 0 before the first.
    pub round: u16,
    /// The action that did it, or most of it, counted from 0. A swing may be due to another seat.
    pub action: usize,
    /// Medals won, or lost if less than 0.
    pub medals: f32,
    /// What happened.
    pub cause: Cause,
}

/// What makes a turning point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The choices of a turn were clearly not the best.
    Mistake,
    /// A part of what the seat could expect rose or fell within the round.
    Swing(Part),
    /// An objective went to another seat or came from one within the round.
    Objective(Objective),
    /// What the seat could expect rose or fell within the round in many small parts, or by what came up.
    Rest,
}

impl Played {
    /// The game that `actions` lead through from `start`, up to the first one that is refused.
    pub fn new(start: GameState, actions: impl IntoIterator<Item = Action>) -> Self {
        let mut played = Self {
            states: vec![start],
            actions: Vec::new(),
        };
        for action in actions {
            let mut state = played.end().clone();
            if state.apply(&action).is_err() {
                break;
            }
            played.states.push(state);
            played.actions.push(action);
        }
        played
    }

    /// The state before action number `action`, counted from 0, or at the end.
    pub fn before(&self, action: usize) -> &GameState {
        &self.states[action.min(self.actions.len())]
    }

    /// The state at the end.
    pub fn end(&self) -> &GameState {
        &self.states[self.states.len() - 1]
    }

    /// The actions.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The turns in which something was decided, in the order in which they were played.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns: Vec<Turn> = Vec::new();
        let mut part = None;
        for (index, action) in self.actions.iter().enumerate() {
            let state = &self.states[index];
            let now = Some((action.seat, state.round, part_of_round(state)));
            match turns.last_mut().filter(|_| part == now) {
                Some(turn) => turn.actions.end = index + 1,
                None => turns.push(Turn {
                    seat: action.seat,
                    round: state.round,
                    actions: index..index + 1,
                    decisions: Vec::new(),
                }),
            }
            part = now;
            if is_decision(state, action)
                && let Some(turn) = turns.last_mut()
            {
                turn.decisions.push(index);
            }
        }
        turns.retain(|turn| !turn.decisions.is_empty());
        turns
    }

    /// Judges action number `action` by what its seat knew, with so many rollouts to find the best choice and as many
    /// to compare the two; nothing if there is no such action or the limit was called off. The same numbers and seed
    /// give the same judgement unless the limit is reached.
    pub fn judge(
        &self,
        action: usize,
        budget: u32,
        seed: &str,
        limit: &Limit,
    ) -> Option<Judgement> {
        let Action { seat, choice } = *self.actions.get(action)?;
        let view = self.states[action].view(seat);
        let best = advise(&view, budget, seed, limit).into_iter().next()?;
        if best.choice == choice {
            let made = Advised { error: 0.0, ..best };
            let judgement = Judgement {
                action,
                best: made.clone(),
                made,
                loss: 0.0,
                error: 0.0,
                budget,
            };
            return (!limit.is_called_off()).then_some(judgement);
        }
        // Other luck than that which made the best one the best: otherwise its luck would count as the loss.
        let mut pair = compare(
            &view,
            &[best.choice, choice],
            budget,
            &format!("{seed} again"),
            limit,
        );
        let made = pair.remove(pair.iter().position(|advised| advised.choice == choice)?);
        let best = pair.pop()?;
        let (loss, error) = (
            (best.medals - made.medals).max(0.0),
            best.error + made.error,
        );
        let best = if loss > 0.0 { best } else { made.clone() };
        (!limit.is_called_off()).then_some(Judgement {
            action,
            made,
            best,
            loss,
            error,
            budget,
        })
    }

    /// The numbers of actions after which a round was over, from before the first round to the end of the game.
    pub fn round_ends(&self) -> Vec<usize> {
        let round = |index: usize| self.states[index].round;
        let begun = |state: &GameState| !matches!(state.phase, Phase::Preparation { .. });
        let first = self.states.iter().position(begun).unwrap_or(0);
        let ends = (first + 1..self.states.len())
            .filter(|index| round(*index) > 1 && round(*index) != round(index - 1));
        let last = (!self.actions.is_empty()).then_some(self.actions.len());
        let mut all: Vec<usize> = std::iter::once(first).chain(ends).chain(last).collect();
        all.dedup();
        all
    }

    /// The medals that `seat` could expect after so many actions, by what it knew; its medals once the game is over.
    pub fn expected(&self, actions: usize, seat: SeatId) -> f32 {
        let state = self.before(actions);
        if state.is_finished() {
            return f32::from(state.score(seat).total());
        }
        expected(state.view(seat).state(), seat, Weights::in_use())
    }

    fn terms(&self, actions: usize, seat: SeatId) -> Terms {
        terms(
            self.before(actions).view(seat).state(),
            seat,
            Weights::in_use(),
        )
    }

    /// Where the game turned for `seat`: the greatest clear losses among `judgements` and the greatest swings, in the
    /// order in which they happened.
    pub fn turning_points(&self, seat: SeatId, judgements: &[Judgement]) -> Vec<TurningPoint> {
        let mut points = self.mistakes(seat, judgements);
        points.extend(self.swings(seat));
        points.extend(self.rests(seat, &points));
        points.sort_by(|one, other| other.medals.abs().total_cmp(&one.medals.abs()));
        points.truncate(TURNING_POINTS);
        for point in &mut points {
            point.action = self.decisive(point);
        }
        points.sort_by_key(|point| point.action);
        points
    }

    /// The action in the round of a swing that did most of it; of a mistake its own.
    fn decisive(&self, point: &TurningPoint) -> usize {
        let ends = self.round_ends();
        let to = ends
            .into_iter()
            .find(|end| *end > point.action)
            .unwrap_or(self.actions.len());
        let moments = point.action..=to;
        let values: Vec<f32> = match point.cause {
            Cause::Mistake => return point.action,
            Cause::Swing(part) => moments
                .map(|moment| self.terms(moment, point.seat).part(part))
                .collect(),
            Cause::Objective(objective) => moments
                .map(|moment| f32::from(self.objective_medals(moment, point.seat, objective)))
                .collect(),
            Cause::Rest => moments
                .map(|moment| self.expected(moment, point.seat))
                .collect(),
        };
        let steps: Vec<f32> = values
            .windows(2)
            .map(|pair| (pair[1] - pair[0]) * point.medals.signum())
            .collect();
        let most = (0..steps.len()).max_by(|one, other| steps[*one].total_cmp(&steps[*other]));
        point.action + most.unwrap_or(0)
    }

    fn mistakes(&self, seat: SeatId, judgements: &[Judgement]) -> Vec<TurningPoint> {
        let mut points = Vec::new();
        for turn in self.turns().into_iter().filter(|turn| turn.seat == seat) {
            let here = judgements
                .iter()
                .filter(|judgement| turn.actions.contains(&judgement.action));
            let (loss, error) = turn_loss(here.clone());
            if let Some(worst) = worst(here)
                && loss > MATTERS
                && is_clear(loss, error)
            {
                let (round, action) = (turn.round, worst.action);
                points.push(TurningPoint {
                    seat,
                    round,
                    action,
                    medals: -loss,
                    cause: Cause::Mistake,
                });
            }
        }
        points
    }

    /// The swings of each round. In the last one much of what was only expected turns into medals or into nothing, so
    /// only what others decide as well counts there.
    fn swings(&self, seat: SeatId) -> Vec<TurningPoint> {
        let ends = self.round_ends();
        let values: Vec<Terms> = ends.iter().map(|end| self.terms(*end, seat)).collect();
        let mut points = Vec::new();
        for index in 1..ends.len() {
            let (from, to) = (ends[index - 1], ends[index]);
            let settled = self.before(to).last_round.is_some();
            for part in [Part::Lines, Part::Cards, Part::Private, Part::Objectives] {
                let medals = values[index].part(part) - values[index - 1].part(part);
                if medals.abs() < SWING || (settled && part == Part::Lines) {
                    continue;
                }
                let cause = match part {
                    Part::Objectives => self
                        .changed_objective(seat, [from, to], medals < 0.0)
                        .map(Cause::Objective),
                    _ => None,
                };
                let cause = cause.unwrap_or(Cause::Swing(part));
                points.push(TurningPoint {
                    seat,
                    round: self.before(from).round.max(1),
                    action: from,
                    medals,
                    cause,
                });
            }
        }
        points
    }

    /// How much more or less a seat could expect after a round than before, beyond what `points` tell. In the last round
    /// much of what was only expected turns into nothing.
    fn rests(&self, seat: SeatId, points: &[TurningPoint]) -> Vec<TurningPoint> {
        let mut rests = Vec::new();
        let ends: Vec<(usize, f32)> = self
            .round_ends()
            .into_iter()
            .map(|end| (end, self.expected(end, seat)))
            .collect();
        for ends in ends.windows(2) {
            let [(from, before), (to, after)] = [ends[0], ends[1]];
            let told: f32 = points
                .iter()
                .filter(|point| (from..to).contains(&point.action))
                .map(|one| one.medals)
                .sum();
            let medals = after - before - told;
            if medals.abs() >= REST && self.before(to).last_round.is_none() {
                let round = self.before(from).round.max(1);
                rests.push(TurningPoint {
                    seat,
                    round,
                    action: from,
                    medals,
                    cause: Cause::Rest,
                });
            }
        }
        rests
    }

    /// The neighbour objective whose medals for `seat` rose most between two moments, or fell most if it `fell`.
    fn changed_objective(
        &self,
        seat: SeatId,
        [from, to]: [usize; 2],
        fell: bool,
    ) -> Option<Objective> {
        let change = |objective: Objective| {
            let [before, after] =
                [from, to].map(|moment| i16::from(self.objective_medals(moment, seat, objective)));
            if fell { before - after } else { after - before }
        };
        let objectives = self.before(to).score(seat).objectives;
        let objectives = objectives.iter().map(|standing| standing.objective);
        objectives
            .max_by_key(|objective| change(*objective))
            .filter(|objective| change(*objective) > 0)
    }

    /// The medals that a neighbour objective would give `seat` after so many actions.
    fn objective_medals(&self, actions: usize, seat: SeatId, objective: Objective) -> u8 {
        let score = self.before(actions).score(seat);
        score
            .objectives
            .iter()
            .find(|standing| standing.objective == objective)
            .map_or(0, |standing| standing.medals)
    }
}

/// The part of a round that `state` stands in.
fn part_of_round(state: &GameState) -> std::mem::Discriminant<Phase> {
    discriminant(&state.phase)
}

/// Whether `action` was chosen from several; what only a practice game allows is none of them.
fn is_decision(state: &GameState, action: &Action) -> bool {
    let legal: Vec<Choice> = state.legal(action.seat);
    legal.len() > 1 && legal.contains(&action.choice)
}
