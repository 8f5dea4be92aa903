//! Where the rule book says what is asked now.

use std::borrow::Cow;

use super::top_bar::chapter_of;
use crate::app::screens::table::session::Session;
use crate::app::text::describe::world_key;
use crate::game::{Asked, CorporationId, Effect, Source};

/// The place in the rule book about what is asked at the table now.
pub fn rules_place(session: &Session) -> Cow<'static, str> {
    if session.is_rotating() {
        return "3.2".into();
    }
    let corporation = session.state().seat(session.viewer()).corporation;
    session.focused().map_or("3".into(), |asked| place_of(asked, corporation))
}

/// The place about a question: the section of the corporation for what comes from its abilities, else the rule of the
/// effect, else the chapter.
fn place_of(asked: &Asked, corporation: CorporationId) -> Cow<'static, str> {
    if matches!(asked.what.source, Source::Tech(_) | Source::Corporation) {
        return world_key(corporation.name()).into();
    }
    let rule = match asked.what.effect {
        Effect::Resource(_) => "5.1",
        Effect::Energy { .. } => "5.3",
        Effect::Boost => "6.1",
        Effect::Patch => "6.3",
        Effect::Rover { .. } => "6.4",
        _ => chapter_of(&asked.question),
    };
    rule.into()
}
