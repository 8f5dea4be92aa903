//! The sentences of the log, kept from frame to frame: only what is new is told anew.

use std::sync::Arc;

use crate::text::describe::{Listener, Narrator};
use crate::text::{Language, Speaks as _};
use egui::{Id, Ui};
use play::session::{LogEntry, SeatView};
use rules::{CourseEvent, Event, EventKind, SeatId};

/// An action in words.
pub(super) struct Told {
    /// Its place in the game, from 0.
    pub(super) index: usize,
    /// Its events, the latest first, with those that have no words of their own left out.
    pub(super) lines: Vec<Line>,
    events: Vec<Event>,
}

/// An event in words.
pub(super) struct Line {
    /// The seat that it concerns.
    pub(super) seat: SeatId,
    /// Whether a round begins with it.
    pub(super) opens_round: bool,
    pub(super) sentence: String,
}

/// What the words depend on besides the events; the strings are the names of the players.
type Basis = (Language, Listener, Vec<String>);

/// The latest actions in words.
struct Kept {
    basis: Basis,
    actions: Vec<Arc<Told>>,
}

/// The latest actions in words, the latest first.
pub(super) fn latest(ui: &Ui, seat: SeatView<'_>) -> Vec<Arc<Told>> {
    let id = Id::unique("log, in words");
    let (language, listener) = (ui.language(), Listener::Seat(seat.id()));
    let names = seat.common().setup().seats.iter();
    let names = names.map(|seat| seat.name.clone()).collect();
    let basis: Basis = (language, listener, names);
    let kept = ui.data(|data| data.get_temp::<Arc<Kept>>(id));
    let before = kept.filter(|kept| kept.basis == basis);
    let known = before.as_ref().map_or(&[][..], |kept| &kept.actions);
    let narrator = Narrator::new(language, seat.common().setup(), listener);
    let entries = seat.log().enumerate().rev().take(80);
    let actions: Vec<_> = entries
        .map(|(index, entry)| {
            let is_it =
                |told: &&Arc<Told>| told.index == index && entry.events().eq(told.events.iter());
            let told = known.iter().find(is_it).cloned();
            told.unwrap_or_else(|| Arc::new(tell(&narrator, index, entry)))
        })
        .collect();
    let kept = Kept {
        basis,
        actions: actions.clone(),
    };
    ui.data_mut(|data| data.insert_temp(id, Arc::new(kept)));
    actions
}

fn tell(narrator: &Narrator<'_, Language>, index: usize, entry: LogEntry<'_>) -> Told {
    let line = |event: &Event| {
        Some(Line {
            seat: event.seat.unwrap_or(entry.seat()),
            opens_round: matches!(
                event.kind,
                EventKind::Course(CourseEvent::RoundStarted { .. })
            ),
            sentence: narrator.event_with_name(event)?,
        })
    };
    let veiled = entry.veiled().map(|veiled| Line {
        seat: entry.seat(),
        opens_round: false,
        sentence: narrator.veiled(entry.seat(), veiled),
    });
    Told {
        index,
        lines: entry
            .events()
            .rev()
            .filter_map(line)
            .chain(veiled)
            .collect(),
        events: entry.events().copied().collect(),
    }
}
