//! The civ cards that the player has earned and cannot claim yet (rules §3.6).

use crate::screens::table::scene::Scene;
use crate::t;
use crate::widgets::{chip, chip_width, help};
use egui::{Role, Ui, WidgetInfo};
use kit::theme::{Icon, tokens};
use rules::Phase;

/// Draws the civ cards that the player has earned this round and cannot claim yet.
pub(super) fn cards_waiting_ui(ui: &mut Ui, scene: &Scene<'_>) {
    if scene.seat.ghost().is_some() || !matches!(scene.state().phase, Phase::Turns { .. }) {
        return;
    }
    let (state, seat) = (scene.state(), scene.seat.id());
    let owner = state.seat(seat);
    let why = match state.options.claims_after_round {
        true => "table-card-waits-round",
        false => "table-card-waits-help",
    };
    for milestone in state.claims_waiting(seat) {
        let rank = milestone.rank;
        let (words, color) = match state.has_card_for(owner, rank) {
            true => ("table-card-waits", tokens().color.accent),
            false => ("table-card-lacks", tokens().color.text_dim),
        };
        let words = t!(ui, words, rank);
        let fits = chip_width(ui, Some(Icon::Cards), &words) <= ui.available_size_before_wrap().x;
        // A row more would leave less room for the planet.
        let number = rank.to_string();
        let shown = if fits { &words } else { &number };
        let sign = chip(ui, Some(Icon::Cards), shown, color);
        sign.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
        help(sign, &words, &t!(ui, why, rank));
    }
}
