//! The other seats: small live boards, and all of them side by side.

use super::{Scene, Signal, sketch};
use crate::app::screens::table::intent::Intent;
use crate::app::theme::{Icon, number, strong, tokens};
use crate::app::widgets::Button;
use crate::game::SeatId;
use crate::t;
use egui::{Align2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

/// Draws the boards of the seats that are not shown large.
pub fn seats_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if ui.add(Button::new(t!(ui, "table-all-boards")).icon(Icon::Eye).key("B").quiet()).clicked() {
        scene.signal(Signal::AllBoards(true));
    }
    let others: Vec<SeatId> = scene.state().seat_ids().filter(|seat| *seat != scene.session.shown()).collect();
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let columns = if ui.available_width() > 300.0 && others.len() > 2 { 2.0 } else { 1.0 };
        let width = (ui.available_width() - (columns - 1.0) * 8.0) / columns;
        ui.horizontal_wrapped(|ui| {
            for seat in others {
                small_board_ui(ui, scene, seat, width.min(240.0));
            }
        });
    });
}

/// Draws all boards side by side.
pub fn all_boards_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if ui.add(Button::new(t!(ui, "table-all-boards-close")).icon(Icon::Back).key("B")).clicked() {
        scene.signal(Signal::AllBoards(false));
    }
    let seats: Vec<SeatId> = scene.state().seat_ids().collect();
    let room = ui.available_size();
    let columns = best_columns(seats.len(), room);
    let rows = seats.len().div_ceil(columns);
    let width = (room.x / columns as f32).min(room.y / rows as f32 - 30.0) - 10.0;
    ui.horizontal_wrapped(|ui| {
        for seat in seats {
            small_board_ui(ui, scene, seat, width.max(100.0));
        }
    });
}

/// The number of columns that gives `count` squares in `room` the largest size.
fn best_columns(count: usize, room: Vec2) -> usize {
    let size = |columns: usize| (room.x / columns as f32).min(room.y / count.div_ceil(columns) as f32);
    (1..=count).max_by(|a, b| size(*a).total_cmp(&size(*b))).unwrap_or(1)
}

fn small_board_ui(ui: &mut Ui, scene: &mut Scene<'_>, seat: SeatId, width: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, width + 24.0), Sense::click());
    let player = scene.player(seat);
    let color = &tokens().color;
    let border = if response.hovered() || response.has_focus() { color.accent } else { color.line };
    ui.painter().rect(rect, 9.0, color.inset, Stroke::new(1.0, border), StrokeKind::Inside);
    let seat_color = *tokens().seats[usize::from(player.colour) % tokens().seats.len()];
    let title = Rect::from_min_size(rect.min + vec2(8.0, 4.0), vec2(width - 16.0, 20.0));
    ui.painter().circle_filled(title.left_center() + vec2(6.0, 0.0), 6.0, seat_color);
    ui.painter().text(
        title.left_center() + vec2(18.0, 0.0),
        Align2::LEFT_CENTER,
        &player.name,
        strong(13.0),
        color.text,
    );
    let score = scene.session.known_score(seat).to_string();
    ui.painter().text(title.right_center(), Align2::RIGHT_CENTER, score, number(13.0), color.accent);
    let grid = sketch::Grid::within(rect.with_min_y(rect.top() + 24.0).shrink(4.0));
    sketch::board(ui.painter(), &grid, &scene.state().seat(seat).board);
    let name = t!(ui, "table-look-at", name = player.name.clone());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.clicked() {
        scene.signal(Signal::AllBoards(false));
        scene.play(Intent::LookAt(Some(seat)));
    }
}
