//! The choice of a drawn objective to keep, or of one's own to destroy.

use super::card_choice::{self, columns};
use crate::app::screens::table::panels::{Side, mark_answer, options_ui};
use crate::app::screens::table::scene::Scene;
use crate::app::text::describe;
use crate::app::widgets::objective::ObjectiveView;
use crate::game::{Answer, Objective};
use crate::play::intent::Intent;
use crate::t;
use egui::Ui;

/// The side of drawn objectives that counts. Objectives dealt in secret (rules §2.5), and all objectives of the solo
/// game (rules §8), are private.
pub(super) fn side(scene: &Scene<'_>, open: bool) -> Side {
    if open && scene.state().seats.len() > 1 {
        Side::Contest
    } else {
        Side::Private
    }
}

/// A sentence that says what the objectives are for and how many are to be kept.
pub(super) fn title(ui: &Ui, side: Side, count: u8) -> String {
    match side {
        Side::Contest => t!(ui, "table-keep-contest"),
        Side::Private => t!(ui, "table-keep-private", count = count),
    }
}

/// Draws the drawn objectives as cards, one of which is to be kept, with the current value of each.
pub(super) fn objectives_ui(ui: &mut Ui, scene: &mut Scene<'_>, drawn: &[Objective], side: Side) {
    columns(ui, drawn.len(), |ui, index, width| {
        let objective = drawn[index];
        let standing = scene.standing(scene.session.viewer(), objective, side);
        let card = ObjectiveView::new(objective, standing)
            .upright()
            .width(width)
            .show(ui);
        mark_answer(ui, scene, card.rect, Answer::KeepObjective(objective));
        let title = match side {
            Side::Contest => describe::objective_title(ui, objective),
            Side::Private => describe::private_title(ui, objective),
        };
        let name = t!(ui, "table-keep-card", card = title);
        if card_choice::keep_ui(ui, scene, index, name) || card.clicked() {
            scene.play(Intent::Answer(Answer::KeepObjective(objective)));
        }
    });
    options_ui(ui, scene);
}

/// Draws the seat's private objectives as cards, one of which is to be destroyed, with the current value of each.
pub(super) fn destroy_ui(ui: &mut Ui, scene: &mut Scene<'_>, held: &[Objective]) {
    columns(ui, held.len(), |ui, index, width| {
        let objective = held[index];
        let standing = scene.standing(scene.session.viewer(), objective, Side::Private);
        let card = ObjectiveView::new(objective, standing)
            .upright()
            .width(width)
            .show(ui);
        mark_answer(ui, scene, card.rect, Answer::DestroyObjective(objective));
        let name = t!(
            ui,
            "log-choice-destroy",
            card = describe::private_title(ui, objective)
        );
        if card_choice::destroy_ui(ui, scene, index, name) || card.clicked() {
            scene.play(Intent::Answer(Answer::DestroyObjective(objective)));
        }
    });
    options_ui(ui, scene);
}
