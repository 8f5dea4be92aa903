//! The abilities of the corporation in the bar at the bottom, as buttons, and where there is room for them.

use super::is_narrow;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, cut, dim, help, together};
use egui::{Rect, Ui, UiBuilder};
use kit::theme::{Icon, body, tokens};
use play::intent::Intent;
use rules::corporation::Techs;
use rules::{Effect, Field, Seat};

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
        let title = roomy.then(|| t!(ui, "table-abilities"));
        let title = title.unwrap_or_default();
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

/// An ability as a button. An ability that cannot be used now takes little room and gives the reason in its tooltip.
struct Ability {
    level: u8,
    name: String,
    button: Button,
    /// The slot that it would resolve, if it can be used now.
    ready: Option<u8>,
}

impl Ability {
    fn new(ui: &Ui, scene: &Scene<'_>, level: u8, wordy: bool) -> Self {
        let owner = scene.seat.own();
        let ready = scene.seat.ability(level);
        let sign = describe::tech_sign(owner.corporation, level);
        let name = match owner.rules().tech(level).offer(owner) {
            Some(effect) => {
                let words = describe::effect(ui, effect);
                let words = match cost(ui, owner, effect) {
                    Some(medals) => format!("{words} ({medals})"),
                    None => words,
                };
                t!(ui, "table-ability", level = &sign, effect = words)
            }
            None => t!(ui, "worlds-tech", level = &sign),
        };
        let button = match ready {
            Some(pending) => {
                let label = match wordy {
                    true => name.clone(),
                    false => t!(ui, "worlds-tech", level = &sign),
                };
                let focused = scene.seat.focused();
                let in_focus = focused.is_some_and(|focused| focused.pending == pending);
                Button::new(label).icon(Icon::Tech).selected(in_focus)
            }
            None => Button::new(sign).icon(icon(owner, level)),
        };
        Self {
            level,
            button: button.name(&name),
            name,
            ready,
        }
    }

    fn show(self, ui: &mut Ui, scene: &mut Scene<'_>) {
        let response = ui.add_enabled(self.ready.is_some(), self.button);
        let response = help(response, &self.name, || {
            let words = describe::tech(ui, scene.seat.own().corporation, self.level);
            let standing = describe::tech_standing(ui, scene.state(), scene.seat.id(), self.level);
            format!("{words}\n{standing}")
        });
        if let Some(pending) = self.ready {
            scene.on_click(&response, Intent::Focus(pending));
        }
    }
}

/// The sign of an ability that cannot be used now: used up, to be unlocked, or of no use at the moment.
fn icon(owner: &Seat, level: u8) -> Icon {
    if owner.is_spent(level) {
        Icon::Check
    } else if owner.rules().unlocked(owner, level) {
        Icon::Clock
    } else {
        Icon::Lock
    }
}

/// What a tracker that goes back to the bottom of its track costs (rules §8, Wormhole 1).
fn cost(ui: &Ui, owner: &Seat, effect: Effect) -> Option<String> {
    let Effect::Restart(track) = effect else {
        return None;
    };
    describe::track_change(ui, owner, track, Field::new(track, 0))
}
