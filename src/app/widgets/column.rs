//! A centred column.

use crate::app::theme::tokens;
use egui::{Ui, UiBuilder, vec2};

/// Draws a centred column of at most `width`.
pub fn column<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_rect_before_wrap();
    let margin = tokens().space.m.max((room.width() - width) / 2.0);
    let middle = room.shrink2(vec2(margin, 0.0));
    ui.scope_builder(UiBuilder::new().max_rect(middle), contents)
        .inner
}
