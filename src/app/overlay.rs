//! The windows above any screen: the rules and the list of keys.

use egui::{
    Align2, Context, Frame, Grid, InputState, Key, LayerId, Modifiers, Order, Popup, RichText,
    Stroke, Ui, UiBuilder, Window, vec2,
};

use super::{
    devices::Keyboard,
    theme::{heading, strong, tokens},
    widgets::{Dialog, KeyHint, dim, key_hints},
};
use crate::app::theme::Icon;
use crate::app::theme::sizes::stroke;
use kit::rulebook::{Reader, Rulebook};

/// The rule book beside the current screen.
#[derive(Debug, Default)]
pub(super) struct RulesWindow {
    open: bool,
    /// The book of the game that was read last.
    reader: Option<Reader>,
    /// Whether the book has the keys that scroll and search: since it was opened or clicked.
    reading: bool,
    /// The layer of the window, once shown.
    layer: Option<LayerId>,
    /// Whether it was opened above a dialog.
    above: bool,
}

impl RulesWindow {
    /// Opens a book at a place, or where it was last open.
    pub(super) fn open(&mut self, ctx: &Context, rulebook: &'static Rulebook, place: Option<&str>) {
        (self.open, self.reading) = (true, true);
        self.above = !ctx.memory(|memory| memory.allows_interaction(LayerId::background()));
        // Above a dialog, the window has a different layer.
        self.layer = None;
        let last = self.reader.take_if(|reader| reader.reads(rulebook));
        let reader = self
            .reader
            .insert(last.unwrap_or_else(|| Reader::new(rulebook)));
        if let Some(place) = place {
            reader.go_to(place);
        }
    }

    /// Takes the keys meant for the book, before the screen receives them.
    pub(super) fn take_keys(&mut self, ctx: &Context) {
        let reached = self
            .layer
            .is_none_or(|layer| ctx.memory(|memory| memory.allows_interaction(layer)));
        if !self.open || !reached {
            return;
        }
        self.follow_pointer(ctx);
        let typing = ctx.text_edit_focused();
        let escape = |input: &mut InputState| input.consume_key(Modifiers::NONE, Key::Escape);
        if !typing && !Popup::is_any_open(ctx) && ctx.input_mut(escape) {
            self.open = false;
        } else if self.reading
            && let Some(reader) = &mut self.reader
        {
            reader.take_keys(ctx);
        }
    }

    /// Gives the keys to the book or the screen, whichever was clicked last.
    fn follow_pointer(&mut self, ctx: &Context) {
        let pressed = ctx.input(|input| {
            input
                .pointer
                .interact_pos()
                .filter(|_| input.pointer.any_pressed())
        });
        if let Some(at) = pressed {
            self.reading = self.layer.is_some() && ctx.layer_id_at(at) == self.layer;
        }
    }

    pub(super) fn show(&mut self, ctx: &Context) {
        let Some(reader) = self.reader.as_mut().filter(|_| self.open) else {
            return;
        };
        let room = ctx.content_rect().shrink(tokens().space.m);
        let mut size = vec2(
            room.width().min((0.46 * room.width()).max(700.0)),
            room.height() * 0.86,
        );
        let mut title = RichText::new(kit::t!(ctx, "rules-title"));
        let border = match self.reading {
            true => tokens().color.accent,
            false => tokens().color.line_strong,
        };
        let border = Stroke::new(stroke::HAIR, border);
        let mut frame = Frame::window(&ctx.global_style()).stroke(border);
        if room.height() < 560.0 {
            size.y = room.height();
            title = title.font(heading(tokens().text.section));
            frame = frame.inner_margin(tokens().space.s);
        }
        let shown = Window::new(title)
            .id(egui::Id::unique("rules window"))
            .open(&mut self.open)
            .frame(frame)
            .default_size(size)
            .max_size(room.size())
            .min_width(280.0_f32.min(room.width()))
            .pivot(Align2::RIGHT_TOP)
            .default_pos(room.right_top())
            .constrain_to(room)
            .collapsible(false)
            .order(if self.above {
                Order::Foreground
            } else {
                Order::Middle
            })
            .show(ctx, |ui| {
                // A page that is too wide must not widen the window.
                let room = ui.available_rect_before_wrap();
                let mut page = ui.new_child(UiBuilder::new().max_rect(room));
                reader.ui(&mut page);
                ui.advance_cursor_after_rect(room);
            });
        self.layer = shown.map(|shown| shown.response.layer_id);
        if let Some(layer) = self.layer.filter(|_| self.above) {
            ctx.move_to_top(layer);
            ctx.memory_mut(|memory| memory.set_modal_layer(layer));
        }
    }
}

/// Draws the list of keys: those of the screen, and those that work everywhere. Returns whether it stays open.
pub(super) fn keys_dialog(ctx: &Context, of_screen: &[KeyHint]) -> bool {
    let everywhere = key_hints(&kit::text::TEXTS, ctx, Keyboard::Window);
    let hints: Vec<&KeyHint> = of_screen.iter().chain(&everywhere).collect();
    let room = ctx.content_rect().width();
    let halves = if room >= 1200.0 { 2 } else { 1 };
    let dialog = Dialog::new("keys", kit::t!(ctx, "common-keys-title"))
        .icon(Icon::Keyboard)
        .width(halves as f32 * 575.0);
    let answer = dialog.show(ctx, |ui| {
        ui.horizontal_top(|ui| {
            for (half, hints) in hints.chunks(hints.len().div_ceil(halves)).enumerate() {
                if half > 0 {
                    ui.add_space(tokens().space.xl);
                }
                keys_ui(ui, half, hints);
            }
        });
    });
    !answer.closed
}

/// Draws a column of keys with what they do, below the names of those whose keys they are.
fn keys_ui(ui: &mut Ui, column: usize, hints: &[&KeyHint]) {
    ui.vertical(|ui| {
        for (list, hints) in hints
            .chunk_by(|one, next| one.whose == next.whose)
            .enumerate()
        {
            if let Some(whose) = hints.first().and_then(|hint| hint.whose.as_ref()) {
                ui.label(RichText::new(whose).font(strong(tokens().text.body)));
            }
            Grid::new(("keys", column, list))
                .num_columns(2)
                .spacing(vec2(tokens().space.l, tokens().space.xs))
                .show(ui, |ui| {
                    for hint in hints {
                        ui.horizontal(|ui| {
                            for cap in &hint.caps {
                                cap.ui(ui);
                            }
                        });
                        dim(ui, &hint.meaning);
                        ui.end_row();
                    }
                });
            ui.add_space(tokens().space.l);
        }
    });
}
