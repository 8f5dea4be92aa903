//! The features of practice games: the exercise, marks, free control of the station and the position, and explanations.

mod coach;
mod exercise;
mod position;
mod refused;
mod why;

pub use coach::comment_ui;

use crate::screens::table::desk::{PracticePart, Tools};
use crate::screens::table::scene::{Scene, Signal};
use crate::widgets::{Button, choice, dim, toggle};
use crate::{phrases, t};
use egui::{RichText, ScrollArea, Ui};
use kit::theme::{Icon, strong, tokens};
use play::intent::{Intent, Practice};

phrases! {
    fn part_name(part: PracticePart) = "practice-part" { Coach, Marks, Position, Why }
}

/// Draws the practice part of the table: one page of it, which has all the room.
pub fn practice_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let tools = scene.desk.tools;
    let parts = [
        PracticePart::Coach,
        PracticePart::Marks,
        PracticePart::Position,
        PracticePart::Why,
    ];
    let parts = parts.map(|part| (part, part_name(ui, part)));
    if let Some(part) = choice(ui, &t!(ui, "practice-parts"), tools.part, &parts) {
        scene.signal(Signal::Tools(Tools { part, ..tools }));
    }
    ScrollArea::vertical()
        .id_salt(("practice", tools.part as usize))
        .auto_shrink([false, false])
        .show(ui, |ui| match tools.part {
            PracticePart::Coach => {
                exercise::exercise_ui(ui, scene);
                coach::coach_ui(ui, scene);
            }
            PracticePart::Marks => marks_ui(ui, scene),
            PracticePart::Position => {
                position::station_ui(ui, scene);
                position::position_ui(ui, scene);
            }
            PracticePart::Why => why::why_ui(ui, scene),
        });
}

/// Draws the positions to which the player can return.
fn marks_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let button = Button::new(t!(ui, "practice-mark")).icon(Icon::Plus);
    if ui.add(button).clicked() {
        practise(scene, Practice::Mark);
    }
    let common = scene.common;
    if common.marks().is_empty() {
        dim(ui, t!(ui, "practice-marks-none"));
    }
    for (index, mark) in common.marks().iter().enumerate() {
        ui.horizontal(|ui| {
            let here = mark.cursor == common.position();
            let name = t!(ui, "practice-return", name = mark.name.clone());
            let button = Button::new(name).icon(Icon::Back).selected(here);
            if ui.add(button).clicked() {
                practise(scene, Practice::Return(index));
            }
            let forget = t!(ui, "practice-unmark", name = mark.name.clone());
            let button = Button::icon_only(Icon::Trash, forget).quiet();
            if ui.add(button).clicked() {
                practise(scene, Practice::Unmark(index));
            }
        });
    }
}

/// Emits an intent that only practice games allow.
fn practise(scene: &mut Scene<'_>, practice: Practice) {
    scene.play(Intent::Practise(practice));
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
    ui.label(
        RichText::new(text)
            .font(strong(tokens().text.body))
            .color(tokens().color.accent),
    );
}
