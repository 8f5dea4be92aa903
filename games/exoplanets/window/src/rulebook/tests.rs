//! Tests that the rule book is complete, and the same in every language.

use std::collections::BTreeSet;
use std::fs;
use std::mem::discriminant;
use std::path::{Path, PathBuf};

use super::*;
use crate::text::Language;
use exoplanets::{Components, Consequence, Setup};
use game::{Game as _, luck};
use kit::rulebook::{Block, Book, Kind, Text};

fn blocks(book: &Book) -> impl Iterator<Item = &Block> {
    book.chapters().iter().flat_map(|chapter| &chapter.blocks)
}

fn links(block: &Block) -> BTreeSet<String> {
    let links = block.texts().flat_map(Text::links);
    links.map(str::to_owned).collect()
}

/// The rows of the table below the heading with this text, as plain words; without the head.
fn table_below(language: Language, heading: &str) -> Vec<Vec<String>> {
    let mut after =
        blocks(RULEBOOK.book(language)).skip_while(|block| block.text.plain() != heading);
    let rows = after.find_map(|block| match &block.kind {
        Kind::Table(rows) => Some(rows),
        _ => None,
    });
    let rows = rows.expect("a table").iter().skip(1);
    rows.map(|row| row.iter().map(Text::plain).collect())
        .collect()
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

/// The names of the pictures of a book.
fn figures(language: Language) -> BTreeSet<String> {
    let named = |block: &Block| match &block.kind {
        Kind::Figure(name) if !block.text.plain().is_empty() => Some(name.clone()),
        _ => None,
    };
    blocks(RULEBOOK.book(language)).filter_map(named).collect()
}

#[test]
fn each_picture_stands_once_in_every_book_and_can_be_drawn() {
    let all: BTreeSet<String> = FIGURES.iter().map(|figure| figure.0.to_owned()).collect();
    for language in Language::ALL {
        assert_eq!(figures(language), all, "{language:?}");
    }
    for (name, width, height, svg) in FIGURES {
        let image = kit::theme::draw(svg, [*width as u32, *height as u32]).expect(name);
        let colours: BTreeSet<[u8; 4]> = image.pixels.iter().map(|it| it.to_array()).collect();
        assert!(colours.len() > 100, "{name} shows something");
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

/// The number after each § in `text` that follows `mark`.
fn cited<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(mark).skip(1).map(|rest| {
        let end = rest.find(|sign: char| !sign.is_ascii_digit() && sign != '.');
        rest[..end.unwrap_or(rest.len())].trim_end_matches('.')
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
    let mut sources = Vec::new();
    files(&root.join("games/exoplanets"), &mut sources);
    let of_rules = sources.len();
    files(&root.join("assets/exoplanets/lang"), &mut sources);
    let mut count = 0;
    for (index, path) in sources.iter().enumerate() {
        let text = fs::read_to_string(path).expect("a text");
        // Texts of the window speak of this game alone.
        let marks: &[&str] = match index < of_rules {
            true => &["exoplanets §"],
            false => &["rule ", "Regel "],
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
fn the_goals_and_effects_are_those_of_our_components() {
    let components = Components::standard();
    let data = components.data();
    for (language, goals, effects) in [
        (Language::English, "All goals", "All effects"),
        (Language::German, "Alle Ziele", "Alle Effekte"),
    ] {
        let is_german = language == Language::German;
        let own = |english: &str, german: &str| if is_german { german } else { english }.to_owned();
        let wanted: Vec<Vec<String>> = data
            .goals
            .iter()
            .map(|goal| {
                vec![
                    goal.number.to_string(),
                    own(&goal.name, &goal.name_de),
                    goal.ep.to_string(),
                    own(&goal.text, &goal.text_de),
                ]
            })
            .collect();
        assert_eq!(table_below(language, goals), wanted);
        let mut shown = table_below(language, effects);
        let mut wanted: Vec<Vec<String>> = data
            .effects
            .values()
            .map(|effect| {
                let marker = match effect.consequence {
                    Consequence::Fusion => own("fusion", "Fusion"),
                    Consequence::Flare => own("flare", "Sonneneruption"),
                };
                // The book has a true minus sign.
                let text = own(&effect.text, &effect.text_de).replace(" -", " −");
                vec![
                    own(&effect.name, &effect.name_de),
                    text,
                    marker,
                    effect.tiles.to_string(),
                ]
            })
            .collect();
        shown.sort();
        wanted.sort();
        assert_eq!(shown, wanted);
    }
}

#[test]
fn players_are_told_that_our_components_are_not_the_printed_ones() {
    let components = Components::standard();
    let notice = &components.data().notice;
    for (language, notice) in [
        (Language::English, &notice.en),
        (Language::German, &notice.de),
    ] {
        let (said, _) = notice.split_once([';']).expect("two parts");
        let book = RULEBOOK.book(language);
        assert!(book.place("notice").is_some());
        let mut texts = blocks(book).map(|block| block.text.plain());
        let said = said.trim_end_matches([';', '.']);
        assert!(
            texts.any(|text| text.contains(said)),
            "{language:?}: {said}"
        );
    }
}

/// Whatever is asked, the book opens at a rule about it.
#[test]
fn every_question_of_a_game_has_a_place() {
    let mut asked = BTreeSet::new();
    for game in 0..40 {
        let seed = format!("places {game}");
        let mut state = State::deal(&Setup::standard(2 + game % 3, &seed)).expect("a game");
        let mut luck = luck(&seed);
        loop {
            let place = place(&state);
            for language in Language::ALL {
                assert!(RULEBOOK.book(language).place(place).is_some(), "{place}");
            }
            asked.insert(place);
            let Some(seat) = state.active() else {
                break;
            };
            let choice = state.sample(seat, &mut luck).expect("a choice");
            state.apply(&game::Action { seat, choice }).expect("legal");
        }
    }
    for place in [
        "2.5", "3.3", "4.1", "4.2", "4.7", "7.9", "7.12", "7.13", "9",
    ] {
        assert!(asked.contains(place), "{place} of {asked:?}");
    }
}
