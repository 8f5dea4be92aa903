//! The other seats: small live boards.

use super::bots::{paint_sign, with_latest};
use super::gains::{gains, since};
use crate::app::screens::table::scene::{Scene, Signal};
use crate::app::theme::screen_sizes::table::seats as sizes;
use crate::app::theme::{Icon, number, strong, tokens};
use crate::app::widgets::board::BoardView;
use crate::app::widgets::player::{paint_badge, player_color};
use crate::app::widgets::{Button, help, paint_vitals, vitals, vitals_height};
use crate::game::SeatId;
use crate::play::intent::Intent;
use crate::t;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Align2, Layout, Rect, ScrollArea, Sense, Ui, Vec2, vec2};

/// The share of the largest size from which boards count as nearly as large.
const NEARLY: f32 = 0.85;

/// Draws the boards of the seats that are not shown large.
pub fn seats_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ui.horizontal(|ui| {
        let all = Button::new(t!(ui, "table-all-boards")).icon(Icon::Eye);
        if ui.add(all.key("B").quiet()).clicked() {
            scene.signal(Signal::AllBoards(true));
        }
        since_ui(ui, scene);
    });
    let others: Vec<SeatId> = scene
        .state()
        .seat_ids()
        .filter(|seat| *seat != scene.session.shown())
        .collect();
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let gap = ui.spacing().item_spacing.x;
            let room = ui.available_width() - sizes::SCROLL;
            let height = ui.available_height();
            let width_of = |columns: usize| (room - (columns as f32 - 1.0) * gap) / columns as f32;
            let high = |columns: usize, below: f32| {
                height / others.len().div_ceil(columns) as f32 - sizes::NAME - below - 2.0 * gap
            };
            let vital = |columns: usize| vitals_height(width_of(columns)) + sizes::GAINS + gap;
            let most = ((room / sizes::SMALL) as usize).clamp(1, others.len().max(1));
            let edge = |columns| width_of(columns).min(high(columns, vital(columns)));
            let roomy = fewest_columns(most, edge);
            // Where boards would become too small, their vitals are left to the tooltip and to all boards.
            let told = edge(roomy) >= sizes::SMALLEST;
            let below = |columns| if told { vital(columns) } else { 0.0 };
            let columns = fewest_columns(most, |columns| {
                width_of(columns).min(high(columns, below(columns)))
            });
            let width = width_of(columns);
            let size = width.min(high(columns, below(columns)).max(sizes::SMALLEST));
            for row in others.chunks(columns) {
                ui.horizontal_top(|ui| {
                    row.iter()
                        .for_each(|seat| small_board_ui(ui, scene, *seat, [width, size], told))
                });
            }
        });
}

/// Draws the button that replays what the others have done since the player's last step, if they have done anything.
fn since_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let from = since(scene).filter(|from| *from < scene.session.position());
    let Some(from) = from.filter(|_| scene.session.exercise().is_none()) else {
        return;
    };
    let replay = Button::icon_only(Icon::Play, t!(ui, "table-vitals-replay"));
    if ui.add(replay.quiet()).clicked() {
        scene.signal(Signal::Replay(from));
    }
}

/// The smallest number of columns, up to `most`, with which boards are nearly as large as possible. Fewer columns leave
/// more room for names.
fn fewest_columns(most: usize, size: impl Fn(usize) -> f32) -> usize {
    let largest = (1..=most).map(&size).fold(0.0, f32::max);
    (1..=most)
        .find(|columns| size(*columns) >= NEARLY * largest)
        .unwrap_or(most)
}

/// Draws a board of the given size with its player's name above and its vitals below, in a column of the given width.
pub(super) fn small_board_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    seat: SeatId,
    [width, size]: [f32; 2],
    with_vitals: bool,
) {
    let player = scene.player(seat);
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Center), |ui| {
        ui.set_width(width);
        name_ui(ui, scene, seat, width);
        let view = BoardView::new(&scene.state().seat(seat).board)
            .owner(&player.name)
            .seat_color(player_color(player.colour));
        let view = with_latest(ui, scene, seat, view);
        let shown = view
            .thumbnail()
            .selected(seat == scene.session.shown())
            .show(ui, size);
        if shown.response.clicked() {
            scene.signal(Signal::AllBoards(false));
            scene.play(Intent::LookAt(Some(seat)));
        }
        if with_vitals {
            vitals(ui, scene.state().seat(seat), width);
            gains_ui(ui, scene, seat, width);
        }
    });
}

/// Draws what the seat has gained since the player's last step.
fn gains_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId, width: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, sizes::GAINS), Sense::hover());
    let gains = gains(scene, seat);
    if gains.is_empty() || seat == scene.session.viewer() {
        return;
    }
    let title = t!(ui, "table-vitals-since");
    let room = Rect::from_center_size(rect.center(), vec2(sizes::GAINED, rect.height()));
    ui.painter().rect_filled(
        room.intersect(rect),
        tokens().shape.radius_s,
        tokens().color.accent_soft,
    );
    paint_vitals(ui, &gains, room.intersect(rect));
    help(response, &title, &t!(ui, "table-vitals-since-help"));
}

/// Draws the name of a player with the public facts about the seat.
fn name_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId, width: f32) {
    let player = scene.player(seat);
    let (rect, response) = ui.allocate_exact_size(vec2(width, sizes::NAME), Sense::hover());
    let color = &tokens().color;
    let painter = ui.painter();
    paint_badge(
        painter,
        Rect::from_min_size(rect.min, Vec2::splat(sizes::BADGE)),
        player.colour,
    );
    let score = scene.session.known_score(seat).total().to_string();
    let right = painter.text(
        rect.right_center(),
        Align2::RIGHT_CENTER,
        score,
        number(tokens().text.score),
        color.accent,
    );
    let ink = if scene.state().active() == Some(seat) {
        color.accent
    } else {
        color.text
    };
    let room = Rect::from_x_y_ranges(
        (rect.left() + sizes::NAME_AT)..=(right.left() - sizes::SCORE_GAP),
        rect.y_range(),
    );
    let room = paint_sign(ui, scene, seat, room);
    let mut job =
        LayoutJob::simple_singleline(player.name.clone(), strong(tokens().text.small), ink);
    job.wrap = TextWrapping::truncate_at_width(room.width());
    let name = painter.layout_job(job);
    let top = rect.center().y - name.size().y / 2.0;
    let cut = name.elided;
    painter.galley(egui::pos2(room.left(), top), name, ink);
    if cut {
        response.on_hover_text(&player.name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_get_room_where_boards_lose_little_by_it() {
        assert_eq!(
            fewest_columns(3, |columns| [10.0, 80.0, 85.0][columns - 1]),
            2
        );
        assert_eq!(
            fewest_columns(3, |columns| [10.0, 50.0, 85.0][columns - 1]),
            3
        );
        assert_eq!(
            fewest_columns(2, |_| -4.0),
            2,
            "where nothing fits, as many side by side as can be"
        );
    }
}
