//! The same game as if the seats had acted in turn (rules §3.4).

use crate::{Entry, Table};
use rules::{Choice, CourseEvent, EventKind, GameState, SeatId};
use std::borrow::Cow;

/// Whether each action was one of the first open seat: all that programs know which let seats act in turn only.
pub fn is_in_turn(table: &Table) -> bool {
    table.start().finished_early.is_empty() && table.is_in_turn()
}

/// The same game up to the cursor as it would have been in turn order: in each part in which all seats are open the
/// actions of one seat come after those of another (rules §3.4). Those of seats that left claims over come first, since
/// in their turn they could claim (rules §3.6). The positions at the end of each part are the same.
pub fn in_turn(table: &Table) -> Cow<'_, Table> {
    if is_in_turn(table) {
        return Cow::Borrowed(table);
    }
    let states = (0..).map_while(|count| table.state_at(count));
    let steps: Vec<(&GameState, &Entry)> = states.zip(table.done()).collect();
    let parts = steps.chunk_by(|(one, _), (next, _)| one.part() == next.part());
    // In a practice game the order may matter.
    match table.reordered(parts.flat_map(part_in_turn)) {
        Some(sorted) => Cow::Owned(sorted),
        None => Cow::Borrowed(table),
    }
}

/// The entries of a part of the round in turn order.
fn part_in_turn<'a>(part: &[(&'a GameState, &'a Entry)]) -> Vec<&'a Entry> {
    let before = part[0].0;
    let mut entries: Vec<&Entry> = part.iter().map(|(_, entry)| *entry).collect();
    if before.is_simultaneous() {
        let place = |seat: SeatId| before.turn_order().position(|other| other == seat);
        let late: Vec<SeatId> = part.iter().filter_map(leaves_claims).collect();
        entries.sort_by_key(|entry| {
            let seat = entry.action.seat;
            (!late.contains(&seat), place(seat))
        });
    }
    entries
}

/// The seat that ended its turn by this step with claims that wait (rules §3.6).
fn leaves_claims((before, entry): &(&GameState, &Entry)) -> Option<SeatId> {
    let seat = entry.action.seat;
    let mut agenda = before.seat(seat).turn.agenda.iter();
    let waits =
        entry.action.choice == Choice::EndTurn && agenda.any(|pending| before.waits(seat, pending));
    waits.then_some(seat)
}

/// The seat whose tiles or depot made this round the last, if it was one (rules §3.6).
pub fn ended_by(table: &Table) -> Option<SeatId> {
    let events = table.done().iter().rev().flat_map(|entry| &entry.events);
    let mut calls =
        events.filter(|event| matches!(event.kind, EventKind::Course(CourseEvent::LastRound(_))));
    calls.next()?.seat
}
