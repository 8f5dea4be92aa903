//! The light of an objective whose lead has just changed.

use egui::{Context, Id, Rect, Stroke, StrokeKind, Ui};

use kit::theme::motion::{self, Pace};
use kit::theme::sizes::stroke;
use kit::theme::tokens;

/// Lights the frame for a moment when the medals of the seat that `id` stands for have changed. An objective that is out of
/// sight comes into view first.
pub(super) fn light(ui: &Ui, rect: Rect, id: Id, medals: u8) {
    let glow = glow(ui.ctx(), id, medals);
    if glow > 0.9 {
        ui.scroll_to_rect(rect, None);
    }
    if glow > 0.0 {
        let ink = tokens().color.accent.gamma_multiply(glow);
        let line = Stroke::new(stroke::BOLD, ink);
        ui.painter()
            .rect_stroke(rect, tokens().shape.radius, line, StrokeKind::Outside);
    }
}

/// How brightly the frame is lit, from 0 to 1.
fn glow(ctx: &Context, id: Id, medals: u8) -> f32 {
    let medals = f32::from(medals);
    let shown = motion::value(ctx, id, medals, Pace::Slow);
    (shown - medals).abs().min(1.0)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use egui::{ScrollArea, Sense, Vec2};
    use egui_kittest::Harness;

    use super::*;
    use kit::theme;

    #[test]
    fn a_lead_that_changes_lights_its_objective_for_a_moment() {
        let (medals, seen) = (Cell::new(0), Cell::new(-1.0));
        let mut harness = Harness::builder().with_step_dt(0.05).build_ui(|ui| {
            if ui.ctx().cumulative_frame_nr() == 0 {
                theme::install(ui.ctx());
            }
            seen.set(glow(ui.ctx(), Id::unique("lead"), medals.get()));
        });
        harness.run_steps(5);
        assert_eq!(seen.get(), 0.0, "nothing has changed");
        medals.set(5);
        harness.step();
        assert!(seen.get() > 0.5, "{}", seen.get());
        harness.run_steps(40);
        assert_eq!(seen.get(), 0.0, "it has gone out");
        medals.set(2);
        harness.step();
        assert!(seen.get() > 0.5, "a lead that is lost lights it, too");
    }

    #[test]
    fn an_objective_out_of_sight_comes_into_view_when_its_lead_changes() {
        let (medals, seen) = (Cell::new(0), Cell::new(false));
        let mut harness = Harness::builder().with_step_dt(0.05).build_ui(|ui| {
            if ui.ctx().cumulative_frame_nr() == 0 {
                theme::install(ui.ctx());
            }
            let list = ScrollArea::vertical().max_height(100.0);
            list.show(ui, |ui| {
                ui.add_space(400.0);
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(50.0), Sense::hover());
                light(ui, rect, Id::unique("lead"), medals.get());
                seen.set(ui.is_rect_visible(rect));
            });
        });
        harness.run_steps(5);
        assert!(!seen.get(), "nothing has changed");
        medals.set(5);
        harness.run_steps(20);
        assert!(seen.get());
    }
}
