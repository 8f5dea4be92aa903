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
        scene.button(
            ui,
            Button::new(label).cap(scene.digit(index + 1)),
            Intent::Answer(Answer::Line(*line)),
        );
    }
}
