//! What the window shows of Exoplanets.
//!
//! | where | what |
//! |---|---|
//! | [`ExoplanetsFace`] | the board, the words and the bots in the frame of a table |
//! | [`words`], [`sentences`] | things and refusals, choices and events in words |
//! | [`text`] | the texts in all languages |

mod art;
mod board;
mod desk;
mod face;
mod hand;
mod layout;
mod motion;
mod palette;
mod planet;
mod popup;
mod preview;
mod seats;
pub mod sentences;
mod sheet;
mod side;
mod star;
mod system;
pub mod text;
pub mod words;

pub use face::ExoplanetsFace;

use egui::Ui;
use exoplanets::{Illegal, Invalid, SetupError, State};
use kit::Paths;
use kit::files::approach::{self, Approach, Rescue, Unreadable};
use kit::files::{BoardGame, Look};
use kit::frame::{self, Replay};
use kit::screen::{Command, Screen, Wish};
use kit::settings::Settings;
use kit::text::Language;
use std::path::Path;
use table::library::Opened;
use table::{BrokenRule, FileError, Kind, Library, Summary, Table, store};

/// Exoplanets, as the files of its games lead to it.
#[derive(Debug)]
pub struct Exoplanets;

/// Shows a game: its table, or its results if it is over.
pub fn sit(opened: Opened<State>) -> Command {
    frame::open(ExoplanetsFace::default(), opened)
}

impl BoardGame for Exoplanets {
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
        match store::load(path) {
            Ok(loaded) => Some(Box::new(Looked(loaded.table))),
            Err(error) => {
                log::warn!("{error}");
                None
            }
        }
    }

    fn search_words(&self, _game: &Summary) -> Vec<String> {
        Vec::new()
    }

    fn statistics(&self, _language: Language) -> Option<(String, Box<dyn Screen>)> {
        None
    }

    fn settings_ui(&self, _ui: &mut Ui, _settings: &mut Settings) {}
}

/// A game in a list.
struct Looked(Table<State>);

impl Look for Looked {
    fn result(&self) -> Option<String> {
        use game::{Game as _, Setup as _};
        let ranking = self.0.state().ranking()?;
        let seats = self.0.state().seat_ids();
        let points =
            seats.map(|seat| format!("{} {}", self.0.setup().name(seat), ranking.score(seat)));
        Some(points.collect::<Vec<_>>().join(" · "))
    }

    fn seats_ui(&self, ui: &mut Ui, edge: f32) {
        for (seat, player) in self.0.state().seat_ids().zip(&self.0.setup().seats) {
            kit::widgets::player::player_badge(ui, seat.0, edge.min(32.0), &player.name);
        }
    }

    fn deal_again(&self, _language: Language) -> Command {
        match Table::new(self.0.setup().clone()) {
            Ok(table) => sit(Opened::new(table.played_by(self.0.players().clone()))),
            Err(error) => {
                log::error!("a game that was played cannot be dealt again: {error}");
                Command::Home
            }
        }
    }

    fn replay(&self) -> Box<dyn Screen> {
        Box::new(Replay::new(ExoplanetsFace::default(), self.0.clone()))
    }

    fn analysis(&self, _paths: &Paths) -> Option<Box<dyn Screen>> {
        None
    }

    fn copy(&self, library: &Library) -> Result<(), FileError> {
        library.copy(&self.0)
    }
}
