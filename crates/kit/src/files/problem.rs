//! A problem with a file: which file, where, why, and the remedy.

use egui::{Context, RichText, Ui};

use super::approach::{Rescue, Unreadable};
use super::words;
use crate::t;
use crate::theme::{Icon, body, tokens};
use crate::widgets::{Button, Dialog, answers, dim};
use table::{FileError, Remedy};

/// A report about a file that could not be read or written, shown until the player closes it.
pub struct Problem {
    error: FileError,
    /// The state in the file, if only the history is damaged.
    rescue: Option<Rescue>,
    /// The previous version in the library, if that is intact.
    before: Option<Rescue>,
    /// Whether the player may choose another file.
    asks: bool,
}

/// The player's answer to a [`Problem`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// Do nothing.
    Close,
    /// Play on with the state in the file.
    Rescue,
    /// Play on with the previous version.
    Before,
    /// Choose another file.
    Another,
}

impl Problem {
    /// Returns a problem with a file.
    pub fn new(error: FileError) -> Self {
        Self {
            error,
            rescue: None,
            before: None,
            asks: false,
        }
    }

    /// Returns the problem with a game that cannot be opened as it is.
    pub fn unreadable(game: Unreadable) -> Self {
        Self {
            asks: game.error.fault.remedy(game.error.access) == Remedy::ChooseAnother,
            error: game.error,
            rescue: game.rescue,
            before: game.before,
        }
    }

    /// What is to be played on, if the answer asks for that.
    pub fn answered(self, answer: Answer) -> Option<Rescue> {
        match answer {
            Answer::Close | Answer::Another => None,
            Answer::Rescue => self.rescue,
            Answer::Before => self.before,
        }
    }

    /// Draws the problem as a dialog. Returns the player's answer, once given.
    pub fn show(&self, ctx: &Context) -> Option<Answer> {
        let title = words::file_title(ctx, &self.error);
        let dialog = Dialog::new("file problem", title).icon(Icon::Warning);
        let answer = dialog.width(560.0).show(ctx, |ui| {
            let sentences = words::file_error(ui, &self.error);
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
        let another = Button::new(t!(ui, "files-choose-another")).icon(Icon::Open);
        let close = Button::new(t!(ui, "common-close"));
        let close = if self.asks { close } else { close.primary() };
        let rescue = Button::new(t!(ui, "files-rescue-accept")).icon(Icon::Play);
        let before = Button::new(t!(ui, "files-before-accept")).icon(Icon::Play);
        let choices = [
            self.asks.then_some((another.primary(), Answer::Another)),
            Some((close, Answer::Close)),
            self.rescue.is_some().then_some((rescue, Answer::Rescue)),
            self.before.is_some().then_some((before, Answer::Before)),
        ];
        answers(ui, choices.into_iter().flatten())
    }
}
