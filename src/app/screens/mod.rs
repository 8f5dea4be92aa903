//! What fills the window.
//!
//! A screen is one file here and one line below. It implements [`Screen`]; other screens lead to it
//! with [`Cx::show`] or [`Command::Show`](super::Command::Show).

mod analysis;
mod chart;
mod games;
mod handover;
mod page;
mod pictures;
mod practice;
mod records;
mod replay;
mod results;
mod rules;
mod settings;
mod start;
pub mod table;
mod wizard;

use std::borrow::Cow;

use egui::{Context, Ui};

pub use analysis::Analysis;
pub use games::GamesPage;
pub use handover::handover_ui;
pub use practice::PracticePage;
pub use records::RecordsPage;
pub use replay::Replay;
pub use results::Results;
pub use rules::Rules;
pub use settings::SettingsPage;
pub use start::Start;
pub use wizard::Wizard;

use super::Cx;
use super::widgets::KeyHint;
use crate::play::thinking::Wake;
use crate::table::library::Opened;

/// Something that fills the window.
pub trait Screen {
    /// Draws the screen and leaves commands for what the player wants.
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>);

    /// Called whenever the screen comes on show: the first time, and when one goes back to it.
    fn entered(&mut self, _cx: &mut Cx<'_>) {}

    /// The keys of this screen, for the list that `?` shows.
    fn keys(&self, _ctx: &Context) -> Vec<KeyHint> {
        Vec::new()
    }

    /// The place in the rule book that matters now, where `F1` opens it; without one it opens where it was open last.
    fn rules_place(&self) -> Option<Cow<'static, str>> {
        None
    }

    /// Whether the screen is the rule book itself, so that it need not open beside it.
    fn shows_rules(&self) -> bool {
        false
    }
}

/// Has the window drawn anew once a thought has come to its end.
fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Wake::new(move || ctx.request_repaint())
}

/// The screen for a game: the table, or its results when it is over.
pub(super) fn game(opened: Opened) -> Box<dyn Screen> {
    if opened.table.state().is_finished() {
        Box::new(Results::opened(opened))
    } else {
        Box::new(table::TableScreen::opened(opened))
    }
}
