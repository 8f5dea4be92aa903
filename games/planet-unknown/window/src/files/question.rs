//! Questions before a game is opened: which version is meant, and what to do if another window has it open.

use egui::{Context, RichText, Ui};

use crate::t;
use crate::text::describe;
use crate::widgets::{Button, Dialog, answers};
use kit::theme::{Icon, body, tokens};
use play::library::Opened;
use table::library::Relation;

/// A question before a game is opened.
#[derive(Debug)]
pub(super) enum Question {
    /// The library has a version that is further on or went on differently.
    FurtherOn {
        asked: Opened,
        kept: Opened,
        relation: Relation,
    },
    /// Another window has the game open.
    InUse { copy: Opened },
}

impl Question {
    /// Draws the question as a dialog. Once answered, returns the game to show, if any.
    pub(super) fn show(&self, ctx: &Context) -> Option<Option<Opened>> {
        let mut chosen = None;
        let title = match self {
            Self::FurtherOn {
                relation: Relation::Branch,
                ..
            } => t!(ctx, "opening-branch-title"),
            Self::FurtherOn { .. } => t!(ctx, "opening-further-title"),
            Self::InUse { .. } => t!(ctx, "opening-in-use-title"),
        };
        let dialog = Dialog::new("opening", title).icon(Icon::Open).width(560.0);
        let answer = dialog.show(ctx, |ui| {
            chosen = match self {
                Self::FurtherOn {
                    asked,
                    kept,
                    relation,
                } => further_on_ui(ui, asked, kept, *relation),
                Self::InUse { copy } => in_use_ui(ui, copy),
            };
        });
        chosen.or(answer.closed.then_some(None))
    }
}

fn further_on_ui(
    ui: &mut Ui,
    asked: &Opened,
    kept: &Opened,
    relation: Relation,
) -> Option<Option<Opened>> {
    let [file, further] = [asked, kept].map(|opened| describe::version(ui, &opened.table));
    let key = match relation {
        Relation::Branch => "opening-branch",
        Relation::Same | Relation::FurtherOn | Relation::Behind | Relation::Stranger => {
            "opening-further"
        }
    };
    text_ui(ui, t!(ui, key, kept = further.clone(), file = file.clone()));
    let go_on = Button::new(t!(ui, "opening-further-kept", place = further)).icon(Icon::Play);
    let apart = Button::new(t!(ui, "opening-further-file", place = file)).icon(Icon::Open);
    let choices = [
        (go_on.primary(), Some(kept)),
        (apart, Some(asked)),
        (Button::new(t!(ui, "common-cancel")), None),
    ];
    answers(ui, choices).map(Option::<&Opened>::cloned)
}

fn in_use_ui(ui: &mut Ui, copy: &Opened) -> Option<Option<Opened>> {
    text_ui(ui, t!(ui, "opening-in-use"));
    let accept = Button::new(t!(ui, "opening-in-use-copy")).icon(Icon::Open);
    let cancel = Button::new(t!(ui, "common-cancel")).primary();
    answers(ui, [(accept, Some(copy)), (cancel, None)]).map(Option::<&Opened>::cloned)
}

fn text_ui(ui: &mut Ui, text: String) {
    ui.label(RichText::new(text).font(body(tokens().text.body)));
    ui.add_space(tokens().space.s);
}
