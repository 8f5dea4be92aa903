//! Tests that the rule book is complete, and the same in every language.

use std::collections::BTreeSet;

use super::*;
use crate::text::Language;
use cryo::{
    Amounts, Back, Colour, Components, CostItem, IncidentKind, Reward, STANDARD, Setup, Size, Track,
};
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

/// What the components say, in one language.
struct Words {
    data: cryo::Components,
    is_german: bool,
}

impl Words {
    fn either(&self, english: &str, german: &str) -> String {
        if self.is_german { german } else { english }.to_owned()
    }

    fn track(&self, track: Track) -> String {
        let data = &self.data.data().tracks[track as usize];
        self.either(&data.en, &data.de)
    }

    /// The parts of an amount, such as “1 crystal” and “card reward”.
    fn amounts(&self, amounts: Amounts) -> Vec<String> {
        let one = |(track, count): (Track, u8)| {
            let nanites = (track == Track::Nanites && count == 1)
                .then(|| self.either("nanite", "Nanomaschine"));
            let name = nanites.unwrap_or_else(|| self.track(track));
            format!("{count} {name}")
        };
        let card = (amounts.card > 0).then(|| self.either("card reward", "Kartenbelohnung"));
        amounts.stock().iter().map(one).chain(card).collect()
    }

    fn reward(&self, reward: Reward) -> String {
        match reward {
            Reward::All(amounts) => self.amounts(amounts).join(", "),
            Reward::OneOf(amounts) => self.amounts(amounts).join(&self.either(" or ", " oder ")),
        }
    }

    fn cost(&self, item: CostItem) -> String {
        match item {
            CostItem::Crystal => self.track(Track::Crystal),
            CostItem::Organics => self.track(Track::Organics),
            CostItem::Tech => self.track(Track::Tech),
            CostItem::Nanites => self.track(Track::Nanites),
            CostItem::Card => self.either("card", "Karte"),
        }
    }

    fn cards(&self) -> Vec<Vec<String>> {
        let kinds = self.data.data().cards.kinds.iter();
        let row = |card: &cryo::CardData| {
            vec![
                self.either(&card.upgrade.en, &card.upgrade.de),
                self.either(&card.mission.en, &card.mission.de),
                self.either(&card.vehicle.en, &card.vehicle.de),
                card.vehicle.seats.to_string(),
                self.reward(card.scrap.reward),
            ]
        };
        kinds.map(row).collect()
    }

    fn tiles(&self) -> Vec<Vec<String>> {
        let row = |tile: &cryo::ResourceTile| {
            let colour = match tile.colour {
                Colour::Pink => self.either("pink", "rosa"),
                Colour::Green => self.either("green", "grün"),
                Colour::Grey => self.either("grey", "grau"),
            };
            let cost = tile.cost.any.iter().map(|item| self.cost(*item));
            let cost = cost
                .collect::<Vec<_>>()
                .join(&self.either(" or ", " oder "));
            vec![
                colour,
                self.reward(tile.reward),
                cost,
                tile.count.to_string(),
            ]
        };
        self.data.tiles().map(|(_, tile)| row(tile)).collect()
    }

    fn incidents(&self) -> Vec<Vec<String>> {
        let sunset = || self.either("sunset", "Sonnenuntergang");
        let row = |tile: &cryo::Incident| {
            let back = match tile.back {
                Back::Early => self.either("early", "früh"),
                Back::Late => self.either("late", "spät"),
                Back::Sunset => sunset(),
            };
            let kind = match tile.kind {
                IncidentKind::Sabotage => self.either("sabotage", "Sabotage"),
                IncidentKind::Loot => self.either("loot", "Plünderung"),
                IncidentKind::Sunset => sunset(),
            };
            let reward = tile.reward.map_or("–".to_owned(), |it| self.reward(it));
            vec![back, kind, reward, tile.count.to_string()]
        };
        self.data.incidents().map(|(_, tile)| row(tile)).collect()
    }

    fn caverns(&self) -> Vec<Vec<String>> {
        let row = |tile: &cryo::CavernTile| {
            let size = match tile.size {
                Size::Small => self.either("small", "klein"),
                Size::Large => self.either("large", "groß"),
            };
            let [first, second] = tile.majority;
            vec![
                self.either(&tile.en, &tile.de),
                size,
                self.amounts(tile.settling_cost).join(", "),
                format!("{first} / {second}"),
            ]
        };
        let tiles = self.data.cavern_tiles();
        tiles.map(|(_, tile)| row(tile)).collect()
    }
}

#[test]
fn the_tables_are_those_of_our_components() {
    for (language, [cards, tiles, incidents, caverns]) in [
        (
            Language::English,
            [
                "All cards",
                "All resource tiles",
                "All incident tiles",
                "All caverns",
            ],
        ),
        (
            Language::German,
            [
                "Alle Karten",
                "Alle Ressourcenplättchen",
                "Alle Vorfallplättchen",
                "Alle Höhlen",
            ],
        ),
    ] {
        let words = Words {
            data: Components::parse(STANDARD).expect("our own"),
            is_german: language == Language::German,
        };
        assert_eq!(table_below(language, cards), words.cards());
        assert_eq!(table_below(language, tiles), words.tiles());
        assert_eq!(table_below(language, incidents), words.incidents());
        assert_eq!(table_below(language, caverns), words.caverns());
    }
}

#[test]
fn players_are_told_that_our_components_are_not_the_printed_ones() {
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
        "1.3", "2.11", "3.1", "3.4", "3.6", "3.10", "3.11", "3.15", "4.1", "4.2", "4.3", "4.4",
        "4.5", "4.6", "4.7", "4.8", "4.9", "5.9", "5.10", "5.11", "6.8", "8.1", "9", "10.3",
    ] {
        assert!(asked.contains(place), "{place} of {asked:?}");
    }
}
