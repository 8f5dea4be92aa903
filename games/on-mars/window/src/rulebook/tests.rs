//! Tests that the rule book is complete, and the same in every language.

use std::collections::BTreeSet;

use super::*;
use crate::names;
use crate::text::Language;
use game::{Game as _, luck};
use kit::rulebook::{Block, Book, Kind, Text};
use on_mars::{CardId, ContractId, GoalId, Good, Mission, ScientistId, Setup, Side};

fn blocks(book: &Book) -> impl Iterator<Item = &Block> {
    book.chapters().iter().flat_map(|chapter| &chapter.blocks)
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
