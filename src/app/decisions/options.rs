//! Questions whose answers are few enough for a button each.

use crate::app::panels::Scene;
use crate::app::screens::table::intent::Intent;
use crate::app::text::describe;
use crate::app::theme::Icon;
use crate::app::widgets::{Button, help};
use crate::game::legal::answers;
use crate::game::{Answer, Asked, Choice};
use crate::t;
use egui::Ui;

/// One numbered button for each answer.
pub(super) fn options_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let mut all = Vec::new();
    answers(&asked.question, |answer| all.push(answer));
    for (index, answer) in all.into_iter().enumerate() {
        let choice = Choice::Resolve { pending: asked.pending, answer };
        let label = describe::choice(ui, scene.state(), scene.session.viewer(), choice);
        let mut button = Button::new(label);
        if index < 9 {
            button = button.key(format!("{}", index + 1));
        }
        if ui.add(button).clicked() {
            scene.play(Intent::Answer(answer));
        }
    }
}

/// The techs that can be used on what is asked: another effect instead, or a gain for choosing a tile.
pub(super) fn tech_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let (state, viewer) = (scene.state(), scene.session.viewer());
    let choosable = state.choosable(viewer, &asked.question);
    let instead = state.instead(viewer, &asked.what);
    for ring in choosable {
        let answer = Answer::Choose(ring);
        let choice = Choice::Resolve { pending: asked.pending, answer };
        let label = describe::choice(ui, scene.state(), viewer, choice);
        if ui.add(Button::new(label).icon(Icon::Tech)).clicked() {
            scene.play(Intent::Answer(answer));
        }
    }
    if let Some((level, _)) = instead {
        let label = t!(ui, "table-use-tech", level = level);
        let response = ui.add(Button::new(label.clone()).icon(Icon::Tech).key("T"));
        if help(response, &label, &t!(ui, "table-use-tech-help")).clicked() {
            scene.play(Intent::Answer(Answer::Instead));
        }
    }
}
