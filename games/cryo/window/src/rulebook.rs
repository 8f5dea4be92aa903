//! The rule book of Cryo in every language, with its pictures.

use crate::text::Language;
use cryo::{ActionKind, Question, State, Task};
use egui::vec2;
use kit::rulebook::{Figure, Rulebook};

/// The rule book of Cryo.
pub static RULEBOOK: Rulebook = Rulebook::new(source, figure);

/// Its source in a language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../assets/cryo/rules/en.md"),
        Language::German => include_str!("../../../../assets/cryo/rules/de.md"),
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
            include_bytes!(concat!("../../../../assets/cryo/rules/figures/", $name, ".svg")),
        ),)*];
    };
}

figures! {
    "section" (256.0),
    "card" (240.0),
    "platform" (216.0),
    "tunnels" (260.0),
}

/// The rule about what is asked.
pub fn place(state: &State) -> &'static str {
    let Some(question) = state.question() else {
        return "9";
    };
    match question {
        Question::Keep => "2.11",
        Question::Main => "3.1",
        Question::Drone => "3.6",
        Question::Amount | Question::Mix | Question::Split => action_place(state),
        Question::Play => "4.6",
        Question::Card => "1.3",
        Question::OneOf => "6.8",
        Question::Wake => match state.agenda.last() {
            Some(Task::Wake(None, _)) => "6.7",
            _ => "4.1",
        },
        Question::Tile => "4.2",
        Question::Prototype => "5.10",
        Question::Scout => "4.7",
        Question::Send => "4.8",
        Question::Back => "4.9",
        Question::Launch => "8.1",
        Question::Incident => "3.10",
        Question::Elsewhere => "3.11",
        Question::Return => "3.15",
        Question::Resource | Question::CardCost => "6.8",
        Question::Automation => "5.9",
        Question::Second => "5.11",
        Question::Scrap => "5.13",
        Question::Discard => "3.5",
        Question::Payment => "10.3",
        Question::End => "3.4",
    }
}

/// The rule about the action that asks how often.
fn action_place(state: &State) -> &'static str {
    let action = match state.agenda.last() {
        Some(Task::Act(cell)) => Some(state.board().cell(*cell).action),
        _ => None,
    };
    match action {
        Some(ActionKind::Stasis) => "4.1",
        Some(ActionKind::Reactor) => "4.3",
        Some(ActionKind::Converter) => "4.4",
        Some(ActionKind::Computer) => "4.5",
        _ => "4",
    }
}

#[cfg(test)]
mod tests;
