//! The medals of a game in progress, counted as if it ended now.

use super::breakdown;
use super::outcome::Outcome;
use crate::t;
use crate::widgets::dim;
use egui::Ui;
use kit::theme::tokens;
use rules::{Score, SeatId, Setup};

/// Draws the medals of every seat by category. Secrets of others are not in `scores`, a score for each seat.
pub(in crate::screens) fn so_far_ui(ui: &mut Ui, setup: &Setup, scores: Vec<Score>) {
    dim(ui, t!(ui, "results-if-it-ended-now"));
    ui.add_space(tokens().space.s);
    let order = (0..scores.len() as u8).map(SeatId).collect();
    breakdown::ui(
        ui,
        setup,
        &Outcome::so_far(scores.into_iter().collect(), order),
    );
}
