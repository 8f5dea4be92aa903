//! The screens, each of which fills the window.
//!
//! A screen is one file here and one line below. It implements [`Screen`]; other screens open it with
//! [`Cx::show`](super::Cx::show) or [`Command::Show`](super::Command::Show).

mod analysis;
mod challenges;
mod chart;
mod devices;
mod games;
mod pictures;
mod practice;
mod records;
mod replay;
mod results;
mod settings;
mod start;
mod statistics;
pub mod table;
mod ways;
mod wizard;

use egui::Context;

use crate::text::{Language, Speaks, describe};
use crate::widgets::{Notice, Tone};
pub use analysis::Analysis;
pub use challenges::ChallengesPage;
pub use games::GamesPage;
use kit::files::BoardGame;
use kit::files::approach::{self, Approach, Rescue, Unreadable};
use kit::screen::{Command, Screen, Wish};
pub use practice::PracticePage;
pub use records::RecordsPage;
pub use replay::Replay;
pub use results::Results;
pub use settings::SettingsPage;
pub use start::Start;
pub use statistics::StatisticsPage;
pub use wizard::Wizard;

use ::play::Table;
use ::play::library::Opened;
use ::rules::{GameState, Illegal, InvalidState, Setup};
use ::table::{BrokenRule, Kind, Library, Players};
use play::thinking::Wake;
use std::path::Path;

/// Returns a callback that redraws the window when a search ends.
fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Wake::new(move || ctx.request_repaint())
}

/// Planet Unknown, as the files of its games lead to it.
#[derive(Debug)]
pub struct PlanetUnknown;

impl BoardGame for PlanetUnknown {
    fn kind(&self) -> Kind {
        Kind::of::<GameState>()
    }

    fn read(&self, library: &Library, wish: &Wish) -> Result<Option<Approach>, Unreadable> {
        approach::read(library, wish, sit)
    }

    fn rescue(&self, path: &Path) -> Option<Rescue> {
        approach::rescue(path, sit)
    }

    fn words(&self, language: Language, broken: &BrokenRule) -> Option<String> {
        let setup = broken
            .of()
            .map(|error| describe::setup_error(&language, error));
        let state = broken.of::<InvalidState>();
        let state = state.map(|reason| describe::contradiction(&language, *reason));
        let action = broken.of::<Illegal>();
        let action = action.map(|reason| describe::illegal(&language, *reason));
        setup.or(state).or(action)
    }
}

/// Shows a game in place of every screen but the start screen: at the table, or its results if it is over.
pub fn sit(opened: Opened) -> Command {
    let deal = opened.table.setup().seed.clone();
    let screen: Box<dyn Screen> = match opened.table.state().is_finished() {
        true => Box::new(Results::opened(opened)),
        false => Box::new(table::TableScreen::opened(opened)),
    };
    Command::Sit { screen, deal }
}

/// Deals a game and shows its table. It follows the present rulings, also if its setup is that of an older game.
pub fn new_game(speaker: &impl Speaks, mut setup: Setup, players: Players) -> Command {
    setup.options = setup.options.renewed();
    match Table::new(setup) {
        Ok(table) => sit(Opened::new(table.played_by(players))),
        Err(error) => {
            let text = describe::setup_error(speaker, &error);
            Command::Notify(Notice::new(Tone::Failure, text))
        }
    }
}
