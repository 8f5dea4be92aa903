//! What can be chosen, and why a game ends, in words.

use super::cards::card_title;
use super::names::{cell, line, ring, track, tracker};
use crate::app::text::Speaks;
use crate::game::{Answer, Choice, EndReason, GameState, SeatId};
use crate::t;

/// A choice of `seat`, as on a button. `state` is the one the choice is made in.
pub fn choice(speaker: &impl Speaks, state: &GameState, seat: SeatId, choice: Choice) -> String {
    match choice {
        Choice::Rotate(steps) => t!(speaker, "log-choice-rotate", steps = steps),
        Choice::Resolve { answer, .. } => self::answer(speaker, state, seat, answer),
        Choice::Skip { .. } => t!(speaker, "log-choice-skip"),
        Choice::Drive { from, to } => t!(speaker, "log-choice-drive", from = cell(from), to = cell(to)),
        Choice::EndTurn => t!(speaker, "log-choice-end"),
    }
}

fn answer(speaker: &impl Speaks, state: &GameState, seat: SeatId, answer: Answer) -> String {
    match answer {
        Answer::Place { ring: from, anchor, .. } => {
            t!(speaker, "log-choice-place", ring = ring(speaker, from), cell = cell(anchor))
        }
        Answer::Discard(from) => t!(speaker, "log-choice-discard", ring = ring(speaker, from)),
        Answer::Advance { tracker: which, to } if state.seat(seat).tracker(which) == to => {
            t!(speaker, "log-choice-advance-top", track = track(speaker, to.track))
        }
        Answer::Advance { tracker: which, to } => {
            t!(speaker, "log-choice-advance", tracker = tracker(speaker, which), height = to.height)
        }
        Answer::Cell(at) => t!(speaker, "log-choice-cell", cell = cell(at)),
        Answer::Store => t!(speaker, "log-choice-store"),
        Answer::Line(which) => t!(speaker, "log-choice-line", line = line(speaker, which)),
        Answer::Relocate { from, to } => t!(speaker, "log-choice-relocate", from = cell(from), to = cell(to)),
        Answer::Look => t!(speaker, "log-choice-look"),
        Answer::Keep(card) => t!(speaker, "log-choice-keep", card = card_title(speaker, card)),
    }
}

/// Why a round is the last, as a sentence.
pub fn end_reason(speaker: &impl Speaks, reason: EndReason) -> String {
    match reason {
        EndReason::Unplaceable => t!(speaker, "log-reason-unplaceable"),
        EndReason::EmptyDepot => t!(speaker, "log-reason-depot"),
    }
}
