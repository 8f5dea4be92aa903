//! The end of the game: the last steps and the medals.

use super::in_order;
use super::seat::seat_state;
use rules::{EndReason, GameState, Grade, Score, SeatId, Track};
use serde_json::{Value, json};

/// The key `end` of a finished game; `pieces` are those placed by each seat in its end-of-game steps (rules §10.2).
pub(super) fn end(state: &GameState, mut pieces: Vec<(SeatId, Value)>) -> Option<Value> {
    if !state.is_finished() {
        return None;
    }
    let reason = match state.last_round? {
        EndReason::Unplaceable => "unplaceable",
        EndReason::EmptyDepot => "empty_depot",
        EndReason::LastEventCard => "events",
    };
    let steps = state.turn_order().map(|seat| {
        let own = pieces.extract_if(.., |(owner, _)| *owner == seat);
        json!({
            "seat": seat,
            "placed": own.map(|(_, piece)| piece).collect::<Vec<_>>(),
            "after": seat_state(state, seat),
        })
    });
    let seats = state.seat_ids().map(|seat| seat_state(state, seat));
    let scores = state.seat_ids().zip(state.ranks());
    let scores = scores.map(|(seat, rank)| medals(&state.score(seat), rank));
    Some(json!({
        "reason": reason,
        "steps": steps.collect::<Vec<_>>(),
        "seats": seats.collect::<Vec<_>>(),
        "scores": scores.collect::<Vec<_>>(),
        "solo": state.options.target().map(|target| solo(state, target)),
    }))
}

/// The rating of a solo game (rules §10.5).
fn solo(state: &GameState, target: u16) -> Value {
    let medals = state.score(SeatId(0)).total();
    json!({
        "target": target,
        "grade": Grade::of(medals, target).number(),
    })
}

/// The medals of a seat (rules §10.3).
fn medals(score: &Score, rank: u8) -> Value {
    let between = score.objectives.iter().map(|score| {
        json!({
            "id": score.objective.to_string(),
            "medals": score.medals,
            "own": score.own,
            "other": score.other,
        })
    });
    let common = score.contests.first().map(|(objective, medals)| {
        json!({
            "id": objective.to_string(),
            "medals": medals,
        })
    });
    json!({
        "rows": score.rows,
        "columns": score.columns,
        "planet_bonus": score.planet_bonus,
        "tracks": in_order(Track::ALL.into_iter().zip(score.tracks)),
        "lifepods": score.lifepods,
        "meteorites": score.meteorites,
        "civ_cards": in_order(score.cards.iter().copied()),
        "private_objectives": in_order(score.private.iter().copied()),
        "neighbour_objectives": between.collect::<Vec<_>>(),
        "common_objective": common,
        "total": score.total(),
        "empty_cells": score.empty_cells,
        "meteorites_on_planet": score.meteorites_on_planet,
        "rank": rank,
    })
}
