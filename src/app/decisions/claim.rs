//! Claiming civ cards (rules §6.2).

use crate::app::panels::{Scene, Signal};
use crate::app::screens::table::intent::Intent;
use crate::app::text::describe;
use crate::app::theme::Icon;
use crate::app::widgets::civ_card::CivCardView;
use crate::app::widgets::{Button, Dialog, pressed};
use crate::game::{Answer, CardSet, CivCard, Question};
use crate::t;
use egui::{Key, KeyboardShortcut, Modifiers, Ui};

/// Whether to look at the cards of a rank now.
pub(super) fn look_ui(ui: &mut Ui, scene: &mut Scene<'_>, rank: u8) {
    let label = t!(ui, "table-look", rank = rank);
    if ui.add(Button::new(label).icon(Icon::Cards).key("1").primary()).clicked() {
        scene.play(Intent::Answer(Answer::Look));
    }
}

/// The way back to the cards, which lie above the table.
pub(super) fn keep_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if ui.add(Button::new(t!(ui, "table-show-cards")).icon(Icon::Cards).primary()).clicked() {
        scene.signal(Signal::ShowClaim(true));
    }
}

/// The cards one of which is to be kept, large above the table.
pub fn claim_ui(ui: &Ui, scene: &mut Scene<'_>) {
    let Some(asked) = scene.session.focused() else {
        return;
    };
    let Question::Keep(cards) = asked.question else {
        return;
    };
    if scene.desk.claim_aside || !scene.session.is_playing() {
        return;
    }
    let title = describe::question(ui, &asked.what, &asked.question);
    let answer = Dialog::new("claim", title).icon(Icon::Cards).width(900.0).show(ui.ctx(), |ui| {
        cards_ui(ui, scene, cards);
    });
    if answer.closed {
        scene.signal(Signal::ShowClaim(false));
    }
}

fn cards_ui(ui: &mut Ui, scene: &mut Scene<'_>, cards: CardSet) {
    let gap = ui.spacing().item_spacing.x;
    let room = ui.available_width() - 14.0;
    let columns = ((room / 190.0) as usize).clamp(1, cards.len().max(1) as usize);
    let width = ((room - (columns as f32 - 1.0) * gap) / columns as f32).min(240.0);
    let numbered: Vec<(usize, CivCard)> = cards.iter().enumerate().collect();
    for row in numbered.chunks(columns) {
        ui.horizontal_top(|ui| row.iter().for_each(|(index, card)| card_ui(ui, scene, *index, *card, width)));
    }
}

fn card_ui(ui: &mut Ui, scene: &mut Scene<'_>, index: usize, card: CivCard, width: f32) {
    ui.vertical(|ui| {
        let clicked = CivCardView::new(card).width(width).show(ui).clicked();
        let name = t!(ui, "table-keep-card", card = describe::card_title(ui, card));
        let button = Button::new(t!(ui, "table-keep")).name(name).key(format!("{}", index + 1));
        if ui.add(button).clicked() || clicked || digit_pressed(ui, index) {
            scene.play(Intent::Answer(Answer::Keep(card)));
        }
    });
}

/// Whether the digit of choice number `index`, from 0, was pressed. The dialog keeps the keys of the table away.
fn digit_pressed(ui: &Ui, index: usize) -> bool {
    const DIGITS: [Key; 9] =
        [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    DIGITS.get(index).is_some_and(|digit| pressed(ui, &KeyboardShortcut::new(Modifiers::NONE, *digit)))
}
