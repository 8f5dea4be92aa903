//! The rule book of Planet Unknown in every language, with its pictures.

mod figures;
#[cfg(test)]
mod tests;

use kit::rulebook::Rulebook;

use crate::text::Language;
pub use figures::first_time_ui;

/// The rule book of Planet Unknown.
pub static RULEBOOK: Rulebook = Rulebook::new(source, figures::named);

/// Its source in a language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../../assets/rules/en.md"),
        Language::German => include_str!("../../../../../assets/rules/de.md"),
    }
}
