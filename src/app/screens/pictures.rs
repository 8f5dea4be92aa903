//! Small pictures that several screens show: players' symbols, planets, the station.

use egui::{
    Align, Color32, Layout, Pos2, Rect, Response, Role, Sense, Shape as Drawn, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::app::text::Speaks;
use crate::app::theme::tokens;
use crate::app::widgets::board::BoardView;
use crate::game::{Board, GameState, Orientation, PlanetId, Ring, SeatId, Setup, Shape};
use crate::t;

/// The name of a player's colour and of its symbol.
pub(in crate::app::screens) fn seat_colour_name(speaker: &impl Speaks, colour: u8) -> String {
    t!(speaker, "wizard-colour", colour = colour)
}

/// A player's symbol in a layout.
pub(in crate::app::screens) fn badge(ui: &mut Ui, colour: u8, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    paint_badge(ui.painter(), rect, colour);
    response
}

/// Paints a player's symbol.
pub(in crate::app::screens) fn paint_badge(painter: &egui::Painter, rect: Rect, colour: u8) {
    let ink = seat_colour(colour);
    let (center, radius) = (rect.center(), rect.width() / 2.0);
    let polygon = |corners: usize, turn: f32| -> Vec<Pos2> {
        let angle = |corner: usize| (corner as f32 / corners as f32 + turn) * std::f32::consts::TAU;
        (0..corners).map(|corner| center + radius * egui::Vec2::angled(angle(corner))).collect()
    };
    let shape = |points| Drawn::convex_polygon(points, ink, Stroke::NONE);
    match colour {
        0 => painter.circle_filled(center, radius * 0.92, ink),
        1 => painter.add(shape(polygon(3, 0.75))),
        2 => painter.add(shape(polygon(4, 0.125))),
        3 => painter.add(shape(polygon(4, 0.0))),
        4 => painter.add(shape(polygon(6, 0.0))),
        _ => painter.add(shape(polygon(5, 0.75))),
    };
}

/// The colour of a player.
pub(in crate::app::screens) fn seat_colour(colour: u8) -> Color32 {
    tokens().seats[usize::from(colour) % tokens().seats.len()].0
}

/// A planet as it is before the first tile, which can be clicked.
pub(in crate::app::screens) fn planet_picture(ui: &mut Ui, planet: PlanetId, size: f32) -> Response {
    BoardView::new(&Board::new(planet)).thumbnail().show(ui, size).response
}

/// The planet of a player, large, with a name for every cell.
pub(in crate::app::screens) fn board_picture(ui: &mut Ui, setup: &Setup, state: &GameState, seat: SeatId, size: f32) {
    board_view(setup, state, seat).show(ui, size);
}

/// The planet of a player as a small picture that can be clicked.
pub(in crate::app::screens) fn board_thumbnail(
    ui: &mut Ui,
    setup: &Setup,
    state: &GameState,
    seat: SeatId,
    size: f32,
    selected: bool,
) -> Response {
    board_view(setup, state, seat).thumbnail().selected(selected).show(ui, size).response
}

fn board_view<'a>(setup: &'a Setup, state: &'a GameState, seat: SeatId) -> BoardView<'a> {
    let view = BoardView::new(&state.seat(seat).board);
    match setup.seats.get(seat.index()) {
        Some(chosen) => view.owner(&chosen.name).seat_color(seat_colour(chosen.colour)),
        None => view,
    }
}

/// The station.
pub(in crate::app::screens) fn station_picture(ui: &mut Ui, _setup: &Setup, state: &GameState, size: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    ui.painter().circle_stroke(rect.center(), size / 2.0, Stroke::new(2.0, tokens().color.line_strong));
    for (ring, distance) in [(Ring::Inner, 0.2), (Ring::Outer, 0.38)] {
        for position in 0..6_u8 {
            let stack = state.station.stack(ring, state.station.depot_at(position));
            let angle = (f32::from(position) / 6.0 + 0.25) * std::f32::consts::TAU;
            let center = rect.center() + size * distance * egui::Vec2::angled(angle);
            paint_shape(ui, stack.shape, Rect::from_center_size(center, vec2(40.0, 40.0)), tokens().color.text_dim);
        }
    }
}

/// A button with the shape of a stack.
pub(in crate::app::screens) fn shape_button(ui: &mut Ui, shape: Shape, name: &str, selected: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(84.0, tokens().shape.control), Sense::click());
    let color = &tokens().color;
    let lit = selected || response.hovered() || response.has_focus();
    let (ground, border) = if lit { (color.hover, color.accent) } else { (color.inset, color.line_strong) };
    ui.painter().rect(rect, tokens().shape.radius, ground, Stroke::new(1.0, border), StrokeKind::Inside);
    paint_shape(ui, shape, rect.shrink(6.0), if selected { color.accent } else { color.text });
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, name));
    response
}

fn paint_shape(ui: &Ui, shape: Shape, rect: Rect, ink: Color32) {
    let footprint = shape.footprint(Orientation::UPRIGHT);
    let cell = (rect.width() / f32::from(footprint.width)).min(rect.height() / f32::from(footprint.height)).min(13.0);
    let size = vec2(f32::from(footprint.width), f32::from(footprint.height)) * cell;
    let origin = rect.center() - size / 2.0;
    for part in &footprint.cells {
        let corner = pos2(origin.x + f32::from(part.column) * cell, origin.y + f32::from(part.row) * cell);
        ui.painter().rect_filled(Rect::from_min_size(corner, vec2(cell, cell)).shrink(0.7), 1.5, ink);
    }
}

/// Lays things of one width out in as many columns as there is room for, row by row.
pub(in crate::app::screens) fn columns(
    ui: &mut Ui,
    (width, gap): (f32, f32),
    count: usize,
    mut add: impl FnMut(&mut Ui, usize),
) {
    let fit = ((ui.available_width() + gap) / (width + gap)).floor().max(1.0) as usize;
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
