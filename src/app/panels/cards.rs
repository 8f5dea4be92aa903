//! The civ cards a seat holds and its objectives, with their live standing.

use super::Scene;
use crate::app::text::describe;
use crate::app::theme::{Icon, number, strong, tokens};
use crate::app::widgets::{dim, help, inset, section};
use crate::game::{CivCard, ObjectiveScore};
use crate::t;
use egui::{RichText, ScrollArea, Ui};

/// Draws the cards and objectives of the seat shown large.
pub fn cards_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        objectives_ui(ui, scene);
        held_cards_ui(ui, scene);
    });
}

fn objectives_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let seat = scene.session.shown();
    let standings = scene.state().objective_scores(seat);
    if standings.is_empty() {
        return;
    }
    section(ui, Some(Icon::Objective), &t!(ui, "table-objectives"));
    for standing in standings {
        objective_ui(ui, scene, &standing);
    }
}

fn objective_ui(ui: &mut Ui, scene: &Scene<'_>, standing: &ObjectiveScore) {
    let opponent = scene.player(standing.opponent);
    let response = inset()
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.label(
                    RichText::new(describe::objective_title(ui, standing.objective)).font(strong(tokens().text.body)),
                );
                let score = t!(ui, "table-standing", own = standing.own, other = standing.other);
                ui.label(RichText::new(score).font(number(tokens().text.body)));
                ui.label(RichText::new(format!("+{}", standing.medals)).color(tokens().color.accent));
            });
            dim(ui, t!(ui, "table-against", name = opponent.name.clone()));
        })
        .response;
    help(
        response,
        &describe::objective_title(ui, standing.objective),
        &describe::objective_text(ui, standing.objective),
    );
}

fn held_cards_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let seat = scene.session.shown();
    let held = scene.state().seat(seat).cards;
    section(ui, Some(Icon::Cards), &t!(ui, "table-cards"));
    if held.is_empty() {
        dim(ui, t!(ui, "table-no-cards"));
    } else if seat == scene.session.viewer() {
        held.iter().for_each(|card| card_ui(ui, card));
    } else {
        dim(ui, t!(ui, "table-secret-cards", count = held.len()));
    }
}

fn card_ui(ui: &mut Ui, card: CivCard) {
    inset().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(describe::card_title(ui, card)).font(strong(tokens().text.body)));
        dim(ui, describe::card_text(ui, card));
    });
}
