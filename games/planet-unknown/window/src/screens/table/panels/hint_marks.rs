//! The options of a hint as marks on the table.

use crate::screens::table::scene::Scene;
use crate::widgets::board::{Ghost, GhostPiece, HintMark};
use crate::widgets::mark;
use crate::widgets::tracks::Spot;
use egui::{Rect, Ui};
use play::advice::Advice;
use rules::station::DEPOTS;
use rules::{Answer, Berth, Cell, Choice};

/// Every option with its number and whether it is shown on the table; or the better move of the coach.
fn numbered<'a>(scene: &Scene<'a>) -> impl Iterator<Item = (&'a Advice, u8, bool)> {
    let shown = scene.place.hints.shown();
    let options = scene.place.hints.options().iter().enumerate();
    let options = options.map(move |(index, advice)| {
        let number = scene.place.hints.number(scene.seat, index);
        (advice, number, shown == Some(index))
    });
    let coached = scene.coach.shown().filter(|_| !scene.place.hints.is_open());
    options.chain(coached.map(|advice| (advice, 1, true)))
}

/// The options on the planet: the one that the player points at or has chosen; the others only by their numbers.
pub(super) fn on_planet(scene: &Scene<'_>) -> Vec<HintMark> {
    let marks = numbered(scene).map(|(advice, number, shown)| HintMark {
        number,
        cells: advice.cells,
        shown,
    });
    marks.collect()
}

/// The option whose mark on the planet covers `cell`, in the order of the list; only where a click there would mean nothing else.
pub(super) fn option_at(scene: &Scene<'_>, cell: Cell) -> Option<usize> {
    let seat = scene.seat;
    let is_busy = seat.ghost().is_some() || seat.routes().is_some();
    let meant = seat.answering_cells() | seat.drivable();
    if is_busy || meant.contains(cell) {
        return None;
    }
    let mut options = scene.place.hints.options().iter();
    options.position(|advice| advice.cells.contains(cell))
}

/// The tile of the option that is shown, where it would lie.
pub(super) fn ghost(scene: &Scene<'_>) -> Option<Ghost> {
    let advice = scene
        .place
        .hints
        .options()
        .get(scene.place.hints.shown()?)?;
    let Some(Answer::Place {
        ring,
        orientation,
        anchor,
    }) = advice.choice.answer()
    else {
        return None;
    };
    let offered = scene.state().offered(scene.seat.id());
    let (_, tile) = offered.into_iter().find(|(offered, _)| *offered == ring)?;
    Some(Ghost {
        what: GhostPiece::Tile(tile, orientation),
        anchor,
        legal: true,
        pinned: false,
    })
}

/// The options on the corporation board.
pub(super) fn on_tracks(scene: &Scene<'_>) -> Vec<(Spot, u8, bool)> {
    let owner = scene.seat.own();
    let spot = |choice: Choice| match choice.answer()? {
        Answer::Advance { tracker, to } if owner.tracker(tracker) == to => Some(Spot::AboveRover),
        Answer::Advance { tracker, to } => Some(Spot::Field(scene.seat.end_of_way(tracker, to))),
        Answer::Regress { to, .. } => Some(Spot::Field(to)),
        Answer::Track(track) => Some(Spot::Tracker(track)),
        Answer::Berth(to) | Answer::Reposition { to, .. } => Some(match to {
            Berth::Scoring => Spot::Lifepods,
            Berth::Field(field) => Spot::Field(field),
            Berth::Tech(level) => Spot::Tech(level),
        }),
        _ => None,
    };
    numbered(scene)
        .filter_map(|(advice, number, shown)| Some((spot(advice.choice)?, number, shown)))
        .collect()
}

/// The options on the dial: the depots that would come in front of the seat.
pub(super) fn on_dial(scene: &Scene<'_>) -> Vec<(u8, u8, bool)> {
    let state = scene.state();
    let position = state.seat(scene.seat.id()).position;
    let depot = |steps: u8| (position + state.station.rotation + DEPOTS - steps % DEPOTS) % DEPOTS;
    let turn = |choice: Choice| match (choice, choice.answer()) {
        (Choice::Rotate(steps), _) | (_, Some(Answer::Turn(steps))) => Some(depot(steps)),
        _ => None,
    };
    numbered(scene)
        .filter_map(|(advice, number, shown)| Some((turn(advice.choice)?, number, shown)))
        .collect()
}

/// Marks the card or button of an option, at the corner of `rect`.
pub fn mark_answer(ui: &Ui, scene: &Scene<'_>, rect: Rect, answer: Answer) {
    let mut options = numbered(scene);
    let option = options.find(|(advice, ..)| advice.choice.answer() == Some(answer));
    if let Some((_, number, shown)) = option {
        mark(ui, rect, number, shown);
    }
}
