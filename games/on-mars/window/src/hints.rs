//! Hints in words: a choice, and what speaks for it.

use crate::names::{
    a_building, bots, buildings, card, colonists, goal, goods, mission, points, ships, tech,
};
use crate::t;
use crate::text::Speaks;
use on_mars::bot::{Hint, Reason};
use on_mars::{Choice, State};

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
    // A step or a payment does not itself bring what follows.
    let is_step = matches!(
        hint.choice,
        Choice::MoveBot(..)
            | Choice::MoveRover(_)
            | Choice::RoverTech(_)
            | Choice::Buy(_)
            | Choice::Pay(_)
            | Choice::Space(_)
            | Choice::Travel(_)
    );
    let at_once = |it: &&Reason| !is_step || hint.direct.contains(it);
    let (now, later): (Vec<&Reason>, Vec<&Reason>) = hint.reasons.iter().take(3).partition(at_once);
    let told = |all: Vec<&Reason>| -> Vec<String> {
        let all = all.into_iter();
        all.map(|it| reason(speaker, *it, state)).collect()
    };
    let (mut parts, later) = (told(now), told(later));
    parts.extend((!later.is_empty()).then(|| t!(speaker, "hint-then", reasons = later.join(", "))));
    match parts.is_empty() {
        true => choice,
        false => t!(speaker, "hint-with", choice, reasons = parts.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use game::Game as _;
    use on_mars::{HexId, MainAction, Setup};

    // finding: a hint said that a Bot takes a tile, which the Rover took afterwards
    #[test]
    fn what_follows_on_a_step_is_told_apart() {
        let state = State::deal(&Setup::standard(2, "hints")).expect("a game");
        let told = |choice| {
            let hint = Hint {
                choice,
                worth: 0.0,
                reasons: vec![Reason::Level(2), Reason::Finds(1)],
                direct: vec![Reason::Level(2)],
            };
            super::hint(&Language::English, &state, "This".into(), &hint)
        };
        let step = told(Choice::MoveBot(HexId(0), HexId(1)));
        assert!(step.contains("level 2, then "), "{step}");
        let action = told(Choice::Main(MainAction::ControlCenter));
        assert!(!action.contains("then "), "{action}");
    }
}
