//! Cards laid out above the table or in the middle of a board, one of which is to be kept or destroyed.

use super::card_choice::{claim_ui, destroy_ui, keep_ui, room_for};
use super::decline_ui;
use crate::screens::table::desk::Desk;
use crate::screens::table::devices::note_answers;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::objective::Side;
use crate::widgets::{Button, Dialog, says};
use egui::{RichText, ScrollArea, Ui};
use kit::devices::{Keyboard, Saying};
use kit::theme::{Icon, heading, tokens};
use play::intent::Intent;
use play::session::SeatView;
use rules::{Asked, Question};

/// The question of `seat` about cards, unless they are face down or the player has put them aside.
fn laid_out<'a>(seat: SeatView<'a>, desk: &Desk) -> Option<&'a Asked> {
    let asked = seat.focused()?;
    let is_aside = desk.place(seat).claim_aside || desk.reading.is_some();
    let lies_open = !seat.covers_choice() && !is_aside && seat.is_playing();
    (seat.chooses_cards() && lies_open).then_some(asked)
}

/// What is to be done with the cards, as a sentence.
fn title(ui: &Ui, scene: &Scene<'_>, asked: &Asked) -> String {
    let Question::KeepObjective { count, open, .. } = asked.question else {
        return describe::question(ui, &asked.what, &asked.question);
    };
    let private = Side::of_drawn(scene.state(), open) == Side::Private;
    t!(ui, "table-keep-objective", private, count)
}

/// Draws the cards to choose from.
fn cards_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    match asked.question {
        Question::Keep(cards) => {
            claim_ui(ui, scene, cards);
            decline_ui(ui, scene, asked);
            let declines = scene.at_keys && says(ui, Keyboard::Table, Saying::Decline);
            if asked.what.optional && declines {
                scene.play(Intent::Decline(asked.pending));
            }
        }
        Question::KeepObjective { among, open, .. } => keep_ui(ui, scene, among, open),
        Question::DestroyObjective(held) => destroy_ui(ui, scene, held),
        _ => {}
    }
}

/// Whether the cards that the player of `seat` chooses among lie open.
pub fn shows_cards(seat: SeatView<'_>, desk: &Desk) -> bool {
    laid_out(seat, desk).is_some()
}

/// Draws the dialog with the cards, one of which is to be kept or destroyed, unless the player has put them aside.
pub fn kept_ui(ui: &Ui, scene: &mut Scene<'_>) {
    let Some(asked) = laid_out(scene.seat, scene.desk) else {
        return;
    };
    let (id, icon, count) = match asked.question {
        Question::Keep(cards) => ("claim", Icon::Cards, cards.len()),
        Question::KeepObjective { among: cards, .. } | Question::DestroyObjective(cards) => {
            ("objectives", Icon::Objective, cards.len())
        }
        _ => return,
    };
    let dialog = Dialog::new(id, title(ui, scene, asked))
        .icon(icon)
        .width(room_for(count))
        .growth(170.0);
    let answer = dialog.show(ui.ctx(), |ui| cards_ui(ui, scene, asked));
    if answer.closed {
        scene.signal(Signal::ShowClaim(false));
    }
}

/// Whether the cards to choose from lie in the middle of the board, as they do where several play side by side.
pub fn lays_cards_out(scene: &Scene<'_>) -> bool {
    scene.common.is_beside() && shows_cards(scene.seat, scene.desk)
}

/// Draws the cards to choose from in the middle of the board.
pub fn cards_in_board_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let Some(asked) = laid_out(scene.seat, scene.desk) else {
        return;
    };
    if let Question::KeepObjective { .. } = asked.question {
        let title = title(ui, scene, asked);
        ui.label(RichText::new(title).font(heading(tokens().text.lead)));
    }
    note_answers(ui.ctx(), scene.seat.id(), ui.available_rect_before_wrap());
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| cards_ui(ui, scene, asked));
}

/// Draws the button that shows the cards again, or, where they lie in the board, the one that puts them aside.
pub(super) fn show_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let (button, shows) = if lays_cards_out(scene) {
        (Button::new(t!(ui, "table-cards-aside")).quiet(), false)
    } else {
        let button = Button::new(t!(ui, "table-show-cards"));
        (button.icon(Icon::Cards).primary(), true)
    };
    scene.button(ui, button, Signal::ShowClaim(shows));
}
