//! What another seat has gained since the player's last step, in at most three signs; the last one says if there is more.

use crate::screens::table::scene::Scene;
use crate::text::describe;
use crate::widgets::{Vital, terrain_colors, terrain_icon};
use egui::Color32;
use kit::theme::{Icon, tokens};
use play::session::LogEntry;
use rules::{CourseEvent, Event, EventKind, PieceEvent, SeatId, Track, TrackEvent};

/// The number of signs.
const MOST: usize = 3;

/// The gains of `seat` since the player at the screen acted last: medals first, then what there is most of.
pub(super) fn gains(scene: &Scene<'_>, seat: SeatId) -> Vec<Vital> {
    let Some(from) = since(scene) else {
        return Vec::new();
    };
    let log = || scene.seat.log().skip(from);
    let events = || {
        let own = log().flat_map(LogEntry::events);
        own.filter(move |event| event.seat == Some(seat))
    };
    let of_track = |track: Track| {
        let steps = events().map(|event| steps(event.kind, track)).sum();
        let terrain = track.terrain();
        (steps, terrain_icon(terrain), terrain_colors(terrain).light)
    };
    let mut found: Vec<(i32, Icon, Color32)> = Track::ALL.map(of_track).to_vec();
    let color = &tokens().color;
    let count =
        |is_it: fn(&EventKind) -> bool| events().filter(|event| is_it(&event.kind)).count() as i32;
    let lifepods = count(|kind| matches!(kind, EventKind::Piece(PieceEvent::LifepodCollected(_))));
    let meteorites =
        count(|kind| matches!(kind, EventKind::Piece(PieceEvent::MeteoriteCollected(_))));
    let cards = count(|kind| matches!(kind, EventKind::Track(TrackEvent::MilestoneReached { .. })));
    found.extend([
        (lifepods, Icon::Lifepod, color.text),
        (meteorites, Icon::Meteorite, color.text),
        (cards, Icon::Cards, color.text),
    ]);
    found.sort_by_key(|(count, ..)| -count.abs());
    let [earned, contested] = medals(scene, seat, from);
    let medals = [
        (earned, Icon::Medal, color.accent),
        (contested, Icon::Objective, color.accent),
    ];
    let all = medals.into_iter().chain(found);
    let gained = all.filter(|(count, ..)| *count != 0);
    let signs = gained.map(|(count, icon, color)| Vital {
        icon,
        color,
        count: describe::signed(count),
    });
    let mut signs: Vec<Vital> = signs.collect();
    let is_cut = signs.len() > MOST;
    signs.truncate(MOST);
    if let Some(last) = signs.last_mut().filter(|_| is_cut) {
        last.count.push_str(" …");
    }
    signs
}

/// The first entry of the history after the last step of the player at the screen.
pub(super) fn since(scene: &Scene<'_>) -> Option<usize> {
    let viewer = scene.seat.id();
    let log = scene.seat.log();
    let own = log.rev().position(|entry| entry.seat() == viewer)?;
    Some(scene.common.position() - own)
}

/// The first entry of the history that is of use to whoever asks what happened since their last turn: during their turn
/// the first after the turn before, and afterwards the first of the turn that is over, beside which others may have played.
/// Only what others did counts.
pub(super) fn since_turn(scene: &Scene<'_>) -> Option<usize> {
    let from = turn_before(scene)?;
    let viewer = scene.seat.id();
    let mut log = scene.seat.log().enumerate().skip(from);
    let other = log.find(|(_, entry)| entry.seat() != viewer);
    other.map(|(index, _)| index)
}

/// The first entry after the player's turn before this one, or of the turn that is over.
fn turn_before(scene: &Scene<'_>) -> Option<usize> {
    let viewer = scene.seat.id();
    let log = scene.seat.log().enumerate().rev();
    let own = log.filter(|(_, entry)| entry.seat() == viewer);
    let ends = |event: &Event| matches!(event.kind, EventKind::Course(CourseEvent::TurnEnded));
    let mut own = own.map(|(index, entry)| (index, entry.events().any(ends)));
    let (last, is_over) = own.next()?;
    Some(if is_over {
        let turn = own.take_while(|(_, ends)| !ends);
        turn.last().map_or(last, |(first, _)| first)
    } else {
        let before = own.find(|(_, ends)| *ends);
        before.map_or(0, |(end, _)| end + 1)
    })
}

/// The medals that the seat has earned since entry `from` of the history, and those that objectives have brought it.
fn medals(scene: &Scene<'_>, seat: SeatId, from: usize) -> [i32; 2] {
    let now = scene.common.position();
    let earned = |count| i32::from(scene.seat.earned_at(count, seat));
    let contested = |count| i32::from(scene.common.contested_at(count, seat));
    [earned(now) - earned(from), contested(now) - contested(from)]
}

/// The fields by which the tracker of `track` moved: from one track to another it is one step, whatever its height there.
fn steps(kind: EventKind, track: Track) -> i32 {
    let (tracker, from, to, across) = match kind {
        EventKind::Track(TrackEvent::Advanced {
            tracker, from, to, ..
        }) => (tracker, from, to, 1),
        EventKind::Track(TrackEvent::Regressed {
            tracker, from, to, ..
        }) => (tracker, from, to, -1),
        _ => return 0,
    };
    match tracker == track {
        true if from.track == to.track => i32::from(to.height) - i32::from(from.height),
        true => across,
        false => 0,
    }
}
