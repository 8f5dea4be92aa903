//! The subset of Markdown in which the rule book is written.

use pulldown_cmark::{BrokenLink, CowStr, Event, LinkType, Options, Parser, Tag, TagEnd};

use super::text::{Span, Text, is_number};

/// The events of a text: Markdown with tables, attributes of headings, and links to rules by their number alone,
/// `[4.6]`.
pub(super) fn events(source: &str) -> impl Iterator<Item = Event<'_>> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    Parser::new_with_broken_link_callback(source, options, Some(rule_by_number))
}

/// Resolves a link that consists only of the number of a rule.
fn rule_by_number<'a>(link: BrokenLink<'a>) -> Option<(CowStr<'a>, CowStr<'a>)> {
    is_number(&link.reference).then(|| (link.reference, CowStr::from("")))
}

/// A running text that is being read: the parts so far, and the format of the next one.
#[derive(Debug, Default)]
pub(super) struct Reading {
    spans: Vec<Span>,
    strong: bool,
    link: Option<String>,
}

impl Reading {
    /// Reads the next event. Events that are not running text are ignored.
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

    /// Adds a part, or extends the one before it if both have the same format.
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

    /// Removes and returns the number of a rule at the beginning, if the text begins with one.
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

    /// Returns the text that has been read.
    pub(super) fn finish(self) -> Text {
        Text::new(self.spans)
    }
}

/// Parses a running text.
#[cfg(test)]
pub(super) fn text(source: &str) -> Text {
    let mut reading = Reading::default();
    events(source).for_each(|event| reading.read(&event));
    reading.finish()
}
