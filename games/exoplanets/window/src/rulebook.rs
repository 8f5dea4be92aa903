//! The rule book of Exoplanets in every language.

use crate::text::Language;
use exoplanets::{Question, State, Task};
use kit::rulebook::Rulebook;

/// The rule book of Exoplanets. It has no pictures.
pub static RULEBOOK: Rulebook = Rulebook::new(source, |_| None);

/// Its source in a language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../assets/exoplanets/rules/en.md"),
        Language::German => include_str!("../../../../assets/exoplanets/rules/de.md"),
    }
}

/// The rule about what is asked.
pub fn place(state: &State) -> &'static str {
    match (state.question(), state.agenda.last()) {
        (None, _) => "9",
        (Some(Question::Keep), _) => "2.5",
        (Some(Question::Source), _) => "4.1",
        (Some(Question::Planet | Question::Stack), _) => "4.2",
        (Some(Question::Arm), _) => "4.7",
        (Some(Question::Yield), _) => "4.11",
        (Some(Question::Act), _) => "3.3",
        (Some(Question::Any), Some(Task::Receive(_))) | (Some(Question::Give), _) => "7.13",
        (Some(Question::Any), _) => "7.12",
        (Some(Question::Discard), _) => "7.9",
    }
}

#[cfg(test)]
mod tests;
