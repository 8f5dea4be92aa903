//! A slider for whole numbers.

use std::ops::RangeInclusive;

use egui::{Response, Slider, Stroke, Ui};

use crate::app::theme::tokens;
use crate::app::theme::widget_sizes::stroke;

/// Draws a slider that changes `value` within `range`, also with the arrow keys. `name` is its accessible name. If the
/// value matters, show it beside the slider.
pub fn slider(
    ui: &mut Ui,
    name: &str,
    value: &mut i32,
    range: RangeInclusive<i32>,
    step: i32,
) -> Response {
    let color = &tokens().color;
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 26.0;
        ui.spacing_mut().slider_width = ui.spacing().slider_width.min(ui.available_width());
        let visuals = ui.visuals_mut();
        visuals.selection.bg_fill = color.accent;
        visuals.widgets.inactive.bg_fill = color.line;
        visuals.widgets.inactive.fg_stroke = Stroke::new(stroke::MEDIUM, color.accent);
        visuals.widgets.hovered.bg_fill = color.accent;
        visuals.widgets.hovered.fg_stroke = Stroke::new(stroke::MEDIUM, color.accent_hover);
        visuals.widgets.active.bg_fill = color.accent_hover;
        visuals.widgets.active.fg_stroke = Stroke::new(stroke::MEDIUM, color.accent_hover);
        let slider = Slider::new(value, range)
            .step_by(f64::from(step))
            .show_value(false);
        let response = ui.add(slider);
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_label(name));
        response
    })
    .inner
}
