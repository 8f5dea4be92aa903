//! The claim of civ cards (rules §6.2).

use super::card_choice::{self, LYING, UPRIGHT, columns};
use crate::screens::table::panels::{mark_answer, options_ui};
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
    let label = t!(ui, "table-look", rank = rank);
    scene.button(
        ui,
        Button::new(label)
            .icon(Icon::Cards)
            .cap(scene.digit(1))
            .primary(),
        Intent::Answer(Answer::Look),
    );
    if scene.common.secrets() == Secrets::FaceDown {
        let name = scene.name(scene.seat.id());
        dim_among_buttons(ui, t!(ui, "sharing-look-away", name = name));
    }
}

/// The text for what becomes of a card that is kept (rules §6.2).
fn fate_key(card: CivCard) -> &'static str {
    match card.is_immediate() {
        true => "cards-immediate-help",
        false => "cards-lasting-help",
    }
}

/// Draws the civ cards, one of which is to be kept. In a low board they lie down, so that several rows are in sight.
pub(super) fn cards_ui(ui: &mut Ui, scene: &mut Scene<'_>, cards: CardSet) {
    let cards: Vec<CivCard> = cards.iter().collect();
    let is_low = scene.common.is_beside() && ui.clip_rect().height() < 420.0;
    let card = |ui: &mut Ui, scene: &mut Scene<'_>, index: usize, width: f32| {
        let card = cards[index];
        let shown = match is_low {
            true => CivCardView::new(card).in_row(),
            false => CivCardView::new(card),
        };
        let shown = shown.width(width).show(ui);
        let shown = help_above(
            shown,
            &describe::card_title(ui, card),
            &t!(ui, fate_key(card)),
            "6.2",
        );
        mark_answer(ui, scene, shown.rect, Answer::Keep(card));
        if shown.clicked() {
            scene.play(Intent::Answer(Answer::Keep(card)));
        }
    };
    let widths = if is_low { LYING } else { UPRIGHT };
    columns(
        ui,
        scene,
        (cards.len(), widths),
        card,
        |ui, scene, index| {
            let card = cards[index];
            let name = t!(ui, "table-keep-card", card = describe::card_title(ui, card));
            if card_choice::keep_ui(ui, scene, index, name) {
                scene.play(Intent::Answer(Answer::Keep(card)));
            }
        },
    );
    options_ui(ui, scene);
}
