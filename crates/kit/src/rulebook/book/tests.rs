//! Tests that a book is read and searched.

use super::super::sample::NIM;
use super::super::text::words;
use super::*;

fn english() -> &'static Book {
    NIM.book(Language::English)
}

fn block(name: &str) -> &'static Block {
    let place = english().place(name).unwrap();
    &english().chapters()[place.chapter].blocks[place.block.unwrap()]
}

fn found(search: &str) -> Vec<Block> {
    let searched = words(search);
    let blocks = english().search(&searched).into_iter().map(|place| {
        english().chapters()[place.chapter].blocks[place.block.unwrap()].excerpt(&searched)
    });
    blocks.collect()
}

#[test]
fn chapters_have_their_numbers_and_titles() {
    let chapters = english().chapters().iter();
    let titles: Vec<_> = chapters
        .map(|chapter| (&*chapter.number, &*chapter.title))
        .collect();
    assert_eq!(
        titles,
        [("1", "The things"), ("2", "A turn"), ("", "Names")]
    );
}

#[test]
fn rules_chapters_and_headings_are_found_by_their_names() {
    let places: Vec<_> = english().places().collect();
    assert_eq!(places, ["1", "1.1", "2", "2.1", "2.2", "end", "names"]);
    assert_eq!(
        block("2.1").text.plain(),
        "A player takes counters of one heap §1.1, as many as they like."
    );
    assert_eq!(block("end").kind, Kind::Heading);
    let chapter = Passage {
        chapter: 2,
        block: None,
    };
    assert_eq!(english().place("names"), Some(chapter));
}

#[test]
fn every_block_has_its_kind() {
    let [things, turn, _] = english().chapters() else {
        panic!("there are three chapters");
    };
    let kinds = |chapter: &Chapter| -> Vec<Kind> {
        let blocks = chapter.blocks.iter();
        blocks.map(|block| block.kind.clone()).collect()
    };
    assert_eq!(
        kinds(things),
        [
            Kind::Rule("1.1".to_owned()),
            Kind::Figure("heaps".to_owned()),
            Kind::Heading,
            Kind::Paragraph
        ]
    );
    assert_eq!(
        kinds(turn)[..5],
        [
            Kind::Rule("2.1".to_owned()),
            Kind::Rule("2.2".to_owned()),
            Kind::Bullet,
            Kind::Bullet,
            Kind::Example
        ]
    );
    let [.., Kind::Table(rows)] = &kinds(turn)[..] else {
        panic!("the table is the last block");
    };
    let row: Vec<_> = rows[2].iter().map(Text::plain).collect();
    assert_eq!(
        (rows.len(), row),
        (
            3,
            vec!["two alike".into(), "do as the other does".to_owned()]
        )
    );
}

#[test]
fn search_finds_all_words_in_any_order_whatever_their_case() {
    assert_eq!(found("COUNTERS heaps"), [block("1.1").clone()]);
    assert_eq!(found("2.2"), [block("2.2").clone()]);
    assert!(found("counters wins").is_empty(), "two blocks");
}

#[test]
fn a_heading_finds_what_stands_below_it() {
    let plain: Vec<_> = found("end")
        .iter()
        .map(|block| block.text.plain())
        .collect();
    assert_eq!(
        plain,
        ["The end", "Whoever takes the last counter wins. See §2.1."]
    );
}

#[test]
fn of_a_table_a_search_shows_the_rows_with_all_words() {
    let [
        Block {
            kind: Kind::Table(rows),
            ..
        },
    ] = &found("other alike")[..]
    else {
        panic!("one table is found");
    };
    assert_eq!(rows.len(), 2, "the head and a row");
    assert!(found("all alike").is_empty(), "two rows");
}
