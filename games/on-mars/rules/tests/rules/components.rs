//! The components, and what is wrong with a file of them.

use crate::scene::*;

/// The error of our file with another text in place of one.
fn changed(from: &str, to: &str) -> String {
    assert!(STANDARD.contains(from), "{from}");
    let text = STANDARD.replacen(from, to, 1);
    Components::parse(&text).expect_err("a mistake").to_string()
}

#[test]
fn our_own_are_valid() {
    assert!(Components::parse(STANDARD).is_ok());
    let state = orbit(2);
    assert_eq!(state.components.data().blueprints.len(), 24);
}

#[test]
fn mistakes_are_named_with_their_place_and_a_remedy() {
    let place = |error: &str| error.split(':').next().map(str::to_owned);
    let cases = [
        ("version: 1", "version: 2", "game"),
        (
            "colonists: 12, colonists_in_lq: 3",
            "colonists: 12, colonists_in_lq: 5",
            "player_board",
        ),
        (
            "(id: mine, copies: 2",
            "(id: mine, copies: 3",
            "techs, mine",
        ),
        (
            "right: [\"2a\", \"2b\"]",
            "right: [\"3a\", \"2b\"]",
            "lab, 1a",
        ),
        (
            "action: gain_op(n: 2)",
            "action: gain_op(n: 0)",
            "blueprints, 13",
        ),
        (
            "does: hire_any",
            "does: copy_discovery",
            "discovery_tiles, hire",
        ),
        ("mine: (0, 0)", "mine: (9, 9)", "map_start, shelters, 2"),
        (
            "[[], [1], [2], [0, 3], [1, 4], [1, 3, 5]]",
            "[[], [1], [2], [0, 3], [1, 4], [1, 3, 6]]",
            "buildings, mine",
        ),
        (
            "need: {2: 5, 3: 5, 4: 7}",
            "need: {2: 5, 3: 5}",
            "missions, research_taken",
        ),
    ];
    for (from, to, at) in cases {
        let error = changed(from, to);
        assert_eq!(place(&error).as_deref(), Some(at), "{error}");
    }
    assert!(changed("game: \"on-mars\"", "game: on").starts_with("line "));
}

/// Every value has a mark: its own, or one around it.
#[test]
fn marks_are_kept() {
    let data = orbit(2);
    let data = data.components.data();
    assert_eq!(data.turn_order[3].source.as_deref(), Some("public"));
    assert_eq!(data.turn_order[3].source_of["bonus.n"].source, "ours");
    assert_eq!(data.lab.spaces[2].source_of["benefit"].source, "ours");
}
