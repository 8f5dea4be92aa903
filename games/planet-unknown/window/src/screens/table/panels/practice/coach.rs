//! The coach: its verdict on the last move, and the better one.

use super::tool_ui;
use crate::screens::table::scene::{CoachSignal, Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::tile::shapes_ui;
use crate::widgets::{Button, dim, inset, read_aloud};
use egui::{RichText, Ui};
use kit::theme::{Icon, body, rich, strong, tokens};
use play::advice::{Quality, Verdict};

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
    inset().inner_margin(tokens().space.s).show(ui, |ui| {
        ui.set_width(ui.available_width());
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
        scene.button(ui, show, Signal::Coach(CoachSignal::Show(!shown)));
        let better = Button::new(t!(ui, "advice-coach-try")).icon(Icon::Undo);
        scene.button(ui, better, Signal::Coach(CoachSignal::TryBest));
    });
}
