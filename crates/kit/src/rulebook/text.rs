//! Running text of the rule book: emphasis, links and search.

use std::ops::Range;

/// Punctuation that follows a word without a space.
pub(super) const CLOSING: [char; 7] = ['.', ',', ';', ':', ')', '!', '?'];

/// A text with emphasis and links.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Text {
    spans: Vec<Span>,
    lower: String,
}

/// A part of a [`Text`] with uniform format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    /// Its text.
    pub text: String,
    /// Whether it is emphasised.
    pub strong: bool,
    /// The target, if it is a link.
    pub link: Option<String>,
}

impl Text {
    /// Returns a text of these parts.
    pub(super) fn new(spans: Vec<Span>) -> Self {
        let plain: String = spans.iter().map(|span| span.text.as_str()).collect();
        let lower = plain.to_lowercase();
        Self { spans, lower }
    }

    /// The parts, in order.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// The parts, with punctuation after a link moved into the link, so that no line begins with it.
    pub fn with_closed_links(&self) -> Vec<Span> {
        let mut closed: Vec<Span> = Vec::with_capacity(self.spans.len());
        for span in &self.spans {
            let mut span = span.clone();
            if let Some(link) = closed
                .last_mut()
                .filter(|last| last.link.is_some() && span.link.is_none())
            {
                let rest = span.text.trim_start_matches(CLOSING).to_owned();
                link.text
                    .push_str(&span.text[..span.text.len() - rest.len()]);
                span.text = rest;
            }
            closed.push(span);
        }
        closed.retain(|span| !span.text.is_empty());
        closed
    }

    /// The targets of the links.
    pub fn links(&self) -> impl Iterator<Item = &str> {
        self.spans.iter().filter_map(|span| span.link.as_deref())
    }

    /// The text without emphasis and links.
    pub fn plain(&self) -> String {
        self.spans.iter().map(|span| span.text.as_str()).collect()
    }

    /// Returns whether it contains `word`, in lower case.
    pub fn has(&self, word: &str) -> bool {
        let mut places = self.lower.match_indices(word);
        places.any(|(at, _)| may_begin(&self.lower, at, word))
    }
}

/// Returns whether this is the number of a rule, such as `4.3`.
pub(super) fn is_number(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    text.split_once('.')
        .is_some_and(|(chapter, rule)| digits(chapter) && digits(rule))
}

/// The words of a search, in lower case.
pub(super) fn words(search: &str) -> Vec<String> {
    let search = search.to_lowercase();
    search.split_whitespace().map(str::to_owned).collect()
}

/// Returns whether `word` may match at `at`. A short word matches only at the beginning of a word, so that “ice” is not
/// found in “choice”; a longer one matches also within a compound.
fn may_begin(text: &str, at: usize, word: &str) -> bool {
    word.chars().count() >= 4 || !text[..at].ends_with(char::is_alphanumeric)
}

/// The ranges of a text in which `words`, in lower case, occur in any case, first to last, without overlaps.
pub(super) fn hits(text: &str, words: &[String]) -> Vec<Range<usize>> {
    let mut hits: Vec<Range<usize>> = Vec::new();
    for (start, _) in text.char_indices() {
        if hits.last().is_some_and(|hit| start < hit.end) {
            continue;
        }
        let fitting = words.iter().filter(|word| may_begin(text, start, word));
        let longest = fitting
            .filter_map(|word| begins_with(&text[start..], word))
            .max();
        hits.extend(longest.map(|length| start..start + length));
    }
    hits
}

/// The number of bytes that `word` takes at the beginning of `text`, in any case, if it is there.
fn begins_with(text: &str, word: &str) -> Option<usize> {
    let mut wanted = word.chars();
    let mut next = wanted.next()?;
    for (at, letter) in text.char_indices() {
        for lower in letter.to_lowercase() {
            if lower != next {
                return None;
            }
            match wanted.next() {
                Some(letter) => next = letter,
                None => return Some(at + letter.len_utf8()),
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::markdown::text;
    use super::*;

    fn parsed(source: &str) -> Vec<(String, bool, Option<String>)> {
        text(source)
            .spans
            .into_iter()
            .map(|span| (span.text, span.strong, span.link))
            .collect()
    }

    #[test]
    fn emphasis_and_links_are_told_apart() {
        let plain = |text: &str| (text.to_owned(), false, None);
        assert_eq!(
            parsed("a **b** c"),
            [plain("a "), ("b".into(), true, None), plain(" c")]
        );
        assert_eq!(
            parsed("see [4.6]."),
            [
                plain("see "),
                ("§4.6".into(), false, Some("4.6".into())),
                plain(".")
            ]
        );
        assert_eq!(
            parsed("[Gaia](gaia)"),
            [("Gaia".into(), false, Some("gaia".into()))]
        );
        assert_eq!(parsed("a [b] c"), [plain("a [b] c")]);
    }

    #[test]
    fn no_line_begins_with_the_comma_after_a_link() {
        let closed = text("no tile [1.1], so ([4.2]).").with_closed_links();
        let texts: Vec<&str> = closed.iter().map(|span| span.text.as_str()).collect();
        assert_eq!(texts, ["no tile ", "§1.1,", " so (", "§4.2)."]);
    }

    #[test]
    fn hits_are_found_whatever_their_case() {
        let found = |text: &str, search: &str| -> Vec<String> {
            hits(text, &words(search))
                .into_iter()
                .map(|hit| text[hit].to_owned())
                .collect()
        };
        assert_eq!(
            found("Rover movement of a rover", "rover"),
            ["Rover", "rover"]
        );
        assert_eq!(found("ÜBERDECKT İ überdeckt", "überd"), ["ÜBERD", "überd"]);
        assert_eq!(found("rovers", "rover ov"), ["rover"]);
        assert_eq!(
            found("choice of ice, lifepods", "ice pods"),
            ["ice", "pods"]
        );
        assert!(found("rover", "").is_empty());
    }
}
