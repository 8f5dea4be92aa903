//! The rule book of a game in each language, parsed into chapters, rules, tables and pictures.

mod read;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use self::read::BookReader;
use super::{figure::Figure, text::Text};
use crate::text::Language;

/// The rule book of a game: its text in every language, and its pictures.
#[derive(Debug)]
pub struct Rulebook {
    source: fn(Language) -> &'static str,
    figure: fn(&str) -> Option<Figure>,
    /// The books, each read when somebody asks for it.
    books: [OnceLock<Book>; Language::ALL.len()],
}

impl Rulebook {
    /// Returns a rule book with its source in each language, and its pictures by their names.
    pub const fn new(
        source: fn(Language) -> &'static str,
        figure: fn(&str) -> Option<Figure>,
    ) -> Self {
        Self {
            source,
            figure,
            books: [const { OnceLock::new() }; Language::ALL.len()],
        }
    }

    /// Its text in a language.
    pub fn book(&self, language: Language) -> &Book {
        self.books[language as usize].get_or_init(|| BookReader::read((self.source)(language)))
    }

    /// The picture of this name, if there is one.
    pub fn figure(&self, name: &str) -> Option<Figure> {
        (self.figure)(name)
    }
}

/// The text of a rule book. Those of all languages have the same chapters with the same blocks.
#[derive(Debug, Clone, Default)]
pub struct Book {
    chapters: Vec<Chapter>,
    places: BTreeMap<String, Passage>,
}

/// A place in a rule book: a chapter, and perhaps a block of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Passage {
    /// The number of the chapter, from 0.
    pub chapter: usize,
    /// The number of the block in it, from 0; `None` is the beginning of the chapter.
    pub block: Option<usize>,
}

/// A chapter of the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chapter {
    /// Its number, such as `4`; some have none.
    pub number: String,
    /// Its title.
    pub title: String,
    /// Its contents.
    pub blocks: Vec<Block>,
}

/// A rule, a paragraph, a table or a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// Its kind.
    pub kind: Kind,
    /// Its text; the caption of a picture, empty for a table.
    pub text: Text,
}

/// The kind of a [`Block`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// A rule with its number, such as `4.3`.
    Rule(String),
    /// An item of a list.
    Bullet,
    /// A paragraph.
    Paragraph,
    /// An example or a remark.
    Example,
    /// A heading inside a chapter.
    Heading,
    /// A table: its rows, the first of which is the header.
    Table(Vec<Vec<Text>>),
    /// A picture by its name.
    Figure(String),
}

impl Block {
    /// The number of the rule, if it is one.
    pub fn number(&self) -> Option<&str> {
        match &self.kind {
            Kind::Rule(number) => Some(number),
            _ => None,
        }
    }

    /// The block as a search shows it: of a table that has all the words in some rows, only its header and these rows.
    #[must_use]
    pub fn excerpt(&self, words: &[String]) -> Self {
        let mut block = self.clone();
        if let Kind::Table(rows) = &mut block.kind
            && self.has(words)
        {
            let head = rows.first().cloned();
            rows.retain(|row| Some(row) == head.as_ref() || row_has(row, words));
        }
        block
    }

    /// All texts of the block: its own and those of its table.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let rows = match &self.kind {
            Kind::Table(rows) => rows.as_slice(),
            _ => &[],
        };
        std::iter::once(&self.text).chain(rows.iter().flatten())
    }

    /// Returns whether the block contains all the words, in lower case; in a table, one row must contain them. The
    /// number of a rule counts as one of its words.
    pub fn has(&self, words: &[String]) -> bool {
        match &self.kind {
            Kind::Table(rows) => rows.iter().any(|row| row_has(row, words)),
            _ => words
                .iter()
                .all(|word| self.number() == Some(word) || self.text.has(word)),
        }
    }
}

impl Book {
    /// The chapters, in order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The place of a chapter such as `4`, a rule such as `4.3`, or one with a name such as `solo`.
    pub fn place(&self, name: &str) -> Option<Passage> {
        self.places.get(name).copied()
    }

    /// The names of all places.
    pub fn places(&self) -> impl Iterator<Item = &str> {
        self.places.keys().map(String::as_str)
    }

    /// The places of all passages that contain all the words, in lower case, and of those below a heading that contains them,
    /// first to last.
    pub fn search(&self, words: &[String]) -> Vec<Passage> {
        let mut found = Vec::new();
        for (chapter, of) in self.chapters.iter().enumerate() {
            let mut below = false;
            for (index, block) in of.blocks.iter().enumerate() {
                let has = block.has(words);
                if block.kind == Kind::Heading {
                    below = has;
                }
                if has || below {
                    let block = Some(index);
                    found.push(Passage { chapter, block });
                }
            }
        }
        found
    }
}

/// Returns whether a row of a table contains all the words, in lower case.
fn row_has(row: &[Text], words: &[String]) -> bool {
    let has = |word: &String| row.iter().any(|text| text.has(word));
    words.iter().all(has)
}
