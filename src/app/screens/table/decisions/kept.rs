//! Cards laid out above the table, one of which is to be kept or destroyed.

use super::card_choice::room_for;
use super::{claim, decline_ui, objective};
use crate::app::screens::table::scene::{Scene, Signal};
use crate::app::text::describe;
use crate::app::theme::Icon;
use crate::app::widgets::{Button, Dialog, pressed};
use crate::game::{Asked, Objective, Question};
use crate::play::intent::Intent;
use crate::t;
use egui::{Key, KeyboardShortcut, Modifiers, Ui};

/// Draws the dialog with the cards, one of which is to be kept or destroyed, unless the player has put them aside.
pub fn kept_ui(ui: &Ui, scene: &mut Scene<'_>) {
    let Some(asked) = scene.session.focused() else {
        return;
    };
    if scene.session.covers_choice() {
        return;
    }
    if scene.desk.here().claim_aside || scene.desk.reading.is_some() || !scene.session.is_playing()
    {
        return;
    }
    let closed = if let Question::Keep(cards) = &asked.question {
        let title = describe::question(ui, &asked.what, &asked.question);
        let dialog = Dialog::new("claim", title)
            .icon(Icon::Cards)
            .width(room_for(cards.len() as usize));
        let show = |ui: &mut Ui| {
            claim::cards_ui(ui, scene, *cards);
            leave_ui(ui, scene, asked);
        };
        dialog.show(ui.ctx(), show).closed
    } else if let Question::KeepObjective { among, count, open } = &asked.question {
        let drawn: Vec<Objective> = among.iter().collect();
        let side = objective::side(scene, *open);
        let dialog =
            Dialog::new("objectives", objective::title(ui, side, *count)).icon(Icon::Objective);
        let dialog = dialog.width(room_for(drawn.len()));
        dialog
            .show(ui.ctx(), |ui| {
                objective::objectives_ui(ui, scene, &drawn, side)
            })
            .closed
    } else if let Question::DestroyObjective(held) = &asked.question {
        let held: Vec<Objective> = held.iter().collect();
        let title = describe::question(ui, &asked.what, &asked.question);
        let dialog = Dialog::new("objectives", title)
            .icon(Icon::Objective)
            .width(room_for(held.len()));
        dialog
            .show(ui.ctx(), |ui| objective::destroy_ui(ui, scene, &held))
            .closed
    } else {
        return;
    };
    if closed {
        scene.signal(Signal::ShowClaim(false));
    }
}

/// Draws the button that keeps none of the cards, if that is allowed. The dialog blocks the keys of the table.
fn leave_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    decline_ui(ui, scene, asked);
    if asked.what.optional && pressed(ui, &KeyboardShortcut::new(Modifiers::NONE, Key::X)) {
        scene.play(Intent::Decline(asked.pending));
    }
}

/// Draws the button that shows the cards above the table again.
pub(super) fn show_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if ui
        .add(
            Button::new(t!(ui, "table-show-cards"))
                .icon(Icon::Cards)
                .primary(),
        )
        .clicked()
    {
        scene.signal(Signal::ShowClaim(true));
    }
}
