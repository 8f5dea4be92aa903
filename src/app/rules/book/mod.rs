//! The rule book of each language, taken apart into chapters, rules, tables and pictures.
//!
//! It reads the small part of Markdown that `assets/rules/*.md` use: `##` chapters and `###` headings, both perhaps
//! with the name of their place in braces, rules that start with their number, bullets, examples (`>`), tables,
//! paragraphs, and pictures: `![what it shows](figure:station)`.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::text::{Text, is_number};
use crate::app::text::Language;

static BOOKS: LazyLock<[Book; 2]> =
    LazyLock::new(|| Language::ALL.map(|language| Book::parse(source(language))));

/// The rule book of a language.
pub fn book(language: Language) -> &'static Book {
    &BOOKS[language as usize]
}

/// The source of the rule book of a language.
pub const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../assets/rules/en.md"),
        Language::German => include_str!("../../../../assets/rules/de.md"),
    }
}

/// A rule book. Those of all languages have the same chapters with the same blocks.
#[derive(Debug, Clone, Default)]
pub struct Book {
    chapters: Vec<Chapter>,
    places: BTreeMap<String, Place>,
}

/// A place in a rule book: a chapter, and perhaps a block of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Place {
    /// Which chapter, from 0.
    pub chapter: usize,
    /// Which block of it, from 0; without one it is the chapter's beginning.
    pub block: Option<usize>,
}

/// A chapter of the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chapter {
    /// Its number, such as `4`; some have none.
    pub number: String,
    /// Its title.
    pub title: String,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// A rule, a paragraph, a table or a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// What it is.
    pub kind: Kind,
    /// What it says; for a picture what it shows, for tables nothing.
    pub text: Text,
}

