//! Where the rule book says what is asked now.

use std::borrow::Cow;

use crate::app::text::describe::world_key;
use crate::game::{Asked, CorporationId, Effect, Question, Source};
use crate::play::session::Session;

/// The place in the rule book about what is asked at the table now.
pub fn rules_place(session: &Session) -> Cow<'static, str> {
    if session.is_rotating() {
        return "3.2".into();
    }
    let corporation = session.state().seat(session.viewer()).corporation;
    session
        .focused()
        .map_or("3".into(), |asked| place_of(asked, corporation))
}

/// The place about a question: the section of what asks it, if it is an ability, a card or an event card, else the rule of
/// the effect, else the chapter.
fn place_of(asked: &Asked, corporation: CorporationId) -> Cow<'static, str> {
    match (asked.what.source, asked.what.effect) {
        (Source::Tech(_) | Source::Corporation, _) => world_key(corporation.name()).into(),
        (Source::EventCard(event_card), _) => event_card.colour().name().into(),
        (Source::Card(_), _) => "cards".into(),
        (_, Effect::Resource(_)) => "5.1".into(),
        (_, Effect::Energy { .. }) => "5.3".into(),
        (_, Effect::Boost) => "6.1".into(),
        (_, Effect::Patch) => "6.3".into(),
        (_, Effect::Rover { .. }) => "6.4".into(),
        _ => chapter_of(&asked.question).into(),
    }
}

/// The chapter of the rules about a question.
pub(super) const fn chapter_of(question: &Question) -> &'static str {
    match question {
        Question::PlaceTile(_) => "4",
        Question::DiscardTile(_) => "4.8",
        Question::Advance(_) => "5",
        Question::Cell { .. } | Question::Line(_) | Question::Relocate { .. } => "6",
        Question::Look { .. } | Question::Keep(_) => "6.2",
        Question::Regress(_) => "5.6",
        Question::Pick(_)
        | Question::Track { .. }
        | Question::Berth(_)
        | Question::Reposition { .. }
        | Question::Draw
        | Question::KeepObjective { open: true, .. } => "8",
        Question::KeepObjective { .. } => "2.5",
        Question::DestroyObjective(_)
        | Question::TurnStation
        | Question::DestroyCollectedLifepod(_)
        | Question::Resource(_)
        | Question::RemoveShape(_) => "9",
        Question::Impossible => "3.7",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::rules::book;
    use crate::app::text::Language;
    use crate::game::{CivCard, EventCard, Pending};

    fn place(effect: Effect, source: Source, corporation: CorporationId) -> String {
        let what = Pending::new(effect, source);
        let asked = Asked {
            pending: 0,
            slot: crate::game::Slot::Agenda(0),
            what,
            question: Question::Impossible,
        };
        place_of(&asked, corporation).into_owned()
    }

    #[test]
    fn every_place_is_in_the_book() {
        let event_cards = EventCard::all().map(Source::EventCard);
        let sources: Vec<Source> = event_cards
            .chain(CivCard::new(2).map(Source::Card))
            .chain([Source::Tech(1)])
            .collect();
        for corporation in CorporationId::ALL {
            for source in &sources {
                let name = place(Effect::Boost, *source, corporation);
                assert!(
                    book(Language::German).place(&name).is_some(),
                    "{source:?}: {name}"
                );
            }
        }
    }

    #[test]
    fn what_asks_tells_where_the_book_opens() {
        let corporation = CorporationId::STANDARD;
        assert_eq!(place(Effect::Patch, Source::Round, corporation), "6.3");
        assert_eq!(
            place(Effect::Patch, Source::Tech(2), corporation),
            world_key(corporation.name())
        );
        assert_eq!(place(Effect::TakeTile, Source::Round, corporation), "3.7");
    }
}
