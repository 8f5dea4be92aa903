//! The choice of a row or column.

use crate::screens::table::scene::Scene;
use crate::text::describe;
use crate::widgets::Button;
use egui::Ui;
use play::intent::Intent;
use rules::{Answer, Line};

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