/// What a [`Block`] is.
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
    /// A table: its rows, the first of which is the head.
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

    /// The block as a search shows it: of a table only its head and the rows in which all the words stand.
    #[must_use]
    pub fn excerpt(&self, words: &[String]) -> Self {
        let mut block = self.clone();
        if let Kind::Table(rows) = &mut block.kind {
            let head = rows.first().cloned();
            rows.retain(|row| Some(row) == head.as_ref() || row_has(row, words));
        }
        block
    }

    /// All texts of the block: its own and those of its table.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let rows = if let Kind::Table(rows) = &self.kind {
            rows.as_slice()
        } else {
            &[]
        };
        std::iter::once(&self.text).chain(rows.iter().flatten())
    }

    /// Whether all the words, in lower case, stand in the block, of a table in one row. A rule's number is a word of it.
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
    pub fn place(&self, name: &str) -> Option<Place> {
        self.places.get(name).copied()
    }

    /// The names of all places.
    pub fn places(&self) -> impl Iterator<Item = &str> {
        self.places.keys().map(String::as_str)
    }

    /// The places of all passages in which all the words, in lower case, stand, first to last.
    pub fn search(&self, words: &[String]) -> Vec<Place> {
        let passages = self.chapters.iter().enumerate().flat_map(|(chapter, of)| {
            let blocks = of.blocks.iter().enumerate();
            blocks.map(move |(block, found)| {
                (
                    Place {
                        chapter,
                        block: Some(block),
                    },
                    found,
                )
            })
        });
        passages
            .filter(|(_, block)| block.has(words))
            .map(|(place, _)| place)
            .collect()
    }

    fn parse(source: &str) -> Self {
        let mut book = Self::default();
        let mut open: Option<(Kind, String)> = None;
        for line in source.lines().map(str::trim_end) {
            let starts = line.is_empty()
                || line.starts_with('#')
                || row(line).is_some()
                || start(line).is_some();
            if starts {
                book.close(open.take());
            }
            if let Some(title) = line.strip_prefix("## ") {
                book.begin(title);
            } else if let Some(cells) = row(line) {
                book.add_row(cells);
            } else if let Some((kind, rest)) = start(line) {
                open = Some((kind, rest.to_owned()));
            } else if let Some((_, text)) = &mut open {
                text.push(' ');
                text.push_str(line);
            } else if !line.is_empty() && !line.starts_with('#') {
                open = Some((Kind::Paragraph, line.to_owned()));
            }
        }
        book.close(open);
        book
    }

    /// Begins a chapter.
    fn begin(&mut self, title: &str) {
        let (title, name) = named(title);
        let (number, title) = match title.split_once(' ') {
            Some((number, rest)) if number.chars().all(|c| c.is_ascii_digit()) => (number, rest),
            _ => ("", title),
        };
        let place = Place {
            chapter: self.chapters.len(),
            block: None,
        };
        self.name_place(name.unwrap_or(number), place);
        self.chapters.push(Chapter {
            number: number.to_owned(),
            title: title.to_owned(),
            blocks: Vec::new(),
        });
    }

    /// Adds a block that has been read to its end. What stands before the first chapter is left out.
    fn close(&mut self, block: Option<(Kind, String)>) {
        let Some((kind, text)) = block else {
            return;
        };
        let Some(chapter) = self.chapters.last_mut() else {
            return;
        };
        let block = Some(chapter.blocks.len());
        let (text, name) = if kind == Kind::Heading {
            named(&text)
        } else {
            (text.as_str(), None)
        };
        let name = if let Kind::Rule(number) = &kind {
            Some(number.clone())
        } else {
            name.map(str::to_owned)
        };
        chapter.blocks.push(Block {
            kind,
            text: Text::parse(text),
        });
        let place = Place {
            chapter: self.chapters.len() - 1,
            block,
        };
        if let Some(name) = name {
            self.name_place(&name, place);
        }
    }

    fn name_place(&mut self, name: &str, place: Place) {
        self.places.insert(name.to_owned(), place);
    }

    /// Adds a row to the table at the end of the chapter, or begins one.
    fn add_row(&mut self, cells: Vec<&str>) {
        let Some(chapter) = self.chapters.last_mut() else {
            return;
        };
        if cells
            .iter()
            .all(|cell| !cell.is_empty() && cell.chars().all(|c| c == '-'))
        {
            return;
        }
        let cells = cells.into_iter().map(Text::parse).collect();
        match chapter.blocks.last_mut().map(|last| &mut last.kind) {
            Some(Kind::Table(rows)) => rows.push(cells),
            _ => chapter.blocks.push(Block {
                kind: Kind::Table(vec![cells]),
                text: Text::default(),
            }),
        }
    }
}

/// Whether all the words, in lower case, stand in a row of a table.
fn row_has(row: &[Text], words: &[String]) -> bool {
    words
        .iter()
        .all(|word| row.iter().any(|text| text.has(word)))
}

/// A title without its name in braces, and the name.
fn named(title: &str) -> (&str, Option<&str>) {
    let name = title
        .strip_suffix('}')
        .and_then(|title| title.rsplit_once(" {"));
    name.map_or((title, None), |(title, name)| (title, Some(name)))
}

/// What a line begins, and the rest of the line; a line of running text begins nothing.
fn start(line: &str) -> Option<(Kind, &str)> {
    if let Some(rest) = line.strip_prefix("### ") {
        return Some((Kind::Heading, rest));
    }
    if let Some(rest) = line.strip_prefix("- ") {
        return Some((Kind::Bullet, rest));
    }
    if let Some(rest) = line.strip_prefix("> ") {
        return Some((Kind::Example, rest));
    }
    if let Some((caption, rest)) = line
        .strip_prefix("![")
        .and_then(|rest| rest.rsplit_once("](figure:"))
    {
        return rest
            .strip_suffix(')')
            .map(|name| (Kind::Figure(name.to_owned()), caption));
    }
    let (number, rest) = line.split_once(' ')?;
    is_number(number).then(|| (Kind::Rule(number.to_owned()), rest))
}

fn row(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}
