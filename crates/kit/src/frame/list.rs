//! A list beside a place of the table.

use super::guide::note_spot;
use crate::theme::tokens;
use crate::widgets::{popup, settle};
use egui::{Align2, Area, Context, Id, Order, Pos2, ScrollArea, Ui};

/// Draws a list whose corner `pivot` lies at `at`, as far as the window has room there. A list that is higher than the window
/// scrolls. Cards of the guide and hints keep off it. Returns what `contents` returns.
pub fn list_beside<R>(
    ctx: &Context,
    name: &'static str,
    (at, pivot): (Pos2, Align2),
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let room = ctx.content_rect().shrink(tokens().space.s);
    // The frame of the list needs room, too.
    let most = room.height() - 3.0 * tokens().space.l;
    let area = Area::new(Id::unique(name))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(at)
        .constrain_to(room);
    let shown = area.show(ctx, |ui| {
        let scroll = ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most);
        let lines = |ui: &mut Ui| scroll.show(ui, contents).inner;
        popup().show(ui, lines).inner
    });
    settle(&shown.response);
    note_spot(ctx, "list", [shown.response.rect]);
    shown.inner
}
