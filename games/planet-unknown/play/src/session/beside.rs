//! Clicks that answer a pending effect other than the one in focus: everything pending can be clicked at once.

use super::{SeatMut, SeatView};
use crate::intent::{CorporationPlace, Outcome};
use rules::{Asked, Cell, CellSet, Field, Question};

impl<'a> SeatView<'a> {
    /// The cells of the own planet that answer pending effects other than the one in focus.
    pub fn cells_beside(self) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for asked in self.beside() {
            if let Question::Cell { cells: own, .. } = &asked.question {
                cells |= *own;
            }
        }
        cells.without(self.answering_cells())
    }

    /// The places on the corporation board that answer pending effects other than the one in focus.
    pub fn places_beside(self) -> Vec<CorporationPlace> {
        let own = self.places();
        let mut places: Vec<CorporationPlace> = Vec::new();
        for place in self.beside().flat_map(|asked| steps_of(&asked.question)) {
            if !own.contains(&place) && !places.contains(&place) {
                places.push(place);
            }
        }
        places
    }

    /// The pending effect other than the one in focus that a tracker sent to `field` answers.
    pub fn effect_beside(self, field: Field) -> Option<&'a Asked> {
        let leads = |place: &CorporationPlace| matches!(place, CorporationPlace::Step(_, to) if *to == field);
        let asks = |asked: &&Asked| steps_of(&asked.question).any(|place| leads(&place));
        let own = self.places().iter().any(leads);
        self.beside().find(asks).filter(|_| !own)
    }

    /// The pending effect other than the one in focus that a click on `cell` answers.
    pub fn effect_beside_at(self, cell: Cell) -> Option<&'a Asked> {
        let own = self.answering_cells().contains(cell) || self.drivable().contains(cell);
        self.beside()
            .find(|asked| is_answered_by(asked, cell))
            .filter(|_| !own)
    }

    /// The pending effects that are not in focus, while the hand is empty: first those that must be carried out.
    fn beside(self) -> impl Iterator<Item = &'a Asked> {
        let focus = self.focused().map(|asked| asked.pending);
        let free = self.is_playing() && !self.hand().holds_something();
        let others = move |asked: &&Asked| {
            free && focus.is_some() && Some(asked.pending) != focus && !asked.offered()
        };
        let must = self.asked().iter().filter(|asked| !asked.what.optional);
        let may = self.asked().iter().filter(|asked| asked.what.optional);
        must.chain(may).filter(others)
    }
}

impl SeatMut<'_> {
    /// Puts the pending effect that `cell` answers into focus. Returns whether there is one.
    pub(super) fn turn_to_cell(&mut self, cell: Cell) -> bool {
        self.turn_to_effect(|asked| is_answered_by(asked, cell))
    }

    /// Puts the pending effect that `place` answers, or that moves the tracker there, into focus, unless the one in focus
    /// does.
    pub(super) fn turn_to_place(&mut self, place: CorporationPlace) {
        let answers = |step: CorporationPlace| match (step, place) {
            (CorporationPlace::Step(tracker, _), CorporationPlace::Tracker(track)) => {
                tracker == track
            }
            (step, place) => step == place,
        };
        if !self.here().places().into_iter().any(answers) {
            self.turn_to_effect(|asked| steps_of(&asked.question).any(answers));
        }
    }

    /// Moves the only tracker that can go to `field`. The effect in focus comes before the others.
    pub(super) fn step_to(&mut self, field: Field) -> Outcome {
        let leads = |place: &CorporationPlace| match *place {
            CorporationPlace::Step(tracker, to) => {
                self.here().end_of_way(tracker, to) == field
                    && self.here().own().tracker(tracker) != field
            }
            _ => false,
        };
        let steps = |places: Vec<CorporationPlace>| -> Vec<CorporationPlace> {
            places.into_iter().filter(leads).collect()
        };
        let own = steps(self.here().places());
        let steps = if own.is_empty() {
            steps(self.here().places_beside())
        } else {
            own
        };
        match steps.as_slice() {
            [] => Outcome::Quiet,
            [step] => self.choose(*step),
            [_, _, ..] => Outcome::TrackerFirst,
        }
    }

    fn turn_to_effect(&mut self, answers: impl Fn(&Asked) -> bool) -> bool {
        let found = self.here().beside().find(|asked| answers(asked));
        let Some(pending) = found.map(|asked| asked.pending) else {
            return false;
        };
        self.hand_mut().focus = Some(pending);
        true
    }
}

