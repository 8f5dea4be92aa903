//! Tests of the architecture: allowed dependencies and circles of files.

#[path = "architecture/arrows.rs"]
mod arrows;
#[path = "architecture/circles.rs"]
mod circles;

use std::fs;
use std::path::{Path, PathBuf};

/// Every Rust file below `folder` except unit tests, with its text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && !path.ends_with("tests.rs")
            {
                let text = fs::read_to_string(&path).expect("a source file");
                let code = text
                    .split("#[cfg(test)]\nmod ")
                    .next()
                    .unwrap_or_default()
                    .to_owned();
                files.push((path, code));
            }
        }
    }
    assert!(!files.is_empty(), "no sources below {folder}");
    files
}

/// Every Rust file of the program and its crates except unit tests, with its text.
fn code_of_all_crates() -> impl Iterator<Item = (PathBuf, String)> {
    ["src", "crates", "games"].into_iter().flat_map(sources)
}

fn lines_with<'a>(code: &'a str, words: &'a [&str]) -> impl Iterator<Item = &'a str> {
    code.lines().filter(|line| {
        !line.trim_start().starts_with("//") && words.iter().any(|word| line.contains(word))
    })
}

#[test]
fn no_code_outside_its_folder_checks_for_a_corporation_or_planet() {
    let owners = [
        (
            "CorporationId::",
            "games/planet-unknown/rules/src/corporation",
        ),
        ("PlanetId::", "games/planet-unknown/rules/src/planet"),
    ];
    let general = ["ALL", "STANDARD"];
    for (path, code) in code_of_all_crates() {
        let place = path.to_string_lossy().replace('\\', "/");
        for (type_name, owner) in owners {
            if place.contains(owner) || place.contains("/tests/") {
                continue;
            }
            for line in lines_with(&code, &[type_name]) {
                for name in line.split(type_name).skip(1) {
                    let variant = name.starts_with(char::is_uppercase)
                        && !general.iter().any(|known| name.starts_with(known));
                    assert!(!variant, "{}: {line}", path.display());
                }
            }
        }
    }
}

#[test]
fn every_cited_rule_is_in_the_rule_book() {
    let book = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules/en.md"))
        .expect("the rules of the repository");
    for folder in ["src", "tests", "crates", "games"] {
        for (path, code) in sources(folder) {
            for cited in code
                .split("rules §")
                .skip(1)
                .filter(|cited| cited.starts_with(|c: char| c.is_ascii_digit()))
            {
                let number: String = cited
                    .chars()
                    .take_while(|c| c.is_ascii_digit() || *c == '.')
                    .collect();
                let number = number.trim_end_matches('.');
                let known = book.lines().any(|line| {
                    line.starts_with(&format!("{number} "))
                        || line.starts_with(&format!("## {number} "))
                });
                assert!(
                    known,
                    "{}: rules §{number} is not in the rule book",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn only_measurements_see_a_game_as_it_was_dealt_before_it_is_over() {
    let own = [
        // Games that are over, and those that only bots play.
        "crates/kit/src/frame/replay.rs",
        "crates/table/src/sitting.rs",
        "crates/search/src/apart.rs",
        "games/planet-unknown/bot/src/lib.rs",
        "games/planet-unknown/bot/src/presets.rs",
        "games/planet-unknown/bot/src/halving.rs",
        "src/cli/arena.rs",
        "src/cli/contender.rs",
    ];
    let calls = ["::as_dealt", "knowing_all(", "reference("];
    for (path, code) in code_of_all_crates() {
        let place = path.to_string_lossy().replace('\\', "/");
        if own.iter().any(|file| place.ends_with(file)) {
            continue;
        }
        let line = lines_with(&code, &calls).next();
        assert!(line.is_none(), "{place} shows what is hidden: {line:?}");
    }
}
