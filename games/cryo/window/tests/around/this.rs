//! What the shared tests need to know of Cryo.

use cryo::{ComponentSet, PlayerColour};
use cryo_window::Cryo;
use kit::files::Games;
use table::Table;

pub(crate) use cryo::{STANDARD, State};
pub(crate) use cryo_window::{
    rulebook::{FIGURES, RULEBOOK},
    text::TEXTS,
};

pub(crate) use cryo_window::Cryo as Window;

pub(crate) const GAMES: Games = &[&Cryo];
pub(crate) const TITLE: &str = "Cryo";
/// The name of its folders.
pub(crate) const FOLDER: &str = "cryo";
/// Whether the first seat of its wizard begins, so that it is drawn there (cryo §2.2).
pub(crate) const FIRST_BEGINS: bool = true;
/// Whether rows of tables have numbers below those of the rules, such as 8.3.24.
pub(crate) const HAS_ROWS: bool = false;
/// What its box says, and what players are told of its components, in both languages.
pub(crate) const FACTS: [&str; 2] = [
    "Cryo: 2–4 players, 60–90 minutes",
    "Cryo: 2–4 Personen, 60–90 Minuten",
];
pub(crate) const OURS: [&str; 2] = ["are our own", "sind unsere eigenen"];
/// The rule about the first question: five cards, three stay.
pub(crate) const FIRST_PLACE: &str = "2.11";
/// The switch for what makes up for the place in the turn order (cryo §2.5).
pub(crate) const SWITCH: &str = "Balance extra";

/// What several people are asked about the way to share the screen.
pub(crate) const SHARED: &[&str] = &["Secrets: Face down", "Order of play: In turn"];

/// What makes the template a set of an owner, and what the wizard then says.
pub(crate) const PRINTED: &[[&str; 2]] = &[[
    "settling_cost: (tech: 1), majority: (2, 1)",
    "settling_cost: (tech: 2), majority: (6, 3)",
]];
pub(crate) const NOTICES: &[&str] = &["the values of your own set", "With your set it is off"];
/// A wrong value and one that cannot be read, each with what is said of it in both languages.
pub(crate) const MISTAKES: [([&str; 2], [&str; 2]); 2] = [
    (
        ["dealt: 5", "dealt: 6"],
        [
            "a.ron: The components cannot be used: start, hand: The rules fix this. Leave it as it is in the template.",
            "a.ron: Das Spielmaterial ist nicht zu gebrauchen: start, hand: Das steht in den Regeln fest. Lass es wie in der Vorlage.",
        ],
    ),
    (
        ["action: reactor", "action: oven"],
        [
            "b.ron: The components cannot be used: Line 34, column ",
            "b.ron: Das Spielmaterial ist nicht zu gebrauchen: Zeile 34, Spalte ",
        ],
    ),
];
/// The parser’s own words, which are for the log.
pub(crate) const PARSER: &[&str] = &["xpected"];

/// The name and the text of the set that a game is played with.
pub(crate) fn set(table: &Table<State>) -> Option<(String, String)> {
    match &table.setup().components {
        ComponentSet::Own { name, text } => Some((name.clone(), text.clone())),
        ComponentSet::Standard => None,
    }
}

/// Whether a game is played the other way than [`SWITCH`] is set at first.
pub(crate) fn is_switched(table: &Table<State>) -> bool {
    !table.setup().balance_extra
}

/// Whether a game has the values of [`PRINTED`], and nothing that makes up for ours.
pub(crate) fn is_printed(table: &Table<State>) -> bool {
    let tiles = &table.state().components.data().cavern_tiles.list;
    !table.setup().balance_extra && tiles[0].majority == [6, 3]
}

pub(crate) fn is_first_white(table: &Table<State>) -> bool {
    table.setup().seats[0].colour == PlayerColour::White
}
