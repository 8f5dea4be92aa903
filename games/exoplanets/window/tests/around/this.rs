//! What the shared tests need to know of Exoplanets.

use exoplanets::{Colour, ComponentSet};
use exoplanets_window::Exoplanets;
use kit::files::Games;
use table::Table;

pub(crate) use exoplanets::{STANDARD, State};
pub(crate) use exoplanets_window::{
    rulebook::{FIGURES, RULEBOOK},
    text::TEXTS,
};

pub(crate) use exoplanets_window::Exoplanets as Window;

pub(crate) const GAMES: Games = &[&Exoplanets];
pub(crate) const TITLE: &str = "Exoplanets";
/// The name of its folders.
pub(crate) const FOLDER: &str = "exoplanets";
/// Whether the first seat of its wizard begins, so that it is drawn there (exoplanets §2.9).
pub(crate) const FIRST_BEGINS: bool = true;
/// Whether rows of tables have numbers below those of the rules, such as 8.3.24.
pub(crate) const HAS_ROWS: bool = false;
/// What its box says, and what players are told of its components, in both languages.
pub(crate) const FACTS: [&str; 2] = [
    "Exoplanets: 2–4 players, 20–60 minutes",
    "Exoplanets: 2–4 Personen, 20–60 Minuten",
];
pub(crate) const OURS: [&str; 2] = ["our own designs", "selbst entworfen"];
/// The rule about the first question: three tiles, one goes.
pub(crate) const FIRST_PLACE: &str = "2.5";
/// The switch for what makes up for the place in the turn order (exoplanets §10.1).
pub(crate) const SWITCH: &str = "Seat compensation";

/// What several people are asked about the way to share the screen.
pub(crate) const SHARED: &[&str] = &["Secrets: Face down", "Order of play: In turn"];

/// What makes the template a set of an owner, and what the wizard then says.
pub(crate) const PRINTED: &[[&str; 2]] = &[
    [
        "id: \"R1\", type: rocky, cost: [\"E\"]",
        "id: \"R1\", type: rocky, cost: [\"W\", \"W\"]",
    ],
    ["en: \"Most", "en: \"Typed from the box. Most"],
];
pub(crate) const NOTICES: &[&str] = &["Typed from the box.", "With your set it is off"];
/// A wrong value and one that cannot be read, each with what is said of it in both languages.
pub(crate) const MISTAKES: [([&str; 2], [&str; 2]); 2] = [
    (
        ["draw_tiles: 3", "draw_tiles: 4"],
        [
            "a.ron: The components cannot be used: setup: The rules fix this number. Leave it as it is in the template.",
            "a.ron: Das Spielmaterial ist nicht zu gebrauchen: setup: Diese Zahl steht in den Regeln fest. Lass sie wie in der Vorlage.",
        ],
    ),
    (
        ["cost: [\"W\"]", "cost: [\"X\"]"],
        [
            "b.ron: The components cannot be used: Line 20, column ",
            "b.ron: Das Spielmaterial ist nicht zu gebrauchen: Zeile 20, Spalte ",
        ],
    ),
];
/// The parser’s own words, which are for the log.
pub(crate) const PARSER: &[&str] = &["there is no resource", "xpected"];

/// The name and the text of the set that a game is played with.
pub(crate) fn set(table: &Table<State>) -> Option<(String, String)> {
    match &table.setup().components {
        ComponentSet::Own { name, text } => Some((name.clone(), text.clone())),
        ComponentSet::Standard => None,
    }
}

/// Whether a game is played the other way than [`SWITCH`] is set at first.
pub(crate) fn is_switched(table: &Table<State>) -> bool {
    !table.setup().seat_compensation
}

/// Whether a game has the values of [`PRINTED`], and nothing that makes up for ours.
pub(crate) fn is_printed(table: &Table<State>) -> bool {
    !table.setup().seat_compensation && table.state().components.data().planets[0].cost.len() == 2
}

pub(crate) fn is_first_white(table: &Table<State>) -> bool {
    table.setup().seats[0].colour == Colour::White
}
