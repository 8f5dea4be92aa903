//! What is wrong with a file: which one, where, why, and what to do about it.

use std::path::PathBuf;

use egui::{Context, RichText};

use crate::app::text::describe;
use crate::app::theme::{Icon, body, tokens};
use crate::app::widgets::{Button, Dialog, dim, hold_focus};
use crate::t;
use crate::table::{Fault, FileError, Table};

/// A file that could not be read or written, until the player has taken note.
#[derive(Debug)]
pub struct Problem {
    error: FileError,
}

/// What the player wants to do about a [`Problem`].
#[derive(Debug)]
pub enum Answer {
    /// Nothing.
    Close,
    /// To play on from the state that the file holds.
    Rescue(Box<Table>),
    /// To overwrite this file all the same.
    Overwrite(PathBuf),
}

impl Problem {
    /// A problem with a file.
    pub const fn new(error: FileError) -> Self {
        Self { error }
    }

    /// Draws the problem as a dialog; gives what the player wants to do about it, once they say.
    pub fn show(&self, ctx: &Context) -> Option<Answer> {
        let mut wanted = None;
        let dialog =
            Dialog::new("file problem", describe::file_title(ctx, &self.error)).icon(Icon::Warning);
        let answer = dialog.width(560.0).show(ctx, |ui| {
            let sentences = describe::file_error(ui, &self.error);
            ui.label(RichText::new(sentences).font(body(tokens().text.body)));
            dim(ui, self.error.path.display().to_string());
            if self.error.recoverable.is_some() {
                dim(ui, t!(ui, "files-rescue"));
            }
            ui.add_space(tokens().space.s);
            ui.horizontal_wrapped(|ui| {
                let close = ui.add(Button::new(t!(ui, "common-close")).primary());
                hold_focus(&close);
                wanted = close
                    .clicked()
                    .then_some(Answer::Close)
                    .or_else(|| self.remedy_ui(ui));
            });
        });
        wanted.or(answer.closed.then_some(Answer::Close))
    }

    /// The button for what can be done, if anything can.
    fn remedy_ui(&self, ui: &mut egui::Ui) -> Option<Answer> {
        if let Some(loaded) = &self.error.recoverable {
            let clicked = ui
                .add(Button::new(t!(ui, "files-rescue-accept")).icon(Icon::Play))
                .clicked();
            return clicked.then(|| Answer::Rescue(Box::new(loaded.table.clone())));
        }
        if matches!(self.error.fault, Fault::WouldOverwrite(_)) {
            let clicked = ui
                .add(Button::new(t!(ui, "files-overwrite-accept")).icon(Icon::Save))
                .clicked();
            return clicked.then(|| Answer::Overwrite(self.error.path.clone()));
        }
        None
    }
}
