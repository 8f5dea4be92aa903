//! A pending effect as a chip that can be clicked.

use egui::{
    Color32, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use kit::theme::motion;
use kit::theme::{Icon, strong, tokens};

/// The margin on its left and right, in addition to the small space.
const SIDES: f32 = 2.0;

/// A pending effect as a chip.
pub(super) struct EffectChip<'a> {
    pub(super) icon: Icon,
    pub(super) label: &'a str,
    /// Whether the current question is about it.
    pub(super) in_focus: bool,
    /// Whether it can be carried out now.
    pub(super) possible: bool,
}

impl EffectChip<'_> {
    /// Draws the chip and returns its response.
    pub(super) fn show(&self, ui: &mut Ui) -> Response {
        let (space, color) = (&tokens().space, &tokens().color);
        let (ink, tint) = match self.possible {
            true => (color.text, color.accent),
            false => (color.text_dim, color.text_dim),
        };
        let font = strong(tokens().text.small);
        let label = self.label.to_owned();
        let galley = ui.painter().layout_no_wrap(label, font, ink);
        let icon = tokens().shape.icon * 0.9;
        let height = (galley.size().y + 2.0 * space.xs).max(28.0);
        let width = galley.size().x + icon + space.xs + 2.0 * space.s + 2.0 * SIDES;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        response
            .widget_info(|| WidgetInfo::selected(Role::Button, true, self.in_focus, self.label));
        let glow = motion::hover(ui, &response);
        let (fill, border) = match self.in_focus {
            true => (color.pressed, color.accent),
            false => (
                color.raised.lerp_to_gamma(color.hover, glow),
                color.line_strong.lerp_to_gamma(color.accent, glow),
            ),
        };
        let corners = CornerRadius::same((height / 2.0) as u8);
        let frame = Stroke::new(1.2, border);
        ui.painter()
            .rect(rect, corners, fill, frame, StrokeKind::Inside);
        let middle = pos2(rect.left() + space.s + SIDES + icon / 2.0, rect.center().y);
        let place = Rect::from_center_size(middle, Vec2::splat(icon));
        self.icon.paint(ui.painter(), place, tint);
        let top = rect.center().y - galley.size().y / 2.0;
        let at = pos2(place.right() + space.xs, top);
        ui.painter().galley(at, galley, Color32::PLACEHOLDER);
        response
    }
}
