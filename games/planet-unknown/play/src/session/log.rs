//! The history as the player at the screen may know it.

use crate::Entry;
use rules::{CardEvent, Event, EventKind, SeatId};

/// An action of the history, as far as the player at the screen may know it.
#[derive(Clone, Copy)]
pub struct LogEntry<'a> {
    pub(super) entry: &'a Entry,
    /// Nobody where the screen shows no secrets.
    pub(super) viewer: Option<SeatId>,
}

/// Something that everybody knows to have happened, although only its seat knows what it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Veiled {
    /// The seat kept a private objective (rules §2.5).
    ObjectiveKept,
    /// The seat looked at the next event card.
    EventCardForeseen,
}

impl Veiled {
    const fn of(event: &Event) -> Option<Self> {
        match event.kind {
            EventKind::Card(CardEvent::ObjectiveKept(_)) => Some(Self::ObjectiveKept),
            EventKind::Card(CardEvent::EventCardForeseen(_)) => Some(Self::EventCardForeseen),
            _ => None,
        }
    }
}

impl<'a> LogEntry<'a> {
    /// The seat that acted.
    pub const fn seat(self) -> SeatId {
        self.entry.action.seat
    }

    /// The events of the action that the player may see.
    pub fn events(self) -> impl DoubleEndedIterator<Item = &'a Event> + Clone {
        let events = self.entry.events.iter();
        events.filter(move |event| self.is_visible(event))
    }

    /// What the player may not see of the action, but knows to have happened.
    pub fn veiled(self) -> impl Iterator<Item = Veiled> + Clone {
        let events = self.entry.events.iter();
        let hidden = events.filter(move |event| !self.is_visible(event));
        hidden.filter_map(Veiled::of)
    }

    fn is_visible(self, event: &Event) -> bool {
        self.viewer
            .map_or(event.is_public(), |seat| event.visible_to(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::Veiled;
    use crate::Table;
    use crate::intent::Intent;
    use crate::session::Session;
    use rules::{Action, SeatId, Setup};

    /// A session in which two people have each chosen a private objective.
    fn session() -> Session {
        let mut setup = Setup::standard(2, "a log");
        setup.options.private_objectives = true;
        let mut table = Table::new(setup).expect("a valid setup");
        while let Some(seat) = table.state().active().filter(|_| table.state().round == 0) {
            let choice = table.state().legal(seat)[0];
            table.play(Action { seat, choice }).expect("it is legal");
        }
        let mut session = Session::new(table);
        session.handle(Intent::TakeOver);
        session
    }

    #[test]
    fn the_log_leaves_out_what_is_hidden_from_the_player_at_the_screen() {
        let session = session();
        let all = session.table_with_secrets().done();
        assert_eq!(session.here().log().len(), all.len());
        let mut hidden = 0;
        for (seen, entry) in session.here().log().zip(all) {
            assert_eq!(seen.seat(), entry.action.seat);
            assert!(
                seen.events()
                    .all(|event| event.visible_to(session.viewer()))
            );
            hidden += entry.events.len() - seen.events().count();
        }
        assert!(hidden > 0, "the other one's objectives");
    }

    // rules §2.5
    #[test]
    fn whoever_may_not_see_an_objective_knows_that_it_was_kept() {
        let session = session();
        assert!(session.here().shows_secrets());
        let veiled = session
            .here()
            .log()
            .flat_map(|entry| entry.veiled().map(move |veiled| (entry.seat(), veiled)));
        let other = SeatId(1 - session.viewer().0);
        assert_eq!(veiled.collect::<Vec<_>>(), [(other, Veiled::ObjectiveKept)]);
    }

    #[test]
    fn the_setup_keeps_its_seed_to_itself() {
        let session = session();
        let whole = session.table_with_secrets().setup();
        assert!(session.setup().seed.is_empty() && !whole.seed.is_empty());
        assert_eq!(session.setup().seats, whole.seats);
    }

    #[test]
    fn a_choice_is_known_to_whoever_made_it() {
        let session = session();
        let first = &session.table_with_secrets().done()[0].action;
        let other = SeatId(1 - first.seat.0);
        assert_eq!(session.made_by(first.seat, 0), Some(first.choice));
        assert_eq!(session.made_by(other, 0), None);
    }
}
