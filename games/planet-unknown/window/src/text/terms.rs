//! The terms of the game within texts: which they are, what they mean, and where a text uses them.

use std::ops::Range;

use super::Speaks;
use crate::t;

/// A term of the game that has a definition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    /// Its key: `terms-NAME` is the definition, `terms-NAME-forms` lists the forms it takes in texts, the first as a title.
    name: &'static str,
    /// The rule that explains it.
    pub rule: &'static str,
}

/// All terms. Of those that begin at the same place of a text, the longest counts.
const TERMS: [Term; 17] = [
    Term::new("area", "1.2"),
    Term::new("card", "6.2"),
    Term::new("commander", "2.7"),
    Term::new("depot", "2.2"),
    Term::new("edge", "1.4"),
    Term::new("energy", "5.3"),
    Term::new("ice", "5.2"),
    Term::new("lifepod", "4.3"),
    Term::new("medal", "10.3"),
    Term::new("meteorite", "4.4"),
    Term::new("milestone", "6"),
    Term::new("movement", "6.5"),
    Term::new("objective", "2.5"),
    Term::new("patch", "6.3"),
    Term::new("boost", "6.1"),
    Term::new("tech", "6.6"),
    Term::new("tracker", "5.4"),
];

impl Term {
    const fn new(name: &'static str, rule: &'static str) -> Self {
        Self { name, rule }
    }

    fn forms(self, speaker: &impl Speaks) -> Vec<String> {
        let forms = t!(speaker, ["terms", self.name, "forms"]);
        forms.split('|').map(str::to_owned).collect()
    }

    /// The term as a title.
    pub fn title(self, speaker: &impl Speaks) -> String {
        let mut forms = self.forms(speaker);
        super::describe::capitalised(&forms.swap_remove(0))
    }

    /// What it means.
    pub fn meaning(self, speaker: &impl Speaks) -> String {
        t!(speaker, ["terms", self.name])
    }
}

/// Where a text uses terms, in bytes, each term at its first place only.
pub fn terms_in(speaker: &impl Speaks, text: &str) -> Vec<(Range<usize>, Term)> {
    let mut found: Vec<(Range<usize>, Term)> = Vec::new();
    for term in TERMS {
        let first = term.forms(speaker).into_iter();
        let first = first.filter_map(|form| place_of(text, &form));
        if let Some(first) = first.min_by_key(|place| (place.start, usize::MAX - place.end)) {
            found.push((first, term));
        }
    }
    found.sort_by_key(|(place, _)| (place.start, usize::MAX - place.end));
    let mut free = 0;
    found.retain(|(place, _)| {
        let is_free = place.start >= free;
        free = if is_free { place.end } else { free };
        is_free
    });
    found
}

/// The first place of a word or of words in a text; the first letter may be a capital.
fn place_of(text: &str, form: &str) -> Option<Range<usize>> {
    let capital = super::describe::capitalised(form);
    [form, &capital]
        .into_iter()
        .flat_map(|form| text.match_indices(form))
        .map(|(start, found)| start..start + found.len())
        .filter(|place| {
            let before = text[..place.start].chars().next_back();
            let after = text[place.end..].chars().next();
            ![before, after]
                .into_iter()
                .flatten()
                .any(char::is_alphanumeric)
        })
        .min_by_key(|place| place.start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::RULEBOOK;
    use crate::text::Language;

    fn found(language: Language, text: &str) -> Vec<&str> {
        let places = terms_in(&language, text).into_iter();
        places.map(|(place, _)| &text[place]).collect()
    }

    #[test]
    fn terms_are_found_once_each_at_whole_words() {
        let text = "Lifepods under it: a lifepod is destroyed. Ice or price? A biomass patch.";
        let expected = ["Lifepods", "Ice", "biomass patch"];
        assert_eq!(found(Language::English, text), expected);
        let text = "Das Bonusplättchen deckt Eis zu; die Rettungskapseln bleiben.";
        let expected = ["Bonusplättchen", "Eis", "Rettungskapseln"];
        assert_eq!(found(Language::German, text), expected);
    }

    #[test]
    fn every_term_has_a_short_meaning_and_a_rule() {
        for (language, term) in Language::ALL
            .into_iter()
            .flat_map(|language| TERMS.map(|term| (language, term)))
        {
            assert!(
                RULEBOOK.book(language).place(term.rule).is_some(),
                "{term:?}"
            );
            let meaning = term.meaning(&language);
            let words = meaning.split_whitespace().count();
            assert!((4..=25).contains(&words), "{meaning}");
            assert!(!term.forms(&language).iter().any(String::is_empty));
        }
    }
}
