//! Every numbered rule of the standard game has a test that cites it.

use std::path::Path;

/// Rules that only modules need which the program does not have yet: events and the solo game.
const LATER: [&str; 3] = ["3.3", "10.5", "10.6"];

/// All sources of this test program.
fn tests() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let files = std::fs::read_dir(folder).expect("the folder of these tests");
    files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a source")).collect()
}

/// Whether `text` cites rule `number`, and not only one whose number begins with it.
fn cites(text: &str, number: &str) -> bool {
    let citation = format!("§{number}");
    text.match_indices(&citation)
        .any(|(at, _)| !text[at + citation.len()..].starts_with(|next: char| next.is_ascii_digit()))
}

#[test]
fn every_numbered_rule_of_the_standard_game_has_a_test_that_cites_it() {
    let tests = tests();
    let reference = include_str!("../../assets/rules/reference.md");
    let numbers = reference.lines().filter_map(|line| line.split_once(' ').map(|(number, _)| number));
    let is_rule = |number: &&str| {
        let chapter = number.split_once('.').map(|(chapter, _)| chapter);
        chapter.is_some_and(|chapter| ["1", "2", "3", "4", "5", "6", "10"].contains(&chapter))
    };
    let rules: Vec<&str> = numbers.filter(is_rule).filter(|number| !LATER.contains(number)).collect();
    assert!(rules.len() > 40, "the reference lists its rules by number: {rules:?}");
    let uncited: Vec<&str> = rules.into_iter().filter(|number| !cites(&tests, number)).collect();
    assert!(uncited.is_empty(), "no test cites {uncited:?}");
}
