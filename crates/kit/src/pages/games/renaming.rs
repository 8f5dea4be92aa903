//! The dialog that gives a game a title.

use egui::{Align2, Context, Key};

use super::GamesPage;
use crate::files::words;
use crate::screen::Cx;
use crate::scripts::field;
use crate::t;
use crate::theme::{Icon, tokens};
use crate::widgets::{Button, Dialog, Tone, named};
use table::save::MAX_TITLE;

impl GamesPage {
    /// Draws the dialog while a title is typed.
    pub(super) fn renaming_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let Some((id, title)) = &mut self.renaming else {
            return;
        };
        let dialog = Dialog::new("title of a game", t!(ctx, "games-title-of")).icon(Icon::Edit);
        let answer = dialog.show(ctx, |ui| {
            let edit = field(title)
                .char_limit(MAX_TITLE)
                .align(Align2::LEFT_CENTER)
                .desired_width(ui.available_width());
            let field = ui.add(edit);
            named(&field, t!(ui, "games-title-of"));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if !field.has_focus() && !entered {
                field.request_focus();
            }
            ui.add_space(tokens().space.m);
            let done = Button::new(t!(ui, "games-title-done")).icon(Icon::Check);
            ui.add(done.primary()).clicked() || entered
        });
        if answer.inner {
            match cx.library.rename(*id, title) {
                Ok(true) => self.entries = cx.library.entries(),
                Ok(false) => cx.notify(Tone::Warning, t!(ctx, "games-in-use")),
                Err(error) => cx.notify(Tone::Failure, words::fault(ctx, &error.fault)),
            }
        }
        if answer.inner || answer.closed {
            self.renaming = None;
        }
    }
}
