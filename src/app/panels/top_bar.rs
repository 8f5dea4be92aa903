//! The bar at the top: round, commander, whose turn it is; undo, redo and the menu.

use super::{Scene, Signal};
use crate::app::screens::table::intent::Intent;
use crate::app::text::describe;
use crate::app::theme::{Icon, strong, tokens};
use crate::app::widgets::{Button, chip, dim};
use crate::t;
use egui::{Align, Layout, RichText, Ui};

/// Draws the bar at the top.
pub fn top_bar_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ui.horizontal_centered(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            buttons_ui(ui, scene);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| course_ui(ui, scene));
        });
    });
}

fn course_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let state = scene.state();
    let round = t!(ui, "table-round", round = state.round);
    ui.label(RichText::new(round).font(strong(tokens().text.lead)));
    chip(ui, Some(Icon::Commander), &scene.player(state.commander).name, tokens().color.focus);
    if let Some(seat) = state.active() {
        let name = scene.player(seat).name.clone();
        chip(ui, Some(Icon::Person), &t!(ui, "table-turn-of", name = name), tokens().color.accent);
    }
    if let Some(reason) = state.last_round {
        chip(ui, Some(Icon::Warning), &t!(ui, "table-last-round"), tokens().color.bad)
            .on_hover_text(describe::end_reason(ui, reason));
    }
    dim(ui, "");
}

fn buttons_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if ui.add(Button::icon_only(Icon::Menu, t!(ui, "table-menu")).key("F10").quiet()).clicked() {
        scene.signal(Signal::OpenMenu(true));
    }
    let nothing = (!scene.session.can_redo()).then(|| t!(ui, "table-redo-nothing"));
    let redo = Button::icon_only(Icon::Redo, t!(ui, "table-redo")).key("Ctrl+Y").quiet();
    if ui.add(redo.refused(nothing)).clicked() {
        scene.play(Intent::Redo);
    }
    let refused = scene.session.can_undo().err().map(|reason| describe::undo_refused(ui, reason));
    let undo = Button::icon_only(Icon::Undo, t!(ui, "table-undo")).key("Ctrl+Z").quiet();
    if ui.add(undo.refused(refused)).clicked() {
        scene.play(Intent::Undo);
    }
}
