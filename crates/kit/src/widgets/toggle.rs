//! A switch.

use egui::{
    CornerRadius, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, lerp, pos2, vec2,
};

use crate::theme::motion::{self, Pace};
use crate::theme::sizes::stroke;
use crate::theme::tokens;

/// Draws a switch that is on or off. `name` is its accessible name.
pub fn toggle(ui: &mut Ui, on: &mut bool, name: &str) -> Response {
    let size = vec2(52.0, 28.0);
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::Switch, ui.is_enabled(), *on, name));
    if ui.is_rect_visible(rect) {
        let color = &tokens().color;
        let way = motion::toward(ui.ctx(), response.id, *on, Pace::Normal);
        let glow = motion::hover(ui, &response);
        let corners = CornerRadius::same((size.y / 2.0) as u8);
        let ground = color.inset.lerp_to_gamma(color.accent, way);
        let rim = color.line_strong.lerp_to_gamma(color.accent, way.max(glow));
        let border = Stroke::new(stroke::THIN, rim);
        ui.painter()
            .rect(rect, corners, ground, border, StrokeKind::Inside);
        let radius = size.y / 2.0 - 5.0;
        let (left, right) = (rect.left() + radius + 5.0, rect.right() - radius - 5.0);
        let x = lerp(left..=right, way);
        let knob = color.text_dim.lerp_to_gamma(color.on_accent, way);
        ui.painter()
            .circle_filled(pos2(x, rect.center().y), radius + glow, knob);
    }
    response
}
