//! Event cards in words: their headlines, their effects, and the reasons why they forbid an action.

use super::names::{area, terrain};
use crate::t;
use crate::text::Speaks;
use rules::card::EventCardEffect;
use rules::{EventCard, EventColour, Track, TrackSet};

/// The headline of an event card.
pub fn event_card_title(speaker: &impl Speaks, event_card: EventCard) -> String {
    t!(speaker, &format!("events-title-{}", u8::from(event_card)))
}

/// The colour of an event card, as “Red event”.
pub fn event_card_kind(speaker: &impl Speaks, colour: EventColour) -> String {
    t!(speaker, "events-kind", colour = colour.name())
}

/// The colour and the number of an event card, as “Red event 5”.
pub fn event_card_number(speaker: &impl Speaks, event_card: EventCard) -> String {
    t!(
        speaker,
        "events-numbered",
        kind = event_card_kind(speaker, event_card.colour()),
        number = event_card.number()
    )
}

/// An event card as part of a sentence, without an article: “red event “The ice is singing””.
pub fn event_card_called(speaker: &impl Speaks, event_card: EventCard) -> String {
    t!(
        speaker,
        "events-called",
        colour = event_card.colour().name(),
        title = event_card_title(speaker, event_card)
    )
}

/// The effect of an event card, in one or two sentences.
pub fn event_card_text(speaker: &impl Speaks, event_card: EventCard) -> String {
    match event_card.effect() {
        EventCardEffect::AdvanceBare(among, times) => {
            t!(
                speaker,
                "events-effect-advance-bare",
                times = times,
                tracks = either(speaker, among)
            )
        }
        EventCardEffect::Advance(among) => t!(
            speaker,
            "events-effect-advance",
            tracks = either(speaker, among)
        ),
        EventCardEffect::Regress(among, times) if among.iter().count() == Track::ALL.len() => {
            t!(speaker, "events-effect-regress-any", times = times)
        }
        EventCardEffect::Regress(among, times) => {
            t!(
                speaker,
                "events-effect-regress",
                times = times,
                tracks = either(speaker, among)
            )
        }
        EventCardEffect::BarTerrain(barred) => t!(
            speaker,
            "events-effect-bar-terrain",
            area = area(speaker, barred)
        ),
        EventCardEffect::ExtraRover
        | EventCardEffect::AddCards
        | EventCardEffect::DrawObjective
        | EventCardEffect::TurnStation
        | EventCardEffect::Patch
        | EventCardEffect::Boost
        | EventCardEffect::CollectLifepod
        | EventCardEffect::CollectMeteorite
        | EventCardEffect::Meteorite
        | EventCardEffect::BarEdge
        | EventCardEffect::BarIce
        | EventCardEffect::BarOwnTerrain
        | EventCardEffect::OneResource { .. }
        | EventCardEffect::BarMilestones
        | EventCardEffect::BarBoosts
        | EventCardEffect::DestroyObjective
        | EventCardEffect::DestroyRover
        | EventCardEffect::RemoveCards
        | EventCardEffect::DestroyLifepod
        | EventCardEffect::DestroyCollectedLifepod
        | EventCardEffect::DestroyCollectedMeteorite
        | EventCardEffect::RemoveShape
        | EventCardEffect::BoostOrForesee => t!(speaker, plain_text(event_card.effect())),
    }
}

