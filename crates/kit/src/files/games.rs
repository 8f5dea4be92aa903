//! The games of the program: the one list of them.

use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::OnceLock;

use super::approach::{Approach, Problem};
use super::look::Look;
use crate::rulebook::Rulebook;
use crate::screen::{Cx, Screen, Wish};
use crate::settings::{OwnKind, Settings};
use crate::text::Language;
use egui::Ui;
use table::set_files::Check;
use table::{BrokenRule, Kind, Library, Shelf, Summary};

/// A game of the program, as its files and their lists know it.
pub trait BoardGame: Sync {
    /// The kind of its files.
    fn kind(&self) -> Kind;

    /// Reads a game and finds out whether it can be shown at once; `None` if it is gone. It may take a while.
    ///
    /// # Errors
    /// The fault in the file; [`Fault::Foreign`](table::Fault::Foreign) if it is one of another game.
    fn read(&self, library: &Library, wish: &Wish) -> Result<Option<Approach>, Box<Problem>>;

    /// Why its rules refuse what a file says, as a sentence; nothing if it is another game's refusal.
    fn words(&self, language: Language, broken: &BrokenRule) -> Option<String>;

    /// The game in the file at `path`, to be looked at; none if it cannot be read.
    fn look(&self, path: &Path) -> Option<Box<dyn Look>>;

    /// Words besides its title by which the game is found in a list.
    fn search_words(&self, game: &Summary) -> Vec<String>;

    /// Whether its finished games can be [analysed](Look::analysis).
    fn analyses(&self) -> bool {
        false
    }

    /// The page with statistics of its games, with its title.
    fn statistics(&self, language: Language) -> (String, Box<dyn Screen>);

    /// What it keeps between starts beside the settings of the window.
    fn own_settings(&self) -> OwnKind;

    /// Draws its rows of the settings, if it has any.
    fn settings_ui(&self, _ui: &mut Ui, _settings: &mut Settings) {}

    /// Its rule book.
    fn rulebook(&self) -> &'static Rulebook;

    /// The sets of components with which an owner can play it; none if it is always played with our own.
    fn sets(&self) -> Option<SetKind> {
        None
    }

    /// Its box on the shelf. The game to which the start screen belongs has none.
    fn on_shelf(&self) -> Option<&'static GameBox> {
        None
    }
}

/// The sets of components that an owner of a game can use in place of our own.
#[derive(Clone, Copy, Debug)]
pub struct SetKind {
    /// The name of their folder.
    pub folder: &'static str,
    /// Our own set, to be changed.
    pub template: &'static str,
    /// Checks the text of a set.
    pub check: Check,
}

/// The box of a game: what stands on it, and what it holds for those who open it.
#[derive(Debug)]
pub struct GameBox {
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// How long a game takes, in minutes.
    pub minutes: RangeInclusive<u8>,
    /// What the game is about, in two or three sentences.
    pub about: fn(Language) -> String,
    /// What everybody has to be told who plays it.
    pub notice: fn(Language) -> String,
    /// Its picture: SVG of 16 by 9.
    pub picture: &'static [u8],
    /// Shows the wizard for a new game.
    pub begin: fn(&mut Cx<'_>),
    /// What its lesson is called.
    pub lesson: fn(Language) -> String,
    /// Begins the lesson.
    pub learn: fn(&mut Cx<'_>),
}

/// The game of a kind, if the program has it.
pub fn of_kind(kind: Kind) -> Option<&'static dyn BoardGame> {
    all().iter().copied().find(|game| game.kind() == kind)
}

/// The name of a game, unless it is the one whose name the program bears.
pub fn name_beside(kind: Kind) -> Option<&'static str> {
    let first = all().first().map(|game| game.kind());
    (first != Some(kind)).then_some(kind.title)
}

/// The games of a program.
pub type Games = &'static [&'static dyn BoardGame];

static GAMES: OnceLock<(Games, Shelf)> = OnceLock::new();

/// Says which games the program has, once. `notes` is the marker of the notes in its library.
pub fn register(games: Games, notes: &'static str) -> Shelf {
    let (_, shelf) = GAMES.get_or_init(|| {
        let kinds: Vec<Kind> = games.iter().map(|game| game.kind()).collect();
        let kinds = kinds.leak();
        (games, Shelf { kinds, notes })
    });
    *shelf
}

/// All games of the program, the first one first.
pub fn all() -> Games {
    GAMES.get().map_or(&[], |(games, _)| *games)
}

/// All games of the program, as lists know them.
pub fn shelf() -> Shelf {
    let none = Shelf {
        kinds: &[],
        notes: "",
    };
    GAMES.get().map_or(none, |(_, shelf)| *shelf)
}
