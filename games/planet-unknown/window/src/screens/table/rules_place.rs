//! The place in the rule book that explains the current question.

use std::borrow::Cow;

use crate::presentation;
use crate::text::describe::world_key;
use play::session::SeatView;
use rules::{Asked, CorporationId, Source};

/// The place in the rule book that explains what the table asks now.
pub fn rules_place(seat: SeatView<'_>) -> Cow<'static, str> {
    if seat.is_rotating() {
        return "3.2".into();
    }
    seat.focused()
        .map_or("3".into(), |asked| place_of(asked, seat.own().corporation))
}

/// The place that explains a question: the section of the ability, card or event card that asks it, else the rule of
/// the effect, else the chapter.
pub(super) fn place_of(asked: &Asked, corporation: CorporationId) -> Cow<'static, str> {
    match asked.what.source {
        Source::Tech(_) | Source::Corporation => world_key(corporation.name()).into(),
        Source::EventCard(event_card) => event_card.colour().name().into(),
        Source::Card(_) => "cards".into(),
        Source::Round | Source::Resource(_) | Source::Field(_) | Source::Stored | Source::Setup => {
            let chapter = presentation::question(&asked.what, &asked.question).chapter;
            let rule = presentation::pending(&asked.what).rule;
            rule.unwrap_or(chapter).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::RULEBOOK;
    use crate::text::Language;
    use rules::{CivCard, Effect, EventCard, Pending, Question};

    fn place(effect: Effect, source: Source, corporation: CorporationId) -> String {
        let what = Pending::new(effect, source);
        let asked = Asked {
            pending: 0,
            slot: rules::Slot::Agenda(0),
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
                    RULEBOOK.book(Language::German).place(&name).is_some(),
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
