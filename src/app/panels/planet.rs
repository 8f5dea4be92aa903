//! The planet of the seat shown large, with everything that is done on it.

use super::{Scene, sketch};
use crate::app::screens::table::ghost::reachable_cells;
use crate::app::screens::table::intent::Intent;
use crate::app::text::describe;
use crate::app::theme::{number, strong, tokens};
use crate::app::widgets::{Button, help};
use crate::game::{Board, Cell, CellSet};
use crate::t;
use egui::{Align2, Color32, EventFilter, Id, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

/// The id of the large planet: it takes the keyboard.
pub fn planet_id() -> Id {
    Id::unique("large planet")
}

/// Draws the planet of the seat shown large.
pub fn planet_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    title_ui(ui, scene);
    let rect = ui.available_rect_before_wrap();
    let grid = sketch::Grid::within(rect);
    let board = &scene.state().seat(scene.session.shown()).board;
    let response = ui.interact(rect, planet_id(), Sense::click());
    sketch::board(ui.painter(), &grid, board);
    marks(ui, scene, &grid, board);
    describe_board(ui, scene, &response);
    cells(ui, scene, &grid, board);
    pointer(ui, scene, &grid, &response);
    hold_keys(ui, scene, &response);
}

fn title_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let seat = scene.session.shown();
    ui.horizontal(|ui| {
        let player = scene.player(seat);
        ui.label(egui::RichText::new(&player.name).font(strong(tokens().text.lead)));
        ui.label(player.planet.name());
        if seat != scene.session.viewer() {
            let back = Button::new(t!(ui, "table-look-back")).icon(crate::app::theme::Icon::Back);
            if ui.add(back).clicked() {
                scene.play(Intent::LookAt(None));
            }
        }
    });
}

/// What lies over the planet: cells to choose, costs of ways, the tile in the hand, the cursor.
fn marks(ui: &Ui, scene: &Scene<'_>, grid: &sketch::Grid, _board: &Board) {
    if !scene.session.is_playing() {
        return;
    }
    let color = &tokens().color;
    let painter = ui.painter();
    let outline = |cells: CellSet, stroke: Stroke| {
        for cell in cells {
            painter.rect_stroke(grid.rect(cell).shrink(1.5), 2.0, stroke, StrokeKind::Inside);
        }
    };
    outline(scene.session.answering_cells(), Stroke::new(2.0, color.accent));
    outline(scene.session.drivable(), Stroke::new(2.0, color.focus));
    if let Some(routes) = scene.session.routes() {
        for cell in routes.reachable() {
            let rect = grid.rect(cell);
            painter.rect_filled(rect, 0.0, color.focus.gamma_multiply(0.2));
            let cost = routes.cost(cell).unwrap_or_default().to_string();
            painter.text(rect.center(), Align2::CENTER_CENTER, cost, number(grid.cell * 0.4), color.focus);
        }
    }
    if let (Some(ghost), Some(offer)) = (scene.session.ghost(), scene.session.offer()) {
        if !ghost.pinned {
            for cell in reachable_cells(ghost.tile, &offer.rules) {
                painter.rect_filled(grid.rect(cell), 0.0, color.accent.gamma_multiply(0.12));
            }
        }
        let legal = ghost.check(&offer.rules).is_ok();
        let opacity = if legal { 0.85 } else { 0.2 };
        sketch::tile(painter, grid.rect(ghost.anchor).min, grid.cell, ghost.tile, ghost.orientation, opacity);
        let stroke = if legal { color.good } else { color.bad };
        outline(ghost.cells(), Stroke::new(if ghost.pinned { 3.0 } else { 1.5 }, stroke));
    }
    if let Some(cell) = scene.session.cursor() {
        painter.rect_stroke(grid.rect(cell), 2.0, Stroke::new(2.0, Color32::WHITE), StrokeKind::Outside);
    }
}

fn describe_board(ui: &Ui, scene: &Scene<'_>, response: &Response) {
    let name = t!(ui, "table-planet-of", name = scene.player(scene.session.shown()).name.clone());
    response.widget_info(|| WidgetInfo::labeled(Role::Grid, true, &name));
}

/// A named node for every cell, for assistive technology, help and tests.
fn cells(ui: &mut Ui, scene: &mut Scene<'_>, grid: &sketch::Grid, board: &Board) {
    for cell in board.data().cells {
        let response = ui.interact(grid.rect(cell), planet_id().with(cell), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::GridCell, true, describe::cell(cell)));
        if scene.session.ghost().is_none() && scene.session.routes().is_none() {
            let sentence = what_lies_there(ui, board, cell);
            help(response, &describe::cell(cell), &sentence);
        }
    }
}

fn what_lies_there(ui: &Ui, board: &Board, cell: Cell) -> String {
    match board.terrain_at(cell) {
        Some(terrain) => describe::capitalised(&describe::terrain(ui, terrain)),
        None if board.data().ice.contains(cell) => t!(ui, "table-ice"),
        None => t!(ui, "table-land"),
    }
}

fn pointer(ui: &Ui, scene: &mut Scene<'_>, grid: &sketch::Grid, response: &Response) {
    let Some(cell) = response.hover_pos().and_then(|place| grid.cell_at(place)) else {
        return;
    };
    let moved = ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO);
    if moved {
        scene.play(Intent::Hover(cell));
    }
    if response.clicked_by(egui::PointerButton::Primary) {
        scene.play(Intent::Act(cell));
    }
    if scene.session.ghost().is_some() {
        spin_by_pointer(ui, scene, response);
    }
}

fn spin_by_pointer(ui: &Ui, scene: &mut Scene<'_>, response: &Response) {
    use crate::app::screens::table::ghost::Spin;
    if response.secondary_clicked() {
        scene.play(Intent::Spin(Spin::Flip));
    }
    for turned in wheel_notches(ui) {
        let spin = if turned { Spin::CounterClockwise } else { Spin::Clockwise };
        scene.play(Intent::Spin(spin));
    }
}

/// The notches by which the wheel was turned in this frame; true is away from the player.
fn wheel_notches(ui: &Ui) -> Vec<bool> {
    let notch = |event: &egui::Event| match event {
        egui::Event::MouseWheel { delta, .. } if delta.y != 0.0 => Some(delta.y > 0.0),
        _ => None,
    };
    ui.input(|input| input.events.iter().filter_map(notch).collect())
}

/// While the planet has the keyboard, arrows move on it, and Tab steps through placements.
fn hold_keys(ui: &Ui, scene: &Scene<'_>, response: &Response) {
    let holding = scene.session.ghost().is_some();
    let filter = EventFilter { tab: holding, horizontal_arrows: true, vertical_arrows: true, escape: true };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
}
