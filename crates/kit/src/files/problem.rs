//! A problem with a file: which file, where, why, and the remedy.

use egui::{Context, RichText, Ui};

use super::approach::{Problem, Rescue};
use super::words;
use crate::t;
use crate::theme::{Icon, body, tokens};
use crate::widgets::{Button, Dialog, answers, dim};
use table::{FileError, Remedy};

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
    /// A problem with a file, with no other version to play on from.
    pub fn new(error: FileError) -> Self {
        Self {
            error,
            rescue: None,
            before: None,
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

    /// Draws the problem as a dialog, until the player closes it. Returns the player's answer, once given. Whoever `opens` a
    /// game may choose another file, if that helps.
    pub fn show(&self, ctx: &Context, opens: bool) -> Option<Answer> {
        let asks = opens && self.error.remedy() == Remedy::ChooseAnother;
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
            ui.horizontal_wrapped(|ui| self.answers_ui(ui, asks)).inner
        });
        answer.inner.or(answer.closed.then_some(Answer::Close))
    }

    /// Draws the buttons that close it and, if there are any, those for the remedies.
    fn answers_ui(&self, ui: &mut Ui, asks: bool) -> Option<Answer> {
        let another = Button::new(t!(ui, "files-choose-another")).icon(Icon::Open);
        let close = Button::new(t!(ui, "common-close"));
        let close = if asks { close } else { close.primary() };
        let rescue = Button::new(t!(ui, "files-rescue-accept")).icon(Icon::Play);
        let before = Button::new(t!(ui, "files-before-accept")).icon(Icon::Play);
        let choices = [
            asks.then_some((another.primary(), Answer::Another)),
            Some((close, Answer::Close)),
            self.rescue.is_some().then_some((rescue, Answer::Rescue)),
            self.before.is_some().then_some((before, Answer::Before)),
        ];
        answers(ui, choices.into_iter().flatten())
    }
}
