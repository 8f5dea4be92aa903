//! The part of Markdown that the rule book is written in.

use pulldown_cmark::{BrokenLink, CowStr, Event, LinkType, Options, Parser, Tag, TagEnd};

use super::text::{Span, Text, is_number};

/// The events of a text: Markdown with tables, attributes of headings, and links to rules by their number alone,
/// `[4.6]`.
pub(super) fn events(source: &str) -> impl Iterator<Item = Event<'_>> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    Parser::new_with_broken_link_callback(source, options, Some(rule_by_number))
}

/// The target of a link that names nothing but the number of a rule.
fn rule_by_number<'a>(link: BrokenLink<'a>) -> Option<(CowStr<'a>, CowStr<'a>)> {
    is_number(&link.reference).then(|| (link.reference, CowStr::from("")))
}

/// A running text that is being read: what has been read, and how the next part looks.
#[derive(Debug, Default)]
pub(super) struct Reading {
    spans: Vec<Span>,
    strong: bool,
    link: Option<String>,
}

impl Reading {
    /// Reads on. Events that are no running text change nothing.
    pub(super) fn read(&mut self, event: &Event<'_>) {
        match event {
            Event::Text(text) => self.push(text, self.strong),
            Event::Code(key) => self.push(key, true),
            Event::SoftBreak | Event::HardBreak => self.push(" ", self.strong),
            Event::Start(Tag::Strong) => self.strong = true,
            Event::End(TagEnd::Strong) => self.strong = false,
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                ..
            }) => {
                self.link = Some(dest_url.to_string());
                if *link_type == LinkType::ShortcutUnknown {
                    self.push("§", self.strong);
                }
            }
            Event::End(TagEnd::Link) => self.link = None,
            _ => {}
        }
    }

    /// Adds a part, to the one before it if it looks the same.
    fn push(&mut self, text: &str, strong: bool) {
        match self.spans.last_mut() {
            Some(last) if last.strong == strong && last.link == self.link => {
                last.text.push_str(text)
            }
            _ => self.spans.push(Span {
                text: text.to_owned(),
                strong,
                link: self.link.clone(),
            }),
        }
    }

    /// Takes the number of a rule from the beginning, if the text begins with one.
    pub(super) fn take_number(&mut self) -> Option<String> {
        let first = self.spans.first_mut()?;
        let (number, rest) = first.text.split_once(' ')?;
        if !is_number(number) {
            return None;
        }
        let number = number.to_owned();
        first.text = rest.to_owned();
        self.spans.retain(|span| !span.text.is_empty());
        Some(number)
    }

    /// What has been read.
    pub(super) fn finish(self) -> Text {
        Text::new(self.spans)
    }
}

/// A running text from its source.
#[cfg(test)]
pub(super) fn text(source: &str) -> Text {
    let mut reading = Reading::default();
    events(source).for_each(|event| reading.read(&event));
    reading.finish()
}
