//! The parser of a rule book.
//!
//! The source is Markdown: `##` chapters and `###` headings, both optionally with the name of their place in braces,
//! paragraphs (those of rules start with a number), bullets, examples (`>`), tables, and pictures:
//! `![caption](figure:station)`. Text before the first chapter is left out.

use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};

use super::super::markdown::{Reading, events};
use super::super::text::Text;
use super::{Block, Book, Chapter, Kind, Passage};

/// The part of a book that has been read.
#[derive(Default)]
pub(super) struct BookReader {
    book: Book,
    /// The kind of running text in the current container; `None` means a paragraph.
    container: Option<Kind>,
    /// The open text.
    text: Option<Reading>,
    /// The name of the picture whose caption is the open text.
    figure: Option<String>,
    /// The name of the open heading's place.
    name: Option<String>,
    rows: Vec<Vec<Text>>,
}

impl BookReader {
    /// Reads a whole book.
    pub(super) fn read(source: &str) -> Book {
        let mut reader = Self::default();
        for event in events(source) {
            reader.take(&event);
        }
        reader.book
    }

    fn take(&mut self, event: &Event<'_>) {
        match event {
            Event::Start(tag) => self.open(tag),
            Event::End(tag) => self.close(*tag),
            _ => {}
        }
        if let Some(text) = &mut self.text {
            text.read(event);
        }
    }

    fn open(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Heading { attrs, .. } => {
                self.name = attrs.first().map(|(name, _)| name.to_string());
                self.text = Some(Reading::default());
            }
            Tag::BlockQuote(_) => self.container = Some(Kind::Example),
            Tag::Item => {
                self.container = Some(Kind::Bullet);
                self.text = Some(Reading::default());
            }
            Tag::Paragraph | Tag::TableCell => {
                self.text.get_or_insert_default();
            }
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            Tag::Image { dest_url, .. } => {
                self.figure = dest_url.strip_prefix("figure:").map(str::to_owned);
            }
            _ => {}
        }
    }

    fn close(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => self.heading(level),
            TagEnd::BlockQuote(_) => self.container = None,
            TagEnd::Item => {
                self.running_text();
                self.container = None;
            }
            // The text of an item continues after its paragraphs.
            TagEnd::Paragraph if self.container != Some(Kind::Bullet) => self.running_text(),
            TagEnd::TableCell => {
                if let (Some(row), Some(cell)) = (self.rows.last_mut(), self.text.take()) {
                    row.push(cell.finish());
                }
            }
            TagEnd::Table => {
                let rows = std::mem::take(&mut self.rows);
                self.add(Kind::Table(rows), Text::default(), None);
            }
            _ => {}
        }
    }

    /// Ends a heading: a chapter begins, or a block of one.
    fn heading(&mut self, level: HeadingLevel) {
        let Some(title) = self.text.take().map(Reading::finish) else {
            return;
        };
        let name = self.name.take();
        match level {
            HeadingLevel::H2 => self.chapter(&title.plain(), name),
            HeadingLevel::H3 => self.add(Kind::Heading, title, name),
            _ => {}
        }
    }

    /// Begins a chapter.
    fn chapter(&mut self, title: &str, name: Option<String>) {
        let (number, title) = match title.split_once(' ') {
            Some((number, rest)) if number.chars().all(|c| c.is_ascii_digit()) => (number, rest),
            _ => ("", title),
        };
        let (chapter, block) = (self.book.chapters.len(), None);
        let name = name.unwrap_or_else(|| number.to_owned());
        self.book.places.insert(name, Passage { chapter, block });
        self.book.chapters.push(Chapter {
            number: number.to_owned(),
            title: title.to_owned(),
            blocks: Vec::new(),
        });
    }

    /// Ends a running text: a rule, a paragraph, an item, an example or a picture.
    fn running_text(&mut self) {
        let Some(mut text) = self.text.take() else {
            return;
        };
        let (kind, name) = match (self.figure.take(), &self.container) {
            (Some(figure), _) => (Kind::Figure(figure), None),
            (None, Some(kind)) => (kind.clone(), None),
            (None, None) => match text.take_number() {
                Some(number) => (Kind::Rule(number.clone()), Some(number)),
                None => (Kind::Paragraph, None),
            },
        };
        self.add(kind, text.finish(), name);
    }

    /// Adds a block to the chapter.
    fn add(&mut self, kind: Kind, text: Text, name: Option<String>) {
        let Some(chapter) = self.book.chapters.last_mut() else {
            return;
        };
        chapter.blocks.push(Block { kind, text });
        let block = Some(chapter.blocks.len() - 1);
        if let Some(name) = name {
            let chapter = self.book.chapters.len() - 1;
            self.book.places.insert(name, Passage { chapter, block });
        }
    }
}
