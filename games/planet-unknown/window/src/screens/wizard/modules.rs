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
            let events = describe::module(ui, Module::Events);
            group_ui(ui, Icon::Event, &events, |ui| {
                switch_ui(ui, Module::Events, &mut draft.events);
                if draft.events {
                    deck::ui(ui, draft);
                }
            });
            let title = t!(ui, "wizard-objectives-section");
            let on = &mut draft.options.private_objectives;
            group_ui(ui, Icon::Secret, &title, |ui| {
                switch_ui(ui, Module::PrivateObjectives, on);
            });
        }
    }
    let count = draft.count();
    let options = &mut draft.options;
    if count == 2 {
        group_ui(ui, Icon::Station, &t!(ui, "wizard-variants-title"), |ui| {
            switch_ui(ui, Module::TwoPlayers, &mut options.two_player_variant);
        });
    }
    group_ui(ui, Icon::Rules, &t!(ui, "wizard-house-title"), |ui| {
        dim(ui, t!(ui, "wizard-house-hint"));
        for (module, on) in [
            (Module::RevealAtOnce, &mut options.reveal_at_once),
            (Module::PatchesCount, &mut options.patches_count_as_tiles),
            (Module::ClaimsAfterRound, &mut options.claims_after_round),
        ] {
            switch_ui(ui, module, on);
        }
    });
    group_ui(ui, Icon::Undo, &t!(ui, "wizard-practice-section"), |ui| {
        switch_ui(ui, Module::Practice, &mut options.practice);
    });
}

/// Draws the modules of one seat: the solo game with its deck, or free play.
fn alone_ui(ui: &mut Ui, draft: &mut Draft) {
    group_ui(ui, Icon::Person, &t!(ui, "wizard-alone-title"), |ui| {
        let options = [
            (true, describe::module(ui, Module::Solo)),
            (false, describe::module(ui, Module::FreePlay)),
        ];
        let name = t!(ui, "wizard-alone");
        let chosen = choice(ui, &name, draft.options.solo, &options);
        draft.options.solo = chosen.unwrap_or(draft.options.solo);
        dim(ui, module_help(ui, alone(draft)));
    });
    if draft.options.solo {
        let title = t!(ui, "wizard-deck-title");
        group_ui(ui, Icon::Event, &title, |ui| deck::ui(ui, draft));
    }
}

/// The module of one seat: the solo game or free play.
pub(super) const fn alone(draft: &Draft) -> Module {
    match draft.options.solo {
        true => Module::Solo,
        false => Module::FreePlay,
    }
}

/// Draws a group under a heading.
fn group_ui(ui: &mut Ui, icon: Icon, title: &str, contents: impl FnOnce(&mut Ui)) {
    section(ui, Some(icon), title);
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
