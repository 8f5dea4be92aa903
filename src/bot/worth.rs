//! What a position is worth to a seat: the medals it can expect at the end.

use super::weights::Weights;
use crate::game::board::cells::{SIDE, STRIDE};
use crate::game::card::objective::Need;
use crate::game::effect::Effect;
use crate::game::{Board, Cell, CellSet, GameState, Objective, Score, Seat, SeatId, Track};
use std::sync::LazyLock;

/// Cells that a tile covers on average.
const CELLS_PER_TILE: f32 = 4.3;
/// Rounds of a long game.
const ROUNDS: f32 = 24.0;
/// How much less a target is worth for each step that a rover is farther away.
const FADING: f32 = 0.82;

/// Rows from the top, then columns from the left.
static LINES: LazyLock<[CellSet; 2 * SIDE as usize]> = LazyLock::new(|| {
    std::array::from_fn(|index| {
        let index = index as u8;
        if index < SIDE { CellSet::row(index) } else { CellSet::column(index - SIDE) }
    })
});

/// A part of what a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Rows and columns, each with the chance that it gets complete, and the planet's own medals.
    Lines,
    /// Medals of the tracks and what their heights promise.
    Tracks,
    /// Techs that are available.
    Techs,
    /// Effects that wait, patches that are stored and cards to be claimed.
    Pending,
    /// Collected lifepods and meteorites, rovers and what they can still reach.
    Pieces,
    /// Civ cards held.
    Cards,
    /// Private objectives.
    Private,
    /// Objectives between neighbours and those for which all compete.
    Objectives,
}

impl Part {
    /// Every part.
    pub const ALL: [Self; 8] = [
        Self::Lines,
        Self::Tracks,
        Self::Techs,
        Self::Pending,
        Self::Pieces,
        Self::Cards,
        Self::Private,
        Self::Objectives,
    ];
}

/// What a position is worth to a seat, part by part, in medals.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Terms {
    parts: [f32; Part::ALL.len()],
    /// The medals that each line promises: rows from the top, then columns from the left.
    pub lines: [f32; 2 * SIDE as usize],
}

impl Terms {
    /// The medals of one part.
    pub fn part(&self, part: Part) -> f32 {
        self.parts[part as usize]
    }

    /// The medals of all parts.
    pub fn total(&self) -> f32 {
        self.parts.iter().sum()
    }
}

/// The medals that `seat` can expect in `state`, which may be a view.
pub fn worth(state: &GameState, seat: SeatId, weights: &Weights) -> f32 {
    terms(state, seat, weights).total()
}

/// What makes up the [`worth`] of `state` to `seat`.
pub fn terms(state: &GameState, seat: SeatId, weights: &Weights) -> Terms {
    let owner = state.seat(seat);
    let score = state.score(seat);
    let left = rounds_left(state, owner) / ROUNDS;
    let lines = lines(&owner.board, left, weights);
    let parts = Part::ALL.map(|part| match part {
        Part::Lines => lines.iter().sum::<f32>() + f32::from(score.planet_bonus),
        Part::Tracks => f32::from(score.track_total()) + heights(owner, left, weights),
        Part::Techs => techs(owner, left, weights),
        Part::Pending => pending(owner, weights),
        Part::Pieces => f32::from(score.collected()) + pieces(owner, left, weights),
        Part::Cards => f32::from(score.card_total()),
        Part::Private => private(owner, left, weights),
        Part::Objectives => objectives(&score, left, weights),
    });
    Terms { parts, lines }
}

/// How many rounds are left at most: until the planet is full or the last alert is drawn.
fn rounds_left(state: &GameState, owner: &Seat) -> f32 {
    if state.last_round.is_some() {
        return 0.0;
    }
    let filling = owner.board.open().len() as f32 / CELLS_PER_TILE;
    if state.options.events.is_some() { filling.min(state.alerts.hidden.len() as f32) } else { filling }
}

/// The medals of rows and columns, each with the chance that it gets complete.
fn lines(board: &Board, left: f32, weights: &Weights) -> [f32; 2 * SIDE as usize] {
    let (data, empty, meteorites) = (board.data(), board.open(), board.all_meteorites());
    let classes = by_empty_neighbours(empty);
    let room = (left * ROUNDS * CELLS_PER_TILE / (empty.len() as f32).max(1.0)).min(1.0);
    let cover = weights.cover.map(|chance| chance * room.sqrt());
    let mut expected = [0.0; 2 * SIDE as usize];
    let medals = data.row_medals.iter().chain(&data.column_medals);
    for ((line, medals), expected) in LINES.iter().zip(medals).zip(&mut expected) {
        let mut chance: f32 =
            classes.iter().zip(cover).map(|(class, chance)| power(chance, (*class & *line).len())).product();
        let stones = (meteorites & *line).len();
        if stones > 0 {
            let complete = !empty.meets(*line);
            chance *= power(weights.meteorite_in_line, stones) * if complete { weights.blocked } else { 1.0 };
        }
        *expected = chance * f32::from(*medals);
    }
    expected
}

fn power(base: f32, exponent: u32) -> f32 {
    base.powi(exponent as i32)
}

