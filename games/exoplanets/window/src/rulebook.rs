//! The rule book of Exoplanets in every language.

use exoplanets::{Question, State, Task};

kit::rulebook_in! {
    /// The rule book of Exoplanets.
    "exoplanets":
    "system" (620.0, 300.0),
    "birth" (560.0, 220.0),
    "planet" (500.0, 240.0),
    "species" (580.0, 220.0),
    "tile" (560.0, 220.0),
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
