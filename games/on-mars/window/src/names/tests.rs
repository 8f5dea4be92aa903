//! Tests that everything in the components has words, in both languages.

use super::*;
use crate::text::Language;
use game::Game as _;
use on_mars::Setup;
use std::collections::BTreeSet;

fn state() -> State {
    State::deal(&Setup::standard(3, "names")).expect("a game")
}

/// Each of these is said, with words of its own.
fn assert_differ(words: impl Iterator<Item = String>) {
    let words: Vec<String> = words.collect();
    for said in &words {
        let is_key = said.starts_with("names-");
        assert!(
            !said.is_empty() && !is_key && !said.contains('{'),
            "{said:?}"
        );
    }
    let different: BTreeSet<&String> = words.iter().collect();
    assert_eq!(different.len(), words.len(), "{words:#?}");
}

fn ids<Id>(count: usize, id: fn(u8) -> Id) -> impl Iterator<Item = Id> {
    (0..count as u8).map(id)
}

#[test]
fn everything_in_the_components_has_words_of_its_own() {
    let state = state();
    let data = state.components.data();
    for language in Language::ALL {
        let say = &language;
        let cards = || ids(data.blueprints.len(), CardId);
        assert_differ(cards().map(|id| card(say, &state, id).to_owned()));
        assert_differ(cards().map(|id| card_about(say, &state, id)));
        let scientists = || ids(data.scientists.len(), ScientistId);
        assert_differ(scientists().map(|id| scientist(say, &state, id).to_owned()));
        assert_differ(scientists().map(|id| scientist_about(say, &state, id)));
        let contracts = || ids(data.contracts.len(), ContractId);
        assert_differ(contracts().map(|id| contract(say, &state, id)));
        assert_differ(contracts().map(|id| contract_about(say, &state, id)));
        let goals = || ids(data.private_goals.len(), GoalId);
        assert_differ(goals().map(|id| goal(say, &state, id)));
        goals().for_each(|id| assert_differ(std::iter::once(goal_about(say, &state, id))));
        assert_differ(ids(data.lss_rewards.len(), RewardId).map(|id| reward(say, &state, id)));
        let discoveries = ids(data.discovery_tiles.len(), DiscoveryId);
        assert_differ(discoveries.map(|id| discovery(say, &state, id)));
        let research_tiles = ids(data.research_tiles.len(), ResearchId);
        assert_differ(research_tiles.map(|id| research(say, &state, id)));
        assert_differ((0..8).map(|number| executive(say, &state, number)));
        assert_differ(Mission::ALL.iter().map(|of| mission(say, *of)));
        assert_differ(
            Mission::ALL
                .iter()
                .map(|of| mission_about(say, &state, *of, 3)),
        );
        assert_differ(Tech::ALL.iter().map(|of| tech(say, *of)));
        assert_differ(Tech::ALL.iter().map(|of| tech_about(say, &state, *of)));
        assert_differ(MainAction::ALL.iter().map(|of| main_action(say, *of)));
        assert_differ(
            MainAction::ALL
                .iter()
                .map(|of| main_about(say, &state, *of)),
        );
        assert_differ(ids(state.board().hexes.len(), HexId).map(|id| hex(say, &state, id)));
        assert_differ(ids(data.lab.spaces.len(), LabId).map(|id| lab(say, &state, id)));
    }
}

/// on-mars §2.1: thirteen columns, A to M.
#[test]
fn a_hex_is_named_by_its_column_and_its_place_in_it() {
    let state = state();
    let named = |at| hex_name(&state, state.hex(at).expect("a hex"));
    assert_eq!(named((0, 0)), "G5");
    assert_eq!(named((-6, 2)), "A1");
    assert_eq!(named((6, -2)), "M3");
}

/// on-mars §8.3.20, §4.3, §12.31
#[test]
fn effects_are_told_with_what_may_add_to_them() {
    let state = state();
    let does = |language, id: u8| {
        let card = state.components.card(CardId(id - 1));
        effect_with_boost(&language, card.action)
    };
    assert_eq!(
        does(Language::English, 20),
        "pay 1 resource, gain 2 other than minerals; each colonist: 1 more resource"
    );
    assert_eq!(
        does(Language::German, 5),
        "1 Schiff empfangen, zum üblichen Preis; dazu 3 Kolonisten oder 2 Kolonisten und 1 Bot; jeder Kolonist: 1 Schiff mehr"
    );
    assert_eq!(
        does(Language::German, 16),
        "1 Gebäude ausbauen, irgendwo auf der Karte"
    );
    assert_eq!(
        does(Language::English, 21),
        "2 MP for your bots, which collect like a rover; crystals may add"
    );
}
