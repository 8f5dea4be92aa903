//! The other seats: small live boards, and all of them side by side.

use super::bots::{paint_sign, with_latest};
use crate::app::screens::table::scene::{Scene, Signal};
use crate::app::theme::screen_sizes::table::seats as sizes;
use crate::app::theme::{Icon, number, strong, tokens};
use crate::app::widgets::Button;
use crate::app::widgets::board::BoardView;
use crate::app::widgets::player::{paint_badge, player_color};
use crate::game::SeatId;
use crate::play::intent::Intent;
use crate::t;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Align2, Layout, Rect, ScrollArea, Sense, Ui, Vec2, vec2};

/// The share of the largest size from which boards count as nearly as large.
const NEARLY: f32 = 0.85;

/// Draws the boards of the seats that are not shown large.
pub fn seats_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if ui
        .add(
            Button::new(t!(ui, "table-all-boards"))
                .icon(Icon::Eye)
                .key("B")
                .quiet(),
        )
        .clicked()
    {
        scene.signal(Signal::AllBoards(true));
    }
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
            let high = |columns: usize| {
                height / others.len().div_ceil(columns) as f32 - sizes::NAME - 2.0 * gap
            };
            let most = ((room / sizes::SMALL) as usize).clamp(1, others.len().max(1));
            let columns = fewest_columns(most, |columns| width_of(columns).min(high(columns)));
            let width = width_of(columns);
            let size = width.min(high(columns).max(sizes::SMALLEST));
            for row in others.chunks(columns) {
                ui.horizontal_top(|ui| {
                    row.iter()
                        .for_each(|seat| small_board_ui(ui, scene, *seat, [width, size]))
                });
            }
        });
}

/// The smallest number of columns, up to `most`, with which boards are nearly as large as possible. Fewer columns leave
/// more room for names.
fn fewest_columns(most: usize, size: impl Fn(usize) -> f32) -> usize {
    let largest = (1..=most).map(&size).fold(0.0, f32::max);
    (1..=most)
        .find(|columns| size(*columns) >= NEARLY * largest)
        .unwrap_or(most)
}

/// Draws all boards side by side.
pub fn all_boards_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if ui
        .add(
            Button::new(t!(ui, "table-all-boards-close"))
                .icon(Icon::Back)
                .key("B"),
        )
        .clicked()
    {
        scene.signal(Signal::AllBoards(false));
    }
    let seats: Vec<SeatId> = scene.state().seat_ids().collect();
    let room = ui.available_size();
    let columns = best_columns(seats.len(), room);
    let rows = seats.len().div_ceil(columns);
    let width =
        (room.x / columns as f32).min(room.y / rows as f32 - sizes::LARGE_NAME) - sizes::LARGE_GAP;
    let width = width.max(sizes::LEAST_LARGE);
    let gap = ui.spacing().item_spacing.x;
    let side = (room.x - columns as f32 * width - (columns as f32 - 1.0) * gap) / 2.0;
    for row in seats.chunks(columns) {
        ui.horizontal_top(|ui| {
            ui.add_space(side.max(0.0));
            row.iter()
                .for_each(|seat| small_board_ui(ui, scene, *seat, [width; 2]));
        });
    }
}

/// The number of columns that gives `count` squares in `room` the largest size.
fn best_columns(count: usize, room: Vec2) -> usize {
    let size =
        |columns: usize| (room.x / columns as f32).min(room.y / count.div_ceil(columns) as f32);
    // Of equal sizes, the one with the fewest columns wins: its last row is fuller.
    (1..=count)
        .rev()
        .max_by(|a, b| size(*a).total_cmp(&size(*b)))
        .unwrap_or(1)
}

/// Draws a board of the given size with its player's name above, in a column of the given width.
fn small_board_ui(ui: &mut Ui, scene: &mut Scene<'_>, seat: SeatId, [width, size]: [f32; 2]) {
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
    });
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

    #[test]
    fn six_boards_stand_in_two_full_rows() {
        assert_eq!(best_columns(6, vec2(1250.0, 560.0)), 3);
        assert_eq!(best_columns(2, vec2(1250.0, 560.0)), 2);
    }
}
