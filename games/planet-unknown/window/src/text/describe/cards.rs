//! Civ cards and objectives in words, built from their effects and conditions.

use super::names::{capitalised, stem, terrain as terrain_name, track};
use crate::t;
use crate::text::Speaks;
use rules::card::{Condition, Counts, Wants};
use rules::{CivCard, CivEffect, Objective};

/// The title of a civ card.
pub fn card_title(speaker: &impl Speaks, card: CivCard) -> String {
    t!(speaker, &format!("cards-title-{}", card.number()))
}

/// The text of a civ card.
pub fn card_text(speaker: &impl Speaks, card: CivCard) -> String {
    match card.effect() {
        CivEffect::AdvanceDifferent(count) => {
            t!(speaker, "cards-effect-advance-different", count = count)
        }
        CivEffect::AdvanceTwice => t!(speaker, "cards-effect-advance-twice"),
        CivEffect::Patches(count) => t!(speaker, "cards-effect-patches", count = count),
        CivEffect::RoverMoves(count) => t!(speaker, "cards-effect-movement", count = count),
        CivEffect::TakeTile { resources: true } => t!(speaker, "cards-effect-tile"),
        CivEffect::TakeTile { resources: false } => t!(speaker, "cards-effect-tile-only"),
        CivEffect::CollectLifepods(count) => t!(speaker, "cards-effect-lifepods", count = count),
        CivEffect::Relocate => t!(speaker, "cards-effect-relocate"),
        CivEffect::DestroyLine => t!(speaker, "cards-effect-line"),
        CivEffect::RaiseAll(height) => t!(speaker, "cards-effect-raise", height = height),
        CivEffect::DestroyMeteorites(count) => {
            t!(speaker, "cards-effect-meteorites", count = count)
        }
        CivEffect::Medals(count) => t!(speaker, "cards-effect-medals", count = count),
        CivEffect::MedalsPerPatch(count) => {
            t!(speaker, "cards-effect-medals-per-patch", count = count)
        }
        CivEffect::MedalsAndAdvance(count) => {
            t!(speaker, "cards-effect-medals-advance", count = count)
        }
        CivEffect::LifepodsWorth(count) => {
            t!(speaker, "cards-effect-lifepods-worth", count = count)
        }
        CivEffect::MeteoriteContract => t!(speaker, "cards-effect-contract"),
        CivEffect::Commerce => t!(speaker, "cards-effect-commerce"),
    }
}

/// The title of the neighbour side of an objective.
pub fn objective_title(speaker: &impl Speaks, objective: Objective) -> String {
    t!(speaker, &format!("cards-objective-{}", objective.number()))
}

/// The title of the private side of an objective.
pub fn private_title(speaker: &impl Speaks, objective: Objective) -> String {
    t!(speaker, &format!("cards-private-{}", objective.number()))
}

/// The condition of the private side of an objective.
pub fn condition_text(speaker: &impl Speaks, objective: Objective) -> String {
    match objective.condition() {
        Condition::Rectangle(width, height, terrain) if width == height => {
            t!(
                speaker,
                "cards-asks-square",
                width = width,
                name = capitalised(&terrain_name(speaker, terrain))
            )
        }
        Condition::Rectangle(width, height, terrain) => {
            t!(
                speaker,
                "cards-asks-rectangle",
                width = width,
                height = height,
                name = capitalised(&terrain_name(speaker, terrain))
            )
        }
        Condition::RichArea(count, terrain) => {
            t!(
                speaker,
                "cards-asks-area",
                count = count,
                name = capitalised(&terrain_name(speaker, terrain))
            )
        }
        Condition::TrackAtTop(at) => t!(speaker, "cards-asks-top", track = track(speaker, at)),
        Condition::AtMostResources(count, terrain) => {
            t!(
                speaker,
                "cards-asks-at-most",
                count = count,
                name = capitalised(&terrain_name(speaker, terrain))
            )
        }
        Condition::Meteorites(count) => t!(speaker, "cards-asks-meteorites", count = count),
        Condition::MoreLifepodsThanMeteorites => t!(speaker, "cards-asks-lifepods"),
        Condition::NoEmptyIce => t!(speaker, "cards-asks-ice"),
        Condition::NoEmptyLand => t!(speaker, "cards-asks-land"),
    }
}

/// The condition that wins the neighbour side of an objective.
pub fn objective_text(speaker: &impl Speaks, objective: Objective) -> String {
    let wants = match objective.wants() {
        Wants::Most => "most",
        Wants::Fewest => "fewest",
    };
    match objective.counts() {
        Counts::EdgeResources(terrain) => {
            t!(
                speaker,
                "cards-counts-edge",
                wants = wants,
                stem = stem(speaker, terrain)
            )
        }
        Counts::LargestArea(terrain) => {
            t!(
                speaker,
                "cards-counts-largest",
                wants = wants,
                stem = stem(speaker, terrain)
            )
        }
        Counts::Areas(terrain) => t!(
            speaker,
            "cards-counts-areas",
            wants = wants,
            stem = stem(speaker, terrain)
        ),
        Counts::Resources(terrain) => {
            t!(
                speaker,
                "cards-counts-resources",
                wants = wants,
                stem = stem(speaker, terrain)
            )
        }
        Counts::TracksAtTop => t!(speaker, "cards-counts-top", wants = wants),
        Counts::Meteorites => t!(speaker, "cards-counts-meteorites", wants = wants),
        Counts::Lifepods => t!(speaker, "cards-counts-lifepods", wants = wants),
    }
}
