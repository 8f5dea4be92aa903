//! The screens, each of which fills the window.
//!
//! A screen is one file here and one line below. It implements [`Screen`]; other screens open it with
//! [`Cx::show`](super::Cx::show) or [`Command::Show`](super::Command::Show).

mod analysis;
mod challenges;
mod chart;
mod devices;
mod games;
mod handover;
mod page;
pub use page::{begin_visit, show_visit};
mod pictures;
mod practice;
mod records;
mod replay;
mod results;
mod rules;
mod settings;
mod start;
mod statistics;
pub mod table;
mod ways;
mod wizard;

use egui::Context;

pub use super::command::Screen;
pub use analysis::Analysis;
pub use challenges::ChallengesPage;
pub use games::GamesPage;
pub use handover::handover_ui;
pub use practice::PracticePage;
pub use records::RecordsPage;
pub use replay::Replay;
pub use results::Results;
pub use rules::Rules;
pub use settings::SettingsPage;
pub use start::Start;
pub use statistics::StatisticsPage;
pub use wizard::Wizard;

use ::play::library::Opened;
use play::thinking::Wake;

/// Returns a callback that redraws the window when a search ends.
fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Wake::new(move || ctx.request_repaint())
}

/// The screen for a game: the table, or the results of a finished game.
pub fn game(opened: Opened) -> Box<dyn Screen> {
    if opened.table.state().is_finished() {
        Box::new(Results::opened(opened))
    } else {
        Box::new(table::TableScreen::opened(opened))
    }
}
