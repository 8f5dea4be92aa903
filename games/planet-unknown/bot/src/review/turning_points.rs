//! Turning points of a game for a seat: its clear mistakes, and the swings in its prospects.

use super::Played;
use super::judgement::{Judgement, MATTERS, is_clear, turn_loss, worst};
use crate::weights::Weights;
use crate::{Part, Terms, terms};
use rules::{Objective, SeatId};

/// The smallest change, in medals, of one part of a seat's prospects that counts as a swing.
const SWING: f32 = 2.0;
/// The smallest change, in medals, of a seat's whole prospects that is shown, beyond changes with a cause of their own.
const REST: f32 = 4.0;
/// The number of turning points shown for a seat.
const TURNING_POINTS: usize = 5;

/// A turning point of a game for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurningPoint {
    /// The seat concerned.
    pub seat: SeatId,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The index of the action that caused it, or most of it. A swing may be due to another seat.
    pub action: usize,
    /// Medals won; negative if lost.
    pub medals: f32,
    /// What happened.
    pub cause: Cause,
}

/// The cause of a turning point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The choices of a turn were clearly not the best.
    Mistake,
    /// A part of the seat's prospects rose or fell within the round.
    Swing(Part),
    /// An objective was lost to another seat or won from one within the round.
    Objective(Objective),
    /// The seat's prospects rose or fell within the round in many small parts, or through luck.
    Rest,
}

impl Played {
    fn terms(&self, actions: usize, seat: SeatId) -> Terms {
        let view = self.before(actions).view(seat);
        terms(view.state(), seat, Weights::in_use())
    }

    fn point(&self, seat: SeatId, action: usize, medals: f32, cause: Cause) -> TurningPoint {
        TurningPoint {
            seat,
            round: self.before(action).round,
            action,
            medals,
            cause,
        }
    }

    /// The turning points for `seat`: the largest clear losses among `judgements` and the largest swings, in the order
    /// in which they happened.
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

    /// The action of the round that contributed most to a swing; the action itself for a mistake.
    fn decisive(&self, point: &TurningPoint) -> usize {
        if point.cause == Cause::Mistake {
            return point.action;
        }
        let mut ends = self.round_ends().into_iter();
        let to = ends.find(|end| *end > point.action);
        let value = |moment| match point.cause {
            Cause::Swing(part) => self.terms(moment, point.seat).part(part),
            Cause::Objective(objective) => {
                f32::from(self.objective_medals(moment, point.seat, objective))
            }
            Cause::Mistake | Cause::Rest => self.expected(moment, point.seat),
        };
        let moments = point.action..=to.unwrap_or(self.actions.len());
        let values: Vec<f32> = moments.map(value).collect();
        let steps = values
            .windows(2)
            .map(|pair| (pair[1] - pair[0]) * point.medals.signum());
        let most = steps
            .enumerate()
            .max_by(|(_, one), (_, other)| one.total_cmp(other));
        point.action + most.map_or(0, |(index, _)| index)
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
                points.push(self.point(seat, worst.action, -loss, Cause::Mistake));
            }
        }
        points
    }

    /// The swings of each round. In the last round many expectations turn into medals or into nothing, so only the
    /// parts that also depend on others count there.
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
                let objective = (part == Part::Objectives)
                    .then(|| self.changed_objective(seat, [from, to], medals < 0.0))
                    .flatten();
                let cause = objective.map_or(Cause::Swing(part), Cause::Objective);
                points.push(self.point(seat, from, medals, cause));
            }
        }
        points
    }

    /// The change in a seat's prospects over a round beyond the changes in `points`. In the last round many
    /// expectations turn into nothing.
    fn rests(&self, seat: SeatId, points: &[TurningPoint]) -> Vec<TurningPoint> {
        let mut rests = Vec::new();
        let ends = self.round_ends().into_iter();
        let ends: Vec<(usize, f32)> = ends.map(|end| (end, self.expected(end, seat))).collect();
        for ends in ends.windows(2) {
            let [(from, before), (to, after)] = [ends[0], ends[1]];
            let during = from..to;
            let here = points.iter().filter(|point| during.contains(&point.action));
            let told: f32 = here.map(|point| point.medals).sum();
            let medals = after - before - told;
            if medals.abs() >= REST && self.before(to).last_round.is_none() {
                rests.push(self.point(seat, from, medals, Cause::Rest));
            }
        }
        rests
    }

    /// The neighbour objective whose medals for `seat` rose most between two moments, or fell most with `fell`.
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
        let standings = self.before(to).objective_scores(seat);
        standings
            .map(|standing| standing.objective)
            .max_by_key(|objective| change(*objective))
            .filter(|objective| change(*objective) > 0)
    }

    /// The medals that a neighbour objective would bring `seat` after this number of actions.
    fn objective_medals(&self, actions: usize, seat: SeatId, objective: Objective) -> u8 {
        let mut standings = self.before(actions).objective_scores(seat);
        let standing = standings.find(|standing| standing.objective == objective);
        standing.map_or(0, |standing| standing.medals)
    }
}
