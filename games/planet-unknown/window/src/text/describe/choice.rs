//! Choices, and the reasons for the end of a game, in words.

use super::cards::{card_title, objective_title, private_title};
use super::names::{
    berth, capitalised, cell, destination, field, line, offer, resource, ring, terrain, tile,
    track, tracker,
};
use crate::text::Speaks;
use crate::{phrases, t};
use rules::{
    Answer, Cell, Change, Choice, Effect, EndReason, GameState, Objective, Orientation, Pending,
    Phase, SeatId, Tile,
};

/// A choice of `seat`, as on a button. `state` is the state in which the choice is made.
pub fn choice(speaker: &impl Speaks, state: &GameState, seat: SeatId, choice: Choice) -> String {
    match choice {
        Choice::Rotate(steps) => t!(speaker, "log-choice-rotate", steps = steps),
        Choice::Resolve { pending, answer } => self::answer(speaker, state, seat, pending, answer),
        Choice::Skip { .. } => t!(speaker, "log-choice-skip"),
        Choice::Drive { from, to } => t!(
            speaker,
            "log-choice-drive",
            from = cell(from),
            to = cell(to)
        ),
        Choice::EndTurn if matches!(state.phase, Phase::Preparation { .. }) => {
            t!(speaker, "table-end-preparation")
        }
        Choice::EndTurn => t!(speaker, "log-choice-end"),
        Choice::Fetch(which) => t!(speaker, "log-choice-fetch", tile(which)),
        Choice::Arrange(change) => arranged(speaker, change),
    }
}

phrases! {
    /// A change to the position of a practice game, as a sentence.
    pub fn arranged(change: Change) = "log-arranged" {
        Tracker { tracker: which, to } => (tracker(which), field(to)),
        Lifepod(at) => (cell = cell(at)),
        Meteorite(at) => (cell = cell(at)),
        Rover(at) => (cell = cell(at)),
        Tile { tile: which, anchor, .. } => (tile(which), cell = cell(anchor)),
        Patch(at) => (cell = cell(at)),
        CollectedLifepods(count) => (count),
        CollectedMeteorites(count) => (count),
        StoredPatches(count) => (count),
        Berth(_),
        Token(on) => (track(on)),
        Movement(count) => (count),
    }
}

/// The tile that `answer` places, with its orientation and anchor; `None` if it places none.
fn placed(state: &GameState, seat: SeatId, answer: Answer) -> Option<(Tile, Orientation, Cell)> {
    let Answer::Place {
        ring,
        orientation,
        anchor,
    } = answer
    else {
        return None;
    };
    let mut offered = state.offered(seat).into_iter();
    let (_, tile) = offered.find(|(offered, _)| *offered == ring)?;
    Some((tile, orientation, anchor))
}

/// The name of the first cell, in reading order, covered by the tile that `answer` places; empty if it places none.
pub(super) fn place(state: &GameState, seat: SeatId, answer: Answer) -> String {
    placed(state, seat, answer)
        .and_then(|(tile, orientation, anchor)| tile.shape().footprint(orientation).at(anchor))
        .and_then(|covered| covered.first())
        .map(cell)
        .unwrap_or_default()
}

/// The resources of the tile that `answer` places, each with its cell; empty if it places none. They tell apart
/// placements whose first cells are the same.
pub(super) fn symbols(
    speaker: &impl Speaks,
    state: &GameState,
    seat: SeatId,
    answer: Answer,
) -> String {
    let Some((tile, orientation, anchor)) = placed(state, seat, answer) else {
        return String::new();
    };
    let parts = &tile.shape().footprint(orientation).cells;
    let symbols = parts.iter().filter(|part| part.symbol).filter_map(|part| {
        let at = anchor.offset(part.column as i8, part.row as i8)?;
        let name = terrain(speaker, tile.terrain_of(*part));
        Some(t!(
            speaker,
            "advice-symbol",
            resource = name,
            cell = cell(at)
        ))
    });
    symbols.collect::<Vec<_>>().join(", ")
}