fn is_answered_by(asked: &Asked, cell: Cell) -> bool {
    matches!(&asked.question, Question::Cell { cells, .. } if cells.contains(cell))
}

/// The steps of trackers that answer a question.
fn steps_of(question: &Question) -> impl Iterator<Item = CorporationPlace> {
    let steps = match question {
        Question::Advance(steps, _) => steps.as_slice(),
        _ => &[],
    };
    steps
        .iter()
        .map(|(tracker, to)| CorporationPlace::Step(*tracker, *to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use crate::intent::Intent;
    use crate::session::Session;
    use crate::tests::{find_in_games, play_until};
    use rules::{Answer, CorporationId, EventMix, SeatId, Setup, Track};

    /// A game of Makeshift, whose trackers go to neighbouring tracks as well.
    fn makeshift() -> Session {
        let mut setup = Setup::standard(2, "steps");
        setup.seats[0].corporation = CorporationId::Makeshift;
        Session::new(Table::new(setup).unwrap())
    }

    /// The steps of a question that lead to the same field.
    fn tied(places: &[CorporationPlace]) -> Option<(Track, Field)> {
        let steps: Vec<(Track, Field)> = places
            .iter()
            .filter_map(|place| match *place {
                CorporationPlace::Step(tracker, to) => Some((tracker, to)),
                _ => None,
            })
            .collect();
        let again = |(tracker, to): &&(Track, Field)| {
            let others = |(other, field): &(Track, Field)| field == to && other != tracker;
            steps.iter().any(others)
        };
        steps.iter().find(again).copied()
    }

    #[test]
    fn the_effect_in_focus_moves_its_tracker_where_another_effect_leads_too() {
        let shared = |session: &Session| {
            let own = session.here().places();
            let both = [own.clone(), session.here().places_beside()].concat();
            tied(&own)
                .is_none()
                .then(|| tied(&both))
                .flatten()
                .filter(|step| own.contains(&CorporationPlace::Step(step.0, step.1)))
        };
        let mut session = play_until(makeshift(), |session| shared(session).is_some());
        let (tracker, to) = shared(&session).unwrap();
        let seat = session.viewer();
        let outcome = session.handle(Intent::StepTo(to));
        assert!(matches!(outcome, Outcome::Played { .. }), "{outcome:?}");
        assert_eq!(session.here().state().seat(seat).tracker(tracker), to);
    }

    #[test]
    fn a_cell_tells_which_effect_a_click_there_would_use() {
        let beside = |session: &Session| {
            let takes_tile = session
                .here()
                .focused()
                .is_some_and(|asked| matches!(asked.question, Question::PlaceTile(_)));
            session.here().cells_beside().first().filter(|_| takes_tile)
        };
        let events = |dealt: &mut Setup| {
            dealt.options.events = Some(EventMix::BALANCED);
            dealt.options.solo = true;
        };
        let mut session = find_in_games(events, |table| {
            Some(Session::new(table.clone())).filter(|session| beside(session).is_some())
        });
        let cell = beside(&session).expect("it was found");
        let (answered, pending) = session
            .here()
            .effect_beside_at(cell)
            .map(|asked| (asked.what.effect, asked.pending))
            .expect("a click there answers it");
        assert_ne!(
            session.here().focused().map(|asked| asked.pending),
            Some(pending)
        );
        let others = !session.here().cells_beside();
        assert!(
            others
                .into_iter()
                .all(|cell| session.here().effect_beside_at(cell).is_none())
        );
        let outcome = session.handle(Intent::Act(cell));
        assert!(matches!(outcome, Outcome::Played { .. }), "{outcome:?}");
        assert!(
            session
                .here()
                .asked()
                .iter()
                .all(|asked| asked.what.effect != answered)
        );
    }

    #[test]
    fn a_click_on_the_planet_without_a_tile_says_what_is_missing() {
        let mut session = crate::tests::session(1);
        session.handle(Intent::ConfirmDial);
        let cell = session.here().state().seat(SeatId(0)).board.open().first();
        let act = Intent::Act(cell.expect("an empty planet"));
        assert_eq!(session.handle(act), Outcome::TileFirst);
    }

    #[test]
    fn a_field_tells_which_effect_a_click_there_would_use() {
        let beside = |session: &Session| {
            let places = session.here().places_beside().into_iter();
            let mut fields = places.filter_map(|place| match place {
                CorporationPlace::Step(_, to) => session
                    .here()
                    .effect_beside(to)
                    .map(|asked| (to, asked.pending)),
                _ => None,
            });
            fields.next()
        };
        let session = play_until(makeshift(), |session| beside(session).is_some());
        let (field, pending) = beside(&session).unwrap();
        let focus = session.here().focused().map(|asked| asked.pending);
        assert!(focus.is_some() && focus != Some(pending));
        let own = session.here().places();
        let leads = |place: &CorporationPlace| matches!(place, CorporationPlace::Step(_, to) if *to == field);
        assert!(!own.iter().any(leads));
        for place in own {
            if let CorporationPlace::Step(_, to) = place {
                assert!(session.here().effect_beside(to).is_none());
            }
        }
    }

    #[test]
    fn a_tracker_that_only_another_effect_moves_is_taken_for_that_effect() {
        let beside = |session: &Session| {
            let own = session.here().places();
            let moves = |tracker: Track| {
                let is_own = |place: &CorporationPlace| matches!(place, CorporationPlace::Step(own, _) if *own == tracker);
                own.iter().any(is_own)
            };
            let places = session.here().places_beside().into_iter();
            let mut trackers = places.filter_map(|place| match place {
                CorporationPlace::Step(tracker, _) => Some(tracker),
                _ => None,
            });
            trackers.find(|tracker| !moves(*tracker))
        };
        let mut session = play_until(makeshift(), |session| beside(session).is_some());
        let tracker = CorporationPlace::Tracker(beside(&session).unwrap());
        let before = session.here().focused().map(|asked| asked.pending);
        session.handle(Intent::Choose(tracker));
        assert_eq!(session.here().lifted(), Some(tracker));
        assert_ne!(session.here().focused().map(|asked| asked.pending), before);
    }

    #[test]
    fn a_field_that_several_trackers_can_go_to_asks_for_the_tracker() {
        let boosts = |session: &Session| tied(&session.here().places());
        let mut session = play_until(makeshift(), |session| boosts(session).is_some());
        let (tracker, to) = boosts(&session).unwrap();
        assert_eq!(session.handle(Intent::StepTo(to)), Outcome::TrackerFirst);
        session.handle(Intent::Choose(CorporationPlace::Tracker(tracker)));
        let outcome = session.handle(Intent::StepTo(to));
        assert!(matches!(outcome, Outcome::Played { .. }), "{outcome:?}");
    }

    #[test]
    fn what_a_tech_makes_of_a_picked_effect_is_asked_next() {
        let seat = SeatId(0);
        let jumps = |setup: &mut Setup| setup.seats[0].corporation = CorporationId::JumpDrive;
        let (mut session, pending) = find_in_games(jumps, |table| {
            let session = Session::new(table.clone());
            let may = |asked: &&Asked| session.here().state().instead(seat, &asked.what).is_some();
            let asked = session.here().asked().iter().filter(may);
            let later = asked
                .map(|asked| asked.pending)
                .find(|pending| *pending > 0);
            later.map(|pending| (session.clone(), pending))
        });
        session.handle(Intent::Focus(pending));
        let outcome = session.handle(Intent::Answer(Answer::Instead));
        assert!(matches!(outcome, Outcome::Played { .. }), "{outcome:?}");
        let focused = session.here().focused().map(|asked| asked.pending);
        assert_eq!(focused, Some(pending));
    }
}
