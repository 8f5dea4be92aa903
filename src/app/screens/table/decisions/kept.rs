//! Cards laid out above the table, one of which is to be kept or destroyed.

use super::{claim, decline_ui, objective};
use crate::app::screens::table::intent::Intent;
use crate::app::screens::table::scene::{Scene, Signal};
use crate::app::text::describe;
use crate::app::theme::{Icon, tokens};
use crate::app::widgets::{Button, Dialog, pressed};
use crate::game::{Asked, Objective, Question};
use crate::t;
use egui::{Key, KeyboardShortcut, Modifiers, Ui};

/// The least and the greatest width of a card in points.
const WIDTHS: [f32; 2] = [190.0, 240.0];
/// Room for a scroll bar in points.
const SCROLL: f32 = 14.0;

/// The dialog with the cards one of which is to be kept or destroyed, unless the player has put them aside.
pub fn kept_ui(ui: &Ui, scene: &mut Scene<'_>) {
    let Some(asked) = scene.session.focused() else {
        return;
    };
    if scene.desk.claim_aside || scene.desk.reading.is_some() || !scene.session.is_playing() {
        return;
    }
    let closed = match &asked.question {
        Question::Keep(cards) => {
            let title = describe::question(ui, &asked.what, &asked.question);
            let dialog = Dialog::new("claim", title)
                .icon(Icon::Cards)
                .width(room_for(cards.len() as usize));
            let show = |ui: &mut Ui| {
                claim::cards_ui(ui, scene, *cards);
                leave_ui(ui, scene, asked);
            };
            dialog.show(ui.ctx(), show).closed
        }
        Question::KeepObjective { among, count, open } => {
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
        }
        Question::DestroyObjective(held) => {
            let held: Vec<Objective> = held.iter().collect();
            let title = describe::question(ui, &asked.what, &asked.question);
            let dialog = Dialog::new("objectives", title)
                .icon(Icon::Objective)
                .width(room_for(held.len()));
            dialog
                .show(ui.ctx(), |ui| objective::destroy_ui(ui, scene, &held))
                .closed
        }
        _ => return,
    };
    if closed {
        scene.signal(Signal::ShowClaim(false));
    }
}

/// The way to keep none of the cards, where that is allowed. The dialog keeps the keys of the table away.
fn leave_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    decline_ui(ui, scene, asked);
    if asked.what.optional && pressed(ui, &KeyboardShortcut::new(Modifiers::NONE, Key::X)) {
        scene.play(Intent::Decline(asked.pending));
    }
}

/// How wide a dialog with `count` cards side by side is, in points: its title has room, and more cards begin a new row.
fn room_for(count: usize) -> f32 {
    (count as f32 * (WIDTHS[1] + tokens().space.s) + SCROLL).clamp(560.0, 1040.0)
}

/// The way back to the cards, which lie above the table.
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

/// Lays out `count` cards in as many columns as fit; `card` draws one, given its index and its width.
pub(super) fn columns(ui: &mut Ui, count: usize, mut card: impl FnMut(&mut Ui, usize, f32)) {
    let [least, most] = WIDTHS;
    let gap = ui.spacing().item_spacing.x;
    let room = ui.available_width() - SCROLL;
    let columns = ((room / least) as usize).clamp(1, count.max(1));
    let width = ((room - (columns as f32 - 1.0) * gap) / columns as f32).min(most);
    ui.add_space(tokens().space.xs);
    for row in (0..count).collect::<Vec<_>>().chunks(columns) {
        ui.horizontal_top(|ui| {
            for index in row {
                ui.vertical(|ui| card(ui, *index, width));
            }
        });
    }
}

/// The button that keeps card number `index`, from 0; gives whether it was clicked or its digit pressed.
pub(super) fn keep_ui(ui: &mut Ui, index: usize, name: String) -> bool {
    choose_ui(ui, index, Button::new(t!(ui, "table-keep")).name(name))
}

/// The button that destroys card number `index`, from 0; gives whether it was clicked or its digit pressed.
pub(super) fn destroy_ui(ui: &mut Ui, index: usize, name: String) -> bool {
    choose_ui(
        ui,
        index,
        Button::new(t!(ui, "alerts-destroy"))
            .icon(Icon::Trash)
            .name(name),
    )
}

fn choose_ui(ui: &mut Ui, index: usize, button: Button) -> bool {
    ui.add(button.key(format!("{}", index + 1))).clicked() || digit_pressed(ui, index)
}

/// Whether the digit of choice number `index`, from 0, was pressed. The dialog keeps the keys of the table away.
fn digit_pressed(ui: &Ui, index: usize) -> bool {
    const DIGITS: [Key; 9] = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    DIGITS
        .get(index)
        .is_some_and(|digit| pressed(ui, &KeyboardShortcut::new(Modifiers::NONE, *digit)))
}
