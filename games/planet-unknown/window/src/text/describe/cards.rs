//! Civ cards and objectives in words, built from their effects and conditions.

use super::names::{capitalised, stem, terrain as terrain_name, track};
use crate::text::Speaks;
use crate::{phrases, t};
use rules::card::{Condition, Counts};
use rules::{CivCard, CivEffect, Objective, Terrain};

phrases! {
    /// The title of a civ card.
    pub fn card_title(card: CivCard) = ["cards-title", card.number()];

    /// The text of a civ card.
    pub fn card_text(card: CivCard) = card_effect(card.effect());

    fn card_effect(effect: CivEffect) = "cards-effect" {
        AdvanceDifferent(count) => (count),
        AdvanceTwice,
        Patches(count) => (count),
        RoverMoves(count) => (count),
        TakeTile { resources: true },
        TakeTile { resources: false } => "cards-effect-take-tile-only",
        CollectLifepods(count) => (count),
        Relocate,
        DestroyLine,
        RaiseAll(height) => (height),
        DestroyMeteorites(count) => (count),
        Medals(count) => (count),
        MedalsPerPatch(count) => (count),
        MedalsAndAdvance(count) => (count),
        LifepodsWorth(count) => (count),
        MeteoriteContract,
        Commerce,
    }

    /// The title of the neighbour side of an objective.
    pub fn objective_title(objective: Objective) = ["cards-objective", objective.number()];

    /// The title of the private side of an objective.
    pub fn private_title(objective: Objective) = ["cards-private", objective.number()];

    /// The condition of the private side of an objective.
    pub fn condition_text(objective: Objective) = condition(objective.condition());

    fn condition(condition: Condition) = "cards-asks" {
        Rectangle(width, height, of) => (square = width == height, width, height, name(of)),
        RichArea(count, of) => (count, name(of)),
        TrackAtTop(at) => (track(at)),
        AtMostResources(count, of) => (count, name(of)),
        Meteorites(count) => (count),
        MoreLifepodsThanMeteorites,
        NoEmptyIce,
        NoEmptyLand,
    }

    /// The condition that wins the neighbour side of an objective.
    pub fn objective_text(objective: Objective) = counted(objective.counts(), objective.wants().name());

    fn counted(counts: Counts, wants: &str) = "cards-counts" {
        EdgeResources(terrain) => (wants, stem(terrain)),
        LargestArea(terrain) => (wants, stem(terrain)),
        Areas(terrain) => (wants, stem(terrain)),
        Resources(terrain) => (wants, stem(terrain)),
        TracksAtTop => (wants),
        Meteorites => (wants),
        Lifepods => (wants),
    }
}

/// The title of the side of an objective that counts: the private one, or that for which neighbours compete.
pub fn title_of_side(speaker: &impl Speaks, objective: Objective, private: bool) -> String {
    if private {
        private_title(speaker, objective)
    } else {
        objective_title(speaker, objective)
    }
}

/// The name of a terrain at the beginning of a sentence.
fn name(speaker: &impl Speaks, terrain: Terrain) -> String {
    capitalised(&terrain_name(speaker, terrain))
}
