//! Advancing a tracker.

use crate::app::panels::Scene;
use crate::app::screens::table::intent::Intent;
use crate::app::text::describe;
use crate::app::widgets::{Button, help, terrain_icon};
use crate::game::{Answer, Field, Track};
use egui::Ui;

/// One button for each tracker that can advance, with what it would gain.
pub(super) fn advance_ui(ui: &mut Ui, scene: &mut Scene<'_>, steps: &[(Track, Field)]) {
    for (index, (tracker, to)) in steps.iter().enumerate() {
        let seat = scene.state().seat(scene.session.viewer());
        let gains = describe::benefits(ui, seat.corporation.data().benefits(*to));
        let name = describe::capitalised(&describe::track(ui, tracker.terrain().track().unwrap_or(*tracker)));
        let label = match &gains {
            Some(gains) => format!("{name} {}: {gains}", to.height),
            None => format!("{name} {}", to.height),
        };
        let button = Button::new(label).icon(terrain_icon(tracker.terrain())).key(format!("{}", index + 1));
        let response = help(ui.add(button), &name, &gains.unwrap_or_default());
        if response.clicked() {
            scene.play(Intent::Answer(Answer::Advance { tracker: *tracker, to: *to }));
        }
    }
}
