//! What happened, in words, told to those who may hear it.

use super::names::capitalised;
use crate::app::text::Speaks;
use crate::game::{Audience, Event, SeatId, Setup};
use crate::t;

/// Who listens to what happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listener {
    /// Everybody at once: only what all may know.
    Public,
    /// One seat, which also knows its own secrets.
    Seat(SeatId),
    /// Somebody to whom nothing is secret any more: the game is over.
    Everything,
}

impl Listener {
    /// Whether the listener may hear of `event`.
    pub fn hears(self, event: &Event) -> bool {
        match self {
            Self::Public => event.audience == Audience::All,
            Self::Seat(seat) => event.visible_to(seat),
            Self::Everything => true,
        }
    }
}

/// Tells what happens in a game: it knows the players' names and who listens.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a, S> {
    pub(super) speaker: S,
    pub(super) setup: &'a Setup,
    listener: Listener,
}

impl<'a, S: Speaks> Narrator<'a, S> {
    /// A narrator for the game made from `setup`.
    pub const fn new(speaker: S, setup: &'a Setup, listener: Listener) -> Self {
        Self {
            speaker,
            setup,
            listener,
        }
    }

    /// The name of a player.
    pub fn name(&self, seat: SeatId) -> String {
        self.setup
            .seats
            .get(seat.index())
            .map_or_else(String::new, |seat| seat.name.clone())
    }

    /// The event as a sentence without the player it happened to; nothing where the listener may not know of it, or
    /// where the event that follows says it again.
    pub fn event(&self, event: &Event) -> Option<String> {
        if !self.listener.hears(event) {
            return None;
        }
        let corporation = event
            .seat
            .and_then(|seat| self.setup.seats.get(seat.index()))
            .map(|seat| seat.corporation);
        self.course(event.kind)
            .or_else(|| self.of_tiles(event.kind))
            .or_else(|| self.piece(event.kind, corporation))
            .or_else(|| self.gain(event.kind, corporation))
            .or_else(|| self.of_cards(event.kind))
            .or_else(|| self.objective(event))
            .map(|text| capitalised(&text))
    }

    /// The event as a sentence with the name of the player before it.
    pub fn event_with_name(&self, event: &Event) -> Option<String> {
        let text = self.event(event)?;
        Some(match event.seat {
            Some(seat) => t!(
                self.speaker,
                "log-named",
                name = self.name(seat),
                text = text
            ),
            None => text,
        })
    }
}
