//! Tests that the rule book is complete, and the same in every language.

use std::collections::BTreeSet;
use std::fs;
use std::mem::discriminant;
use std::path::{Path, PathBuf};

use super::*;
use crate::names;
use crate::text::Language;
use game::{Game as _, luck};
use kit::rulebook::{Block, Book, Kind, Text};
use on_mars::{CardId, ContractId, GoalId, Good, Mission, ScientistId, Setup, Side};

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
        let row = number.match_indices('.').nth(1);
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
    let mut sources = Vec::new();
    files(&root.join("games/on-mars"), &mut sources);
    let of_rules = sources.len();
    files(&root.join("assets/on-mars/lang"), &mut sources);
    let mut count = 0;
    for (index, path) in sources.iter().enumerate() {
        let text = fs::read_to_string(path).expect("a text");
        // Texts of the window speak of this game alone.
        let marks: &[&str] = match index < of_rules {
            true => &["on-mars §"],
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
fn players_are_told_that_some_values_are_not_the_printed_ones() {
    for language in Language::ALL {
        let notice = crate::t!(language, "shelf-notice");
        let said = notice.trim_end_matches('.');
        let book = RULEBOOK.book(language);
        assert!(book.place("notice").is_some());
        let mut texts = blocks(book).map(|block| block.text.plain());
        assert!(
            texts.any(|text| text.contains(said)),
            "{language:?}: {said}"
        );
    }
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

/// Asserts that these columns of a table say this.
fn assert_table<const N: usize>(
    language: Language,
    [english, german]: [&str; 2],
    columns: [usize; N],
    says: impl Iterator<Item = [String; N]>,
) {
    let heading = match language {
        Language::English => english,
        Language::German => german,
    };
    let rows = table_below(language, heading).into_iter();
    let rows: Vec<[String; N]> = rows.map(|row| columns.map(|at| row[at].clone())).collect();
    assert_eq!(rows, says.collect::<Vec<_>>(), "{heading}");
}

#[test]
fn the_tables_of_the_cards_are_those_of_our_components() {
    let state = State::deal(&Setup::standard(3, "tables")).expect("a game");
    let data = state.components.data();
    for say in Language::ALL {
        let building = |of| names::capital(names::building(&say, of));
        for (level, heading) in [
            (1, ["Blueprints of level 1", "Baupläne der Stufe 1"]),
            (3, ["Blueprints of level 3", "Baupläne der Stufe 3"]),
        ] {
            let cards = (0..).map(CardId).zip(&data.blueprints);
            let cards = cards.filter(|(_, card)| card.level == level);
            let cards = cards.map(|(id, card)| {
                let name = names::card(&say, &state, id).to_owned();
                [card.id.to_string(), name, building(card.building)]
            });
            assert_table(say, heading, [0, 1, 2], cards);
        }
        let contracts = data.contracts.iter().map(|contract| {
            let points = [contract.op, contract.op_failed].map(|op| names::signed(op.into()));
            let [done, failed] = points;
            [contract.id.to_string(), done, failed]
        });
        assert_table(
            say,
            ["All contracts", "Alle Verträge"],
            [0, 2, 3],
            contracts,
        );
        let deliveries = (0..).map(ContractId).zip(&data.contracts).skip(6);
        let deliveries = deliveries.map(|(_, of)| names::amounts(&say, of.needs));
        let heading = if say == Language::English {
            "All contracts"
        } else {
            "Alle Verträge"
        };
        let rows = table_below(say, heading).into_iter().skip(6);
        let rows = rows.map(|row| row[1].clone());
        assert_eq!(rows.collect::<Vec<_>>(), deliveries.collect::<Vec<_>>());
        let goals = (0..).map(GoalId).zip(&data.private_goals);
        let goals = goals.map(|(id, of)| [of.id.to_string(), names::goal(&say, &state, id)]);
        let heading = ["All private goals", "Alle privaten Ziele"];
        assert_table(say, heading, [0, 1], goals);
        let scientists = (0..).map(ScientistId).zip(&data.scientists);
        let scientists = scientists.map(|(id, of)| {
            let name = names::scientist(&say, &state, id).to_lowercase();
            [name, building(of.works_in), building(of.scores)]
        });
        let told = table_below(
            say,
            match say {
                Language::English => "All scientists",
                Language::German => "Alle Wissenschaftler",
            },
        );
        let told = told.into_iter().map(|row| {
            let [name, works, scores] = [0, 1, 2].map(|at| row[at].clone());
            [name.to_lowercase(), works, scores]
        });
        assert_eq!(told.collect::<Vec<_>>(), scientists.collect::<Vec<_>>());
    }
}

#[test]
fn the_tables_of_the_board_are_those_of_our_components() {
    let state = State::deal(&Setup::standard(3, "tables")).expect("a game");
    let data = state.components.data();
    for say in Language::ALL {
        let actions = data.executive_actions.iter().map(|action| {
            let price = names::good(&say, Good::Crystal, action.price);
            [action.depot_space.to_string(), price]
        });
        let heading = ["All executive actions", "Alle Sonderaktionen"];
        assert_table(say, heading, [0, 2], actions);
        let missions = Mission::ALL.iter().map(|id| {
            let of = state.components.mission(*id);
            let [two, three, four] = [2, 3, 4].map(|players| of.need[&players].to_string());
            let crystals = of.crystals.to_string();
            let (name, counts) = (names::mission(&say, *id), names::mission_counts(&say, *id));
            [name, counts, two, three, four, crystals]
        });
        let heading = ["All missions", "Alle Missionen"];
        assert_table(say, heading, [0, 1, 2, 3, 4, 5], missions);
        let spaces = data.lab.spaces.iter().map(|space| match space.right[..] {
            [] => ["–".to_owned()],
            _ => [space.right.join(", ")],
        });
        let heading = ["All laboratory spaces", "Alle Laborfelder"];
        assert_table(say, heading, [2], spaces);
        let columns = data.lab.columns.iter();
        let columns = columns.map(|column| [column.column.to_string(), column.op.to_string()]);
        let heading = ["All laboratory columns", "Alle Laborspalten"];
        assert_table(say, heading, [0, 2], columns);
        let techs = data.techs.iter().map(|tech| [tech.copies.to_string()]);
        assert_table(say, ["All techs", "Alle Techs"], [1], techs);
        let track = data.turn_order.iter().map(|space| {
            let side = names::side(&say, space.side);
            let side = match (say, space.side) {
                (Language::German, Side::Orbit | Side::Colony) => side,
                (Language::English, _) => side.to_lowercase(),
            };
            [space.space.to_string(), side]
        });
        let heading = ["All turn order spaces", "Alle Felder der Reihenfolgeleiste"];
        assert_table(say, heading, [0, 1], track);
    }
}

/// Whatever is asked, the book opens at a rule about it.
#[test]
fn every_question_of_a_game_has_a_place() {
    let mut asked = BTreeSet::new();
    for game in 0..12 {
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
        "1.2", "2.17", "2.18", "3.3", "3.6", "3.10", "4.2", "4.3", "4.5", "5.4", "5.5", "6.3",
        "7.1", "7.3", "7.5", "7.11", "7.12", "7.16", "7.18", "7.19", "8.21", "8.22", "8.24",
        "8.36", "8.50", "9.3", "9.8", "9.12", "10",
    ] {
        assert!(asked.contains(place), "{place} of {asked:?}");
    }
}
