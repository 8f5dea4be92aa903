//! The features of practice games: the exercise, marks, free control of the station and the position, and explanations.

mod coach;
mod position;
mod refused;
mod why;

pub use coach::comment_ui;

use crate::screens::table::desk::{PracticePart, Tools};
use crate::screens::table::panels::scroll;
use crate::screens::table::scene::{Scene, Signal};
use crate::widgets::{Button, choice, dim, toggle};
use crate::{phrases, t};
use egui::Ui;
use kit::theme::{Icon, rich, strong, tokens};
use play::intent::{Intent, Practice};

phrases! {
    fn part_name(part: PracticePart) = "practice-part" { Coach, Marks, Position, Why }
}

/// Draws the practice part of the table: one page of it, which has all the room.
pub fn practice_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    use PracticePart::{Coach, Marks, Position, Why};
    let tools = scene.desk.tools;
    let parts = [Coach, Marks, Position, Why].map(|part| (part, part_name(ui, part)));
    if let Some(part) = choice(ui, &t!(ui, "practice-parts"), tools.part, &parts) {
        scene.signal(Signal::Tools(Tools { part, ..tools }));
    }
    scroll(ui, ("practice", tools.part as usize), |ui| {
        match tools.part {
            Coach => {
                coach::exercise_ui(ui, scene);
                coach::coach_ui(ui, scene);
            }
            Marks => marks_ui(ui, scene),
            Position => {
                position::station_ui(ui, scene);
                position::position_ui(ui, scene);
            }
            Why => why::why_ui(ui, scene),
        }
    });
}

/// Draws the positions to which the player can return.
fn marks_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let mark = Button::new(t!(ui, "practice-mark")).icon(Icon::Plus);
    scene.button(ui, mark, Intent::Practise(Practice::Mark));
    let common = scene.common;
    if common.marks().is_empty() {
        dim(ui, t!(ui, "practice-marks-none"));
    }
    for (index, mark) in common.marks().iter().enumerate() {
        ui.horizontal(|ui| {
            let here = mark.cursor == common.position();
            let name = t!(ui, "practice-return", name = &mark.name);
            let button = Button::new(name).icon(Icon::Back).selected(here);
            scene.button(ui, button, Intent::Practise(Practice::Return(index)));
            let forget = t!(ui, "practice-unmark", name = &mark.name);
            let button = Button::icon_only(Icon::Trash, forget).quiet();
            scene.button(ui, button, Intent::Practise(Practice::Unmark(index)));
        });
    }
}

/// Draws a switch of the tools, with its name beside it.
fn tool_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    name: &str,
    change: impl FnOnce(&mut Tools) -> &mut bool,
) -> bool {
    let mut tools = scene.desk.tools;
    let on = change(&mut tools);
    let mut now = *on;
    ui.horizontal(|ui| {
        if toggle(ui, &mut now, name).changed() {
            *on = now;
        }
        ui.add(egui::Label::new(name).wrap());
    });
    if tools != scene.desk.tools {
        scene.signal(Signal::Tools(tools));
    }
    now
}

/// Draws the heading of the lines below it.
fn topic(ui: &mut Ui, text: &str) {
    let font = strong(tokens().text.body);
    ui.label(rich(text, font, tokens().color.accent));
}
