//! Hints in words: a choice, and what speaks for it.

use crate::names::{
    a_building, bots, buildings, card, colonists, goal, goods, mission, points, ships, tech,
};
use crate::t;
use crate::text::Speaks;
use on_mars::State;
use on_mars::bot::{Hint, Reason};

kit::phrases! {
    fn reason(reason: Reason, state: &State) = "hint" {
        EndsGame, Goals(count) => (count), Level(level) => (level), Points(count) => (points(count)),
        Completes(of) => (mission(of)), Contributes(of) => (mission(of)), Goal(id) => (goal(state, id)), MeetsContract,
        Upgrades(id) => (building: a_building(state.components.card(id).building)), Constructs(kind) => (building: a_building(kind)),
        Supports(kind) => (buildings(kind)), Takes(id) => (blueprint: card(state, id)), Learns(kind) => (tech(kind)),
        Develops(count) => (count), Hires, Welcomes(count) => (ships(count)), Finds(count) => (count), Bots(count) => (bots(count)),
        Colonists(count) => (colonists(count)), Travels, HelpsOthers, Gains(gained) => (goods(gained)), Costs(paid) => (goods(paid)),
    }
}

/// A choice in words, with what speaks for it.
pub fn hint(speaker: &impl Speaks, state: &State, choice: String, hint: &Hint) -> String {
    let reasons = hint.reasons.iter().take(3);
    let reasons: Vec<String> = reasons.map(|it| reason(speaker, *it, state)).collect();
    match reasons.is_empty() {
        true => choice,
        false => t!(speaker, "hint-with", choice, reasons = reasons.join(", ")),
    }
}
