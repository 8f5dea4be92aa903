//! Abilities of techs as buttons.

use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, help};
use egui::Ui;
use kit::theme::Icon;
use play::intent::Intent;
use rules::corporation::Techs;
use rules::{Effect, Field, Seat};

/// An ability as a button. An ability that cannot be used now takes little room and gives the reason in its tooltip.
pub(super) struct Ability {
    level: u8,
    name: String,
    pub(super) button: Button,
    /// The slot that it would resolve, if it can be used now.
    pub(super) ready: Option<u8>,
}

impl Ability {
    pub(super) fn new(ui: &Ui, scene: &Scene<'_>, level: u8, wordy: bool) -> Self {
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

    pub(super) fn show(self, ui: &mut Ui, scene: &mut Scene<'_>) {
        let words = describe::tech(ui, scene.seat.own().corporation, self.level);
        let standing = describe::tech_standing(ui, scene.state(), scene.seat.id(), self.level);
        let response = ui.add_enabled(self.ready.is_some(), self.button);
        if help(response, &self.name, &format!("{words}\n{standing}")).clicked()
            && let Some(pending) = self.ready
        {
            scene.play(Intent::Focus(pending));
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
