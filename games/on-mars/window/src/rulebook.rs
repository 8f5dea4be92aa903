//! The rule book of On Mars in every language, with its pictures.

use crate::text::Language;
use egui::vec2;
use kit::rulebook::{Figure, Rulebook};

/// The rule book of On Mars.
pub static RULEBOOK: Rulebook = Rulebook::new(source, figure);

/// Its source in a language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../assets/on-mars/rules/en.md"),
        Language::German => include_str!("../../../../assets/on-mars/rules/de.md"),
    }
}

/// The picture of this name.
fn figure(name: &str) -> Option<Figure> {
    let found = FIGURES.iter().find(|(known, ..)| *known == name);
    found.map(|(name, height, svg)| Figure::drawn(name, vec2(WIDTH, *height), svg))
}

/// The width of every picture, in points.
const WIDTH: f32 = 536.0;

macro_rules! figures {
    ($($name:literal ($height:literal),)*) => {
        /// All pictures by their names, with their heights in points.
        const FIGURES: &[(&str, f32, &[u8])] = &[$((
            $name,
            $height,
            include_bytes!(concat!("../../../../assets/on-mars/rules/figures/", $name, ".svg")),
        ),)*];
    };
}

figures! {
    "zone" (292.0),
    "lab" (262.0),
    "shuttle" (176.0),
}

#[cfg(test)]
mod tests;
