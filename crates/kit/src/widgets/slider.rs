//! A slider for whole numbers.

use std::ops::RangeInclusive;

use egui::{Response, Slider, Stroke, Ui, remap_clamp};

use super::named;
use crate::theme::sizes::stroke;
use crate::theme::tokens;

/// What part of the height of a slider the radius of its handle is, as egui has it.
const HANDLE: f32 = 1.0 / 2.5;

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
        let slider = Slider::new(&mut *value, range.clone())
            .step_by(f64::from(step))
            .show_value(false);
        let mut response = ui.add(slider);
        if let Some(tapped) = tapped(&response, &range, step)
            && tapped != *value
        {
            *value = tapped;
            response.mark_changed();
        }
        named(&response, name);
        response
    })
    .inner
}

/// The value under a tap so short that it begins and ends in one frame, which egui takes for no drag.
fn tapped(slider: &Response, range: &RangeInclusive<i32>, step: i32) -> Option<i32> {
    let at = slider.ctx.input(|input| {
        let pointer = &input.pointer;
        let taps = pointer.primary_pressed() && pointer.primary_released();
        pointer.interact_pos().filter(|_| taps)
    })?;
    if !slider.contains_pointer() {
        return None;
    }
    let rail = slider.rect.x_range().shrink(slider.rect.height() * HANDLE);
    let (first, last) = (*range.start(), *range.end());
    let steps = (last - first) as f32 / step.max(1) as f32;
    let at = remap_clamp(at.x, rail, 0.0..=steps).round() as i32;
    Some(first + at * step.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Event, Modifiers, PointerButton, pos2, vec2};
    use egui_kittest::{Harness, kittest::Queryable as _};

    #[test]
    fn a_tap_within_one_frame_sets_the_value() {
        let show = |ui: &mut Ui, value: &mut i32| {
            ui.spacing_mut().slider_width = 200.0;
            slider(ui, "Volume", value, 0..=100, 10);
        };
        let builder = Harness::builder().with_size(vec2(240.0, 60.0));
        let mut harness = builder.build_ui_state(show, 0);
        harness.run_steps(2);
        let rect = harness.get_by_label("Volume").rect();
        let at = pos2(rect.left() + 0.7 * rect.width(), rect.center().y);
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        harness.event(Event::PointerMoved(at));
        harness.run_steps(1);
        // The harness would give each event a frame of its own.
        let events = &mut harness.input_mut().events;
        events.extend([button(true), button(false)]);
        harness.step();
        assert_eq!(*harness.state(), 70);
    }
}
