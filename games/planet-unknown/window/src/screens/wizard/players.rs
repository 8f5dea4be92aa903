//! Step 1: the players.

use egui::Ui;

use super::draft::Draft;
use super::modules::alone;
use crate::screens::pictures::badge;
use crate::t;
use crate::text::describe::{self, module_help};
use crate::widgets::{chip, dim, inset, module_icon};
use kit::theme::{Icon, tokens};
use kit::wizard::{Seats as _, count_ui, name_of, seats_ui};
use table::Player;

/// Draws the step.
pub(super) fn ui(ui: &mut Ui, draft: &mut Draft) {
    count_ui(ui, draft);
    if draft.count() == 1 {
        alone_ui(ui, draft);
    } else {
        dim(ui, t!(ui, "wizard-players-order"));
    }
    seats_ui(ui, draft);
}

/// Draws a note about the game of a single seat.
fn alone_ui(ui: &mut Ui, draft: &Draft) {
    let module = alone(draft);
    inset().show(ui, |ui| {
        ui.horizontal(|ui| {
            module_icon(module).ui(ui, tokens().shape.icon_large, tokens().color.accent);
            let (name, help) = (describe::module(ui, module), module_help(ui, module));
            ui.vertical(|ui| {
                ui.add(egui::Label::new(format!("{name}: {help}")).wrap());
                dim(ui, t!(ui, "wizard-alone-help"));
            });
        });
    });
}

/// Draws a badge and a name side by side.
pub(super) fn player_line(ui: &mut Ui, draft: &Draft, index: usize) {
    ui.horizontal(|ui| {
        let colour = draft.seats[index].guest.colour;
        badge(ui, colour, tokens().shape.icon_large);
        ui.add(egui::Label::new(name_of(ui, draft, index)).truncate());
        if let player @ Player::Bot(_) = draft.player(index) {
            let words = kit::text::player(ui, player);
            chip(ui, Some(Icon::Bot), &words, tokens().color.text_dim);
        }
    });
}
