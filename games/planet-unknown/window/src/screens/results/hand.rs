//! The end-of-game cards of all players, now public, and the objectives with the counts of both neighbours.

use egui::{RichText, Ui};

use super::super::pictures::{centred_columns, share};
use super::{Outcome, player_line};
use crate::t;
use crate::widgets::civ_card::CivCardView;
use crate::widgets::objective::{ObjectiveView, Side};
use crate::widgets::{card, dim, full_width};
use kit::theme::{strong, tokens};
use rules::card::CivEffect;
use rules::{CivCard, GameState, SeatId, Setup};

/// The minimum width of a player's column.
const COLUMN: f32 = 280.0;

/// Draws the part.
pub(super) fn ui(ui: &mut Ui, setup: &Setup, state: &GameState, outcome: &Outcome) {
    let space = &tokens().space;
    let count = outcome.order.len();
    let width = share(ui, COLUMN, space.m, count as f32).floor();
    let width = width.min(1.3 * COLUMN);
    centred_columns(ui, (width, space.m), count, |ui, index| {
        full_width(ui, card().inner_margin(space.m), |ui| {
            let seat = outcome.order[index];
            seat_ui(ui, setup, outcome, seat);
            others_ui(ui, setup, state, seat);
        });
    });
}

fn seat_ui(ui: &mut Ui, setup: &Setup, outcome: &Outcome, seat: SeatId) {
    let score = outcome.score(seat);
    let chosen = &setup.seats[seat.index()];
    player_line(ui, chosen, &chosen.name);
    if score.cards.is_empty() {
        dim(ui, t!(ui, "results-no-cards"));
    }
    for (civ, medals) in &score.cards {
        let card = told_card(*civ, *medals);
        card.width(ui.available_width()).show(ui);
    }
    for score in &score.objectives {
        let view = ObjectiveView::between(setup, seat, score);
        view.width(ui.available_width()).show(ui);
    }
}

/// A card with its medals on its coin; with none if they are counted with the lifepods or meteorites whose worth it raises
/// (rules §10.3).
pub(super) fn told_card(card: CivCard, medals: u8) -> CivCardView {
    let counts_elsewhere = matches!(
        card.effect(),
        CivEffect::LifepodsWorth(_) | CivEffect::MeteoriteContract
    );
    let medals = (!counts_elsewhere).then_some(medals);
    let card = CivCardView::new(card).in_row().medals(medals);
    card.to_read().open(true)
}

/// Draws the objectives for which all seats competed, and the private ones, met or not.
fn others_ui(ui: &mut Ui, setup: &Setup, state: &GameState, seat: SeatId) {
    let private = &state.seat(seat).private_objectives;
    for (title, objectives, side) in [
        ("table-contests", &state.contests[..], Side::Contest),
        ("table-private", &private[..], Side::Private),
    ] {
        if objectives.is_empty() {
            continue;
        }
        ui.add_space(tokens().space.xs);
        ui.label(RichText::new(t!(ui, title)).font(strong(tokens().text.body)));
        for objective in objectives {
            let view = ObjectiveView::of((setup, state), seat, *objective, side);
            view.width(ui.available_width()).show(ui);
        }
    }
}
