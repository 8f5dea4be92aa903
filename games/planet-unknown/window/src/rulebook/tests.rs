//! Tests that the rule books are complete, and the same in every language.

use std::collections::BTreeSet;
use std::mem::discriminant;

use super::*;
use crate::text::describe::world_key;
use kit::rulebook::{Block, Book, Chapter, Kind, Passage, Text};
use rules::{CorporationId, PlanetId};

fn rule(number: &str) -> String {
    let book = RULEBOOK.book(Language::English);
    let place = book
        .place(number)
        .unwrap_or_else(|| panic!("there is no rule {number}"));
    book.chapters()[place.chapter].blocks[place.block.unwrap()]
        .text
        .plain()
}

fn block(book: &Book, place: Passage) -> &Block {
    &book.chapters()[place.chapter].blocks[place.block.unwrap()]
}

fn blocks(book: &Book) -> impl Iterator<Item = &Block> {
    book.chapters().iter().flat_map(|chapter| &chapter.blocks)
}

#[test]
fn rules_are_found_by_their_number() {
    assert!(rule("4.1").starts_with("A tile lies wholly on cells of your planet"));
    assert!(rule("4.1").ends_with("It overlaps no tile and no patch."));
    assert_eq!(
        rule("5.1"),
        "Each of the two resources advances its tracker once."
    );
}

#[test]
fn every_rule_stands_in_the_book_once() {
    let counts = [
        (1, 4),
        (2, 7),
        (3, 8),
        (4, 8),
        (5, 6),
        (6, 7),
        (9, 5),
        (10, 6),
        (11, 27),
    ];
    let wanted: BTreeSet<String> = counts
        .into_iter()
        .flat_map(|(chapter, count)| (1..=count).map(move |rule| format!("{chapter}.{rule}")))
        .collect();
    for language in Language::ALL {
        let numbers: Vec<&str> = blocks(RULEBOOK.book(language))
            .filter_map(Block::number)
            .collect();
        let once: BTreeSet<String> = numbers.iter().map(|number| (*number).to_owned()).collect();
        assert_eq!(once, wanted, "{language:?}");
        assert_eq!(
            numbers.len(),
            wanted.len(),
            "{language:?}: a number stands twice"
        );
    }
}

