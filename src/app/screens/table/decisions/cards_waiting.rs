//! The civ cards that the player has earned and will claim at the end of the round.

use crate::app::screens::table::scene::Scene;
use crate::app::theme::{Icon, tokens};
use crate::app::widgets::{chip, help};
use crate::game::Phase;
use crate::t;
use egui::Ui;

/// Draws the civ cards that the player has earned this round and will claim at its end.
pub(super) fn cards_waiting_ui(ui: &mut Ui, scene: &Scene<'_>) {
    if scene.session.ghost().is_some() || !matches!(scene.state().phase, Phase::Turns { .. }) {
        return;
    }
    for milestone in &scene.state().seat(scene.session.viewer()).turn.milestones {
        let rank = milestone.rank;
        let words = t!(ui, "table-card-waits", rank = rank);
        let sign = chip(ui, Some(Icon::Cards), &words, tokens().color.accent);
        help(sign, &words, &t!(ui, "table-card-waits-help", rank = rank));
    }
}
