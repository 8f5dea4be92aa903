//! Deck, discard pile and the own hand, face down until its player looks (cryo §12.5, §12.8).

use crate::about::About;
use crate::desk::{Desk, Scene, Spot};
use crate::motion::{Anchor, note};
use crate::{art, names, palette, t};
use cryo::{CardKind, CardUse, Choice, Question, State};
use egui::{Rect, Sense, Stroke, Ui, pos2, vec2};
use kit::theme::{Icon, body, number, strong, tokens};

/// Draws the deck and the hand of the player at the screen.
pub(crate) fn hand_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let room = scene.layout.hand;
    let deck = room.with_max_x(room.left() + 48.0_f32.max(0.11 * room.width()));
    deck_ui(ui, desk, scene, deck);
    let room = room.with_min_x(deck.right() + 4.0);
    let hand = scene.state().seat(scene.at.seat()).hand;
    let width = (room.width() / hand.len().max(1) as f32).min(0.34 * room.width());
    for (index, card) in hand.iter().enumerate() {
        let left = room.left() + width * index as f32;
        let rect = Rect::from_x_y_ranges(left..=left + width, room.y_range());
        let rect = rect.shrink2(vec2(2.0, 1.0));
        match scene.at.shows_secrets {
            true => card_ui(ui, desk, scene, (index, card), rect),
            false => face_down_ui(ui, scene, rect, index + 1),
        }
    }
}

/// The deck and the discard pile.
fn deck_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, rect: Rect) {
    let state = scene.state();
    let (above, below) = (
        rect.with_max_y(rect.center().y - 2.0),
        rect.with_min_y(rect.center().y + 2.0),
    );
    scene.canvas.rect(above, 8, palette::PLATE);
    scene
        .canvas
        .border(above, 8, Stroke::new(1.2, palette::EDGE));
    let edge = (0.5 * above.width()).min(0.5 * above.height());
    scene
        .canvas
        .art(art::CARD, above.center() - vec2(0.0, 0.32 * edge), edge);
    let at = above.center_bottom() - vec2(0.0, 13.0);
    scene
        .canvas
        .label(at, state.deck.len(), number(16.0), palette::WORDS);
    scene
        .canvas
        .rect(below, 8, palette::SKY.gamma_multiply(0.7));
    let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.6));
    scene.canvas.border(below, 8, stroke);
    let sign = below.center() - vec2(0.0, 0.32 * edge);
    scene
        .canvas
        .picture_at(Icon::Trash, sign, 0.8 * edge, palette::FAINT);
    let at = below.center_bottom() - vec2(0.0, 13.0);
    scene
        .canvas
        .label(at, state.discard.len(), number(16.0), palette::FAINT);
    scene.light_if_meant(desk, Spot::Deck, above, 8);
    note(ui.ctx(), Anchor::Deck, above.center());
    let about = About {
        name: &|ui| t!(ui, "board-deck", count = state.deck.len()),
        help: &|ui| {
            let cards = state.discard.iter().copied().collect();
            let discarded = match state.discard.is_empty() {
                true => t!(ui, "board-none"),
                false => names::cards(ui, state, cards),
            };
            t!(ui, "board-deck-help", discarded)
        },
        rule: "5.15",
    };
    scene.spot_ui(ui, desk, (Spot::Deck, rect), about);
}

/// A card whose player has not asked to see it.
fn face_down_ui(ui: &mut Ui, scene: &mut Scene<'_>, rect: Rect, number: usize) {
    scene.canvas.rect(rect, 8, palette::PLATE);
    scene
        .canvas
        .border(rect, 8, Stroke::new(1.2, palette::EDGE));
    let inner = rect.shrink(6.0);
    let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.7));
    scene.canvas.border(inner, 6, stroke);
    let edge = 0.4 * rect.width();
    let at = rect.center() - vec2(0.0, 0.5 * edge);
    scene.canvas.art(art::CARD, at, edge);
    let at = rect.center() + vec2(0.0, 0.6 * edge);
    scene
        .canvas
        .label(at, "L", strong(tokens().text.section), palette::FAINT);
    let id = ui.scope_id().with(("face down", number));
    let response = ui.interact(rect, id, Sense::hover());
    let about = About {
        name: &|ui| t!(ui, "board-card-down", number),
        help: &|ui| t!(ui, "board-card-down-help"),
        rule: "11.2",
    };
    about.tell(ui, response);
}