#[test]
fn all_languages_have_the_same_chapters_blocks_and_places() {
    let shape = |language: Language| -> Vec<(String, Vec<_>)> {
        let of = |chapter: &Chapter| {
            let blocks = chapter
                .blocks
                .iter()
                .map(|block| (discriminant(&block.kind), links(block), table(block)));
            (chapter.number.clone(), blocks.collect())
        };
        RULEBOOK.book(language).chapters().iter().map(of).collect()
    };
    let (english, german) = (shape(Language::English), shape(Language::German));
    assert_eq!(english.len(), german.len());
    for (english, german) in english.iter().zip(&german) {
        assert_eq!(english, german);
    }
    let places = |language| {
        RULEBOOK
            .book(language)
            .places()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(places(Language::English), places(Language::German));
}

fn links(block: &Block) -> BTreeSet<String> {
    block
        .texts()
        .flat_map(Text::links)
        .map(str::to_owned)
        .collect()
}

fn table(block: &Block) -> Vec<usize> {
    match &block.kind {
        Kind::Table(rows) => rows.iter().map(Vec::len).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn every_link_leads_to_a_place() {
    for language in Language::ALL {
        for block in blocks(RULEBOOK.book(language)) {
            for link in links(block) {
                assert!(
                    RULEBOOK.book(language).place(&link).is_some(),
                    "{language:?}: {link} is no place"
                );
            }
        }
    }
}

#[test]
fn every_planet_and_every_corporation_has_a_section_with_a_picture() {
    let planets = PlanetId::ALL
        .into_iter()
        .map(|planet| (planet.name(), "planet"));
    let corporations = CorporationId::ALL
        .into_iter()
        .map(|corporation| (corporation.name(), "corporation"));
    for (name, kind) in planets.chain(corporations) {
        for language in Language::ALL {
            let place = RULEBOOK
                .book(language)
                .place(&world_key(name))
                .unwrap_or_else(|| panic!("{name} has no section"));
            let blocks =
                &RULEBOOK.book(language).chapters()[place.chapter].blocks[place.block.unwrap()..];
            assert_eq!(blocks[0].text.plain(), name);
            assert_eq!(
                blocks[1].kind,
                Kind::Figure(format!("{kind}/{}", world_key(name)))
            );
        }
    }
}

#[test]
fn the_solo_target_is_a_table() {
    let book = RULEBOOK.book(Language::German);
    let place = book.place("10.5").unwrap();
    let Kind::Table(rows) = &book.chapters()[place.chapter].blocks[place.block.unwrap() + 1].kind
    else {
        panic!("a table follows");
    };
    let plain = |row: &[Text]| row.iter().map(Text::plain).collect::<Vec<_>>();
    assert_eq!(plain(&rows[0]), ["Anzahl", "rot", "orange", "grün"]);
    assert_eq!(plain(&rows[5]), ["15 oder mehr", "−11", "−4", "+12"]);
}

#[test]
fn the_name_of_a_planet_finds_what_stands_below_its_heading() {
    for language in [Language::English, Language::German] {
        let book = RULEBOOK.book(language);
        let found = book.search(&["persephone".to_owned()]);
        let is_rule = |place: &Passage| block(book, *place).kind == Kind::Paragraph;
        let heading = book.place("persephone").unwrap();
        let mut rules = found.iter().filter(|place| is_rule(place));
        assert!(
            rules.any(|place| place.chapter == heading.chapter),
            "{found:?}"
        );
    }
    let sought = ["oasis".to_owned()];
    let book = RULEBOOK.book(Language::English);
    let found = book.search(&sought);
    let whole = found.iter().map(|place| block(book, *place));
    let tables = whole.filter(|block| matches!(block.kind, Kind::Table(_)));
    for table in tables {
        let Kind::Table(rows) = table.excerpt(&sought).kind else {
            unreachable!("it is a table");
        };
        assert!(rows.len() > 1, "{rows:?}");
    }
}

#[test]
fn every_character_of_the_books_has_a_glyph() {
    let ctx = egui::Context::default();
    kit::theme::install(&ctx);
    ctx.run_ui(egui::RawInput::default(), |_| {})
        .textures_delta
        .clear();
    let characters: BTreeSet<char> = Language::ALL
        .into_iter()
        .flat_map(|language| source(language).chars())
        .collect();
    let fonts = [
        kit::theme::body(15.0),
        kit::theme::strong(15.0),
        kit::theme::heading(20.0),
    ];
    for font in fonts {
        for character in characters.iter().filter(|c| !c.is_control()) {
            assert!(
                ctx.fonts_mut(|fonts| fonts.has_glyph(&font, *character)),
                "{character:?}"
            );
        }
    }
}

/// Whether this is the number of a rule, such as `4.3`.
fn is_number(text: &str) -> bool {
    let is_part = |part: &str| part.parse::<u8>().is_ok();
    text.split_once('.')
        .is_some_and(|(chapter, rule)| is_part(chapter) && is_part(rule))
}

/// The rules that the window's source code names in quotes, such as `"4.3"`.
fn quoted_rules(folder: &std::path::Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(quoted_rules(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let code = std::fs::read_to_string(&path).unwrap();
            found.extend(
                code.split('"')
                    .filter(|literal| is_number(literal))
                    .map(str::to_owned),
            );
        }
    }
    found
}

#[test]
fn every_rule_that_the_window_names_is_in_the_book() {
    let rules = quoted_rules(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(rules.len() > 10, "{rules:?}");
    for rule in rules {
        assert!(
            RULEBOOK.book(Language::German).place(&rule).is_some(),
            "there is no rule {rule}"
        );
    }
}
