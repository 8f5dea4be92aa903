//! Choosing a row or column.

use crate::app::screens::table::scene::Scene;
use crate::app::text::describe;
use crate::app::widgets::Button;
use crate::game::{Answer, Line};
use crate::play::intent::Intent;
use egui::Ui;

/// One button for each line; the lines glow at the margins of the planet, too.
pub(super) fn line_ui(ui: &mut Ui, scene: &mut Scene<'_>, lines: &[Line]) {
    for (index, line) in lines.iter().enumerate() {
        let label = describe::capitalised(&describe::line(ui, *line));
        if ui
            .add(Button::new(label).key(format!("{}", index + 1)))
            .clicked()
        {
            scene.play(Intent::Answer(Answer::Line(*line)));
        }
    }
}
