//! What the window shows of On Mars.
//!
//! | where | what |
//! |---|---|
//! | [`OnMarsFace`] | the board, the words and the bots in the frame of a table |
//! | `wizard` | the setup of a new game |
//! | [`rulebook`] | the rule book |
//! | [`names`], [`ask`], [`sentences`], [`words`], [`results`], [`solo`] | things, questions and choices, events, refusals, points, the Solo Goal in words |
//! | [`text`] | the texts in all languages |

mod about;
mod actions;
mod art;
pub mod ask;
mod board;
mod cards;
mod chain;
mod clicks;
mod colony;
mod desk;
mod face;
mod hints;
mod lab;
mod layout;
mod lesson;
mod map;
mod motion;
pub mod names;
mod orbit;
mod others;
mod own;
mod own_settings;
mod palette;
mod pay;
mod popup;
mod preview;
pub mod results;
pub mod rulebook;
mod scene;
mod seats;
pub mod sentences;
mod shelf;
pub mod solo;
mod spots;
mod terrain;
pub mod text;
mod track;
mod wizard;
pub mod words;

pub use face::OnMarsFace;
pub use own_settings::OwnSettings;

use egui::Ui;
use game::Game as _;
use kit::files::approach::{self, Approach, Rescue, Unreadable};
use kit::files::{BoardGame, GameBox, Look, SetKind};
use kit::frame::{self, Looked};
use kit::pages::StandingsPage;
use kit::rulebook::Rulebook;
use kit::screen::{Command, Screen, Wish};
use kit::settings::{OwnKind, Settings};
use kit::text::Language;
use kit::widgets::{Notice, Tone};
use on_mars::{ComponentSet, Components, Illegal, Invalid, STANDARD, Setup, SetupError, State};
use std::path::Path;
use table::library::Opened;
use table::{BrokenRule, Kind, Library, Players, Summary, Table};

/// On Mars, as the files of its games lead to it.
#[derive(Debug)]
pub struct OnMars;

/// The sets of components that an owner can play it with.
const SETS: SetKind = SetKind {
    folder: State::NAME,
    template: STANDARD,
    check: |text| {
        let checked = Components::parse(text).map(|_| ());
        checked.map_err(|error| BrokenRule::new(SetupError::Components(error)))
    },
};

/// Deals a game and shows its table.
fn new_game(language: Language, setup: Setup, players: Players) -> Command {
    match Table::new(setup) {
        Ok(table) => sit(Opened::new(table.played_by(players))),
        Err(error) => {
            let text = words::setup_error(&language, &error);
            Command::Notify(Notice::new(Tone::Failure, text))
        }
    }
}

/// Shows a game: its table, or its results if it is over.
pub fn sit(opened: Opened<State>) -> Command {
    frame::open(OnMarsFace::default(), opened)
}

impl BoardGame for OnMars {
    fn kind(&self) -> Kind {
        Kind::of::<State>()
    }

    fn read(&self, library: &Library, wish: &Wish) -> Result<Option<Approach>, Box<Unreadable>> {
        approach::read(library, wish, sit)
    }

    fn rescue(&self, path: &Path) -> Option<Rescue> {
        approach::rescue(path, sit)
    }

    fn words(&self, language: Language, broken: &BrokenRule) -> Option<String> {
        let setup = broken.of::<SetupError>();
        let setup = setup.map(|error| words::setup_error(&language, error));
        let state = broken.of::<Invalid>();
        let state = state.map(|fault| words::invalid(&language, *fault));
        let action = broken.of::<Illegal>();
        let action = action.map(|reason| words::refusal(&language, *reason));
        setup.or(state).or(action)
    }

    fn look(&self, path: &Path) -> Option<Box<dyn Look>> {
        kit::files::look(path, Looked::<OnMarsFace>::new)
    }

    /// The name of the set it is played with.
    fn search_words(&self, game: &Summary) -> Vec<String> {
        match game.setup::<State>().map(|setup| &setup.components) {
            Some(ComponentSet::Own { name, .. }) => vec![name.clone()],
            Some(ComponentSet::Standard) | None => Vec::new(),
        }
    }

    fn statistics(&self, language: Language) -> Option<(String, Box<dyn Screen>)> {
        let title = kit::t!(language, "standings-title", game = self.kind().title);
        let page = StandingsPage::<State>::new(lesson::is_lesson);
        Some((title, Box::new(page)))
    }

    fn own_settings(&self) -> Option<OwnKind> {
        Some(OwnKind::of::<OwnSettings>())
    }

    fn settings_ui(&self, _ui: &mut Ui, _settings: &mut Settings) {}

    fn rulebook(&self) -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    fn sets(&self) -> Option<SetKind> {
        Some(SETS)
    }

    fn on_shelf(&self) -> Option<&'static dyn GameBox> {
        Some(&shelf::OnShelf)
    }
}
