//! The end-of-game cards of all players, now public, and the objectives with the counts of both neighbours.

use egui::{RichText, Ui};

use super::super::pictures::{centred_columns, contender, race};
use super::{Outcome, seat_line};
use crate::t;
use crate::widgets::civ_card::CivCardView;
use crate::widgets::objective::{ObjectiveView, Standing};
use crate::widgets::{card, dim};
use kit::theme::{strong, tokens};
use rules::card::CivEffect;
use rules::{CivCard, GameState, Objective, SeatId, Setup};

/// The minimum width of a player's column.
const COLUMN: f32 = 280.0;

/// Draws the part.
pub(super) fn ui(ui: &mut Ui, setup: &Setup, state: &GameState, outcome: &Outcome) {
    let space = &tokens().space;
    let fit = (ui.available_width() / COLUMN)
        .floor()
        .clamp(1.0, outcome.order.len() as f32);
    let width = ((ui.available_width() - space.m * (fit - 1.0)) / fit)
        .floor()
        .min(1.3 * COLUMN);
    centred_columns(ui, (width, space.m), outcome.order.len(), |ui, index| {
        card().inner_margin(space.m).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let seat = outcome.order[index];
            seat_ui(ui, setup, outcome, seat);
            others_ui(ui, setup, state, seat);
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
        let view = CivCardView::new(*civ)
            .in_row()
            .medals(own_medals(*civ, *medals))
            .to_read()
            .open(true);
        view.width(ui.available_width()).show(ui);
    }
    for objective in &score.objectives {
        let standing = Standing::between(
            objective,
            contender(setup, seat),
            contender(setup, objective.opponent),
        );
        ObjectiveView::new(objective.objective, standing)
            .width(ui.available_width())
            .show(ui);
    }
}

/// The medals of a card as on its coin; none if they are counted with the lifepods or meteorites whose worth it raises
/// (rules §10.3).
pub(super) fn own_medals(card: CivCard, medals: u8) -> Option<u8> {
    let counts_elsewhere = matches!(
        card.effect(),
        CivEffect::LifepodsWorth(_) | CivEffect::MeteoriteContract
    );
    (!counts_elsewhere).then_some(medals)
}

/// Draws the objectives for which all seats competed, and the private ones, met or not.
fn others_ui(ui: &mut Ui, setup: &Setup, state: &GameState, seat: SeatId) {
    let owner = state.seat(seat);
    let common = state
        .contests
        .iter()
        .map(|objective| (*objective, race((setup, state), seat, *objective)));
    list_ui(ui, &t!(ui, "table-contests"), common.collect());
    let private = owner.private_objectives.iter();
    let private = private.map(|objective| {
        (
            *objective,
            Standing::Alone {
                progress: objective.progress(owner),
                over: true,
            },
        )
    });
    list_ui(ui, &t!(ui, "table-private"), private.collect());
}

fn list_ui(ui: &mut Ui, title: &str, objectives: Vec<(Objective, Standing<'_>)>) {
    if objectives.is_empty() {
        return;
    }
    ui.add_space(tokens().space.xs);
    ui.label(RichText::new(title).font(strong(tokens().text.body)));
    for (objective, standing) in objectives {
        ObjectiveView::new(objective, standing)
            .width(ui.available_width())
            .show(ui);
    }
}
