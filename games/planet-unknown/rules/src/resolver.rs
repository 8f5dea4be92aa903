//! A state in the hands of the acting seat: what all that changes it shares.

use super::decision::Slot;
use super::effect::{Effect, Pending, Source};
use super::event::{self, EffectEvent, Event, EventKind, TrackEvent};
use super::state::{GameState, Seat, SeatId};
use game::SeatSet;

/// A state while the acting seat changes it.
pub(super) struct Resolver<'a> {
    pub(super) state: &'a mut GameState,
    pub(super) seat: SeatId,
    pub(super) events: &'a mut Vec<Event>,
}

impl<'a> Resolver<'a> {
    /// `state` in the hands of `seat`, with the events added to `events`.
    pub(super) fn new(state: &'a mut GameState, seat: SeatId, events: &'a mut Vec<Event>) -> Self {
        Self {
            state,
            seat,
            events,
        }
    }

    /// The acting seat.
    pub(super) fn me(&mut self) -> &mut Seat {
        self.state.seat_mut(self.seat)
    }

    /// Logs an open fact.
    pub(super) fn tell(&mut self, kind: impl Into<EventKind>) {
        event::tell(self.events, Some(self.seat), kind);
    }

    /// Logs a fact that only the acting seat may see.
    pub(super) fn whisper(&mut self, kind: impl Into<EventKind>) {
        self.events.push(Event {
            seat: Some(self.seat),
            audience: SeatSet::of(self.seat),
            kind: kind.into(),
        });
    }

    /// Puts an effect on the agenda, unless the event card of the round bars it.
    pub(super) fn gain(&mut self, pending: Pending) {
        if self.state.is_barred(pending.effect) {
            return self.tell(EffectEvent::Lost(pending.effect));
        }
        self.me().turn.agenda.push(pending);
        self.tell(EffectEvent::Gained(pending.effect));
    }

    /// Takes an effect off the agenda, or uses an ability on offer.
    pub(super) fn leave(&mut self, slot: Slot) {
        match slot {
            Slot::Agenda(place) => {
                self.me().turn.agenda.remove(usize::from(place));
            }
            Slot::Ability(level) => self.use_tech(level),
        }
    }

    /// Puts `rest` in place of an effect that has left the agenda. The rest of an ability goes to the end.
    pub(super) fn put_back(&mut self, slot: Slot, rest: Pending) {
        let agenda = &mut self.me().turn.agenda;
        let place = match slot {
            Slot::Agenda(place) => usize::from(place).min(agenda.len()),
            Slot::Ability(_) => agenda.len(),
        };
        agenda.insert(place, rest);
    }

    /// Puts the rest of an effect back in its place, or loses it if it cannot be carried out (rules §5.4).
    pub(super) fn put_back_or_lose(&mut self, slot: Slot, rest: Pending) {
        if self.state.is_possible(self.seat, &rest) {
            self.put_back(slot, rest);
        } else if self.may_become_possible(&rest) {
            self.me().turn.agenda.push(Pending {
                urgent: false,
                ..rest
            });
        } else {
            self.tell(EffectEvent::Lost(rest.effect));
        }
    }

    /// Whether an ability on offer regresses a tracker, after which `rest` may advance one (rules §3.8, §8 Wormhole
    /// 1, Makeshift 4).
    fn may_become_possible(&self, rest: &Pending) -> bool {
        let Some(among) = rest.effect.advances_among() else {
            return false;
        };
        let takes_back = |offer: &Pending| {
            if let Effect::Restart(track) = offer.effect {
                return among.contains(track);
            }
            matches!(offer.effect, Effect::Regress { .. })
                && self.state.is_possible(self.seat, offer)
        };
        self.state.offers(self.seat).iter().any(takes_back)
    }

    /// Puts back the rest of a repeated effect, if it can be carried out.
    pub(super) fn repeat(&mut self, slot: Slot, done: Pending) {
        if let Some(effect) = done.effect.repetition() {
            self.put_back_or_lose(slot, Pending { effect, ..done });
        }
    }

    /// Adds rover movement to the pool (rules §3.7).
    pub(super) fn gain_movement(&mut self, steps: u8, source: Source) {
        let turn = &mut self.me().turn;
        turn.movement = turn.movement.saturating_add(steps);
        self.tell(TrackEvent::MovementGained { steps, source });
    }
}
