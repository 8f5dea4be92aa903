//! What fills the window.
//!
//! A screen is one file here and one line below. It implements [`Screen`]; other screens lead to it
//! with [`Cx::show`] or [`Command::Show`](super::Command::Show).

mod rules;
mod settings;
mod start;
pub mod table;

use egui::{Context, Ui};

pub use rules::Rules;
pub use settings::SettingsPage;
pub use start::{ContinueInfo, Start};

use super::Cx;

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
}

/// What a key does, for the list of keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHint {
    /// The keys, separated by spaces, such as `R Shift+R`.
    pub keys: &'static str,
    /// What they do.
    pub meaning: String,
}

impl KeyHint {
    /// What a key does.
    pub fn new(keys: &'static str, meaning: impl Into<String>) -> Self {
        Self { keys, meaning: meaning.into() }
    }
}
