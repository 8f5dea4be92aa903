//! What a seat is asked now (rules §3.7): derived from agenda and state, never stored.

use super::decision::{Asked, Decision, Question, Questions, Slot};
use super::effect::Pending;
use super::state::{GameState, Phase, SeatId};

impl GameState {
    /// The present decision of `seat`; `None` unless it is one of the [open seats](Self::open_seats) (rules §3.4).
    pub fn decision(&self, seat: SeatId) -> Option<Decision> {
        self.is_open(seat).then(|| match self.phase {
            Phase::Rotate => Decision::Rotate,
            _ => Decision::Play(self.questions(seat)),
        })
    }

    /// The questions of `seat`'s pending effects and of the abilities on offer; only the urgent ones if there are
    /// any. Claims that wait for other seats are left out (rules §3.6).
    pub fn questions(&self, seat: SeatId) -> Questions {
        let places = (0u8..).zip(self.waiting(seat));
        let waiting = places.map(|(place, what)| (place, Slot::Agenda(place), what));
        let urgent = self.seat(seat).turn.is_urgent();
        let asked = waiting
            .chain(self.numbered_abilities(seat))
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

    /// The abilities that `seat` can use at any moment of its turn and has not used up, in the order of their levels,
    /// each with its number in a choice and its slot: the numbers follow those of the agenda.
    pub(super) fn numbered_abilities(
        &self,
        seat: SeatId,
    ) -> impl Iterator<Item = (u8, Slot, Pending)> {
        let owner = self.seat(seat);
        let in_turn = matches!(
            self.phase,
            Phase::Turns { .. } | Phase::Claims { .. } | Phase::End { .. }
        );
        let may = in_turn && self.is_open(seat) && !owner.turn.is_urgent();
        let abilities = owner.abilities().take_while(move |_| may);
        let first = owner.turn.agenda.len() as u8;
        (first..)
            .zip(abilities)
            .map(|(number, (level, what))| (number, Slot::Ability(level), what))
    }

    /// The slot and the effect of number `pending` in a choice.
    pub fn slot(&self, seat: SeatId, pending: u8) -> Option<(Slot, Pending)> {
        if let Some(what) = self.waiting(seat).nth(usize::from(pending)) {
            return Some((Slot::Agenda(pending), what));
        }
        let mut abilities = self.numbered_abilities(seat);
        let (_, slot, what) = abilities.find(|(number, _, _)| *number == pending)?;
        Some((slot, what))
    }

    /// Whether `seat` could carry out `pending` now.
    pub fn is_possible(&self, seat: SeatId, pending: &Pending) -> bool {
        self.question(seat, pending) != Question::Impossible
    }
}
