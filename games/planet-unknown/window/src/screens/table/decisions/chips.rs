//! The chips beside the question: what asks it, what is pending, and the civ cards that wait to be claimed.

use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{chip, chip_width, help};
use egui::{
    Color32, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use kit::theme::motion;
use kit::theme::{Icon, strong, tokens};
use rules::{Phase, Source};

/// The margin on the left and right of an effect, in addition to the small space.
const SIDES: f32 = 2.0;

/// Draws what asks the question, if that is a card, a tech or the corporation and the question does not say so.
pub(super) fn source_ui(ui: &mut Ui, scene: &Scene<'_>, roomy: bool) {
    let Some(asked) = scene.seat.focused().filter(|_| roomy) else {
        return;
    };
    let corporation = scene.seat.own().corporation;
    let sentence = match asked.what.source {
        Source::Tech(level) => describe::tech(ui, corporation, level),
        Source::Corporation => describe::corporation_rule(ui, corporation),
        Source::EventCard(card) => describe::event_card_text(ui, card),
        Source::Card(card) => describe::card_text(ui, card),
        _ => return,
    };
    let name = describe::source(ui, asked.what.source, corporation);
    let question = describe::question(ui, &asked.what, &asked.question);
    if !question.to_lowercase().contains(&name.to_lowercase()) {
        let name = describe::capitalised(&name);
        let chip = chip(ui, None, &name, tokens().color.text_dim);
        help(chip, &name, || sentence.clone());
    }
}

/// Draws a pending effect as a chip that can be clicked: the one that the question is about is `in_focus`, and one that
/// cannot be carried out now is not `possible`.
pub(super) fn effect_chip(
    ui: &mut Ui,
    (icon, label): (Icon, &str),
    in_focus: bool,
    possible: bool,
) -> Response {
    let (space, color) = (&tokens().space, &tokens().color);
    let (ink, tint) = match possible {
        true => (color.text, color.accent),
        false => (color.text_dim, color.text_dim),
    };
    let font = strong(tokens().text.small);
    let galley = ui.painter().layout_no_wrap(label.to_owned(), font, ink);
    let edge = tokens().shape.icon * 0.9;
    let height = (galley.size().y + 2.0 * space.xs).max(28.0);
    let width = galley.size().x + edge + space.xs + 2.0 * space.s + 2.0 * SIDES;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, in_focus, label));
    let glow = motion::hover(ui, &response);
    let (fill, border) = match in_focus {
        true => (color.pressed, color.accent),
        false => (
            color.raised.lerp_to_gamma(color.hover, glow),
            color.line_strong.lerp_to_gamma(color.accent, glow),
        ),
    };
    let corners = CornerRadius::same((height / 2.0) as u8);
    let frame = Stroke::new(1.2, border);
    ui.painter()
        .rect(rect, corners, fill, frame, StrokeKind::Inside);
    let middle = pos2(rect.left() + space.s + SIDES + edge / 2.0, rect.center().y);
    let place = Rect::from_center_size(middle, Vec2::splat(edge));
    icon.paint(ui.painter(), place, tint);
    let top = rect.center().y - galley.size().y / 2.0;
    let at = pos2(place.right() + space.xs, top);
    ui.painter().galley(at, galley, Color32::PLACEHOLDER);
    response
}

/// Draws the civ cards that the player has earned this round and cannot claim yet (rules §3.6).
pub(super) fn cards_waiting_ui(ui: &mut Ui, scene: &Scene<'_>) {
    if scene.seat.ghost().is_some() || !matches!(scene.state().phase, Phase::Turns { .. }) {
        return;
    }
    let (state, seat) = (scene.state(), scene.seat.id());
    let owner = state.seat(seat);
    let after_round = state.options.claims_after_round;
    for milestone in state.claims_waiting(seat) {
        let rank = milestone.rank;
        let (words, color) = match state.has_card_for(owner, rank) {
            true => ("table-card-waits", tokens().color.accent),
            false => ("table-card-lacks", tokens().color.text_dim),
        };
        let words = t!(ui, words, rank);
        let fits = chip_width(ui, Some(Icon::Cards), &words) <= ui.available_size_before_wrap().x;
        // A row more would leave less room for the planet.
        let number = rank.to_string();
        let shown = if fits { &words } else { &number };
        let sign = chip(ui, Some(Icon::Cards), shown, color);
        sign.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
        help(sign, &words, || {
            t!(ui, "table-card-waits-help", after_round, rank)
        });
    }
}
