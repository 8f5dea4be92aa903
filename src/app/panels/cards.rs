//! The objectives of a seat with their live standing, and the civ cards it holds.

use super::Scene;
use crate::app::text::describe;
use crate::app::theme::{Icon, tokens};
use crate::app::widgets::civ_card::{CivCardView, card_back};
use crate::app::widgets::objective::{Contender, ObjectiveView};
use crate::app::widgets::{dim, section};
use crate::game::{CardSet, SeatId};
use crate::t;
use egui::{ScrollArea, Ui};

/// Draws the cards and objectives of the seat shown large.
pub fn cards_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 14.0);
        objectives_ui(ui, scene);
        cards_of_ui(ui, scene);
    });
}

fn objectives_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let seat = scene.session.shown();
    let standings = scene.state().objective_scores(seat);
    own_ui(ui, scene, seat);
    if standings.is_empty() {
        return;
    }
    section(ui, Some(Icon::Objective), &t!(ui, "table-objectives"));
    for standing in &standings {
        let view = ObjectiveView::new(standing, contender(scene, seat), contender(scene, standing.opponent));
        view.width(ui.available_width()).show(ui);
    }
    ui.add_space(tokens().space.s);
}

/// The objectives for which all compete, and the private ones that the owner may see.
fn own_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId) {
    let score = scene.state().score(seat);
    if !score.contests.is_empty() {
        section(ui, Some(Icon::Objective), &t!(ui, "table-contests"));
        for (objective, medals) in &score.contests {
            let standing = objective.standing(scene.state().seat(seat));
            let text = describe::objective_text(ui, *objective);
            let title = describe::objective_title(ui, *objective);
            ui.label(t!(ui, "table-contest", title = title, text = text, standing = standing, medals = *medals));
        }
    }
    let may_see = seat == scene.session.viewer() || scene.state().is_finished();
    if may_see && !score.private.is_empty() {
        section(ui, Some(Icon::Secret), &t!(ui, "table-private"));
        for (objective, medals) in &score.private {
            let text = describe::condition_text(ui, *objective);
            ui.label(t!(ui, "table-private-objective", text = text, medals = *medals));
        }
    }
}

fn contender<'a>(scene: &Scene<'a>, seat: SeatId) -> Contender<'a> {
    let player = scene.player(seat);
    Contender { name: &player.name, colour: player.colour }
}

fn cards_of_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let seat = scene.session.shown();
    section(ui, Some(Icon::Cards), &t!(ui, "table-cards"));
    let owner = scene.state().seat(seat);
    if !owner.turn.milestones.is_empty() {
        dim(ui, t!(ui, "table-milestones", count = owner.turn.milestones.len()));
    }
    if owner.cards.is_empty() {
        dim(ui, t!(ui, "table-no-cards"));
    } else if seat == scene.session.viewer() || scene.state().is_finished() {
        held_ui(ui, scene, seat, owner.cards);
    } else {
        secret_ui(ui, owner.cards);
    }
}

/// Cards with what each is worth now.
fn held_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId, held: CardSet) {
    let score = scene.state().score(seat);
    for card in held.iter() {
        let medals = score.cards.iter().find(|(scored, _)| *scored == card).map(|(_, medals)| *medals);
        CivCardView::new(card).in_row().medals(medals).to_read().width(ui.available_width()).show(ui);
    }
}

/// The backs of cards that only their owner may read: everyone may know how many there are of each rank.
fn secret_ui(ui: &mut Ui, held: CardSet) {
    dim(ui, t!(ui, "table-secret-cards", count = held.len()));
    ui.horizontal_wrapped(|ui| {
        for card in held.iter() {
            card_back(ui, card.rank(), 46.0, &t!(ui, "table-secret-card", rank = card.rank()));
        }
    });
}
