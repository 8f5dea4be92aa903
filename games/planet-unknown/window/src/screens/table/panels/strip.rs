//! The strip of seats: the activity of every seat. A click shows its board.

use super::lines;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::{Speaks as _, describe};
use crate::widgets::player::{paint_badge, player_color};
use crate::widgets::{cut, hover};
use egui::{
    CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use kit::theme::{Icon, strong, tokens};
use play::intent::Intent;
use play::session::Activity;
use rules::SeatId;

/// The width of a seat with its badge and sign only, in points.
const LEAST: f32 = 52.0;
/// The width of a seat at most, in points.
const MOST: f32 = 150.0;
/// The edge of the badge and of the sign, in points.
const SIGN: f32 = 18.0;

/// Returns the least width of the strip, in points.
pub(super) fn strip_width(scene: &Scene<'_>, gap: f32) -> f32 {
    let count = scene.state().seats.len() as f32;
    count * LEAST + (count - 1.0) * gap
}

/// Draws the strip within `room` points. A click on a person's seat brings its board to the middle, one on a bot's shows
/// its board.
pub(super) fn strip_ui(ui: &mut Ui, scene: &mut Scene<'_>, room: f32) {
    let count = scene.state().seats.len() as f32;
    let gap = ui.spacing().item_spacing.x;
    let width = ((room - (count - 1.0) * gap) / count).clamp(LEAST, MOST);
    for seat in scene.state().seat_ids() {
        if seat_ui(ui, scene, seat, width).clicked() {
            scene.signal(Signal::AllBoards(false));
            scene.play(match scene.common.is_bot(seat) {
                true => Intent::LookAt(Some(seat)),
                false => Intent::TurnTo(seat),
            });
        }
    }
}

/// Draws a seat as a button: the badge, the name if there is room, and the sign of its activity.
fn seat_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId, width: f32) -> Response {
    let player = scene.player(seat);
    let activity = scene.seat.activity(seat);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 30.0), Sense::click());
    let language = ui.language();
    let words = || {
        let activity = describe::activity(&language, activity);
        t!(language, "sharing-seat", name = &player.name, activity)
    };
    let at_screen = scene.seat.shown() == seat;
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, at_screen, words()));
    paint(ui, scene, (seat, activity), rect, &response);
    hover(response, || {
        let commands = commander_in_words(ui, scene, seat);
        let key = t!(ui, "sharing-seat-key", number = seat.index() + 1);
        lines([Some(words()), commands, Some(key)])
    })
}

/// Says of the station commander what that means (rules §3.2).
pub(super) fn commander_in_words(ui: &Ui, scene: &Scene<'_>, seat: SeatId) -> Option<String> {
    scene.state().commands(seat).then(|| {
        let commands = t!(ui, "table-commander", name = scene.name(seat));
        format!("{commands}. {}", t!(ui, "help-commander"))
    })
}

fn paint(
    ui: &Ui,
    scene: &Scene<'_>,
    (seat, activity): (SeatId, Activity),
    rect: Rect,
    response: &Response,
) {
    let player = scene.player(seat);
    let (color, painter) = (player_color(player.colour), ui.painter());
    let at_screen = scene.seat.shown() == seat;
    let is_lit = at_screen || response.hovered();
    let strength = if is_lit { 0.34 } else { 0.14 };
    let edge = match at_screen || response.has_focus() {
        true => Stroke::new(2.0, tokens().color.text),
        false => Stroke::new(tokens().shape.border, color.gamma_multiply(0.7)),
    };
    let corners = CornerRadius::same(tokens().shape.radius_s as u8);
    let fill = color.gamma_multiply(strength);
    painter.rect(rect, corners, fill, edge, StrokeKind::Inside);
    let square = |x: f32| Rect::from_center_size(pos2(x, rect.center().y), Vec2::splat(SIGN));
    let half = SIGN / 2.0 + 4.0;
    paint_badge(painter, square(rect.left() + half), player.colour);
    let (icon, ink) = sign(activity);
    icon.paint(painter, square(rect.right() - half), ink);
    let room = rect.width() - 4.0 * half;
    if room < 34.0 {
        return;
    }
    let ink = tokens().color.text;
    let name = cut(ui, &player.name, strong(tokens().text.small), room);
    let top = rect.center().y - name.size().y / 2.0;
    painter.galley(pos2(rect.left() + 2.0 * half, top), name, ink);
}

/// Returns the sign of an activity and its colour.
fn sign(activity: Activity) -> (Icon, egui::Color32) {
    let color = &tokens().color;
    match activity {
        Activity::Open => (Icon::Person, color.accent),
        Activity::Holding => (Icon::Tile, color.accent),
        Activity::Thinking => (Icon::Bot, color.accent),
        Activity::Done => (Icon::Check, color.good),
        Activity::Waiting => (Icon::Clock, color.text_dim),
    }
}
