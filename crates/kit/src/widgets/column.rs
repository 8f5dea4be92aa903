//! A centred column, and a line.

use crate::theme::tokens;
use egui::{Align, Layout, Rect, Ui, UiBuilder, vec2};

/// Draws a centred column of at most `width`.
pub fn column<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_rect_before_wrap();
    let margin = tokens().space.m.max((room.width() - width) / 2.0);
    let middle = room.shrink2(vec2(margin, 0.0));
    ui.scope_builder(UiBuilder::new().max_rect(middle), contents)
        .inner
}

/// A line of widgets in `rect`, which is allocated already.
pub fn line_in(ui: &mut Ui, rect: Rect) -> Ui {
    let line = UiBuilder::new().max_rect(rect);
    ui.new_child(line.layout(Layout::left_to_right(Align::Center)))
}
