//! The page of the coach: above, the exercise, if there is one, with its goal, a hint and its solution; below, the verdict on the
//! last move, and the better one.

use super::tool_ui;
use crate::screens::table::desk::Tools;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::tile::shapes_ui;
use crate::widgets::{Button, chip, dim, full_width, inset, read_aloud, section, selected_card};
use egui::{RichText, Ui};
use kit::devices::Control;
use kit::theme::{Icon, body, rich, strong, tokens};
use play::Exercise;
use play::advice::{Quality, Verdict};
use play::intent::{Intent, Practice};

/// Draws the exercise, if there is one.
pub(super) fn exercise_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let Some(exercise) = scene.common.exercise() else {
        return;
    };
    let frame = selected_card().inner_margin(tokens().space.s as i8);
    full_width(ui, frame, |ui| {
        let words = describe::exercise_title(ui, exercise);
        section(ui, Some(Icon::Objective), &words);
        ui.label(describe::goal(ui, exercise));
        if scene.common.is_solved() {
            let solved = t!(ui, "practice-solved");
            chip(ui, Some(Icon::Trophy), &solved, tokens().color.good);
        }
        if scene.desk.tools.hint {
            dim(ui, describe::hint(ui, exercise));
        }
        ui.horizontal_wrapped(|ui| exercise_buttons_ui(ui, scene, exercise));
    });
    ui.add_space(tokens().space.m);
}

fn exercise_buttons_ui(ui: &mut Ui, scene: &mut Scene<'_>, exercise: &'static Exercise) {
    let tools = scene.desk.tools;
    // It is the hint of the bar at the top, too.
    let hint = Button::new(t!(ui, "practice-hint")).icon(Icon::Hint);
    let hint = hint.cap(scene.cap(Control::Hint)).selected(tools.hint);
    scene.button(ui, hint, Signal::OpenHint(true));
    let solve = Button::new(t!(ui, "practice-solve")).icon(Icon::Step);
    let solved = scene.common.is_solved().then(|| t!(ui, "practice-solved"));
    if ui.add(solve.refused(solved)).clicked() {
        scene.signal(Signal::Tools(Tools {
            shown: true,
            ..tools
        }));
        scene.play(Intent::Practise(Practice::Solve));
    }
    let again = Button::new(t!(ui, "practice-again")).icon(Icon::Undo);
    scene.button(ui, again, Signal::Exercise(exercise));
    let list = Button::new(t!(ui, "practice-list")).icon(Icon::Log);
    scene.button(ui, list.quiet(), Signal::Exercises);
}

/// Draws the switch and the verdict of the coach.
pub(super) fn coach_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let name = t!(ui, "advice-coach-switch");
    if tool_ui(ui, scene, &name, |tools| &mut tools.coach) {
        comment_ui(ui, scene);
    }
    ui.add_space(tokens().space.m);
}

/// Draws what the coach says about the last move.
pub fn comment_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    match scene.coach.verdict(scene.seat.id()) {
        Some(verdict) => verdict_ui(ui, scene, verdict),
        None if scene.coach.is_thinking() => drop(dim(ui, t!(ui, "advice-coach-thinking"))),
        None => drop(dim(ui, t!(ui, "advice-coach-waits"))),
    }
}

fn verdict_ui(ui: &mut Ui, scene: &mut Scene<'_>, verdict: &Verdict) {
    full_width(ui, inset().inner_margin(tokens().space.s), |ui| {
        ui.spacing_mut().item_spacing.y = tokens().space.xs;
        let words = describe::advised_choice(ui, &verdict.view, verdict.made);
        dim(ui, words);
        let ink = match verdict.quality() {
            Quality::Costs => tokens().color.warn,
            _ => tokens().color.good,
        };
        let words = describe::verdict(ui, verdict);
        read_aloud(&ui.label(rich(words, strong(tokens().text.body), ink)));
        if verdict.quality() != Quality::Best {
            buttons_ui(ui, scene);
            ui.label(RichText::new(describe::better(ui, verdict)).font(body(tokens().text.small)));
            shapes_ui(ui, &verdict.best.reasons.shapes());
        }
        if scene.coach.is_thinking() {
            dim(ui, t!(ui, "advice-coach-thinking-on"));
        }
    });
}

/// Draws the buttons that show the better move, and that take the player's own move back to make it.
fn buttons_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ui.horizontal_wrapped(|ui| {
        let shown = scene.coach.shown().is_some();
        let show = Button::new(t!(ui, "advice-coach-show"))
            .icon(Icon::Eye)
            .selected(shown);
        scene.button(ui, show, Signal::ShowBetter(!shown));
        let better = Button::new(t!(ui, "advice-coach-try")).icon(Icon::Undo);
        scene.button(ui, better, Signal::TryBetter);
    });
}
