//! The claim of civ cards (rules §6.2).

use super::card_choice::{LYING, UPRIGHT, columns_ui, keep_button};
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::civ_card::CivCardView;
use crate::widgets::{Button, dim_among_buttons, help_above};
use egui::Ui;
use kit::theme::Icon;
use play::intent::Intent;
use rules::{Answer, CardSet, CivCard};
use table::Secrets;

/// Asks whether to look at the cards of a rank now.
pub(super) fn look_ui(ui: &mut Ui, scene: &mut Scene<'_>, rank: u8) {
    let look = Button::new(t!(ui, "table-look", rank))
        .icon(Icon::Cards)
        .cap(scene.digit(1))
        .primary();
    scene.button(ui, look, Intent::Answer(Answer::Look));
    if scene.common.secrets() == Secrets::FaceDown {
        let name = scene.name(scene.seat.id());
        dim_among_buttons(ui, t!(ui, "sharing-look-away", name));
    }
}

/// Draws the civ cards, one of which is to be kept. In a low board they lie down, so that several rows are in sight.
pub(super) fn cards_ui(ui: &mut Ui, scene: &mut Scene<'_>, cards: CardSet) {
    let cards: Vec<CivCard> = cards.iter().collect();
    let is_low = scene.common.is_beside() && ui.clip_rect().height() < 420.0;
    let widths = if is_low { LYING } else { UPRIGHT };
    let card = |ui: &mut Ui, _: &Scene<'_>, card, width| {
        let view = CivCardView::new(card).width(width);
        let shown = if is_low { view.in_row() } else { view }.show(ui);
        let title = describe::card_title(ui, card);
        // What becomes of a card that is kept (rules §6.2).
        let fate = match card.is_immediate() {
            true => t!(ui, "cards-immediate-help"),
            false => t!(ui, "cards-lasting-help"),
        };
        help_above(shown, &title, &fate, "6.2")
    };
    let button = |ui: &Ui, card| keep_button(ui, describe::card_title(ui, card));
    columns_ui(ui, scene, (&cards, widths), Answer::Keep, card, button);
}
