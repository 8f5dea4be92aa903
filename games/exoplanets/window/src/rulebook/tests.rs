//! Tests that the rule book is complete, and the same in every language.

use std::collections::BTreeSet;

use super::*;
use crate::text::Language;
use exoplanets::{Components, Consequence, Setup};
use game::{Game as _, luck};
use kit::rulebook::{Block, Book, Kind, Text};

fn blocks(book: &Book) -> impl Iterator<Item = &Block> {
    book.chapters().iter().flat_map(|chapter| &chapter.blocks)
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
