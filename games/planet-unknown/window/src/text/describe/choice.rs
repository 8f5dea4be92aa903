//! Choices, and the reasons for the end of a game, in words.

use super::cards::{card_title, private_title, title_of_side};
use super::names::{
    berth, capitalised, cell, destination, field, line, offer, resource, ring, terrain, tile,
    track, tracker,
};
use crate::text::Speaks;
use crate::{phrases, t};
use rules::{
    Answer, Cell, Change, Choice, Effect, EndReason, Field, GameState, Orientation, Pending, Phase,
    SeatId, Tile, Track,
};

phrases! {
    /// A choice of `seat`, as on a button. `state` is the state in which the choice is made.
    pub fn choice(choice: Choice, state: &GameState, seat: SeatId) = "log-choice" {
        Rotate(steps) => (steps),
        Resolve { pending, answer } => answer_on_button(answer, pending, state, seat),
        Skip { .. },
        Drive { from, to } => (from = cell(from), to = cell(to)),
        EndTurn => "log-choice-end" (preparing = matches!(state.phase, Phase::Preparation { .. })),
        Fetch(which) => (tile(which)),
        Arrange(change) => arranged(change),
    }

    fn answer_words(answer: Answer, pending: u8, state: &GameState, seat: SeatId) = "log-choice" {
        Place { ring: from, .. } => (ring(from), cell = place(state, seat, answer)),
        Discard(from) => (ring(from)),
        Advance { tracker: which, to } => advance(which, to, state.seat(seat).tracker(which)),
        Cell(at) => (cell = cell(at)),
        Store,
        Line(which) => (line(which)),
        Relocate { from, to } => (from = cell(from), to = cell(to)),
        Look,
        Keep(card) => (card: card_title(card)),
        KeepObjective(kept) => "log-choice-keep" (card: title_of_side(kept, is_private(state, seat))),
        Pick { second } => picked(second, state.pending_at(seat, pending)),
        Choose(from) => (ring(from)),
        Regress { tracker: which, to } => (tracker(which), field: destination(which, to)),
        Track(which) => track(which),
        Berth(to) => berth(to, state.seat(seat).corporation),
        Reposition { from, to } => (
            from: berth(from, state.seat(seat).corporation), to: berth(to, state.seat(seat).corporation)
        ),
        Draw,
        DestroyObjective(gone) => "log-choice-destroy" (card: private_title(gone)),
        Turn(steps) => (steps),
        Resource(terrain) => resource(terrain),
        Remove(from) => (ring(from)),
        Instead,
    }

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

    /// A sentence about why a round is the last, with the name of the player who made it so, if it is known (rules §3.6).
    pub fn end_reason(reason: EndReason, name: Option<&str>) = "log-reason" {
        Unplaceable => (known = name.is_some(), name = name.unwrap_or_default()), EmptyDepot, LastEventCard,
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

/// The first cell, in reading order, that a tile covers; by it the log and the buttons name its place.
pub(super) fn first_cell(tile: Tile, orientation: Orientation, anchor: Cell) -> Option<Cell> {
    tile.shape().footprint(orientation).at(anchor)?.first()
}

/// The name of the first cell, in reading order, covered by the tile that `answer` places; empty if it places none.
pub(super) fn place(state: &GameState, seat: SeatId, answer: Answer) -> String {
    placed(state, seat, answer)
        .and_then(|(tile, orientation, anchor)| first_cell(tile, orientation, anchor))
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
        let (resource, at) = (terrain(speaker, tile.terrain_of(*part)), part.at(anchor)?);
        Some(t!(speaker, "advice-symbol", resource, cell = cell(at)))
    });
    symbols.collect::<Vec<_>>().join(", ")
}

/// The answer to pending effect number `pending`.
fn answer_on_button(
    speaker: &impl Speaks,
    answer: Answer,
    pending: u8,
    state: &GameState,
    seat: SeatId,
) -> String {
    capitalised(&answer_words(speaker, answer, pending, state, seat))
}

/// A step of a tracker from a field; at the top, it takes the movement above.
fn advance(speaker: &impl Speaks, which: Track, to: Field, from: Field) -> String {
    if from == to {
        return t!(speaker, "log-choice-advance-top", track(to.track));
    }
    t!(speaker, "log-choice-advance", tracker(which), field: destination(which, to))
}

/// The benefit that is taken of two; empty if the pending effect offers none.
fn picked(speaker: &impl Speaks, second: bool, pending: Option<Pending>) -> String {
    match pending.map(|pending| pending.effect) {
        Some(Effect::OneOf(_, other)) if second => offer(speaker, other),
        Some(Effect::OneOf(first, _)) => offer(speaker, first),
        _ => String::new(),
    }
}

/// Returns whether `seat` keeps an objective for its private side: it was dealt in secret (rules §2.5), or no other seat
/// competes (rules §8).
fn is_private(state: &GameState, seat: SeatId) -> bool {
    let is_open =
        |pending: &Pending| matches!(pending.effect, Effect::KeepObjective { open: true, .. });
    let open = state.seat(seat).turn.agenda.iter().any(is_open);
    !open || state.seats.len() == 1
}
