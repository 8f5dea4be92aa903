//! Clicks that answer a pending effect other than the one in focus: everything pending can be clicked at once.

use super::Session;
use crate::intent::CorporationPlace;
use rules::{Asked, Cell, CellSet, Question};

impl Session {
    /// The cells of the own planet that answer pending effects other than the one in focus.
    pub fn cells_beside(&self) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for asked in self.beside() {
            if let Question::Cell { cells: own, .. } = &asked.question {
                cells |= *own;
            }
        }
        cells.without(self.answering_cells())
    }

    /// The places on the corporation board that answer pending effects other than the one in focus.
    pub fn places_beside(&self) -> Vec<CorporationPlace> {
        let own = self.places();
        let mut places: Vec<CorporationPlace> = Vec::new();
        for place in self.beside().flat_map(|asked| steps_of(&asked.question)) {
            if !own.contains(&place) && !places.contains(&place) {
                places.push(place);
            }
        }
        places
    }

    /// Puts the pending effect that `cell` answers into focus. Returns whether there is one.
    pub(super) fn turn_to_cell(&mut self, cell: Cell) -> bool {
        let answers = |asked: &Asked| matches!(&asked.question, Question::Cell { cells, .. } if cells.contains(cell));
        self.turn_to_effect(answers)
    }

    /// Puts the pending effect that `place` answers into focus, unless the one in focus takes it.
    pub(super) fn turn_to_place(&mut self, place: CorporationPlace) {
        if !self.places().contains(&place) {
            self.turn_to_effect(|asked| steps_of(&asked.question).any(|step| step == place));
        }
    }

    fn turn_to_effect(&mut self, answers: impl Fn(&Asked) -> bool) -> bool {
        let found = self.beside().find(|asked| answers(asked));
        let Some(pending) = found.map(|asked| asked.pending) else {
            return false;
        };
        self.here_mut().hand.focus = Some(pending);
        true
    }

    /// The pending effects that are not in focus, while the hand is empty: first those that must be carried out.
    fn beside(&self) -> impl Iterator<Item = &Asked> {
        let focus = self.focused().map(|asked| asked.pending);
        let free = self.is_playing() && !self.here().hand.holds_something();
        let others = move |asked: &&Asked| {
            free && focus.is_some() && Some(asked.pending) != focus && !asked.offered()
        };
        let must = self.asked().iter().filter(|asked| !asked.what.optional);
        let may = self.asked().iter().filter(|asked| asked.what.optional);
        must.chain(may).filter(others)
    }
}

/// The steps of trackers that answer a question.
fn steps_of(question: &Question) -> impl Iterator<Item = CorporationPlace> {
    let steps = match question {
        Question::Advance(advances) => advances.steps.as_slice(),
        Question::Regress(_)
        | Question::PlaceTile(_)
        | Question::DiscardTile(_)
        | Question::Cell { .. }
        | Question::Line(_)
        | Question::Relocate { .. }
        | Question::Look { .. }
        | Question::Keep(_)
        | Question::Pick(_)
        | Question::Track { .. }
        | Question::Berth(_)
        | Question::Reposition { .. }
        | Question::Draw
        | Question::KeepObjective { .. }
        | Question::DestroyObjective(_)
        | Question::TurnStation
        | Question::DestroyCollectedLifepod(_)
        | Question::Resource(_)
        | Question::RemoveShape(_)
        | Question::Impossible => &[],
    };
    steps
        .iter()
        .map(|(tracker, to)| CorporationPlace::Step(*tracker, *to))
}
