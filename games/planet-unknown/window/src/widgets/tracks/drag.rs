//! Trackers and lifepods that are dragged over a corporation board.

use egui::{Id, LayerId, Order, Pos2, Rect, Response, Stroke};

use super::layout::TracksLayout;
use super::{Spot, TracksResponse, TracksView};
use crate::widgets::looks::{terrain_colors, terrain_icon};
use kit::theme::{Icon, tokens};

impl TracksView<'_> {
    /// Notes where the piece of `node` is let go, and paints it under the pointer until then.
    pub(super) fn follow_drag(
        &self,
        layout: &TracksLayout,
        (spot, node): (Spot, &Response),
        shown: &mut TracksResponse,
    ) {
        let Some(at) = node.interact_pointer_pos() else {
            return;
        };
        if node.dragged() {
            paint_floating(node, spot, at, layout.token());
        }
        if node.drag_stopped() {
            let under = |other: &Spot| *other != spot && self.place(layout, *other).contains(at);
            let to = self.spots().into_iter().find(under);
            shown.dropped = to.map(|to| (spot, to));
        }
    }
}

/// Paints a tracker or a lifepod under the pointer.
fn paint_floating(node: &Response, spot: Spot, at: Pos2, size: f32) {
    let layer = LayerId::new(Order::Tooltip, Id::unique("dragged piece"));
    let painter = node.ctx.layer_painter(layer);
    let (icon, fill, ink) = match spot {
        Spot::Tracker(track) => {
            let colors = terrain_colors(track.terrain());
            (terrain_icon(track.terrain()), colors.fill, colors.glyph)
        }
        _ => (Icon::Lifepod, tokens().color.raised, tokens().color.text),
    };
    let frame = Stroke::new(tokens().shape.border, tokens().color.accent);
    painter.circle(at, size / 2.0, fill, frame);
    let glyph = Rect::from_center_size(at, egui::Vec2::splat(0.58 * size));
    icon.paint(&painter, glyph, ink);
}
