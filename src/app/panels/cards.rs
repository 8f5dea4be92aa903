//! The objectives of a seat with their live standing, and the civ cards it holds.

use super::{Scene, seat_color};
use crate::app::text::describe;
use crate::app::theme::{Icon, body, number, strong, tokens};
use crate::app::widgets::{dim, help, inset, section};
use crate::game::{CivCard, ObjectiveScore, SeatId};
use crate::t;
use egui::{Align, Color32, Layout, Margin, RichText, ScrollArea, Ui};

/// Draws the cards and objectives of the seat shown large.
pub fn cards_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        objectives_ui(ui, scene);
        held_cards_ui(ui, scene);
    });
}

fn objectives_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let standings = scene.state().objective_scores(scene.session.shown());
    if standings.is_empty() {
        return;
    }
    section(ui, Some(Icon::Objective), &t!(ui, "table-objectives"));
    for standing in standings {
        objective_ui(ui, scene, &standing);
    }
    ui.add_space(tokens().space.s);
}

/// An objective: what it counts, how both neighbours stand, and what it would bring now.
fn objective_ui(ui: &mut Ui, scene: &Scene<'_>, standing: &ObjectiveScore) {
    let title = describe::objective_title(ui, standing.objective);
    let text = describe::objective_text(ui, standing.objective);
    let small = Margin::symmetric(tokens().space.s as i8, tokens().space.xs as i8);
    let response = inset()
        .inner_margin(small)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.spacing_mut().interact_size.y = 18.0;
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    standing_ui(ui, scene, standing);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        let title = RichText::new(&title).font(strong(tokens().text.small));
                        ui.add(egui::Label::new(title).truncate());
                    });
                });
            });
            ui.add(egui::Label::new(
                RichText::new(&text).font(body(tokens().text.tiny)).color(tokens().color.text_dim),
            ));
        })
        .response;
    let against = t!(ui, "table-against", name = scene.player(standing.opponent).name.clone());
    let medals = t!(ui, "table-medals", medals = standing.medals);
    help(response, &title, &format!("{text} ({against}: {} : {}, {medals})", standing.own, standing.other));
}

/// How both stand, from right to left: medals, the neighbour, the own.
fn standing_ui(ui: &mut Ui, scene: &Scene<'_>, standing: &ObjectiveScore) {
    let color = &tokens().color;
    let medals = match standing.medals {
        0 => color.text_dim,
        _ => color.accent,
    };
    ui.label(RichText::new(format!("+{}", standing.medals)).font(number(tokens().text.body)).color(medals));
    ui.add_space(tokens().space.xs);
    count_ui(ui, scene, standing.opponent, standing.other);
    ui.label(RichText::new(":").color(color.text_dim));
    count_ui(ui, scene, scene.session.shown(), standing.own);
}

fn count_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId, count: u8) {
    let color = readable(seat_color(scene.player(seat)));
    ui.label(RichText::new(count.to_string()).font(number(tokens().text.body)).color(color));
}

fn readable(color: Color32) -> Color32 {
    color.lerp_to_gamma(Color32::WHITE, 0.15)
}

fn held_cards_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let seat = scene.session.shown();
    let held = scene.state().seat(seat).cards;
    section(ui, Some(Icon::Cards), &t!(ui, "table-cards"));
    let milestones = scene.state().seat(seat).turn.milestones.len();
    if milestones > 0 {
        dim(ui, t!(ui, "table-milestones", count = milestones));
    }
    if held.is_empty() {
        dim(ui, t!(ui, "table-no-cards"));
    } else if seat == scene.session.viewer() {
        held.iter().for_each(|card| card_ui(ui, card));
    } else {
        dim(ui, t!(ui, "table-secret-cards", count = held.len()));
    }
}

fn card_ui(ui: &mut Ui, card: CivCard) {
    let small = Margin::symmetric(tokens().space.s as i8, tokens().space.xs as i8);
    inset().inner_margin(small).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.label(RichText::new(describe::card_title(ui, card)).font(strong(tokens().text.small)));
        dim(ui, describe::card_text(ui, card));
    });
}