/// A card with its four uses, one below the other.
fn card_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (index, card): (usize, CardKind),
    rect: Rect,
) {
    let (state, spot) = (scene.state(), Spot::Card(index, card));
    let chosen = desk.is_picked(spot);
    scene.canvas.rect(rect, 8, palette::STEEL);
    let stroke = match chosen {
        true => Stroke::new(3.0, palette::LAMP),
        false => Stroke::new(1.2, palette::EDGE),
    };
    scene.canvas.border(rect, 8, stroke);
    if !chosen {
        scene.light_if_meant(desk, spot, rect, 8);
    }
    let inner = rect.shrink2(vec2(4.0, 3.0));
    let row = inner.height() / 4.0;
    for (line, role) in CardUse::ALL.into_iter().enumerate() {
        let top = inner.top() + row * line as f32;
        let part = Rect::from_x_y_ranges(inner.x_range(), top..=top + row);
        use_ui(ui, scene, (card, role), part);
    }
    let part = inner.with_min_y(inner.bottom() - row);
    let (drawings, is_choice) = art::reward(state.components.card(card).scrap.reward);
    let edge = (0.62 * row).min(0.26 * part.width());
    let sign = part.left_center() + vec2(10.0, 0.0);
    scene
        .canvas
        .picture_at(Icon::Trash, sign, 15.0, palette::FAINT);
    let at = part.center() + vec2(8.0, 0.0);
    art::row(&mut scene.canvas, at, edge, (&drawings, is_choice));
    if scene.question() == Some(Question::Keep) && chosen {
        let corner = rect.right_top() + vec2(-13.0, 13.0);
        scene
            .canvas
            .picture_at(Icon::Check, corner, 20.0, palette::LAMP);
    }
    note(ui.ctx(), Anchor::Hand, rect.center());
    let about = About {
        name: &|ui| t!(ui, "board-card", card = names::card(ui, state, card)),
        help: &|ui| card_help(ui, state, card),
        rule: "5.1",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// One use of a card: dark if the card cannot be played so.
fn use_ui(ui: &Ui, scene: &mut Scene<'_>, (card, role): (CardKind, CardUse), rect: Rect) {
    let state = scene.state();
    let plays = matches!(scene.question(), Some(Question::Play | Question::Card));
    let possible = !plays || scene.legal.contains(&Choice::Play(card, role));
    let ink = match possible {
        true => palette::WORDS,
        false => palette::FAINT.gamma_multiply(0.55),
    };
    let line = [rect.left_bottom(), rect.right_bottom()];
    let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.5));
    scene.canvas.line(line, stroke);
    let icon = match role {
        CardUse::Upgrade => art::upgrade(card),
        CardUse::Mission => Icon::Objective,
        CardUse::Vehicle => Icon::Rover,
    };
    let sign = pos2(rect.left() + 10.0, rect.center().y);
    scene.canvas.picture_at(icon, sign, 16.0, palette::ICE);
    let name = names::card_as(ui, state, card, role);
    let words = match role {
        CardUse::Vehicle => format!("{} {name}", state.seats_of(scene.at.seat(), card)),
        CardUse::Upgrade | CardUse::Mission => name.to_owned(),
    };
    let width = rect.width() - 22.0;
    let rows = if rect.height() > 33.0 { 2.0 } else { 1.0 };
    let galley = ui.painter().layout(words.clone(), body(14.0), ink, width);
    let height = galley.size().y.min(rows * 17.5);
    let at = pos2(rect.left() + 21.0, rect.center().y - height / 2.0);
    scene.write(ui, at, (&words, body(14.0)), ink, [width, rows]);
}

fn card_help(ui: &Ui, state: &State, card: CardKind) -> String {
    let [upgrade, mission, vehicle] = CardUse::ALL.map(|role| names::use_of(ui, state, card, role));
    let scrap = names::reward(ui, state.components.card(card).scrap.reward);
    t!(ui, "board-card-help", upgrade, mission, vehicle, scrap)
}
