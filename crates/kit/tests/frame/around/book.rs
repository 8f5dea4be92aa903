//! The rule book is the same in every language, has every rule that is cited, and shows its pictures.

use crate::this::{FIGURES, FOLDER, HAS_ROWS, RULEBOOK};
use kit::rulebook::{Block, Book, Kind, Text};
use kit::text::Language;
use std::collections::BTreeSet;
use std::fs;
use std::mem::discriminant;
use std::path::{Path, PathBuf};

fn blocks(book: &Book) -> impl Iterator<Item = &Block> {
    book.chapters().iter().flat_map(|chapter| &chapter.blocks)
}

fn links(block: &Block) -> BTreeSet<String> {
    let links = block.texts().flat_map(Text::links);
    links.map(str::to_owned).collect()
}

#[test]
fn both_languages_have_the_same_chapters_blocks_links_and_places() {
    let shape = |language: Language| -> Vec<_> {
        let of = |block: &Block| {
            let rows = match &block.kind {
                Kind::Table(rows) => rows.iter().map(Vec::len).collect(),
                _ => Vec::new(),
            };
            let number = block.number().map(str::to_owned);
            (discriminant(&block.kind), number, links(block), rows)
        };
        blocks(RULEBOOK.book(language)).map(of).collect()
    };
    assert_eq!(shape(Language::English), shape(Language::German));
    let places = |language| -> BTreeSet<String> {
        let book = RULEBOOK.book(language);
        book.places().map(str::to_owned).collect()
    };
    assert_eq!(places(Language::English), places(Language::German));
}

#[test]
fn every_number_stands_once_and_every_link_leads_to_a_place() {
    for language in Language::ALL {
        let book = RULEBOOK.book(language);
        let numbers: Vec<&str> = blocks(book).filter_map(Block::number).collect();
        let once: BTreeSet<&str> = numbers.iter().copied().collect();
        assert_eq!(numbers.len(), once.len(), "{language:?}");
        for link in blocks(book).flat_map(links) {
            assert!(book.place(&link).is_some(), "{language:?}: {link}");
        }
    }
}

/// Every file of this game that may cite a rule: its sources, tests and texts.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path
            .extension()
            .is_some_and(|ending| ending == "rs" || ending == "ftl")
        {
            found.push(path);
        }
    }
}

/// The number after each § in `text` that follows `mark`. Rows of tables, such as 8.3.24, are cited by the rule above them.
fn cited<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(mark).skip(1).map(|rest| {
        let end = rest.find(|sign: char| !sign.is_ascii_digit() && sign != '.');
        let number = rest[..end.unwrap_or(rest.len())].trim_end_matches('.');
        let row = number.match_indices('.').nth(1).filter(|_| HAS_ROWS);
        row.map_or(number, |(end, _)| &number[..end])
    })
}

/// The numbers of rules that stand alone in a string: places that the window opens.
fn opened(text: &str) -> impl Iterator<Item = &str> {
    let is_number = |part: &str| part.parse::<u16>().is_ok();
    let strings = text.split('"');
    strings.filter(move |it| {
        it.split_once('.')
            .is_some_and(|(chapter, rule)| is_number(chapter) && is_number(rule))
    })
}

#[test]
fn every_rule_that_is_cited_is_in_the_book() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let own = format!("{FOLDER} §");
    let mut sources = Vec::new();
    files(&root.join("games").join(FOLDER), &mut sources);
    let of_rules = sources.len();
    files(&root.join("assets").join(FOLDER).join("lang"), &mut sources);
    let mut count = 0;
    for (index, path) in sources.iter().enumerate() {
        let text = fs::read_to_string(path).expect("a text");
        // Texts of the window speak of this game alone.
        let marks: &[&str] = match index < of_rules {
            true => &[&own],
            false => &["rule ", "rules ", "Regel ", "Regeln "],
        };
        let is_window = path.components().any(|part| part.as_os_str() == "window");
        let opened = opened(&text).filter(|_| is_window);
        let cited = marks.iter().flat_map(|mark| cited(&text, mark));
        let cited = cited.filter(|number| !number.is_empty());
        for number in cited.chain(opened) {
            count += 1;
            for language in Language::ALL {
                let is_there = RULEBOOK.book(language).place(number).is_some();
                assert!(is_there, "{}: §{number} in {language:?}", path.display());
            }
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn each_picture_stands_once_in_every_book_and_can_be_drawn() {
    let all: Vec<&str> = FIGURES.iter().map(|figure| figure.0).collect();
    for language in Language::ALL {
        let named = blocks(RULEBOOK.book(language)).filter_map(|block| match &block.kind {
            Kind::Figure(name) if !block.text.plain().is_empty() => Some(name.as_str()),
            _ => None,
        });
        assert_eq!(named.collect::<Vec<_>>(), all, "{language:?}");
    }
    for (name, width, height, svg) in FIGURES {
        let image = kit::theme::draw(svg, [*width as u32, *height as u32]).expect(name);
        let colours: BTreeSet<[u8; 4]> = image.pixels.iter().map(|it| it.to_array()).collect();
        assert!(colours.len() > 100, "{name} shows something");
    }
}
