//! Deck, discard pile and the own hand, face down until its player looks (cryo §12.5, §12.8).

use crate::desk::{Desk, Scene, Spot};
use crate::motion::{Anchor, note};
use crate::platform::spread;
use crate::{art, names, palette, t};
use cryo::{CardKind, CardUse, Choice, Question, State};
use egui::{Rect, Stroke, Ui, pos2, vec2};
use kit::frame::{At, face_down, line};
use kit::theme::{Icon, body, number, strong, tokens};
use kit::widgets::{About, fitting, widest_word};

/// The place of the hand among what was looked at last.
const HAND: usize = 3;

/// The height of a hand from which on a use can have two rows.
const TWO_ROWS: f32 = 146.0;

/// The width of the deck beside a hand in a room this wide.
fn deck_width(room: f32) -> f32 {
    (0.036 * room).max(48.0)
}

/// The width that deck and hand need for all their words, in a hand of this height.
pub(crate) fn hand_width(ui: &Ui, at: &At<'_, State>, height: f32) -> f32 {
    let deck = deck_width(ui.ctx().content_rect().width());
    let needs = needs(ui, at, height > TWO_ROWS);
    deck + 4.0 + needs.into_iter().sum::<f32>()
}

/// The width that each card of the hand needs for its words, in one row or two.
fn needs(ui: &Ui, at: &At<'_, State>, has_two_rows: bool) -> Vec<f32> {
    let need = |card: CardKind| {
        let uses = CardUse::ALL.map(|role| match has_two_rows {
            true => use_words(ui, at, (card, role)),
            false => use_words(ui, at, (card, role)).replace(' ', "\u{a0}"),
        });
        let widest = uses.iter().map(|words| widest_word(ui, words, &body(14.0)));
        widest.fold(0.0, f32::max) + 34.0
    };
    let hand = at.state().seat(at.seat()).hand;
    let need = |card: CardKind| if at.shows_secrets { need(card) } else { 1.0 };
    hand.iter().map(need).collect()
}

/// Draws the deck and the hand of the player at the screen.
pub(crate) fn hand_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let room = scene.layout.hand;
    let deck = room.with_max_x(room.left() + deck_width(scene.layout.room.width()));
    deck_ui(ui, desk, scene, deck);
    let room = room.with_min_x(deck.right() + 4.0);
    let hand = scene.state().seat(scene.at.seat()).hand;
    if hand.is_empty() {
        let words = t!(ui, "board-hand-empty");
        let at = room.left_center() + vec2(8.0, 0.0);
        let font = body(tokens().text.body);
        scene
            .words
            .write_middle(ui, at, (&words, font), palette::FAINT, [room.width(), 2.0]);
    }
    let needs = needs(ui, scene.at, room.height() > TWO_ROWS);
    let mut left = room.left();
    let widths = spread(room.width(), &needs, desk.wide[HAND]);
    for ((index, card), (width, has_names)) in hand.iter().enumerate().zip(widths) {
        let width = width.min(needs[index].max(0.34 * room.width()));
        let rect = Rect::from_x_y_ranges(left..=left + width, room.y_range());
        left += width;
        let rect = rect.shrink2(vec2(2.0, 1.0));
        if !scene.at.shows_secrets {
            face_down_ui(ui, scene, rect, index + 1);
        } else if card_ui(ui, desk, scene, (index, card), (rect, has_names)) {
            desk.wide[HAND] = index;
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
    let canvas = &mut scene.canvas;
    canvas.rect(above, 8, palette::PLATE);
    canvas.border(above, 8, Stroke::new(1.2, palette::EDGE));
    let edge = (0.5 * above.width()).min(0.5 * above.height());
    canvas.art(art::CARD, above.center() - vec2(0.0, 0.32 * edge), edge);
    let at = above.center_bottom() - vec2(0.0, 13.0);
    canvas.label(at, state.deck.len(), number(16.0), palette::WORDS);
    canvas.rect(below, 8, palette::SKY.gamma_multiply(0.7));
    let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.6));
    canvas.border(below, 8, stroke);
    let sign = below.center() - vec2(0.0, 0.32 * edge);
    canvas.picture_at(Icon::Trash, sign, 0.8 * edge, palette::FAINT);
    let at = below.center_bottom() - vec2(0.0, 13.0);
    canvas.label(at, state.discard.len(), number(16.0), palette::FAINT);
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
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 8, palette::PLATE);
    canvas.border(rect, 8, Stroke::new(1.2, palette::EDGE));
    let inner = rect.shrink(6.0);
    let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.7));
    canvas.border(inner, 6, stroke);
    let edge = 0.4 * rect.width();
    let at = rect.center() - vec2(0.0, 0.5 * edge);
    canvas.art(art::CARD, at, edge);
    let at = rect.center() + vec2(0.0, 0.6 * edge);
    canvas.label(at, "L", strong(tokens().text.section), palette::FAINT);
    let id = ui.scope_id().with(("face down", number));
    let about = About {
        name: &|ui| t!(ui, "board-card-down", number),
        help: &|ui| t!(ui, "board-card-down-help"),
        rule: "11.2",
    };
    about.tell(ui, face_down(ui, rect, id));
}

