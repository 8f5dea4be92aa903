//! Every numbered rule has a test that cites it.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it reads the sources of the tests"
)]

use std::path::Path;

/// All sources of this test program.
fn tests() -> String {
    let mut text = String::new();
    let mut paths = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules")];
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(path).expect("a folder of these tests");
            paths.extend(entries.map(|entry| entry.expect("an entry").path()));
        } else {
            text += &std::fs::read_to_string(path).expect("a source");
        }
    }
    text
}

/// Whether `text` cites rule `number` itself, not only one whose number begins with it.
fn cites(text: &str, number: &str) -> bool {
    let citation = format!("§{number}");
    text.match_indices(&citation)
        .any(|(at, _)| !text[at + citation.len()..].starts_with(|next: char| next.is_ascii_digit()))
}

#[test]
fn every_numbered_rule_has_a_test_that_cites_it() {
    let tests = tests();
    let book = include_str!("../../../../../assets/rules/en.md");
    let numbers = book
        .lines()
        .filter_map(|line| line.split_once(' ').map(|(number, _)| number));
    let is_rule = |number: &&str| {
        let chapter = number.split_once('.').map(|(chapter, _)| chapter);
        chapter.is_some_and(|chapter| {
            ["1", "2", "3", "4", "5", "6", "9", "10", "11"].contains(&chapter)
        })
    };
    let rules: Vec<&str> = numbers.filter(is_rule).collect();
    assert!(
        rules.len() > 40,
        "the book lists its rules by number: {rules:?}"
    );
    let uncited: Vec<&str> = rules
        .into_iter()
        .filter(|number| !cites(&tests, number))
        .collect();
    assert!(uncited.is_empty(), "no test cites {uncited:?}");
}
