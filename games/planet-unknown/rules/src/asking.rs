//! What a seat is asked now (rules §3.7): derived from agenda and state, never stored.

use super::decision::{Asked, Decision, Question, Questions, Slot};
use super::effect::Pending;
use super::state::{GameState, Phase, SeatId};

impl GameState {
    /// The present decision of `seat`; `None` unless it is one of the [open seats](Self::open_seats) (rules §3.4).
    pub fn decision(&self, seat: SeatId) -> Option<Decision> {
        if !self.is_open(seat) {
            return None;
        }
        Some(if self.phase == Phase::Rotate {
            Decision::Rotate
        } else {
            Decision::Play(self.questions(seat))
        })
    }

    /// The questions of `seat`'s pending effects and of the abilities on offer; only the urgent ones if there are
    /// any. Claims that wait for other seats are left out (rules §3.6).
    pub fn questions(&self, seat: SeatId) -> Questions {
        let places = (0u8..).zip(self.waiting(seat));
        let waiting = places.map(|(place, what)| (place, Slot::Agenda(place), what));
        let abilities = self.numbered_abilities(seat);
        let abilities = abilities.map(|(number, level, what)| (number, Slot::Ability(level), what));
        let urgent = self.seat(seat).turn.is_urgent();
        let asked = waiting
            .chain(abilities)
            .filter(|(_, _, what)| what.urgent || !urgent)
            .filter(|(_, _, what)| !self.waits(seat, what));
        let ask = |(pending, slot, what)| Asked {
            pending,
            slot,
            what,
            question: self.question(seat, &what),
        };
        asked.map(ask).collect()
    }

    /// The abilities on offer to `seat`, each with its number and its level: the numbers follow those of the agenda.
    pub(super) fn numbered_abilities(
        &self,
        seat: SeatId,
    ) -> impl Iterator<Item = (u8, u8, Pending)> {
        let first = self.seat(seat).turn.agenda.len() as u8;
        let abilities = self.abilities_on_offer(seat);
        (first..)
            .zip(abilities)
            .map(|(number, (level, what))| (number, level, what))
    }

    /// The slot and the effect of number `pending` in a choice.
    pub fn slot(&self, seat: SeatId, pending: u8) -> Option<(Slot, Pending)> {
        if let Some(what) = self.waiting(seat).nth(usize::from(pending)) {
            return Some((Slot::Agenda(pending), what));
        }
        let mut abilities = self.numbered_abilities(seat);
        let (_, level, what) = abilities.find(|(number, _, _)| *number == pending)?;
        Some((Slot::Ability(level), what))
    }

    /// Whether `seat` could carry out `pending` now.
    pub fn is_possible(&self, seat: SeatId, pending: &Pending) -> bool {
        self.question(seat, pending) != Question::Impossible
    }
}
