//! The choice of a drawn objective to keep, or of one's own to destroy.

use super::card_choice::{self, UPRIGHT, columns};
use crate::screens::table::panels::{Side, mark_answer, options_ui};
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::objective::ObjectiveView;
use egui::Ui;
use play::intent::Intent;
use rules::{Answer, Objective};

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
        Side::Private => t!(ui, "table-keep-private", count),
    }
}

/// Draws the drawn objectives as cards, one of which is to be kept, with the current value of each.
pub(super) fn objectives_ui(ui: &mut Ui, scene: &mut Scene<'_>, drawn: &[Objective], side: Side) {
    cards_ui(
        ui,
        scene,
        (drawn, side),
        Answer::KeepObjective,
        |ui, scene, index| {
            let title = match side {
                Side::Contest => describe::objective_title(ui, drawn[index]),
                Side::Private => describe::private_title(ui, drawn[index]),
            };
            let name = t!(ui, "table-keep-card", card = title);
            card_choice::keep_ui(ui, scene, index, name)
        },
    );
}

/// Draws the seat's private objectives as cards, one of which is to be destroyed, with the current value of each.
pub(super) fn destroy_ui(ui: &mut Ui, scene: &mut Scene<'_>, held: &[Objective]) {
    let cards = (held, Side::Private);
    cards_ui(
        ui,
        scene,
        cards,
        Answer::DestroyObjective,
        |ui, scene, index| {
            let card = describe::private_title(ui, held[index]);
            let name = t!(ui, "log-choice-destroy", card);
            card_choice::destroy_ui(ui, scene, index, name)
        },
    );
}

/// Draws objectives as cards with their buttons; a click on either gives the answer.
fn cards_ui<'a>(
    ui: &mut Ui,
    scene: &mut Scene<'a>,
    (cards, side): (&[Objective], Side),
    answer: impl Fn(Objective) -> Answer,
    button: impl Fn(&mut Ui, &Scene<'a>, usize) -> bool,
) {
    let card = |ui: &mut Ui, scene: &mut Scene<'a>, index: usize, width: f32| {
        let objective = cards[index];
        let standing = scene.standing(scene.seat.id(), objective, side);
        let view = ObjectiveView::new(objective, standing).upright();
        let shown = view.width(width).show(ui);
        mark_answer(ui, scene, shown.rect, answer(objective));
        if shown.clicked() {
            scene.play(Intent::Answer(answer(objective)));
        }
    };
    columns(
        ui,
        scene,
        (cards.len(), UPRIGHT),
        card,
        |ui, scene, index| {
            if button(ui, scene, index) {
                scene.play(Intent::Answer(answer(cards[index])));
            }
        },
    );
    options_ui(ui, scene);
}