/// The cells of `empty` that have 0, 1, 2, 3 and 4 neighbours in it.
fn by_empty_neighbours(empty: CellSet) -> [CellSet; 5] {
    let (right, left) = (empty.shifted_back(1), empty.shifted(1));
    let (below, above) = (empty.shifted_back(STRIDE), empty.shifted(STRIDE));
    let differ = |first: CellSet, second: CellSet| (first | second) & !(first & second);
    let (one_across, one_down) = (differ(right, left), differ(below, above));
    let (two_across, two_down) = (right & left, below & above);
    let odd = differ(one_across, one_down);
    let carry = one_across & one_down;
    let four = two_across & two_down;
    let two = (two_across | two_down | carry) & !four;
    [empty & !(odd | two | four), empty & odd & !two, empty & two & !odd, empty & two & odd, empty & four]
}

/// What the heights of the trackers promise beyond their medals.
fn heights(owner: &Seat, left: f32, weights: &Weights) -> f32 {
    let heights = Track::ALL.map(|track| f32::from(owner.tracker(track).height) * weights.height[track as usize]);
    heights.iter().sum::<f32>() * 0.5 * left.sqrt()
}

/// What the available techs promise.
fn techs(owner: &Seat, left: f32, weights: &Weights) -> f32 {
    let techs = owner.available_levels().iter().filter_map(|level| weights.tech.get(usize::from(level) - 1));
    techs.sum::<f32>() * left.sqrt()
}

/// What is gained and not carried out yet.
fn pending(owner: &Seat, weights: &Weights) -> f32 {
    let agenda = owner.turn.agenda.iter().map(|pending| match pending.effect {
        Effect::Resource(_)
        | Effect::Boost
        | Effect::Energy { .. }
        | Effect::OneOf(..)
        | Effect::OneResource { .. } => weights.advance,
        Effect::Advance { times, .. } => weights.advance * f32::from(times),
        Effect::AdvanceDifferent { count, .. } => weights.advance * f32::from(count),
        Effect::Patch => weights.patch,
        Effect::Rover { .. } | Effect::NewRover => weights.rover,
        Effect::Claim(milestone) => claim(milestone.rank, weights),
        Effect::Keep { rank, .. } => claim(rank, weights),
        Effect::CollectLifepods { count } | Effect::CollectMeteorites { count } => 0.7 * f32::from(count),
        _ => 0.0,
    });
    let claims = owner.turn.milestones.iter().map(|milestone| claim(milestone.rank, weights));
    agenda.sum::<f32>() + claims.sum::<f32>() + f32::from(owner.stored_patches) * weights.patch
}

fn claim(rank: u8, weights: &Weights) -> f32 {
    weights.card.get(usize::from(rank).saturating_sub(1)).copied().unwrap_or_default()
}

/// Rovers and what they can still reach.
fn pieces(owner: &Seat, left: f32, weights: &Weights) -> f32 {
    let board = &owner.board;
    let near = |targets: CellSet| targets.into_iter().map(|target| nearness(board.rovers, target)).sum::<f32>();
    let odd = f32::from(owner.meteorites % 3) * weights.odd_meteorite;
    let late = board.rovers.len() as f32 * weights.rover_there
        + board.lifepods.len() as f32 * weights.lifepod_there
        + near(board.lifepods) * weights.near_lifepod
        + near(board.meteorites) * weights.near_meteorite;
    odd + late * left.sqrt()
}

/// How near the nearest rover is to `target`: 1 on it, 0 without a rover.
fn nearness(rovers: CellSet, target: Cell) -> f32 {
    let distance = |rover: Cell| {
        u32::from(rover.column().abs_diff(target.column())) + u32::from(rover.row().abs_diff(target.row()))
    };
    rovers.into_iter().map(distance).min().map_or(0.0, |steps| power(FADING, steps))
}

/// The private objectives.
fn private(owner: &Seat, left: f32, weights: &Weights) -> f32 {
    owner.private_objectives.iter().map(|objective| 5.0 * chance_of(*objective, owner, left, weights)).sum()
}

/// Objectives between neighbours and those for which all compete.
fn objectives(score: &Score, left: f32, weights: &Weights) -> f32 {
    let between = score.objectives.iter().map(|standing| {
        let wants_most = matches!(standing.objective.wants(), crate::game::card::Wants::Most);
        let margin = f32::from(standing.own) - f32::from(standing.other);
        let margin = if wants_most { margin } else { -margin };
        5.0 / (1.0 + (-weights.margin * margin / (0.3 + left)).exp())
    });
    between.sum::<f32>() + score.contests.iter().map(|(_, medals)| f32::from(*medals)).sum::<f32>()
}

/// The chance that a private objective is met at the end.
fn chance_of(objective: Objective, owner: &Seat, left: f32, weights: &Weights) -> f32 {
    let progress = objective.progress(owner);
    let met = objective.is_met(owner);
    match progress.need {
        _ if left <= 0.0 => f32::from(u8::from(met)),
        Need::AtLeast(_) if met => 0.97,
        Need::AtLeast(least) => {
            let part = f32::from(progress.has) / f32::from(least.max(1));
            weights.objective * part * part
        }
        Need::AtMost(0) => {
            if met {
                1.0
            } else {
                weights.objective / (1.0 + 0.2 * f32::from(progress.has))
            }
        }
        Need::AtMost(most) => {
            let spare = f32::from(most) - f32::from(progress.has);
            if spare < 0.0 { 0.0 } else { 1.0 - left * 0.9 / (1.0 + spare) }
        }
    }
}
