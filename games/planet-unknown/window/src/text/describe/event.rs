//! Events in words, for those who may know of them.

use super::event_words::{
    card_event, course_event, effect_event, piece_event, tile_event, track_event,
};
use super::names::capitalised;
use crate::t;
use crate::text::Speaks;
use game::Setup as _;
use play::session::Veiled;
use rules::{CourseEvent, Event, EventKind, SeatId, Setup};

/// The audience of the events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listener {
    /// Everybody at once: only public events.
    Public,
    /// One seat: public events and its own secrets.
    Seat(SeatId),
    /// Anybody after the end of the game, when nothing is secret any more.
    Everything,
}

impl Listener {
    /// Returns whether the listener may know of `event`.
    pub fn hears(self, event: &Event) -> bool {
        match self {
            Self::Public => event.is_public(),
            Self::Seat(seat) => event.visible_to(seat),
            Self::Everything => true,
        }
    }
}

/// A narrator of a game, who knows the players' names and the listener.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a, S> {
    speaker: S,
    setup: &'a Setup,
    listener: Listener,
}

impl<'a, S: Speaks> Narrator<'a, S> {
    /// Returns a narrator for the game dealt from `setup`.
    pub const fn new(speaker: S, setup: &'a Setup, listener: Listener) -> Self {
        Self {
            speaker,
            setup,
            listener,
        }
    }

    /// The event as a sentence without the name of its player. `None` if the listener may not know of it, or if the
    /// next event repeats it.
    pub fn event(&self, event: &Event) -> Option<String> {
        self.statement(event).map(|text| capitalised(&text))
    }

    /// As [`Self::event`], with the first letter that it has after a colon.
    fn statement(&self, event: &Event) -> Option<String> {
        if !self.listener.hears(event) {
            return None;
        }
        let corporation = event
            .seat
            .and_then(|seat| self.setup.seats.get(seat.index()))
            .map(|seat| seat.corporation);
        let speaker = &self.speaker;
        let text = match event.kind {
            EventKind::Course(event) => course_event(speaker, event, self.setup),
            EventKind::Tile(event) => tile_event(speaker, event),
            EventKind::Piece(event) => piece_event(speaker, event, corporation),
            EventKind::Track(event) => track_event(speaker, event, corporation),
            EventKind::Effect(event) => effect_event(speaker, event),
            EventKind::Card(card) => {
                // Nobody competes for what one seat alone knows of, or in a game of one (rules §2.5, §8).
                let private = !event.is_public() || self.setup.seats.len() == 1;
                card_event(speaker, card, private)
            }
        };
        (!text.is_empty()).then_some(text)
    }

    /// The event as a sentence, preceded by the name of its player.
    pub fn event_with_name(&self, event: &Event) -> Option<String> {
        let text = self.statement(event)?;
        // This sentence begins with a name of its own.
        let is_named = matches!(
            event.kind,
            EventKind::Course(CourseEvent::CommanderPassed(_))
        );
        Some(match event.seat.filter(|_| !is_named) {
            Some(seat) => self.named(seat, text),
            None => text,
        })
    }

    /// What everybody knows of something that only `seat` saw, preceded by the name of the player.
    pub fn veiled(&self, seat: SeatId, veiled: Veiled) -> String {
        let text = match veiled {
            Veiled::ObjectiveKept => t!(self.speaker, "log-objective-kept-veiled"),
            Veiled::EventCardForeseen => t!(self.speaker, "log-event-card-foreseen-veiled"),
        };
        self.named(seat, text)
    }

    fn named(&self, seat: SeatId, text: String) -> String {
        let name = self.setup.name(seat);
        t!(self.speaker, "log-named", name, text)
    }
}
