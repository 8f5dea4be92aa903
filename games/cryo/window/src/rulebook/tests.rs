//! Tests that the rule book is complete, and the same in every language.

use std::collections::BTreeSet;
use std::fs;
use std::mem::discriminant;
use std::path::{Path, PathBuf};

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
    files(&root.join("games/cryo"), &mut sources);
    let of_rules = sources.len();
    files(&root.join("assets/cryo/lang"), &mut sources);
    let mut count = 0;
    for (index, path) in sources.iter().enumerate() {
        let text = fs::read_to_string(path).expect("a text");
        // Texts of the window speak of this game alone.
        let marks: &[&str] = match index < of_rules {
            true => &["cryo §"],
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
        amounts.stock().each().map(one).chain(card).collect()
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
