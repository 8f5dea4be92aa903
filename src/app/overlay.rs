//! What may lie over every screen: the rules and the list of keys.

use egui::{Align2, Context, Grid, Window, vec2};

use super::{
    rules::Reader,
    screens::KeyHint,
    theme::tokens,
    widgets::{Dialog, dim, key_text, keycap},
};
use crate::{app::theme::Icon, t};

/// In a window lower than this the rules take all of the height.
const LOW: f32 = 560.0;

/// The rules beside the present screen.
#[derive(Debug, Default)]
pub(super) struct RulesWindow {
    open: bool,
    reader: Reader,
}

impl RulesWindow {
    /// Opens the rules at a rule or chapter, or where they were open last.
    pub(super) fn open(&mut self, place: Option<&str>) {
        self.open = true;
        if let Some(place) = place {
            self.reader.go_to(place);
        }
    }

    pub(super) fn show(&mut self, ctx: &Context) {
        if !self.open {
            return;
        }
        let room = ctx.content_rect().shrink(tokens().space.m);
        let height = if room.height() < LOW { room.height() } else { room.height() * 0.86 };
        let size = vec2(room.width().min(640.0), height);
        Window::new(t!(ctx, "rules-title"))
            .id(egui::Id::unique("rules window"))
            .open(&mut self.open)
            .default_size(size)
            .max_size(room.size())
            .min_width(280.0_f32.min(room.width()))
            .pivot(Align2::RIGHT_TOP)
            .default_pos(room.right_top())
            .constrain_to(room)
            .collapsible(false)
            .show(ctx, |ui| self.reader.ui(ui));
        let escape = ctx.input(|input| input.key_pressed(egui::Key::Escape));
        if escape && !ctx.text_edit_focused() {
            self.open = false;
        }
    }
}

/// The list of keys.
#[derive(Debug, Default)]
pub(super) struct KeysDialog {
    open: bool,
}

impl KeysDialog {
    pub(super) fn open(&mut self) {
        self.open = true;
    }

    pub(super) fn show(&mut self, ctx: &Context, of_screen: &[KeyHint]) {
        if !self.open {
            return;
        }
        let dialog = Dialog::new("keys", t!(ctx, "common-keys-title")).icon(Icon::Keyboard);
        let answer = dialog.show(ctx, |ui| {
            let everywhere = everywhere(ui.ctx());
            Grid::new("keys grid").num_columns(2).spacing(vec2(tokens().space.l, tokens().space.s)).show(ui, |ui| {
                for hint in of_screen.iter().chain(&everywhere) {
                    ui.horizontal(|ui| {
                        for key in hint.keys.split(' ') {
                            let name = key_text(ui, key);
                            keycap(ui, &name);
                        }
                    });
                    dim(ui, &hint.meaning);
                    ui.end_row();
                }
            });
        });
        self.open = !answer.closed;
    }
}

/// The keys that work on every screen.
fn everywhere(ctx: &Context) -> Vec<KeyHint> {
    vec![
        KeyHint::new("Tab Shift+Tab", t!(ctx, "common-key-focus")),
        KeyHint::new("Enter", t!(ctx, "common-key-activate")),
        KeyHint::new("Esc", t!(ctx, "common-key-back")),
        KeyHint::new("Ctrl++ Ctrl+− Ctrl+0", t!(ctx, "common-key-text-scale")),
        KeyHint::new("F1", t!(ctx, "common-key-rules")),
        KeyHint::new("?", t!(ctx, "common-key-keys")),
    ]
}
