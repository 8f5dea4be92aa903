//! The abilities of the corporation in the bar at the bottom, and where there is room for them.

use super::ability::Ability;
use super::is_narrow;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::widgets::{cut, dim, together};
use egui::{Rect, Ui, UiBuilder};
use kit::theme::{body, tokens};
use rules::corporation::Techs;

/// The abilities of the corporation, apart from the pending effects, including those that cannot be used now.
pub(super) struct Abilities {
    /// Empty where there is no room for a title.
    title: String,
    abilities: Vec<Ability>,
    /// The width that all of them need with the title, in points.
    width: f32,
}

impl Abilities {
    /// Returns the abilities, in words or by their levels. Where it is `roomy`, they have a title.
    pub(super) fn new(ui: &Ui, scene: &Scene<'_>, roomy: bool, wordy: bool) -> Option<Self> {
        let levels = scene.seat.own().rules().abilities();
        let abilities: Vec<Ability> = levels
            .iter()
            .map(|level| Ability::new(ui, scene, level, wordy))
            .filter(|ability| ability.ready.is_some() || !is_narrow(scene))
            .collect();
        let title = match roomy {
            true => t!(ui, "table-abilities"),
            false => String::new(),
        };
        let words = cut(ui, &title, body(tokens().text.small), f32::INFINITY);
        let gap = ui.spacing().item_spacing.x;
        let buttons = abilities.iter();
        let buttons = buttons.map(|ability| ability.button.width(ui) + gap);
        let width = words.size().x + buttons.sum::<f32>() + 1.0;
        (!abilities.is_empty()).then_some(Self {
            title,
            abilities,
            width,
        })
    }

    /// Returns whether they fit in the rest of the row.
    pub(super) fn fit(&self, ui: &Ui) -> bool {
        self.width + tokens().space.m <= ui.max_rect().right() - ui.cursor().left()
    }

    /// Draws them in a row of their own.
    pub(super) fn show_below(self, ui: &mut Ui, scene: &mut Scene<'_>) {
        ui.horizontal_wrapped(|ui| self.show(ui, scene));
    }

    /// Draws them together, on a new row if they do not fit in this one.
    pub(super) fn show(self, ui: &mut Ui, scene: &mut Scene<'_>) {
        if self.fit(ui) && ui.cursor().left() > ui.max_rect().left() {
            ui.add_space(tokens().space.m);
        }
        together(ui, self.width, |ui| {
            if !self.title.is_empty() {
                dim(ui, self.title);
            }
            self.abilities
                .into_iter()
                .for_each(|ability| ability.show(ui, scene));
        });
    }
}

/// Draws the abilities by their levels at the right of the question, or below the answers if there is no room for them.
pub(super) fn abilities_beside_ui(ui: &mut Ui, scene: &mut Scene<'_>, roomy: bool, beside: Rect) {
    let Some(terse) = Abilities::new(ui, scene, roomy, false) else {
        return;
    };
    if terse.width + tokens().space.m > beside.width() {
        return terse.show_below(ui, scene);
    }
    let room = beside.with_min_x(beside.right() - terse.width);
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| terse.show(ui, scene));
}
