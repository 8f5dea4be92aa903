//! The file of the components: what it may not say.

use cryo::{Components, ComponentsError, Flaw, STANDARD};

#[test]
fn every_value_has_a_mark() {
    let components = Components::parse(STANDARD).expect("valid");
    let data = components.data();
    let marks = [
        &data.game.source,
        &data.in_box.source,
        &data.damage_markers.source,
        &data.resource_tiles.source,
        &data.incident_tiles.source,
        &data.incident_track.source,
        &data.caverns.source,
        &data.tunnels.source,
        &data.cavern_tiles.source,
        &data.upgrade_values.source,
        &data.scoring.source,
    ];
    assert!(marks.iter().all(|mark| mark.is_some()));
    assert!(data.tracks.iter().all(|track| track.max.source.is_some()));
    assert!(
        data.sections
            .iter()
            .all(|section| section.source.is_some() && section.docks.source.is_some())
    );
    assert!(
        data.cards
            .kinds
            .iter()
            .all(|card| card.scrap.source.is_some() && card.upgrade.source.is_some())
    );
}

/// The flaw after a change of the file, with its place.
fn flaw(from: &str, to: &str) -> (String, Flaw) {
    let text = STANDARD.replacen(from, to, 1);
    assert_ne!(text, STANDARD, "{from} is there");
    match Components::parse(&text) {
        Err(ComponentsError::Wrong { place, flaw }) => (place, flaw),
        other => panic!("{from}: {other:?}"),
    }
}

#[test]
fn mistakes_are_named_with_their_place() {
    let table = [
        ("schema: 1", "schema: 2", "game", Flaw::Game),
        ("id: \"Cb\"", "id: \"Ca\"", "sections, cells", Flaw::Name),
        (
            "touches: [\"Ca\"",
            "touches: [\"Xa\"",
            "sections, construction, docks, C-1",
            Flaw::Unknown,
        ),
        (
            "max: (value: 5",
            "max: (value: 0",
            "tracks, crystal",
            Flaw::Amount,
        ),
        ("dealt: 5", "dealt: 6", "start, hand", Flaw::Fixed),
        (
            "pods_each: (value: 15",
            "pods_each: (value: 14",
            "start, pods_each",
            Flaw::Amount,
        ),
        (
            "value: [1, 2, 3]",
            "value: [1, 2, 2]",
            "start, drones_start_on_platform_docks",
            Flaw::Number,
        ),
        (
            "damage_markers: (value: 8",
            "damage_markers: (value: 13",
            "players, 2",
            Flaw::Amount,
        ),
        (
            "fixed_reward: (wake: 1)",
            "fixed_reward: None",
            "platform, docks, 2",
            Flaw::Reward,
        ),
        (
            "cost: (value: (tech: 1, energy: 1)",
            "cost: (value: (card: 1)",
            "actions, scout",
            Flaw::Cost,
        ),
        (
            "action: reactor",
            "action: resource",
            "sections, construction, cells, Cb",
            Flaw::Cell,
        ),
        (
            "action: converter",
            "action: launch",
            "sections, construction, cells, Cg",
            Flaw::Cell,
        ),
        (
            "damage_symbol: true",
            "damage_symbol: false",
            "damage_markers",
            Flaw::Number,
        ),
        (
            "section: (value: \"dispatch\"",
            "section: (value: \"bridge\"",
            "launch_dock, section",
            Flaw::Unknown,
        ),
        (
            "cost: (any: [crystal])",
            "cost: (any: [crystal, card])",
            "resource_tiles, pink_organics",
            Flaw::Cost,
        ),
        (
            "one_of((crystal: 1, energy: 1))",
            "one_of((card: 1))",
            "resource_tiles, pink_choice",
            Flaw::Reward,
        ),
        (
            "colour: green, count: 5",
            "colour: green, count: 1",
            "resource_tiles",
            Flaw::Number,
        ),
        (
            "back: early, count: 6, kind: sabotage",
            "back: early, count: 6, kind: loot",
            "incident_tiles, early_sabotage",
            Flaw::Incident,
        ),
        (
            "back: sunset, count: 1",
            "back: sunset, count: 2",
            "incident_tiles, sunset",
            Flaw::Incident,
        ),
        (
            "sunset_under_stack: 6",
            "sunset_under_stack: 7",
            "incident_track",
            Flaw::Fixed,
        ),
        (
            "from: [\"S4\", \"S5\"]",
            "from: [\"S6\"]",
            "tunnels, S6",
            Flaw::NoWay,
        ),
        (
            "segment: \"S1\"",
            "segment: \"S2\"",
            "caverns, K1",
            Flaw::Unknown,
        ),
        (
            "adjacent: [\"K2\"",
            "adjacent: [\"K20\"",
            "caverns, K1, adjacent",
            Flaw::Unknown,
        ),
        (
            "settling_cost: (tech: 1)",
            "settling_cost: (energy: 1)",
            "cavern_tiles, H01",
            Flaw::Cost,
        ),
        (
            "majority: (2, 1)",
            "majority: (99, 1)",
            "cavern_tiles, H01",
            Flaw::Amount,
        ),
        (
            "count_each: (value: 5",
            "count_each: (value: 9",
            "cards, count_each",
            Flaw::Amount,
        ),
        ("per: 1", "per: 0", "cards, ground_scanner", Flaw::Amount),
        (
            "prototype_cost: 1",
            "prototype_cost: 2",
            "upgrade_values, prototype_cost",
            Flaw::Fixed,
        ),
        (
            "pod_in_cavern: 3",
            "pod_in_cavern: 99",
            "scoring",
            Flaw::Amount,
        ),
    ];
    for (from, to, place, expected) in table {
        assert_eq!(flaw(from, to), (place.to_owned(), expected));
        assert!(!expected.to_string().is_empty());
    }
}

#[test]
fn a_mistake_in_the_text_has_line_and_column() {
    let error = Components::parse(&STANDARD.replacen("action: reactor", "action: reaktor", 1));
    let Err(ComponentsError::Syntax { line, column, what }) = error else {
        panic!("{error:?}");
    };
    assert!(
        line == 34 && column > 0 && what.contains("reaktor"),
        "{line} {what}"
    );
}
