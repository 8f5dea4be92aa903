//! The keyboard: shortcuts, and the ring around what has the focus.

use egui::{Context, CornerRadius, KeyboardShortcut, LayerId, Order, Stroke, StrokeKind, Ui};

use crate::app::theme::tokens;

/// Whether keys belong to this part of the window: no text is being typed, no menu is open and no
/// dialog lies above.
pub fn keys_free(ui: &Ui) -> bool {
    let ctx = ui.ctx();
    !ctx.text_edit_focused()
        && !egui::Popup::is_any_open(ctx)
        && ctx.memory(|memory| memory.allows_interaction(ui.layer_id()))
}

/// Whether a shortcut was pressed that belongs to this part of the window; takes it if so.
pub fn pressed(ui: &Ui, shortcut: &KeyboardShortcut) -> bool {
    keys_free(ui) && ui.input_mut(|input| input.consume_shortcut(shortcut))
}

/// How a shortcut is written on this system, such as `Ctrl+Z`.
pub fn shortcut_text(ctx: &Context, shortcut: &KeyboardShortcut) -> String {
    ctx.format_shortcut(shortcut)
}

/// Paints a ring around whatever has the keyboard, above everything else.
pub(in crate::app) fn paint_focus_ring(ctx: &Context) {
    let Some(id) = ctx.memory(|memory| memory.focused()) else {
        return;
    };
    let Some(response) = ctx.read_response(id).filter(|response| response.interact_rect.is_positive()) else {
        return;
    };
    let shape = &tokens().shape;
    let ring = response.interact_rect.expand(shape.focus_gap);
    let layer = LayerId::new(Order::Tooltip, egui::Id::unique("focus ring"));
    let corners = CornerRadius::same((shape.radius + shape.focus_gap) as u8);
    let stroke = Stroke::new(shape.focus, tokens().color.focus);
    ctx.layer_painter(layer).rect_stroke(ring, corners, stroke, StrokeKind::Outside);
}
