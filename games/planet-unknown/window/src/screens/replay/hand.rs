//! The civ cards and objectives of the seat shown large. What is secret stays secret while the game goes on.

use egui::Ui;

use super::Replay;
use crate::t;
use crate::widgets::civ_card::{CivCardView, card_back};
use crate::widgets::objective::{ObjectiveView, Side};
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
        let state = self.tape.state();
        let game = (self.tape.table().setup(), state);
        let mut rows: Vec<ObjectiveView<'_>> = ObjectiveView::neighbours(game, seat).collect();
        let neighbours = rows.len();
        let of = |each: &Objective, side| ObjectiveView::of(game, seat, *each, side);
        let contests = state.contests.iter();
        rows.extend(contests.map(|each| of(each, Side::Contest)));
        if self.tape.is_over() {
            let private = state.seat(seat).private_objectives.iter();
            rows.extend(private.map(|each| of(each, Side::Private)));
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
        for row in rows {
            row.width(ui.available_width()).show(ui);
        }
    }
}
