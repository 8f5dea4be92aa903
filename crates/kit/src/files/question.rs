//! Questions before a game is opened: which version is meant, and what to do if another window has it open.

use egui::{Context, RichText, Ui};

use super::approach::{Approach, Ready};
use super::progress;
use crate::t;
use crate::theme::{Icon, body, tokens};
use crate::widgets::{Button, Dialog, answers};
use table::library::{OpenOutcome, Relation};

/// The player's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// Nothing is opened.
    Cancel,
    /// The requested version, or a copy of it.
    Asked,
    /// The version in the library.
    Kept,
}

/// Asks about an obstacle in a dialog. Returns the player's answer, once given; without an obstacle, nothing is asked.
pub(super) fn ask(ctx: &Context, approach: &Approach) -> Option<Answer> {
    let title = match approach {
        OpenOutcome::Clear(_) => return Some(Answer::Asked),
        OpenOutcome::FurtherOn { relation, .. } => {
            let branch = *relation == Relation::Branch;
            t!(ctx, "opening-further-title", branch)
        }
        OpenOutcome::InUse { .. } => t!(ctx, "opening-in-use-title"),
    };
    let dialog = Dialog::new("opening", title).icon(Icon::Open).width(560.0);
    let shown = dialog.show(ctx, |ui| match approach {
        OpenOutcome::FurtherOn {
            asked,
            kept,
            relation,
        } => further_on_ui(ui, asked, kept, *relation),
        _ => in_use_ui(ui),
    });
    shown.inner.or(shown.closed.then_some(Answer::Cancel))
}

/// The game that the answer asks for.
pub(super) fn answered(approach: Approach, answer: Answer) -> Option<Ready> {
    match (approach, answer) {
        (_, Answer::Cancel) => None,
        (OpenOutcome::FurtherOn { kept, .. }, Answer::Kept) => Some(kept),
        (
            OpenOutcome::Clear(game)
            | OpenOutcome::FurtherOn { asked: game, .. }
            | OpenOutcome::InUse { copy: game },
            _,
        ) => Some(game),
    }
}

fn further_on_ui(ui: &mut Ui, asked: &Ready, kept: &Ready, relation: Relation) -> Option<Answer> {
    let [file, further] =
        [asked, kept].map(|game| progress::version(ui, game.round, game.finished, game.actions));
    let branch = relation == Relation::Branch;
    let text = t!(ui, "opening-further", branch, kept = &further, file = &file);
    text_ui(ui, text);
    let go_on = match kept.finished {
        true => Button::new(t!(ui, "opening-further-results")).icon(Icon::Trophy),
        false => Button::new(t!(ui, "opening-further-kept", place = further)).icon(Icon::Play),
    };
    let apart = Button::new(t!(ui, "opening-further-file", place = file)).icon(Icon::Open);
    let choices = [
        (go_on.primary(), Answer::Kept),
        (apart, Answer::Asked),
        (Button::new(t!(ui, "common-cancel")), Answer::Cancel),
    ];
    answers(ui, choices)
}

fn in_use_ui(ui: &mut Ui) -> Option<Answer> {
    text_ui(ui, t!(ui, "opening-in-use"));
    let accept = Button::new(t!(ui, "opening-in-use-copy")).icon(Icon::Open);
    let cancel = Button::new(t!(ui, "common-cancel")).primary();
    answers(ui, [(accept, Answer::Asked), (cancel, Answer::Cancel)])
}

fn text_ui(ui: &mut Ui, text: String) {
    ui.label(RichText::new(text).font(body(tokens().text.body)));
    ui.add_space(tokens().space.s);
}
