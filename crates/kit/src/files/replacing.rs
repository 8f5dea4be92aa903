//! The question before a file is replaced.

use std::path::PathBuf;

use egui::{Context, RichText, Ui};

use super::words;
use crate::t;
use crate::theme::{Icon, body, tokens};
use crate::widgets::{Button, Dialog, answers, dim};
use table::disk::Found;
use table::{Fault, FileError, Loss, Overwrite, target};

/// The question whether a file may be replaced, with what would be lost.
#[derive(Debug)]
pub(super) struct Replacing {
    /// The file in question.
    pub(super) path: PathBuf,
    loss: Loss,
    found: Found,
    /// The free name for the new file if both are kept.
    beside: PathBuf,
}

/// The player's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Decision {
    /// Nothing is written.
    Cancel,
    /// It is written in this way.
    Write(Overwrite),
}

impl Replacing {
    /// The question that the error is about, if it is about one.
    pub(super) fn about(error: &FileError) -> Option<Self> {
        let Fault::WouldReplace { loss, found } = &error.fault else {
            return None;
        };
        Some(Self {
            path: error.path.clone(),
            loss: loss.clone(),
            found: *found,
            beside: target::beside(&error.path),
        })
    }

    /// Draws the question as a dialog. Returns the player's answer, once given.
    pub(super) fn show(&self, ctx: &Context) -> Option<Decision> {
        let file = words::file_name(&self.path);
        let dialog = Dialog::new("replacing", t!(ctx, "files-there-title", file))
            .icon(Icon::Warning)
            .width(560.0);
        let answer = dialog.show(ctx, |ui| {
            let loss = words::loss(ui, &self.loss);
            ui.label(RichText::new(loss).font(body(tokens().text.body)));
            dim(ui, self.path.display().to_string());
            ui.add_space(tokens().space.s);
            ui.horizontal_wrapped(|ui| self.answers_ui(ui)).inner
        });
        answer.inner.or(answer.closed.then_some(Decision::Cancel))
    }

    fn answers_ui(&self, ui: &mut Ui) -> Option<Decision> {
        let file = words::file_name(&self.beside);
        let both = Button::new(t!(ui, "files-there-both", file = file)).icon(Icon::Save);
        let replace = Button::new(t!(ui, "files-there-replace")).icon(Icon::Save);
        let cancel = Button::new(t!(ui, "common-cancel"));
        let choices = [
            (both.primary(), Decision::Write(Overwrite::KeepBoth)),
            (replace, Decision::Write(Overwrite::Agreed(self.found))),
            (cancel, Decision::Cancel),
        ];
        answers(ui, choices)
    }
}
