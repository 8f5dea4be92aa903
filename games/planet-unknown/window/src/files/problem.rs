//! A problem with a file: which file, where, why, and the remedy.

use egui::{Context, RichText, Ui};

use crate::t;
use crate::text::describe;
use crate::widgets::{Button, Dialog, answers, dim};
use kit::theme::{Icon, body, tokens};
use play::library::Unreadable;
use play::{Loaded, store};
use table::{Access, FileError};

/// A report about a file that could not be read or written, shown until the player closes it.
#[derive(Debug)]
pub struct Problem {
    error: FileError,
    /// The state in the file, if only the history is damaged.
    rescue: Option<Box<Loaded>>,
    /// The previous version in the library, if that is intact.
    before: Option<Box<Loaded>>,
}

/// The player's answer to a [`Problem`].
#[derive(Debug)]
pub enum Answer {
    /// Do nothing.
    Close,
    /// Play on with this recovered part.
    PlayOn(Box<Loaded>),
}

impl Problem {
    /// Returns a problem with a file.
    pub fn new(error: FileError) -> Self {
        let damaged = error.access == Access::Reading && error.fault.is_damage();
        Self {
            rescue: damaged.then(|| store::rescue(&error.path)).flatten(),
            before: None,
            error,
        }
    }

    /// Returns the problem with a game that cannot be opened as it is.
    pub fn unreadable(game: Unreadable) -> Self {
        Self {
            error: game.error,
            rescue: game.rescue,
            before: game.before,
        }
    }

    /// Draws the problem as a dialog. Returns the player's answer, once given.
    pub fn show(&self, ctx: &Context) -> Option<Answer> {
        let title = describe::file_title(ctx, &self.error);
        let dialog = Dialog::new("file problem", title).icon(Icon::Warning);
        let answer = dialog.width(560.0).show(ctx, |ui| {
            let sentences = describe::file_error(ui, &self.error);
            ui.label(RichText::new(sentences).font(body(tokens().text.body)));
            dim(ui, self.error.path.display().to_string());
            if self.rescue.is_some() {
                dim(ui, t!(ui, "files-rescue"));
            }
            if self.before.is_some() {
                dim(ui, t!(ui, "files-before"));
            }
            ui.add_space(tokens().space.s);
            ui.horizontal_wrapped(|ui| self.answers_ui(ui)).inner
        });
        answer.inner.or(answer.closed.then_some(Answer::Close))
    }

    /// Draws the buttons that close it and, if there are any, those for the remedies.
    fn answers_ui(&self, ui: &mut Ui) -> Option<Answer> {
        let close = Button::new(t!(ui, "common-close")).primary();
        let rescues = [
            (&self.rescue, t!(ui, "files-rescue-accept")),
            (&self.before, t!(ui, "files-before-accept")),
        ];
        let rescues = rescues.into_iter().filter_map(|(loaded, label)| {
            let loaded = loaded.as_ref()?;
            Some((Button::new(label).icon(Icon::Play), Some(loaded)))
        });
        let wanted = answers(ui, std::iter::once((close, None)).chain(rescues))?;
        Some(wanted.map_or(Answer::Close, |loaded| Answer::PlayOn(loaded.clone())))
    }
}
