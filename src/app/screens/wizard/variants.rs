//! Step 3: variants and house rules.

use egui::Ui;

use super::draft::Draft;
use crate::app::theme::{Icon, tokens};
use crate::app::widgets::{card, dim, row, section, toggle};
use crate::t;

/// Draws the step.
pub(super) fn ui(ui: &mut Ui, draft: &mut Draft) {
    let two = draft.count() == 2;
    if draft.count() > 1 {
        section(ui, Some(Icon::Undo), &t!(ui, "wizard-practice-section"));
        card().show(ui, |ui| {
            switch_ui(ui, "wizard-practice-title", "wizard-practice-hint", &mut draft.options.practice);
        });
        ui.add_space(tokens().space.l);
    }
    let options = &mut draft.options;
    if two {
        section(ui, Some(Icon::Station), &t!(ui, "wizard-variants-title"));
        card().show(ui, |ui| {
            switch_ui(ui, "wizard-variant-two", "wizard-variant-two-hint", &mut options.two_player_variant);
        });
        ui.add_space(tokens().space.l);
    }
    section(ui, Some(Icon::Rules), &t!(ui, "wizard-house-title"));
    dim(ui, t!(ui, "wizard-house-hint"));
    card().show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = tokens().space.l;
        switch_ui(ui, "wizard-house-reveal", "wizard-house-reveal-hint", &mut options.reveal_at_once);
        switch_ui(ui, "wizard-house-patches", "wizard-house-patches-hint", &mut options.patches_count_as_tiles);
    });
}

fn switch_ui(ui: &mut Ui, title: &str, hint: &str, on: &mut bool) {
    ui.set_width(ui.available_width().min(tokens().shape.page));
    let title = t!(ui, title);
    let hint = t!(ui, hint);
    row(ui, &title, &hint, |ui| toggle(ui, on, &title));
}
