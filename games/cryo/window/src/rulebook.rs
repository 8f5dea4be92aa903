//! The rule book of Cryo in every language, with its pictures.

use cryo::{ActionKind, Question, State, Task};

kit::rulebook_in! {
    /// The rule book of Cryo.
    "cryo":
    "section" (536.0, 256.0),
    "card" (536.0, 240.0),
    "platform" (536.0, 216.0),
    "tunnels" (536.0, 260.0),
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
