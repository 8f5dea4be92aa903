//! The rule book of Exoplanets in every language.

use crate::text::Language;
use egui::vec2;
use exoplanets::{Question, State, Task};
use kit::rulebook::{Figure, Rulebook};

/// The rule book of Exoplanets.
pub static RULEBOOK: Rulebook = Rulebook::new(source, figure);

/// The picture of this name.
fn figure(name: &str) -> Option<Figure> {
    let found = FIGURES.iter().find(|(known, ..)| *known == name);
    found.map(|(name, width, height, svg)| Figure::drawn(name, vec2(*width, *height), svg))
}

macro_rules! figures {
    ($($name:literal ($width:literal, $height:literal),)*) => {
        /// All pictures by their names, with their sizes.
        const FIGURES: &[(&str, f32, f32, &[u8])] = &[$((
            $name,
            $width,
            $height,
            include_bytes!(concat!("../../../../assets/exoplanets/rules/figures/", $name, ".svg")),
        ),)*];
    };
}

figures! {
    "system" (620.0, 300.0),
    "birth" (560.0, 220.0),
    "planet" (500.0, 240.0),
    "species" (580.0, 220.0),
    "tile" (560.0, 220.0),
}

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
