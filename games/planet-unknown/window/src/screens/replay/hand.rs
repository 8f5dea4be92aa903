//! The civ cards and objectives of the seat shown large. What is secret stays secret while the game goes on.

use egui::Ui;

use super::Replay;
use crate::screens::pictures::{between, objective_ui, race};
use crate::t;
use crate::widgets::civ_card::{CivCardView, card_back};
use crate::widgets::objective::Standing;
use crate::widgets::{dim, section};
use kit::theme::Icon;
use rules::{Objective, SeatId};

impl Replay {
    /// Draws the cards and objectives of a seat.
    pub(super) fn hand_ui(&self, ui: &mut Ui, seat: SeatId) {
        self.objectives_ui(ui, seat);
        section(ui, Some(Icon::Cards), &t!(ui, "table-cards"));
        let state = self.tape.state();
        let held = state.seat(seat).cards;
        if held.is_empty() {
            dim(ui, t!(ui, "table-no-cards"));
            return;
        }
        if self.tape.is_over() {
            for (card, medals) in &state.score(seat).cards {
                let view = CivCardView::new(*card).in_row().medals(Some(*medals));
                view.to_read().width(ui.available_width()).show(ui);
            }
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for card in held.iter() {
                let name = t!(ui, "table-secret-card", rank = card.rank());
                card_back(ui, card.rank(), 40.0, &name);
            }
        });
    }

    fn objectives_ui(&self, ui: &mut Ui, seat: SeatId) {
        let (setup, state) = (self.tape.table().setup(), self.tape.state());
        let mut rows: Vec<(Objective, Standing<'_>)> = Vec::new();
        if state.objectives_are_dealt() {
            let scores = state.objective_scores(seat).into_iter();
            rows.extend(scores.map(|score| (score.objective, between(setup, seat, &score))));
        }
        let neighbours = rows.len();
        let contests = state.contests.iter();
        rows.extend(contests.map(|objective| (*objective, race((setup, state), seat, *objective))));
        if self.tape.is_over() {
            let owner = state.seat(seat);
            let over = state.is_finished();
            rows.extend(owner.private_objectives.iter().map(|objective| {
                let progress = objective.progress(owner);
                (*objective, Standing::Alone { progress, over })
            }));
        }
        if rows.is_empty() {
            return;
        }
        let title = if rows.len() == neighbours {
            t!(ui, "table-objectives")
        } else {
            t!(ui, "results-of-objectives")
        };
        section(ui, Some(Icon::Objective), &title);
        for (objective, standing) in rows {
            objective_ui(ui, objective, standing);
        }
    }
}
