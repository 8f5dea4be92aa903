//! The exercise on the table: its goal, a hint, its solution.

use crate::screens::table::desk::Tools;
use crate::screens::table::scene::{HintSignal, Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, chip, dim, section, selected_card};
use egui::Ui;
use kit::devices::Control;
use kit::theme::{Icon, tokens};
use play::Exercise;
use play::intent::{Intent, Practice};

/// Draws the exercise, if there is one.
pub(super) fn exercise_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let Some(exercise) = scene.common.exercise() else {
        return;
    };
    selected_card()
        .inner_margin(tokens().space.s as i8)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
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
            ui.horizontal_wrapped(|ui| buttons_ui(ui, scene, exercise));
        });
    ui.add_space(tokens().space.m);
}

fn buttons_ui(ui: &mut Ui, scene: &mut Scene<'_>, exercise: &'static Exercise) {
    let tools = scene.desk.tools;
    // It is the hint of the bar at the top, too.
    let hint = Button::new(t!(ui, "practice-hint")).icon(Icon::Hint);
    let hint = hint.cap(scene.cap(Control::Hint)).selected(tools.hint);
    scene.button(ui, hint, Signal::Hint(HintSignal::Open(true)));
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
