//! The choice of a row or column.

use crate::app::screens::table::scene::Scene;
use crate::app::text::describe;
use crate::app::widgets::Button;
use crate::game::{Answer, Line};
use crate::play::intent::Intent;
use egui::Ui;

/// Draws a button for each line. The lines also glow at the margins of the planet.
pub(super) fn line_ui(ui: &mut Ui, scene: &mut Scene<'_>, lines: &[Line]) {
    for (index, line) in lines.iter().enumerate() {
        let label = describe::capitalised(&describe::line(ui, *line));
        let button = Button::new(label).cap(scene.key(format!("{}", index + 1)));
        if ui.add(button).clicked() {
            scene.play(Intent::Answer(Answer::Line(*line)));
        }
    }
}