/// The answer to pending effect number `pending`.
fn answer(
    speaker: &impl Speaks,
    state: &GameState,
    seat: SeatId,
    pending: u8,
    answer: Answer,
) -> String {
    let corporation = state.seat(seat).corporation;
    match answer {
        Answer::Place { ring: from, .. } => {
            t!(
                speaker,
                "log-choice-place",
                ring(from),
                cell = place(state, seat, answer)
            )
        }
        Answer::Discard(from) => t!(speaker, "log-choice-discard", ring(from)),
        Answer::Advance { tracker: which, to } if state.seat(seat).tracker(which) == to => {
            t!(speaker, "log-choice-advance-top", track(to.track))
        }
        Answer::Advance { tracker: which, to } => {
            let (tracker, field) = (tracker(speaker, which), destination(speaker, which, to));
            t!(speaker, "log-choice-advance", tracker, field)
        }
        Answer::Cell(at) => t!(speaker, "log-choice-cell", cell = cell(at)),
        Answer::Store => t!(speaker, "log-choice-store"),
        Answer::Line(which) => t!(speaker, "log-choice-line", line(which)),
        Answer::Relocate { from, to } => t!(
            speaker,
            "log-choice-relocate",
            from = cell(from),
            to = cell(to)
        ),
        Answer::Look => t!(speaker, "log-choice-look"),
        Answer::Keep(card) => t!(speaker, "log-choice-keep", card = card_title(speaker, card)),
        Answer::KeepObjective(objective) => {
            t!(
                speaker,
                "log-choice-keep",
                card = kept_title(speaker, state, seat, objective)
            )
        }
        Answer::Pick { second } => {
            let pending = state.pending_at(seat, pending);
            let Some(Effect::OneOf(first, other)) = pending.map(|pending| pending.effect) else {
                return String::new();
            };
            capitalised(&offer(speaker, if second { other } else { first }))
        }
        Answer::Choose(from) => t!(speaker, "log-choice-choose", ring = ring(speaker, from)),
        Answer::Regress { tracker: which, to } => {
            let (tracker, field) = (tracker(speaker, which), destination(speaker, which, to));
            t!(speaker, "log-choice-regress", tracker, field)
        }
        Answer::Track(which) => capitalised(&track(speaker, which)),
        Answer::Berth(to) => capitalised(&berth(speaker, corporation, to)),
        Answer::Reposition { from, to } => {
            t!(
                speaker,
                "log-choice-reposition",
                from = berth(speaker, corporation, from),
                to = berth(speaker, corporation, to)
            )
        }
        Answer::Draw => t!(speaker, "log-choice-draw"),
        Answer::DestroyObjective(objective) => {
            t!(
                speaker,
                "log-choice-destroy",
                card = private_title(speaker, objective)
            )
        }
        Answer::Turn(steps) => t!(speaker, "log-choice-turn", steps),
        Answer::Resource(terrain) => capitalised(&resource(speaker, terrain)),
        Answer::Remove(from) => t!(speaker, "log-choice-remove", ring(from)),
        Answer::Instead => t!(speaker, "log-choice-instead"),
    }
}

/// The title of the side for which `seat` keeps an objective: the private side if it was dealt in secret (rules §2.5)
/// or if no other seat competes (rules §8).
fn kept_title(
    speaker: &impl Speaks,
    state: &GameState,
    seat: SeatId,
    objective: Objective,
) -> String {
    let is_open =
        |pending: &Pending| matches!(pending.effect, Effect::KeepObjective { open: true, .. });
    let open = state.seat(seat).turn.agenda.iter().any(is_open);
    if open && state.seats.len() > 1 {
        objective_title(speaker, objective)
    } else {
        private_title(speaker, objective)
    }
}

/// A sentence about why a round is the last, with the name of the player who made it so, if it is known (rules §3.6).
pub fn end_reason(speaker: &impl Speaks, reason: EndReason, name: Option<&str>) -> String {
    match reason {
        EndReason::Unplaceable => match name {
            Some(name) => t!(speaker, "log-reason-unplaceable-of", name),
            None => t!(speaker, "log-reason-unplaceable"),
        },
        EndReason::EmptyDepot => t!(speaker, "log-reason-empty-depot"),
        EndReason::LastEventCard => t!(speaker, "log-reason-last-event-card"),
    }
}
