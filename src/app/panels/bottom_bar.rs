//! The bar at the bottom: what is asked, the pending effects as chips, the choices as buttons, the end of the turn.

use super::Scene;
use crate::app::decisions::choices_ui;
use crate::app::screens::table::intent::Intent;
use crate::app::text::describe;
use crate::app::theme::{Icon, strong, tokens};
use crate::app::widgets::{Button, chip, dim, help, terrain_icon};
use crate::game::{Asked, Effect, Question};
use crate::t;
use egui::{Align, Layout, RichText, ScrollArea, Ui, UiBuilder};

/// Width of the place for the end of the turn.
const END: f32 = 208.0;

/// Draws the bar at the bottom.
pub fn bottom_bar_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let room = ui.max_rect();
    let playing = scene.session.is_playing() && !scene.session.is_rotating();
    let end = if playing { END } else { 0.0 };
    let (asking, end) = room.split_left_right_at_x(room.right() - end);
    ui.scope_builder(UiBuilder::new().max_rect(asking), |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| asking_ui(ui, scene));
    });
    if playing {
        ui.scope_builder(UiBuilder::new().max_rect(end), |ui| {
            ui.with_layout(Layout::top_down(Align::Max), |ui| end_ui(ui, scene));
        });
    }
}

fn asking_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ui.label(RichText::new(asked_in_words(ui, scene)).font(strong(tokens().text.lead)));
    if !scene.session.is_playing() || scene.session.is_rotating() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let asked = scene.session.asked();
        if asked.len() > 1 {
            asked.iter().for_each(|asked| effect_ui(ui, scene, asked));
            ui.separator();
        }
        choices_ui(ui, scene);
    });
}

/// What is asked now, as a sentence.
fn asked_in_words(ui: &Ui, scene: &Scene<'_>) -> String {
    let session = scene.session;
    let name = |seat| scene.player(seat).name.clone();
    if session.state().is_finished() {
        return t!(ui, "table-ask-finished");
    }
    if session.shown() != session.viewer() {
        return t!(ui, "table-ask-looking", name = name(session.shown()));
    }
    if session.is_rotating() {
        return t!(ui, "table-ask-rotate", name = name(session.viewer()));
    }
    match session.focused() {
        Some(asked) => describe::question(ui, &asked.what, &asked.question),
        None if session.drivable().is_empty() => t!(ui, "table-ask-end"),
        None => t!(ui, "table-ask-drive"),
    }
}

/// A pending effect as a chip.
fn effect_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let in_focus = scene.session.focused().is_some_and(|focused| focused.pending == asked.pending);
    let label = describe::capitalised(&describe::effect(ui, asked.what.effect));
    let button = Button::new(&label).icon(effect_icon(asked.what.effect)).selected(in_focus);
    let source = describe::capitalised(&describe::source(ui, asked.what.source));
    let response = help(ui.add(button), &label, &source);
    if response.clicked() {
        scene.play(Intent::Focus(asked.pending));
    }
}

/// The icon of a pending effect.
fn effect_icon(effect: Effect) -> Icon {
    match effect {
        Effect::TakeTile | Effect::TakeExtraTile { .. } => Icon::Tile,
        Effect::Resource(track) => terrain_icon(track.terrain()),
        Effect::Energy { .. } => Icon::Energy,
        Effect::Advance { .. } | Effect::AdvanceDifferent { .. } | Effect::RaiseAll { .. } => Icon::Up,
        Effect::Boost => Icon::Plus,
        Effect::Patch => Icon::Biomass,
        Effect::Rover { .. } | Effect::Relocate => Icon::Rover,
        Effect::CollectLifepods { .. } => Icon::Lifepod,
        Effect::DestroyMeteorites { .. } | Effect::DestroyLine => Icon::Meteorite,
        Effect::Claim { .. } | Effect::Keep { .. } => Icon::Cards,
    }
}

fn end_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let movement = scene.state().seat(scene.session.viewer()).turn.movement;
    let refused = scene.session.may_end().err().map(|illegal| describe::illegal(ui, illegal));
    let nothing_else = scene.session.asked().iter().all(|asked| asked.question == Question::Impossible);
    let mut button = Button::new(t!(ui, "table-end-turn")).icon(Icon::Turn).key("E").large();
    if refused.is_none() && nothing_else {
        button = button.primary();
    }
    if ui.add(button.refused(refused)).clicked() {
        scene.play(Intent::EndTurn { sure: false });
    }
    if movement > 0 {
        let response = chip(ui, Some(Icon::Rover), &t!(ui, "table-movement", steps = movement), tokens().color.focus);
        help(response, &t!(ui, "table-movement-title"), &t!(ui, "table-movement-help"));
    } else {
        dim(ui, "");
    }
}
