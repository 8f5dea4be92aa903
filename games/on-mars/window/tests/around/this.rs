//! What the shared tests need to know of On Mars.

use kit::files::Games;
use on_mars::{ComponentSet, Effect, MissionMix, PlayerColour};
use on_mars_window::OnMars;
use table::Table;

pub(crate) use on_mars::{STANDARD, State};
pub(crate) use on_mars_window::{
    rulebook::{FIGURES, RULEBOOK},
    text::TEXTS,
};

pub(crate) use on_mars_window::OnMars as Window;

pub(crate) const GAMES: Games = &[&OnMars];
pub(crate) const TITLE: &str = "On Mars";
/// The name of its folders.
pub(crate) const FOLDER: &str = "on-mars";
/// Whether the first seat of its wizard begins: the deal draws who does (on-mars §2.17).
pub(crate) const FIRST_BEGINS: bool = false;
/// Whether rows of tables have numbers below those of the rules, such as 8.3.24.
pub(crate) const HAS_ROWS: bool = true;
/// What its box says, and what players are told of its components, in both languages.
pub(crate) const FACTS: [&str; 2] = [
    "On Mars: 1–4 players, 90–150 minutes",
    "On Mars: 1–4 Personen, 90–150 Minuten",
];
pub(crate) const OURS: [&str; 2] = ["were chosen by us", "selbst gewählt"];
/// The rule about the first question: the first space of turn order.
pub(crate) const FIRST_PLACE: &str = "2.17";
/// A switch of its wizard (on-mars §17.1).
pub(crate) const SWITCH: &str = "Long game";
/// What several people are asked about the way to share the screen: nobody ever acts at the same time.
pub(crate) const SHARED: &[&str] = &["Secrets: Face down"];

/// What makes the template a set of an owner, and what the wizard then says.
pub(crate) const PRINTED: &[[&str; 2]] = &[[
    "(space: 1, side: orbit, bonus: None",
    "(space: 1, side: orbit, bonus: gain_crystal(n: 2)",
]];
pub(crate) const NOTICES: &[&str] = &["the values of your own set"];
/// A wrong value and one that cannot be read, each with what is said of it in both languages.
pub(crate) const MISTAKES: [([&str; 2], [&str; 2]); 2] = [
    (
        ["depot_spaces: 8", "depot_spaces: 9"],
        [
            "a.ron: The components cannot be used: player_board: The rules fix this. Leave it as it is in the template.",
            "a.ron: Das Spielmaterial ist nicht zu gebrauchen: player_board: Das steht in den Regeln fest. Lass es wie in der Vorlage.",
        ],
    ),
    (
        ["bonus: warehouse_take(", "bonus: warehouse_give("],
        [
            "b.ron: The components cannot be used: Line 40, column ",
            "b.ron: Das Spielmaterial ist nicht zu gebrauchen: Zeile 40, Spalte ",
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
    let options = table.setup().options;
    options.mission_mix == MissionMix::Long && !options.space_oddity
}

/// Whether a game has the values of [`PRINTED`] (on-mars §15.1).
pub(crate) fn is_printed(table: &Table<State>) -> bool {
    let first = table.state().components.data().turn_order[0].bonus;
    first == Some(Effect::GainCrystal { n: 2, boost: None })
}

pub(crate) fn is_first_white(table: &Table<State>) -> bool {
    table.setup().seats[0].colour == PlayerColour::White
}
