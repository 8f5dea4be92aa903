//! How good a position is.

#![allow(clippy::disallowed_types, reason = "judgements are no rules")]

use crate::components::{Condition, ConditionKind, SPECIES_LEVEL};
use crate::id::TileId;
use crate::state::{Placed, Stage, State};
use game::SeatId;
use search::Evaluate;

/// A way to judge positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judge {
    /// Counts the points of today.
    Points,
    /// Adds what resources, tiles and life will bring, and compares that with the others.
    Prospects,
}

impl Evaluate<State> for Judge {
    fn worth(&self, state: &State, seat: SeatId) -> f32 {
        match self {
            Self::Points => state.points(seat) as f32,
            Self::Prospects => lead(state, seat),
        }
    }
}

/// How far the prospects of `seat` are above those of the others.
fn lead(state: &State, seat: SeatId) -> f32 {
    let rivals = state.seat_ids().filter(|other| *other != seat);
    let rivals = rivals.map(|other| prospects(state, other));
    search::lead(prospects(state, seat), rivals)
}

/// The points that `seat` may expect, without those of turns to come.
fn prospects(state: &State, seat: SeatId) -> f32 {
    let outlook = Outlook::of(state, seat);
    let own = &state.seats[seat.index()];
    let planets = state.planets().filter(|placed| !placed.is_dominated());
    let life: f32 = planets
        .map(|placed| outlook.life(state, seat, placed))
        .sum();
    let tiles: f32 = own
        .hand
        .iter()
        .map(|tile| outlook.tile(state, seat, tile))
        .sum();
    state.points(seat) as f32
        + outlook.resource * own.resources.total() as f32
        + outlook.resource * 0.4 * f32::from(own.creation)
        - outlook.later * 0.15 * f32::from(own.flare + own.fusion)
        + life
        + tiles
}

/// What is still to come for a seat.
struct Outlook {
    /// Turns to come, from 0 for none to 1 for two or more.
    later: f32,
    /// What a resource is worth.
    resource: f32,
    /// Whether it may still do something in this turn.
    acts: bool,
}

impl Outlook {
    fn of(state: &State, seat: SeatId) -> Self {
        let acts = state.stage != Stage::Over && state.turn_seat() == seat;
        let seats = state.seats.len() as u8;
        let births = state.star - u8::from(state.stage == Stage::Birth);
        // A seat has its next turn after so many others; the active one after all of them.
        let ahead = match (seat.0 + seats - state.turn_seat().0) % seats {
            0 => seats,
            ahead => ahead,
        };
        let left = (births + seats - ahead) / seats;
        let later = match left {
            0 => 0.0,
            1 => 0.8,
            _ => 1.0,
        };
        let resource = match (left, acts) {
            (0, false) => 0.0,
            (0, true) => 0.4,
            _ => 0.9,
        };
        Self {
            later,
            resource,
            acts,
        }
    }

    /// What life on a planet may grow to: a species of the seat, unless another one is before it.
    fn life(&self, state: &State, seat: SeatId, placed: &Placed) -> f32 {
        let level = placed.life[seat.index()];
        if level == 0 || self.later == 0.0 {
            return 0.0;
        }
        let own = &state.seats[seat.index()];
        let size = f32::from(state.card(placed.id).size());
        let highest = state.seat_ids().filter(|other| *other != seat);
        let highest = highest
            .map(|other| placed.life[other.index()])
            .max()
            .unwrap_or(0);
        let missing = f32::from(SPECIES_LEVEL - level);
        let gain = match own.species {
            0 => 0.0,
            _ => 0.35 * size * (1.0 + 0.2 * (3.0 - missing)),
        };
        let risk = match highest {
            0 => 0.05,
            rival => 0.1 + 0.08 * f32::from(rival),
        };
        self.later * (gain - risk * f32::from(level) * (size - 0.8).max(0.2))
    }

    /// What a tile in hand may bring: its goal or its effect.
    fn tile(&self, state: &State, seat: SeatId, tile: TileId) -> f32 {
        if self.later == 0.0 && !self.acts {
            return 0.0;
        }
        let effect = if self.later > 0.0 { 1.4 } else { 0.5 };
        if state.has_claimed(seat, tile) {
            return effect;
        }
        let goal = state.components.goal(tile);
        let part = share_of(state, seat, &goal.condition);
        let hope = match self.later > 0.0 {
            true => 0.85 * part * part,
            false => 0.5 * part * part * part,
        };
        let goal = f32::from(goal.ep) * hope;
        goal.max(effect) + 0.25 * goal.min(effect)
    }
}

/// How much of the condition is met, from 0 to 1.
fn share_of(state: &State, seat: SeatId, condition: &Condition) -> f32 {
    let needed = match condition.kind {
        ConditionKind::LevelsEach => condition.levels.len() as u8,
        _ => condition.min,
    };
    let has = state.progress(seat, condition);
    f32::from(has.min(needed)) / f32::from(needed.max(1))
}
