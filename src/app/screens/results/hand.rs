//! The end-of-game cards of all players, now shown to everyone, and the objectives with what both neighbours have.

use egui::{Align, Color32, Layout, RichText, Ui};

use super::super::pictures::columns;
use super::{Outcome, name_of, seat_line};
use crate::app::text::describe::{card_text, card_title};
use crate::app::theme::{Icon, number, strong, tokens};
use crate::app::widgets::objective::{Contender, ObjectiveView, Standing};
use crate::app::widgets::{card, dim, inset};
use crate::game::{CivCard, ObjectiveScore, SeatId, Setup};
use crate::t;

/// The least width of a player's column.
const COLUMN: f32 = 280.0;

/// Draws the part.
pub(super) fn ui(ui: &mut Ui, setup: &Setup, outcome: &Outcome) {
    let space = &tokens().space;
    let fit = (ui.available_width() / COLUMN).floor().clamp(1.0, outcome.order.len() as f32);
    let width = ((ui.available_width() - space.m * (fit - 1.0)) / fit).floor().min(1.3 * COLUMN);
    columns(ui, (width, space.m), outcome.order.len(), |ui, index| {
        card().inner_margin(space.m).show(ui, |ui| {
            ui.set_width(ui.available_width());
            seat_ui(ui, setup, outcome, outcome.order[index]);
        });
    });
}

fn seat_ui(ui: &mut Ui, setup: &Setup, outcome: &Outcome, seat: SeatId) {
    let score = outcome.score(seat);
    seat_line(ui, setup, seat);
    if score.cards.is_empty() {
        dim(ui, t!(ui, "results-no-cards"));
    }
    for (civ, medals) in &score.cards {
        card_ui(ui, *civ, *medals);
    }
    for objective in &score.objectives {
        objective_ui(ui, setup, seat, objective);
    }
}

fn card_ui(ui: &mut Ui, civ: CivCard, medals: u8) {
    inset().inner_margin(tokens().space.s).show(ui, |ui| {
        ui.set_width(ui.available_width());
        title_ui(ui, Icon::Cards, &card_title(ui, civ), medals, tokens().color.accent);
        dim(ui, card_text(ui, civ));
    });
}

/// An objective with what both neighbours had in the end.
fn objective_ui(ui: &mut Ui, setup: &Setup, seat: SeatId, score: &ObjectiveScore) {
    let standing = Standing::between(score, contender(setup, seat), contender(setup, score.opponent));
    ObjectiveView::new(score.objective, standing).width(ui.available_width()).show(ui);
}

fn contender(setup: &Setup, seat: SeatId) -> Contender<'_> {
    let colour = setup.seats.get(seat.index()).map_or(0, |seat| seat.colour);
    Contender { name: name_of(setup, seat), colour }
}

/// A title at the left, medals at the right.
fn title_ui(ui: &mut Ui, icon: Icon, title: &str, medals: u8, ink: Color32) {
    ui.horizontal(|ui| {
        icon.ui(ui, tokens().shape.icon, ink);
        let room = ui.available_width() - 52.0;
        ui.scope(|ui| {
            ui.set_max_width(room);
            ui.add(egui::Label::new(RichText::new(title).font(strong(tokens().text.body))).wrap());
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(medals.to_string()).font(number(tokens().text.body)).color(ink));
            Icon::Medal.ui(ui, tokens().shape.icon, ink);
        });
    });
}
