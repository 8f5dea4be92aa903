//! Event cards in words: their headlines, their effects, and the reasons why they forbid an action.

use super::names::{area, terrain};
use crate::text::Speaks;
use crate::{phrases, t};
use rules::card::EventCardEffect;
use rules::{EventCard, Track, TrackSet};

phrases! {
    /// The headline of an event card.
    pub fn event_card_title(event_card: EventCard) = ["events-title", u8::from(event_card)];

    /// The colour and the number of an event card, as “Red event 5”.
    pub fn event_card_number(event_card: EventCard) = "events-numbered",
        colour = event_card.colour().name(), number = event_card.number();

    /// An event card as part of a sentence, without an article: “red event “The ice is singing””.
    pub fn event_card_called(event_card: EventCard) = "events-called",
        colour = event_card.colour().name(), title: event_card_title(event_card);

    /// The effect of an event card, in one or two sentences.
    pub fn event_card_text(event_card: EventCard) = effect(event_card.effect());

    fn effect(effect: EventCardEffect) = "events-effect" {
        ExtraRover, AddCards, DrawObjective,
        AdvanceBare(among, times) => (times, tracks: either(among)),
        Advance(among) => (tracks: either(among)),
        TurnStation, Patch, Boost, CollectLifepod, CollectMeteorite,
        Regress(among, times) => regressed(among, times),
        Meteorite,
        BarTerrain(barred) => (area(barred)),
        BarEdge, BarIce, BarOwnTerrain,
        OneResource { discarded: false },
        OneResource { discarded: true } => "events-effect-one-resource-any",
        BarMilestones, BarBoosts, DestroyObjective, DestroyRover, RemoveCards, DestroyLifepod,
        DestroyCollectedLifepod, DestroyCollectedMeteorite, RemoveShape, BoostOrForesee,
    }

    /// A sentence about why an event card forbids something in this round (rules §9.2). It names the card; for a card that
    /// forbids nothing, it is the card's text.
    pub fn event_card_bars(barring: EventCard) = bars(barring.effect(), barring);

    fn bars(effect: EventCardEffect, barring: EventCard) = "events-bars" {
        BarEdge => "events-bars-edge" (event_card: event_card_called(barring)),
        BarIce => "events-bars-ice" (event_card: event_card_called(barring)),
        BarOwnTerrain => "events-bars-own" (event_card: event_card_called(barring)),
        BarTerrain(barred) => "events-bars-terrain" (event_card: event_card_called(barring), area(barred)),
        BarMilestones => "events-bars-milestones" (title: event_card_title(barring)),
        BarBoosts => "events-bars-boosts" (title: event_card_title(barring)),
        _ => event_card_text(barring),
    }
}

fn regressed(speaker: &impl Speaks, among: TrackSet, times: u8) -> String {
    if among.iter().count() == Track::ALL.len() {
        t!(speaker, "events-effect-regress-any", times)
    } else {
        t!(speaker, "events-effect-regress", times, tracks: either(among))
    }
}

/// The trackers to choose from, as “rover or civ”.
fn either(speaker: &impl Speaks, among: TrackSet) -> String {
    let name = |track: Track| terrain(speaker, track.terrain());
    let names: Vec<String> = among.iter().map(name).collect();
    match names.as_slice() {
        [rest @ .., second] if !rest.is_empty() => {
            let first = rest.join(", ");
            t!(speaker, "events-or", first, second)
        }
        names => names.concat(),
    }
}
