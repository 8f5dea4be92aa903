//! Step 3: modules, variants and house rules.

use egui::Ui;

use super::deck;
use super::draft::Draft;
use crate::t;
use crate::text::describe::{self, Module, module_help};
use crate::widgets::{card, choice, dim, row, section, toggle};
use kit::theme::{Icon, tokens};
use kit::wizard::Seats as _;

/// Draws the step.
pub(super) fn ui(ui: &mut Ui, draft: &mut Draft) {
    match draft.count() {
        1 => alone_ui(ui, draft),
        _ => {
            section(ui, Some(Icon::Event), &describe::module(ui, Module::Events));
            group(ui, |ui| {
                switch_ui(ui, Module::Events, &mut draft.events);
                if draft.events {
                    deck::ui(ui, draft);
                }
            });
            group_ui(ui, Icon::Secret, "wizard-objectives-section", |ui| {
                switch_ui(
                    ui,
                    Module::PrivateObjectives,
                    &mut draft.options.private_objectives,
                );
            });
        }
    }
    if draft.count() == 2 {
        group_ui(ui, Icon::Station, "wizard-variants-title", |ui| {
            switch_ui(
                ui,
                Module::TwoPlayers,
                &mut draft.options.two_player_variant,
            );
        });
    }
    group_ui(ui, Icon::Rules, "wizard-house-title", |ui| {
        dim(ui, t!(ui, "wizard-house-hint"));
        switch_ui(ui, Module::RevealAtOnce, &mut draft.options.reveal_at_once);
        switch_ui(
            ui,
            Module::PatchesCount,
            &mut draft.options.patches_count_as_tiles,
        );
        switch_ui(
            ui,
            Module::ClaimsAfterRound,
            &mut draft.options.claims_after_round,
        );
    });
    group_ui(ui, Icon::Undo, "wizard-practice-section", |ui| {
        switch_ui(ui, Module::Practice, &mut draft.options.practice);
    });
}

/// Draws the modules of one seat: the solo game with its deck, or free play.
fn alone_ui(ui: &mut Ui, draft: &mut Draft) {
    group_ui(ui, Icon::Person, "wizard-alone-title", |ui| {
        let options = [
            (true, describe::module(ui, Module::Solo)),
            (false, describe::module(ui, Module::FreePlay)),
        ];
        let name = t!(ui, "wizard-alone");
        if let Some(solo) = choice(ui, &name, draft.options.solo, &options) {
            draft.options.solo = solo;
        }
        let chosen = if draft.options.solo {
            Module::Solo
        } else {
            Module::FreePlay
        };
        dim(ui, module_help(ui, chosen));
    });
    if draft.options.solo {
        group_ui(ui, Icon::Event, "wizard-deck-title", |ui| {
            deck::ui(ui, draft)
        });
    }
}

/// Draws a group under a heading.
fn group_ui(ui: &mut Ui, icon: Icon, title: &str, contents: impl FnOnce(&mut Ui)) {
    section(ui, Some(icon), &t!(ui, title));
    group(ui, contents);
}

fn group(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    card().show(ui, |ui| {
        ui.set_width(ui.available_width().min(tokens().shape.page));
        ui.spacing_mut().item_spacing.y = tokens().space.m;
        contents(ui);
    });
    ui.add_space(tokens().space.m);
}

fn switch_ui(ui: &mut Ui, module: Module, on: &mut bool) {
    let (name, sentence) = (describe::module(ui, module), module_help(ui, module));
    row(ui, &name, &sentence, |ui| toggle(ui, on, &name));
}