/// The text of an effect that is the same on every event card.
const fn plain_text(effect: EventCardEffect) -> &'static str {
    match effect {
        EventCardEffect::ExtraRover => "events-effect-extra-rover",
        EventCardEffect::AddCards => "events-effect-add-cards",
        EventCardEffect::DrawObjective => "events-effect-draw-objective",
        EventCardEffect::AdvanceBare(..) => "events-effect-advance-bare",
        EventCardEffect::Advance(_) => "events-effect-advance",
        EventCardEffect::TurnStation => "events-effect-turn",
        EventCardEffect::Patch => "events-effect-patch",
        EventCardEffect::Boost => "events-effect-boost",
        EventCardEffect::CollectLifepod => "events-effect-collect-lifepod",
        EventCardEffect::CollectMeteorite => "events-effect-collect-meteorite",
        EventCardEffect::Regress(..) => "events-effect-regress",
        EventCardEffect::Meteorite => "events-effect-meteorite",
        EventCardEffect::BarTerrain(_) => "events-effect-bar-terrain",
        EventCardEffect::BarEdge => "events-effect-bar-edge",
        EventCardEffect::BarIce => "events-effect-bar-ice",
        EventCardEffect::BarOwnTerrain => "events-effect-bar-own",
        EventCardEffect::OneResource { discarded: false } => "events-effect-one-resource",
        EventCardEffect::OneResource { discarded: true } => "events-effect-one-resource-any",
        EventCardEffect::BarMilestones => "events-effect-bar-milestones",
        EventCardEffect::BarBoosts => "events-effect-bar-boosts",
        EventCardEffect::DestroyObjective => "events-effect-destroy-objective",
        EventCardEffect::DestroyRover => "events-effect-destroy-rover",
        EventCardEffect::RemoveCards => "events-effect-remove-cards",
        EventCardEffect::DestroyLifepod => "events-effect-destroy-lifepod",
        EventCardEffect::DestroyCollectedLifepod => "events-effect-destroy-collected-lifepod",
        EventCardEffect::DestroyCollectedMeteorite => "events-effect-destroy-collected-meteorite",
        EventCardEffect::RemoveShape => "events-effect-remove-shape",
        EventCardEffect::BoostOrForesee => "events-effect-boost-or-foresee",
    }
}

/// A sentence about why an event card forbids something in this round (rules §9.2). It names the card; for a card that
/// forbids nothing, it is the card's text.
pub fn event_card_bars(speaker: &impl Speaks, event_card: EventCard) -> String {
    let called = event_card_called(speaker, event_card);
    match event_card.effect() {
        EventCardEffect::BarEdge => t!(speaker, "events-bars-edge", event_card = called),
        EventCardEffect::BarIce => t!(speaker, "events-bars-ice", event_card = called),
        EventCardEffect::BarOwnTerrain => t!(speaker, "events-bars-own", event_card = called),
        EventCardEffect::BarTerrain(barred) => {
            t!(
                speaker,
                "events-bars-terrain",
                event_card = called,
                area = area(speaker, barred)
            )
        }
        EventCardEffect::BarMilestones => t!(
            speaker,
            "events-bars-milestones",
            title = event_card_title(speaker, event_card)
        ),
        EventCardEffect::BarBoosts => t!(
            speaker,
            "events-bars-boosts",
            title = event_card_title(speaker, event_card)
        ),
        EventCardEffect::ExtraRover
        | EventCardEffect::AddCards
        | EventCardEffect::DrawObjective
        | EventCardEffect::AdvanceBare(..)
        | EventCardEffect::Advance(_)
        | EventCardEffect::TurnStation
        | EventCardEffect::Patch
        | EventCardEffect::Boost
        | EventCardEffect::CollectLifepod
        | EventCardEffect::CollectMeteorite
        | EventCardEffect::Regress(..)
        | EventCardEffect::Meteorite
        | EventCardEffect::OneResource { .. }
        | EventCardEffect::DestroyObjective
        | EventCardEffect::DestroyRover
        | EventCardEffect::RemoveCards
        | EventCardEffect::DestroyLifepod
        | EventCardEffect::DestroyCollectedLifepod
        | EventCardEffect::DestroyCollectedMeteorite
        | EventCardEffect::RemoveShape
        | EventCardEffect::BoostOrForesee => event_card_text(speaker, event_card),
    }
}

/// The trackers to choose from, as “rover or civ”.
fn either(speaker: &impl Speaks, among: TrackSet) -> String {
    let names: Vec<String> = among
        .iter()
        .map(|track| terrain(speaker, track.terrain()))
        .collect();
    match names.as_slice() {
        [rest @ .., last] if !rest.is_empty() => {
            t!(
                speaker,
                "events-or",
                first = rest.join(", "),
                second = last.clone()
            )
        }
        names => names.concat(),
    }
}
