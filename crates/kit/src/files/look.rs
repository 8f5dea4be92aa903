//! A game of any kind as a list looks at it.

use std::path::Path;

use crate::Paths;
use crate::screen::{Command, Screen};
use crate::text::Language;
use egui::Ui;
use game::Kept;
use table::{FileError, Library, Table, store};

/// A game that is looked at in a list.
pub trait Look {
    /// The players with their points, once the game is over.
    fn result(&self) -> Option<String>;

    /// Draws a small picture of what belongs to each seat, with this edge in points.
    fn seats_ui(&self, ui: &mut Ui, edge: f32);

    /// Deals it again, with the players who began it, and shows its table.
    fn deal_again(&self, language: Language) -> Command;

    /// Its replay.
    fn replay(&self) -> Box<dyn Screen>;

    /// Its analysis, if its game [has](super::BoardGame::analyses) any.
    fn analysis(&self, _paths: &Paths) -> Option<Box<dyn Screen>> {
        None
    }

    /// Keeps it once more, as another game.
    ///
    /// # Errors
    /// The reason why it cannot be kept.
    fn copy(&self, library: &Library) -> Result<(), FileError>;
}

/// The game in the file at `path`, to be looked at; none if it cannot be read.
pub fn look<G: Kept, L: Look + 'static>(
    path: &Path,
    look: fn(Table<G>) -> L,
) -> Option<Box<dyn Look>> {
    let loaded = store::load(path).inspect_err(|error| log::warn!("{error}"));
    Some(Box::new(look(loaded.ok()?.table)))
}
