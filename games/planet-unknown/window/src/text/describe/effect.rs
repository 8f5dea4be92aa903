//! Pending effects, their sources and their questions, in words.

use super::cards::card_title;
use super::event_cards::event_card_called;
use super::names::{capitalised, field, offer, resource, tracker};
use super::worlds::tech_sign;
use crate::presentation::{self, Value, Words};
use crate::text::{self, Speaks, TEXTS};
use crate::{phrases, t};
use rules::{CorporationId, Effect, Pending, Question, Source};

/// A pending effect as a short name without a full stop, as on a chip: “synergy boost”.
pub fn effect(speaker: &impl Speaks, effect: Effect) -> String {
    let row = presentation::effect(effect);
    let name = row.name;
    spoken(speaker, row.words(name))
}

phrases! {
    /// The gain of an effect, as part of a sentence: its name, unless that is also the name of its source.
    pub fn gain(gained: Effect) = "events-resource" { Energy { .. }, _ => effect(gained) }

    /// The source of an effect of a seat with this corporation, as “water track, field 3”.
    pub fn source(source: Source, corporation: impl Into<Option<CorporationId>>) = "log-source" {
        Round,
        Resource(terrain) => (resource(terrain)),
        Field(at) => field(at),
        Card(card) => (card: card_title(card)),
        Stored,
        Tech(level) => (level = tech_sign(corporation, level)),
        Corporation,
        EventCard(event_card) => event_card_called(event_card),
        Setup,
    }
}

/// The question of a pending effect to the player, as a sentence.
pub fn question(speaker: &impl Speaks, pending: &Pending, question: &Question) -> String {
    spoken(speaker, presentation::asks(pending, question))
}

/// What stands in the way of an effect that cannot be carried out, as a sentence.
pub fn hindrance(speaker: &impl Speaks, effect: Effect) -> String {
    let row = presentation::effect(effect);
    let hindered = row.hindered;
    spoken(speaker, row.words(hindered))
}

fn spoken(speaker: &impl Speaks, words: Words) -> String {
    let value = |value| match value {
        Value::Number(number) => text::Value::from(number),
        Value::Tracker(track) => tracker(speaker, track).into(),
        Value::Offer(benefit) => offer(speaker, benefit).into(),
        // Cards alone are named in questions.
        Value::Source(from) => capitalised(&source(speaker, from, None::<CorporationId>)).into(),
        Value::Effect(what) => capitalised(&effect(speaker, what)).into(),
        Value::Hindrance(what) => hindrance(speaker, what).into(),
    };
    let values = words.values.into_iter();
    let values = values.map(|(name, given)| (name, value(given)));
    TEXTS.tell(speaker, words.key, values)
}
