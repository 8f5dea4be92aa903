//! The choice of a drawn objective to keep, or of one's own to destroy.

use super::card_choice::{UPRIGHT, columns_ui, keep_button};
use crate::screens::table::panels::Side;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::Button;
use crate::widgets::objective::ObjectiveView;
use egui::Ui;
use kit::theme::Icon;
use rules::{Answer, Objective, ObjectiveSet};

/// The side of drawn objectives that counts. Objectives dealt in secret (rules §2.5), and all objectives of the solo
/// game (rules §8), are private.
pub(super) fn side(scene: &Scene<'_>, open: bool) -> Side {
    if open && scene.state().seats.len() > 1 {
        Side::Contest
    } else {
        Side::Private
    }
}

/// Draws the drawn objectives as cards, one of which is to be kept, with the current value of each.
pub(super) fn keep_ui(ui: &mut Ui, scene: &mut Scene<'_>, drawn: ObjectiveSet, open: bool) {
    let side = side(scene, open);
    let button = |ui: &Ui, card| {
        let title = match side {
            Side::Contest => describe::objective_title(ui, card),
            Side::Private => describe::private_title(ui, card),
        };
        keep_button(ui, title)
    };
    cards_ui(ui, scene, (drawn, side), Answer::KeepObjective, button);
}

/// Draws the seat's private objectives as cards, one of which is to be destroyed, with the current value of each.
pub(super) fn destroy_ui(ui: &mut Ui, scene: &mut Scene<'_>, held: ObjectiveSet) {
    let button = |ui: &Ui, card| {
        let card = describe::private_title(ui, card);
        let button = Button::new(t!(ui, "events-destroy")).icon(Icon::Trash);
        button.name(t!(ui, "log-choice-destroy", card))
    };
    let cards = (held, Side::Private);
    cards_ui(ui, scene, cards, Answer::DestroyObjective, button);
}

fn cards_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    (cards, side): (ObjectiveSet, Side),
    answer: impl Fn(Objective) -> Answer,
    button: impl Fn(&Ui, Objective) -> Button,
) {
    let cards: Vec<Objective> = cards.iter().collect();
    let card = |ui: &mut Ui, scene: &Scene<'_>, objective, width| {
        let standing = scene.standing(scene.seat.id(), objective, side);
        let view = ObjectiveView::new(objective, standing).upright();
        view.width(width).show(ui)
    };
    columns_ui(ui, scene, (&cards, UPRIGHT), answer, card, button);
}
