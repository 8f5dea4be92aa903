//! A short rule book, for tests: that of Nim.

use egui::vec2;

use super::{Figure, Rulebook};
use crate::text::Language;

/// The rule book of Nim.
pub(super) static NIM: Rulebook = Rulebook::new(source, |name| {
    (name == "heaps").then(|| Figure::new(vec2(300.0, 150.0), |_, _| {}))
});

const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("sample/en.md"),
        Language::German => include_str!("sample/de.md"),
    }
}
