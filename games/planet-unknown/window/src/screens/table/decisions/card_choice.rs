//! Cards side by side, one of which is to be chosen.

use crate::screens::table::panels::{mark_answer, options_ui};
use crate::screens::table::scene::Scene;
use crate::t;
use crate::widgets::{Button, digit_pressed};
use egui::{Key, Response, Ui};
use kit::theme::tokens;
use play::intent::Intent;
use rules::Answer;

/// The minimum and maximum width of an upright card, in points.
pub(super) const UPRIGHT: [f32; 2] = [190.0, 240.0];
/// The same of a card that lies, with its words beside the motif.
pub(super) const LYING: [f32; 2] = [230.0, 320.0];
/// Room for a scroll bar in points.
const SCROLL: f32 = 14.0;

/// The width of a dialog with `count` cards side by side, in points. The title always fits, and cards that do not fit
/// begin a new row.
pub(super) fn room_for(count: u32) -> f32 {
    (count as f32 * (UPRIGHT[1] + tokens().space.s) + SCROLL).clamp(560.0, 1040.0)
}

/// Lays out cards of these widths in as many columns as fit: `card` draws one in a width, and `button` is what chooses it, on
/// the same height for all cards of a row. A click on either gives the answer.
pub(super) fn columns_ui<'a, T: Copy>(
    ui: &mut Ui,
    scene: &mut Scene<'a>,
    (cards, [least, most]): (&[T], [f32; 2]),
    answer: impl Fn(T) -> Answer,
    card: impl Fn(&mut Ui, &Scene<'a>, T, f32) -> Response,
    button: impl Fn(&Ui, T) -> Button,
) {
    let gap = ui.spacing().item_spacing.x;
    let room = ui.available_width() - SCROLL;
    let count = cards.len();
    let most_columns = ((room / least) as usize).clamp(1, count.max(1));
    // Six cards in rows of three and three rather than of five and one.
    let columns = count.div_ceil(count.div_ceil(most_columns).max(1)).max(1);
    let width = ((room - (columns as f32 - 1.0) * gap) / columns as f32).min(most);
    ui.add_space(tokens().space.xs);
    for (row, cards) in cards.chunks(columns).enumerate() {
        ui.horizontal_top(|ui| {
            for each in cards {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    let shown = card(ui, scene, *each, width);
                    mark_answer(ui, scene, shown.rect, answer(*each));
                    scene.on_click(&shown, Intent::Answer(answer(*each)));
                });
            }
        });
        ui.horizontal_top(|ui| {
            for (index, each) in (row * columns..).zip(cards) {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    if is_chosen(ui, scene, index, button(ui, *each)) {
                        scene.play(Intent::Answer(answer(*each)));
                    }
                });
            }
        });
    }
    options_ui(ui, scene);
}

/// The button that keeps a card of this title.
pub(super) fn keep_button(ui: &Ui, card: String) -> Button {
    Button::new(t!(ui, "table-keep")).name(t!(ui, "table-keep-card", card))
}

/// Draws the button of card number `index`, from 0. Returns whether it was clicked or its digit pressed.
fn is_chosen(ui: &mut Ui, scene: &Scene<'_>, index: usize, button: Button) -> bool {
    let hinted = scene.hints.takes_digits();
    let button = match hinted {
        true => button,
        false => button.cap(scene.digit(index + 1)),
    };
    // A digit that comes with the key of the hint is meant for the hint.
    let asks = ui.input(|input| input.key_pressed(Key::H));
    ui.add(button).clicked() || (scene.at_keys && !hinted && !asks && digit_pressed(ui, index))
}
