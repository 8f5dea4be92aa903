//! Cards side by side, one of which is to be chosen: civ cards that are claimed (rules §6.2), and objectives to keep or to
//! destroy.

use crate::screens::table::panels::{mark_answer, options_ui};
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::civ_card::CivCardView;
use crate::widgets::objective::{ObjectiveView, Side};
use crate::widgets::{Button, digit_pressed, dim_among_buttons, help_above};
use egui::{Key, Response, Ui};
use kit::theme::{Icon, tokens};
use play::intent::Intent;
use rules::{Answer, CardSet, CivCard, Objective, ObjectiveSet};
use table::Secrets;

/// The minimum and maximum width of an upright card, in points.
const UPRIGHT: [f32; 2] = [190.0, 240.0];
/// The same of a card that lies, with its words beside the motif.
const LYING: [f32; 2] = [230.0, 320.0];
/// Room for a scroll bar in points.
const SCROLL: f32 = 14.0;

/// The width of a dialog with `count` cards side by side, in points. The title always fits, and cards that do not fit
/// begin a new row.
pub(super) fn room_for(count: u32) -> f32 {
    (count as f32 * (UPRIGHT[1] + tokens().space.s) + SCROLL).clamp(560.0, 1040.0)
}

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
pub(super) fn claim_ui(ui: &mut Ui, scene: &mut Scene<'_>, cards: CardSet) {
    let cards: Vec<CivCard> = cards.iter().collect();
    let is_low = scene.common.is_beside() && ui.clip_rect().height() < 420.0;
    let widths = if is_low { LYING } else { UPRIGHT };
    let card = |ui: &mut Ui, _: &Scene<'_>, card, width| {
        let view = CivCardView::new(card).width(width);
        let shown = if is_low { view.in_row() } else { view }.show(ui);
        let title = describe::card_title(ui, card);
        // What becomes of a card that is kept (rules §6.2).
        let fate = || t!(ui, "cards-fate", immediate = card.is_immediate());
        help_above(shown, &title, fate, "6.2")
    };
    let button = |ui: &Ui, card| keep_button(ui, describe::card_title(ui, card));
    columns_ui(ui, scene, (&cards, widths), Answer::Keep, card, button);
}

/// Draws the drawn objectives as cards, one of which is to be kept, with the current value of each.
pub(super) fn keep_ui(ui: &mut Ui, scene: &mut Scene<'_>, drawn: ObjectiveSet, open: bool) {
    let side = Side::of_drawn(scene.state(), open);
    let button = |ui: &Ui, card| {
        let private = side == Side::Private;
        keep_button(ui, describe::title_of_side(ui, card, private))
    };
    objectives_ui(ui, scene, (drawn, side), Answer::KeepObjective, button);
}

/// Draws the seat's private objectives as cards, one of which is to be destroyed, with the current value of each.
pub(super) fn destroy_ui(ui: &mut Ui, scene: &mut Scene<'_>, held: ObjectiveSet) {
    let button = |ui: &Ui, card| {
        let button = Button::new(t!(ui, "events-destroy")).icon(Icon::Trash);
        button.name(t!(ui, "log-choice-destroy", card: describe::private_title(card)))
    };
    let cards = (held, Side::Private);
    objectives_ui(ui, scene, cards, Answer::DestroyObjective, button);
}

/// Draws objectives as cards with the current value of each.
fn objectives_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    (cards, side): (ObjectiveSet, Side),
    answer: impl Fn(Objective) -> Answer,
    button: impl Fn(&Ui, Objective) -> Button,
) {
    let cards: Vec<Objective> = cards.iter().collect();
    let card = |ui: &mut Ui, scene: &Scene<'_>, objective, width| {
        let game = (scene.common.setup(), scene.state());
        let view = ObjectiveView::of(game, scene.seat.id(), objective, side);
        view.upright().width(width).show(ui)
    };
    columns_ui(ui, scene, (&cards, UPRIGHT), answer, card, button);
}

/// Lays out cards of these widths in as many columns as fit: `card` draws one in a width, and `button` is what chooses it, on
/// the same height for all cards of a row. A click on either gives the answer.
fn columns_ui<'a, T: Copy>(
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
fn keep_button(ui: &Ui, card: String) -> Button {
    Button::new(t!(ui, "table-keep")).name(t!(ui, "table-keep-card", card))
}

/// Draws the button of card number `index`, from 0. Returns whether it was clicked or its digit pressed.
fn is_chosen(ui: &mut Ui, scene: &Scene<'_>, index: usize, button: Button) -> bool {
    let hinted = scene.place.hints.takes_digits();
    let button = button.cap(scene.digit(index + 1).filter(|_| !hinted));
    // A digit that comes with the key of the hint is meant for the hint.
    let asks = ui.input(|input| input.key_pressed(Key::H));
    ui.add(button).clicked() || (scene.at_keys && !hinted && !asks && digit_pressed(ui, index))
}
