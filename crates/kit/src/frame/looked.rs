//! A game on the frame as a list looks at it.

use egui::Ui;
use game::{Game as _, SeatId, Setup as _};
use table::{FileError, Library, Table};

use super::{Face, Replay, again};
use crate::files::Look;
use crate::screen::{Command, Screen};
use crate::text::{Language, apart};
use crate::widgets::player::player_badge;

/// A game in a list, with the face that it has at its table.
pub struct Looked<F: Face> {
    face: F,
    table: Table<F::Game>,
}

impl<F: Face> Looked<F> {
    /// The game on `table`.
    pub fn new(table: Table<F::Game>) -> Self {
        let face = F::default();
        Self { face, table }
    }

    fn seats(&self) -> impl Iterator<Item = SeatId> {
        SeatId::first(self.table.setup().seat_count())
    }
}

impl<F: Face> Look for Looked<F> {
    fn result(&self) -> Option<String> {
        let (ranking, setup) = (self.table.state().ranking()?, self.table.setup());
        let points = |seat| format!("{}:\u{a0}{}", apart(setup.name(seat)), ranking.score(seat));
        Some(self.seats().map(points).collect::<Vec<_>>().join(", "))
    }

    fn seats_ui(&self, ui: &mut Ui, edge: f32) {
        let setup = self.table.setup();
        for seat in self.seats() {
            let colour = self.face.colour(setup, seat);
            player_badge(ui, colour, edge.min(32.0), setup.name(seat));
        }
    }

    fn deal_again(&self, _language: Language) -> Command {
        again(self.face.clone(), &self.table)
    }

    fn replay(&self) -> Box<dyn Screen> {
        Box::new(Replay::new(self.face.clone(), self.table.clone()))
    }

    fn copy(&self, library: &Library) -> Result<(), FileError> {
        library.copy(&self.table)
    }
}
