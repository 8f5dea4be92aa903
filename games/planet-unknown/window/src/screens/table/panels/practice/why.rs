//! The explanation of each question: what it asks, what can be chosen, and why other choices are refused.

use super::refused::{illegal_ui, refused_ui, rovers_ui};
use super::{tool_ui, topic};
use crate::presentation;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, dim};
use egui::Ui;
use kit::theme::{Icon, tokens};
use rules::choices::answers;
use rules::{Asked, Choice};

/// Draws the explanation of all current questions.
pub(super) fn why_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let name = t!(ui, "practice-why-switch");
    if !tool_ui(ui, scene, &name, |tools| &mut tools.why) {
        return;
    }
    let seat = scene.seat;
    if seat.is_rotating() {
        ui.label(t!(ui, "practice-why-rotate"));
        rules_ui(ui, scene, "3.2");
    }
    for asked in seat.asked() {
        asked_ui(ui, scene, asked);
    }
    if !seat.is_rotating() {
        rovers_ui(ui, scene);
        end_ui(ui, scene);
    }
}

/// Draws whether the turn may end.
fn end_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ui.add_space(tokens().space.s);
    match scene.seat.may_end() {
        Ok(()) => {
            ui.label(t!(ui, "practice-why-may-end"));
            rules_ui(ui, scene, "3.7");
        }
        Err(illegal) => {
            ui.label(t!(ui, "practice-why-no-end"));
            illegal_ui(ui, scene, illegal);
        }
    }
}

fn asked_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let corporation = scene.seat.own().corporation;
    let effect = describe::capitalised(&describe::effect(ui, asked.what.effect));
    topic(ui, &effect);
    let source = describe::source(ui, asked.what.source, corporation);
    dim(ui, describe::capitalised(&source));
    ui.label(describe::question(ui, &asked.what, &asked.question));
    let optional = asked.what.optional;
    dim(ui, t!(ui, "practice-why-duty", optional));
    possible_ui(ui, scene, asked);
    refused_ui(ui, scene, asked);
    let chapter = presentation::question(&asked.what, &asked.question).chapter;
    rules_ui(ui, scene, chapter);
    ui.add_space(tokens().space.s);
}

/// Draws the possible choices, one by one if they are few.
fn possible_ui(ui: &mut Ui, scene: &Scene<'_>, asked: &Asked) {
    let mut possible = Vec::new();
    answers(&asked.question, |answer| possible.push(answer));
    if possible.len() > 8 {
        dim(ui, t!(ui, "practice-why-count", count = possible.len()));
        return;
    }
    for answer in possible {
        let choice = Choice::Resolve {
            pending: asked.pending,
            answer,
        };
        let text = describe::choice(ui, choice, scene.state(), scene.seat.id());
        ui.label(format!("✓ {text}"));
    }
}

/// Draws a button that opens the rules at a chapter.
fn rules_ui(ui: &mut Ui, scene: &mut Scene<'_>, chapter: &'static str) {
    let name = t!(ui, "practice-why-rules", chapter);
    let rules = Button::new(name).icon(Icon::Rules).quiet();
    scene.button(ui, rules, Signal::Rules(chapter.into()));
}