/// A card with its four uses, one below the other. Returns whether it is looked at.
fn card_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (index, card): (usize, CardKind),
    (rect, has_names): (Rect, bool),
) -> bool {
    let (state, spot) = (scene.state(), Spot::Card(index, card));
    let here = scene.at;
    let chosen = desk.is_picked(spot);
    let is_kept = chosen && scene.question() == Some(Question::Keep);
    scene.canvas.rect(rect, 8, palette::STEEL);
    if is_kept {
        let light = palette::LAMP.gamma_multiply(0.2);
        scene.canvas.rect(rect, 8, light);
    }
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
    for (place, role) in CardUse::ALL.into_iter().enumerate() {
        let part = line(inner, place, 4);
        use_ui(ui, scene, (card, role), (part, has_names));
    }
    let part = inner.with_min_y(inner.bottom() - row);
    let (drawings, is_choice) = art::reward(state.components.card(card).scrap.reward);
    let edge = (0.62 * row).min(0.26 * part.width());
    let sign = part.left_center() + vec2(10.0, 0.0);
    let (icon, size, ink) = match is_kept {
        true => (Icon::Check, 20.0, palette::LAMP),
        false => (Icon::Trash, 15.0, palette::FAINT),
    };
    scene.canvas.picture_at(icon, sign, size, ink);
    let at = part.center() + vec2(8.0, 0.0);
    art::row(&mut scene.canvas, at, edge, (&drawings, is_choice));
    note(ui.ctx(), Anchor::Hand, rect.center());
    let about = About {
        name: &|ui| t!(ui, "board-card", card = names::card(ui, state, card)),
        help: &|ui| card_help(ui, here, card),
        rule: "5.1",
    };
    let response = scene.spot_ui(ui, desk, (spot, rect), about);
    response.hovered() || response.has_focus()
}

/// One use of a card: dark if the card cannot be played so.
fn use_ui(
    ui: &Ui,
    scene: &mut Scene<'_>,
    (card, role): (CardKind, CardUse),
    (rect, has_name): (Rect, bool),
) {
    let state = scene.state();
    let plays = matches!(scene.question(), Some(Question::Play | Question::Card));
    let possible = !plays || scene.legal.contains(&Choice::Play(card, role));
    let ink = match possible {
        true => palette::WORDS,
        false => palette::FAINT.gamma_multiply(0.55),
    };
    let line = [rect.left_bottom(), rect.right_bottom()];
    let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.5));
    let canvas = &mut scene.canvas;
    canvas.line(line, stroke);
    let icon = match role {
        CardUse::Upgrade => art::upgrade(card),
        CardUse::Mission => Icon::Objective,
        CardUse::Vehicle => Icon::Rover,
    };
    let sign = pos2(rect.left() + 10.0, rect.center().y);
    canvas.picture_at(icon, sign, 16.0, palette::ICE);
    if has_name {
        let words = use_words(ui, scene.at, (card, role));
        let rows = if rect.height() > 34.0 { 2.0 } else { 1.0 };
        let (at, limits) = (
            pos2(rect.left() + 21.0, rect.center().y),
            [rect.width() - 22.0, rows],
        );
        let font = fitting(ui, &words, body(14.0), limits[0]);
        scene
            .words
            .write_middle(ui, at, (&words, font), ink, limits);
    } else if role == CardUse::Vehicle {
        let seats = state.seats_of(scene.at.seat(), card);
        canvas.label(sign + vec2(18.0, 0.0), seats, number(15.0), ink);
    }
}

/// What stands beside the sign of a use.
fn use_words(ui: &Ui, at: &At<'_, State>, (card, role): (CardKind, CardUse)) -> String {
    let state = at.state();
    let name = names::card_as(ui, state, card, role);
    match role {
        CardUse::Vehicle => format!("{}\u{a0}{name}", state.seats_of(at.seat(), card)),
        CardUse::Upgrade | CardUse::Mission => name.to_owned(),
    }
}

fn card_help(ui: &Ui, at: &At<'_, State>, card: CardKind) -> String {
    let (state, seat) = (at.state(), at.seat());
    let [upgrade, mission, vehicle] =
        CardUse::ALL.map(|role| names::use_of(ui, (state, seat), card, role));
    let scrap = names::reward(ui, state.components.card(card).scrap.reward);
    t!(ui, "board-card-help", upgrade, mission, vehicle, scrap)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use kit::text::{Language, set_language};

    /// cryo §12.8: at 1280×800, the first choice is made among cards whose words are all there, in both languages.
    #[test]
    fn five_cards_have_room_for_their_words() {
        let setup = cryo::Setup::standard(2, "hand");
        let state = <State as game::Game>::deal(&setup).expect("a valid setup");
        let builder = Harness::builder().with_context_setup(kit::theme::install);
        let mut harness = builder.build_ui(move |ui| {
            for language in Language::ALL {
                set_language(ui.ctx(), language);
                let widths = CardKind::ALL.map(|card| {
                    let names = CardUse::ALL.map(|role| names::card_as(ui, &state, card, role));
                    let widest = names.map(|name| widest_word(ui, name, &body(14.0)));
                    widest.into_iter().fold(0.0, f32::max) + 34.0
                });
                let five: Vec<f32> = widths.into_iter().take(5).collect();
                let room = 0.46 * 1264.0 - 52.0;
                let spread = spread(room, &five, 0);
                assert!(spread.iter().all(|(_, has_words)| *has_words), "{five:?}");
            }
        });
        harness.run();
    }

    #[test]
    fn among_too_many_the_one_that_is_looked_at_keeps_its_words() {
        assert_eq!(spread(300.0, &[100.0, 100.0], 0), [(150.0, true); 2]);
        let tight = spread(180.0, &[100.0, 100.0], 0);
        assert_eq!(tight, [(90.0, true); 2]);
        // Cut off, but there.
        assert!(spread(200.0, &[100.0; 3], 1).iter().all(|(_, has)| *has));
        let [one, two, three] = spread(150.0, &[100.0; 3], 1)[..] else {
            unreachable!("three");
        };
        assert!(!one.1 && two.1 && !three.1);
        assert!((one.0 + two.0 + three.0 - 150.0).abs() < 0.1);
    }
}
