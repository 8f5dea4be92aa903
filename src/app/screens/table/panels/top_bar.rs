//! The bar at the top: round, commander, seat in play; undo, redo and the menu.

use super::event_card::event_card_ui;
use super::modules::modules_ui;
use crate::app::screens::table::rules_place::rules_place;
use crate::app::screens::table::scene::{HintSignal, Scene, Signal};
use crate::app::text::describe;
use crate::app::theme::screen_sizes::table::top_bar as sizes;
use crate::app::theme::{Icon, heading, tokens};
use crate::app::widgets::player::player_color;
use crate::app::widgets::{Button, chip, help};
use crate::game::SeatId;
use crate::play::intent::Intent;
use crate::t;
use egui::{Align, Layout, RichText, Ui};

/// Draws the bar at the top.
pub fn top_bar_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let height = ui.available_height();
    ui.horizontal(|ui| {
        ui.set_min_height(height);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            buttons_ui(ui, scene);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                course_ui(ui, scene)
            });
        });
    });
}

fn course_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let state = scene.state();
    let roomy = ui.available_width() > sizes::ROOMY * 0.6;
    let round = t!(ui, "table-round", round = state.round.max(1));
    ui.label(RichText::new(round).font(heading(tokens().text.section)));
    if let Some(reason) = state.last_round {
        let text = t!(ui, "table-last-round");
        let sentence = describe::end_reason(ui, reason);
        help(
            chip(ui, Some(Icon::Hourglass), &text, tokens().color.bad),
            &text,
            &sentence,
        );
    }
    let commander = t!(
        ui,
        "table-commander",
        name = scene.player(state.commander).name.clone()
    );
    let commanded = state.commands(state.commander);
    if roomy && commanded {
        player_ui(
            ui,
            scene,
            Icon::Commander,
            state.commander,
            &commander,
            &t!(ui, "help-commander"),
        );
    }
    if let Some(seat) = state.active() {
        let turn = t!(ui, "table-turn-of", name = scene.player(seat).name.clone());
        let icon = if scene.session.is_bot(seat) {
            Icon::Bot
        } else {
            Icon::Person
        };
        player_ui(ui, scene, icon, seat, &turn, &phase_in_words(ui, scene));
    }
    event_card_ui(ui, scene);
    modules_ui(ui, scene);
}

fn player_ui(ui: &mut Ui, scene: &Scene<'_>, icon: Icon, seat: SeatId, text: &str, sentence: &str) {
    help(
        chip(
            ui,
            Some(icon),
            text,
            player_color(scene.player(seat).colour),
        ),
        text,
        sentence,
    );
}

fn phase_in_words(ui: &Ui, scene: &Scene<'_>) -> String {
    use crate::game::Phase;
    match scene.state().phase {
        Phase::Preparation { .. } => t!(ui, "table-phase-preparation"),
        Phase::Rotate => t!(ui, "table-phase-rotate"),
        Phase::Turns { .. } => t!(ui, "table-phase-turns"),
        Phase::Claims { .. } => t!(ui, "table-phase-claims"),
        Phase::End { .. } => t!(ui, "table-phase-end"),
        Phase::Finished => t!(ui, "table-ask-finished"),
    }
}

fn buttons_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if ui
        .add(
            Button::icon_only(Icon::Menu, t!(ui, "table-menu"))
                .key("F10")
                .quiet(),
        )
        .clicked()
    {
        scene.signal(Signal::OpenMenu(true));
    }
    let open = scene.hints.is_open();
    let nobody = (!scene.session.is_playing()).then(|| t!(ui, "advice-not-now"));
    let hint = Button::icon_only(Icon::Hint, t!(ui, "advice-hint"))
        .key("H")
        .quiet()
        .selected(open);
    if ui.add(hint.refused(nobody)).clicked() {
        scene.signal(Signal::Hint(HintSignal::Open(!open)));
    }
    if ui
        .add(
            Button::icon_only(Icon::Rules, t!(ui, "table-rules"))
                .key("F1")
                .quiet(),
        )
        .clicked()
    {
        scene.signal(Signal::Rules(rules_place(scene.session)));
    }
    let nothing = (!scene.session.can_redo()).then(|| t!(ui, "table-redo-nothing"));
    let redo = Button::icon_only(Icon::Redo, t!(ui, "table-redo"))
        .key("Ctrl+Y")
        .quiet();
    if ui.add(redo.refused(nothing)).clicked() {
        scene.play(Intent::Redo);
    }
    let refused = scene
        .session
        .can_undo()
        .err()
        .map(|reason| describe::undo_refused(ui, reason));
    let undo = Button::icon_only(Icon::Undo, t!(ui, "table-undo"))
        .key("Ctrl+Z")
        .quiet();
    if ui.add(undo.refused(refused)).clicked() {
        scene.play(Intent::Undo);
    }
}
