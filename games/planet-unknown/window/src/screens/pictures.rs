//! Small pictures that several screens show: players' symbols, planets, the station.

use egui::{Align, Layout, Rect, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

use crate::art::half_span;
use crate::widgets::board::{BoardView, Grid, Outline};
use crate::widgets::emblem::emblem;
use crate::widgets::player::player_badge;
use crate::widgets::tracks::{TracksView, first_seat};
use kit::theme::{Icon, tokens};
use rules::{Board, CorporationId, GameState, PlanetId, SeatId, Setup};

/// Draws a player's symbol as a widget.
pub(in crate::screens) fn badge(ui: &mut Ui, colour: u8, size: f32) -> Response {
    let name = kit::text::colour(ui, colour);
    player_badge(ui, colour, size, &name)
}

/// Draws a planet as it is before the first tile. It can be clicked.
pub(in crate::screens) fn planet_picture(ui: &mut Ui, planet: PlanetId, size: f32) -> Response {
    BoardView::new(&Board::new(planet))
        .thumbnail()
        .show(ui, size)
        .response
}

/// Draws a planet as it is before the first tile, with its medals and a name for every cell. Returns whether it was clicked.
pub(in crate::screens) fn whole_planet(ui: &mut Ui, planet: PlanetId, size: f32) -> bool {
    let board = Board::new(planet);
    let within = room_for(ui, &board, size);
    let id = ui.scope_id().with(("whole planet", planet));
    let shown = BoardView::new(&board).show_within(ui, within, id);
    shown.response.clicked()
}

/// Draws the tracks and techs of a corporation as they are at the beginning, `width` points wide. Returns whether they were
/// clicked.
pub(in crate::screens) fn whole_tracks(
    ui: &mut Ui,
    corporation: CorporationId,
    width: f32,
) -> bool {
    let size = vec2(width, TracksView::height_for(width));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        TracksView::new(first_seat(corporation)).show(ui, size)
    });
    shown.inner.response.clicked()
}

/// Draws the emblem of a corporation. It can be clicked.
pub(in crate::screens) fn corporation_picture(
    ui: &mut Ui,
    corporation: CorporationId,
    size: f32,
) -> Response {
    let response = emblem(ui, corporation, size).interact(Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, corporation.name()));
    response
}

/// Draws the planet of a player, large, with a name for every cell, and with outlines around cells.
pub(in crate::screens) fn board_picture(
    ui: &mut Ui,
    (setup, state): (&Setup, &GameState),
    seat: SeatId,
    size: f32,
    outlines: &[Outline],
) {
    let within = room_for(ui, &state.seat(seat).board, size);
    let id = ui.scope_id().with(("planet", seat.0));
    let view = board_view(setup, state, seat).outlines(outlines);
    view.show_within(ui, within, id);
}

/// Allocates a square, and returns the part of it that a board fills.
fn room_for(ui: &mut Ui, board: &Board, size: f32) -> Rect {
    let (square, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    Rect::from_center_size(square.center(), Vec2::splat(size * fitting(board)))
}

/// The share of a square that a board may fill, so that only the atmosphere of its planet reaches beyond.
fn fitting(board: &Board) -> f32 {
    // Most planets extend so far beyond their medals, in cells.
    let air = 0.85;
    ((Grid::HALF + air) / half_span(board.planet_id())).min(1.0)
}

/// Draws the planet of a player as a small picture that can be clicked.
pub(in crate::screens) fn board_thumbnail(
    ui: &mut Ui,
    (setup, state): (&Setup, &GameState),
    seat: SeatId,
    size: f32,
    selected: bool,
) -> Response {
    board_view(setup, state, seat)
        .thumbnail()
        .selected(selected)
        .show(ui, size)
        .response
}

fn board_view<'a>(setup: &'a Setup, state: &'a GameState, seat: SeatId) -> BoardView<'a> {
    BoardView::new(&state.seat(seat).board).seat(setup.seats.get(seat.index()))
}

/// Draws stars, so many of them lit.
pub(in crate::screens) fn stars(ui: &mut Ui, lit: u8, all: u8, size: f32) {
    for star in 1..=all {
        let ink = match star <= lit {
            true => tokens().color.accent,
            false => tokens().color.line_strong,
        };
        Icon::Star.ui(ui, size, ink);
    }
}

/// The width of each of the columns that share the room: one for every `least` points, but no more than `most`. The gaps between
/// them are taken from their widths.
pub(in crate::screens) fn share(ui: &Ui, least: f32, gap: f32, most: f32) -> f32 {
    let room = ui.available_width();
    let fit = (room / least).floor().clamp(1.0, most);
    (room - gap * (fit - 1.0)) / fit
}

/// Lays out items of one width in as many columns as fit, row by row.
pub(in crate::screens) fn columns(
    ui: &mut Ui,
    (width, gap): (f32, f32),
    count: usize,
    mut add: impl FnMut(&mut Ui, usize),
) {
    let fit = ((ui.available_width() + gap) / (width + gap))
        .floor()
        .max(1.0) as usize;
    ui.spacing_mut().item_spacing.y = gap;
    for first in (0..count).step_by(fit) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for index in first..count.min(first + fit) {
                let layout = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing = vec2(tokens().space.s, tokens().space.s);
                    add(ui, index);
                });
            }
        });
    }
}

/// Like [`columns`], with the rows in the middle of the width.
pub(in crate::screens) fn centred_columns(
    ui: &mut Ui,
    (width, gap): (f32, f32),
    count: usize,
    add: impl FnMut(&mut Ui, usize),
) {
    let fit = ((ui.available_width() + gap) / (width + gap)).floor();
    let used = fit.clamp(1.0, count.max(1) as f32) * (width + gap) - gap;
    let mut middle = ui.available_rect_before_wrap();
    middle = middle.with_min_x(middle.left() + ((middle.width() - used) / 2.0).max(0.0).floor());
    ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
        columns(ui, (width, gap), count, add)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_planet_is_drawn_smaller_so_that_it_stays_in_its_place() {
        let widest = PlanetId::ALL
            .into_iter()
            .max_by(|one, other| half_span(*one).total_cmp(&half_span(*other)));
        let part = |planet| fitting(&Board::new(planet));
        assert_eq!(part(PlanetId::STANDARD), 1.0);
        assert!(widest.is_some_and(|planet| (0.9..1.0).contains(&part(planet))));
    }
}
