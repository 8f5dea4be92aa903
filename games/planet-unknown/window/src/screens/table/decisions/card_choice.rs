//! Cards side by side, one of which is to be chosen.

use crate::screens::table::scene::Scene;
use crate::t;
use crate::widgets::{Button, digit_pressed};
use egui::{Key, Ui};
use kit::theme::{Icon, tokens};

/// The minimum and maximum width of an upright card, in points.
pub(super) const UPRIGHT: [f32; 2] = [190.0, 240.0];
/// The same of a card that lies, with its words beside the motif.
pub(super) const LYING: [f32; 2] = [230.0, 320.0];
/// Room for a scroll bar in points.
const SCROLL: f32 = 14.0;

/// The width of a dialog with `count` cards side by side, in points. The title always fits, and cards that do not fit
/// begin a new row.
pub(super) fn room_for(count: usize) -> f32 {
    (count as f32 * (UPRIGHT[1] + tokens().space.s) + SCROLL).clamp(560.0, 1040.0)
}

/// Lays out `count` cards of these widths in as many columns as fit: `card` draws one, given its index and its width, and
/// `button` what chooses it, on the same height for all cards of a row.
pub(super) fn columns<'a>(
    ui: &mut Ui,
    scene: &mut Scene<'a>,
    (count, [least, most]): (usize, [f32; 2]),
    card: impl Fn(&mut Ui, &mut Scene<'a>, usize, f32),
    button: impl Fn(&mut Ui, &mut Scene<'a>, usize),
) {
    let gap = ui.spacing().item_spacing.x;
    let room = ui.available_width() - SCROLL;
    let most_columns = ((room / least) as usize).clamp(1, count.max(1));
    // Six cards in rows of three and three rather than of five and one.
    let columns = count.div_ceil(count.div_ceil(most_columns).max(1)).max(1);
    let width = ((room - (columns as f32 - 1.0) * gap) / columns as f32).min(most);
    ui.add_space(tokens().space.xs);
    for row in (0..count).collect::<Vec<_>>().chunks(columns) {
        ui.horizontal_top(|ui| {
            for index in row {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    card(ui, scene, *index, width);
                });
            }
        });
        ui.horizontal_top(|ui| {
            for index in row {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    button(ui, scene, *index);
                });
            }
        });
    }
}

/// Draws the button that keeps card number `index`, from 0. Returns whether it was clicked or its digit pressed.
pub(super) fn keep_ui(ui: &mut Ui, scene: &Scene<'_>, index: usize, name: String) -> bool {
    choose_ui(
        ui,
        scene,
        index,
        Button::new(t!(ui, "table-keep")).name(name),
    )
}

/// Draws the button that destroys card number `index`, from 0. Returns whether it was clicked or its digit pressed.
pub(super) fn destroy_ui(ui: &mut Ui, scene: &Scene<'_>, index: usize, name: String) -> bool {
    choose_ui(
        ui,
        scene,
        index,
        Button::new(t!(ui, "events-destroy"))
            .icon(Icon::Trash)
            .name(name),
    )
}

fn choose_ui(ui: &mut Ui, scene: &Scene<'_>, index: usize, button: Button) -> bool {
    let hinted = scene.hints.takes_digits();
    let button = match hinted {
        true => button,
        false => button.cap(scene.digit(index + 1)),
    };
    // A digit that comes with the key of the hint is meant for the hint.
    let asks = ui.input(|input| input.key_pressed(Key::H));
    ui.add(button).clicked() || (scene.at_keys && !hinted && !asks && digit_pressed(ui, index))
}
