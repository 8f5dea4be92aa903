//! Temporary marks above a board: cells to choose from, the ghost, the cursor and numbers.

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, Ui, Vec2, vec2};

use super::{BoardResponse, BoardView, Ghost, GhostPiece, Grid, bans, hints, still};
use crate::art::Painting;
use crate::widgets::tile::footprint_pieces;
use kit::theme::motion::{self, Pace};
use kit::theme::sizes::{rim, stroke};
use kit::theme::{Icon, number, tokens};
use kit::widgets::Canvas;
use rules::{Cell, CellSet};

/// Paints everything above the board itself.
pub(super) fn paint(view: &BoardView<'_>, ui: &Ui, shown: &BoardResponse) {
    let cell = shown.grid.cell();
    let mut canvas = Canvas::new(ui.ctx(), cell);
    paint_bans(&mut canvas, view, shown.grid);
    paint_reach(&mut canvas, view, shown);
    let pulse = if view.highlight.is_empty() {
        1.0
    } else {
        motion::pulse(ui.ctx())
    };
    paint_cells(&mut canvas, view, shown, pulse);
    paint_landing(&mut canvas, view, shown);
    if view.ghost.is_none() {
        paint_hover(&mut canvas, view, shown);
    }
    canvas.paint(ui.painter());
    if let Some(ghost) = view.ghost {
        paint_ghost(ui, shown, ghost);
    }
    hints::paint(view, ui, shown);
    paint_costs(ui, view, shown);
    if !view.by_pointer {
        let focused = [view.cursor, shown.focused].into_iter().flatten();
        focused.for_each(|cell| paint_cursor(ui, shown.grid.rect(cell)));
    }
}

/// Paints the bans below the rovers that stand on their cells.
fn paint_bans(canvas: &mut Canvas, view: &BoardView<'_>, grid: Grid) {
    bans::paint(canvas, view.bans, grid);
    let banned = view
        .bans
        .iter()
        .fold(CellSet::EMPTY, |cells, ban| cells | ban.cells);
    still::paint_rovers(canvas, view.board, grid, (banned, view.seat_color));
}

/// Paints a soft tint on the cells that the ghost can cover, and a veil over the others: ice is too bright for a tint.
fn paint_reach(canvas: &mut Canvas, view: &BoardView<'_>, shown: &BoardResponse) {
    if view.reach.is_empty() {
        return;
    }
    for cell in view.board.empty().without(view.reach) {
        canvas.rect(
            shown.grid.rect(cell),
            CornerRadius::ZERO,
            tokens().paint.beyond,
        );
    }
    for cell in view.reach {
        canvas.rect(
            shown.grid.rect(cell),
            CornerRadius::ZERO,
            tokens().paint.reach,
        );
    }
}

fn paint_cells(canvas: &mut Canvas, view: &BoardView<'_>, shown: &BoardResponse, pulse: f32) {
    let color = if view.perilous {
        tokens().color.bad
    } else {
        tokens().color.accent
    };
    let corners = round(shown.grid.cell());
    for cell in view.highlight {
        let rect = shown.grid.rect(cell).shrink(0.05 * shown.grid.cell());
        canvas.rect(rect, corners, color.gamma_multiply(0.14 + 0.14 * pulse));
        // On a tile with a light rim, the frame stands out from a dark one around it.
        let edge = Stroke::new(3.0 * line(shown), tokens().paint.rim);
        canvas.border(rect.expand(line(shown)), corners, edge);
        let pen = Stroke::new(2.0 * line(shown), color.gamma_multiply(0.75 + 0.25 * pulse));
        canvas.border(rect, corners, pen);
    }
    for cell in view.beside {
        // On ice, too, the thin frame stands out from a dark one around it.
        let rect = shown.grid.rect(cell).shrink(0.06 * shown.grid.cell());
        let edge = Stroke::new(stroke::MEDIUM * line(shown), tokens().paint.rim);
        canvas.border(rect.expand(0.5 * line(shown)), corners, edge);
        let frame = Stroke::new(stroke::THIN * line(shown), tokens().color.accent);
        canvas.border(rect, corners, frame);
    }
    for cell in view.strong {
        let rect = shown.grid.rect(cell).shrink(0.05 * shown.grid.cell());
        let frame = Stroke::new(stroke::THIN * line(shown), tokens().color.focus);
        canvas.border(rect, corners, frame);
    }
}

/// Paints a flash on the cells on which a piece has just landed, within a frame that closes around them.
fn paint_landing(canvas: &mut Canvas, view: &BoardView<'_>, shown: &BoardResponse) {
    let (cells, way) = view.landing;
    let left = 1.0 - way;
    if left <= 0.0 {
        return;
    }
    let color = tokens().color.focus.gamma_multiply(left);
    for cell in cells {
        let rect = shown.grid.rect(cell);
        canvas.rect(
            rect,
            round(shown.grid.cell()),
            tokens().paint.flash.gamma_multiply(left),
        );
        let frame = rect.expand(0.35 * left * shown.grid.cell());
        let edge = Stroke::new(stroke::MEDIUM * line(shown), color);
        canvas.border(frame, round(shown.grid.cell()), edge);
    }
}

fn paint_hover(canvas: &mut Canvas, view: &BoardView<'_>, shown: &BoardResponse) {
    let Some(cell) = shown
        .hovered
        .filter(|cell| view.board.data().cells.contains(*cell))
    else {
        return;
    };
    if view.thumbnail {
        return;
    }
    let rect = shown.grid.rect(cell);
    canvas.rect(rect, round(shown.grid.cell()), tokens().paint.cover);
    let frame = Stroke::new(line(shown), tokens().paint.flash);
    canvas.border(rect, round(shown.grid.cell()), frame);
}

/// Paints the hovering tile, which glides from cell to cell and is lifted off the board until it is pinned.
fn paint_ghost(ui: &Ui, shown: &BoardResponse, ghost: Ghost) {
    let id = shown.response.id.with("ghost");
    let glide = |axis: &str, target: u8| {
        motion::value(ui.ctx(), id.with(axis), f32::from(target), Pace::Quick)
    };
    let at = (
        glide("column", ghost.anchor.column()),
        glide("row", ghost.anchor.row()),
    );
    let lift = if ghost.pinned { 0.0 } else { 0.07 };
    let origin = shown.grid.square(at.0, at.1).min - vec2(0.5 * lift, lift) * shown.grid.cell();
    match ghost.what {
        GhostPiece::Tile(..) if !ghost.legal => {
            paint_held_tile(ui, shown, ghost, origin);
            paint_hollow(ui, &ghost_cells(ghost, origin, shown.grid.cell()));
        }
        GhostPiece::Tile(..) => paint_held_tile(ui, shown, ghost, origin),
        GhostPiece::Patch if !ghost.legal => {
            paint_hollow(ui, &ghost_cells(ghost, origin, shown.grid.cell()));
        }
        GhostPiece::Patch => paint_held_patch(ui, shown, origin),
    }
}

fn paint_held_tile(ui: &Ui, shown: &BoardResponse, ghost: Ghost, origin: Pos2) {
    let GhostPiece::Tile(tile, orientation) = ghost.what else {
        return;
    };
    let color = &tokens().color;
    let (rim, fade) = match (ghost.legal, ghost.pinned) {
        (false, _) => (color.bad, 0.62),
        (true, true) => (color.accent, 0.94),
        (true, false) => (color.good, 0.86),
    };
    let mut canvas = Canvas::new(ui.ctx(), shown.grid.cell());
    let pieces = footprint_pieces(tile, orientation, origin, shown.grid.cell(), rim);
    crate::widgets::looks::paint_pieces(&mut canvas, &pieces);
    canvas.fade(fade);
    canvas.paint(ui.painter());
}

fn paint_held_patch(ui: &Ui, shown: &BoardResponse, origin: Pos2) {
    let rect = Rect::from_min_size(origin, Vec2::splat(shown.grid.cell()));
    let mut canvas = Canvas::new(ui.ctx(), shown.grid.cell());
    canvas.picture(Painting::Patch, rect, Color32::WHITE);
    canvas.picture_at(
        Icon::Biomass,
        rect.center(),
        0.42 * rect.width(),
        Color32::BLACK,
    );
    let frame = Stroke::new(stroke::MEDIUM, tokens().color.good);
    canvas.border(rect, round(rect.width()), frame);
    canvas.paint(ui.painter());
}

fn ghost_cells(ghost: Ghost, origin: Pos2, cell: f32) -> Vec<Rect> {
    match ghost.what {
        GhostPiece::Tile(tile, orientation) => {
            let pieces = footprint_pieces(tile, orientation, origin, cell, Color32::BLACK);
            pieces.iter().map(|piece| piece.rect).collect()
        }
        GhostPiece::Patch => vec![Rect::from_min_size(origin, Vec2::splat(cell))],
    }
}

/// Marks a piece that may not lie here: a red tint and a dashed outline of its cells.
fn paint_hollow(ui: &Ui, cells: &[Rect]) {
    let color = tokens().color.bad;
    for cell in cells {
        let edge = cell.width();
        ui.painter().rect_filled(
            cell.shrink(rim::HAIR),
            round(edge),
            color.gamma_multiply(0.16),
        );
        let at = cell.shrink(0.06 * edge);
        let outline = [
            at.left_top(),
            at.right_top(),
            at.right_bottom(),
            at.left_bottom(),
            at.left_top(),
        ];
        let stroke = Stroke::new((0.07 * edge).max(1.5), color);
        ui.painter().extend(Shape::dashed_line(
            &outline,
            stroke,
            0.20 * edge,
            0.13 * edge,
        ));
    }
}

fn paint_costs(ui: &Ui, view: &BoardView<'_>, shown: &BoardResponse) {
    for (at, cost) in view.costs {
        paint_cost(ui, shown, *at, *cost, view.leaps.contains(*at));
    }
}

/// Paints the number of a cell in its corner, beside what lies there; a cell reached by a leap has a second ring.
fn paint_cost(ui: &Ui, shown: &BoardResponse, at: Cell, cost: u8, leap: bool) {
    let cell = shown.grid.cell();
    let center = shown.grid.rect(at).right_top() + vec2(-0.24, 0.24) * cell;
    let color = &tokens().color;
    let ring = if leap { color.focus } else { color.accent };
    let edge = Stroke::new(stroke::THIN, ring);
    ui.painter()
        .circle(center, 0.22 * cell, color.inset.gamma_multiply(0.9), edge);
    if leap {
        ui.painter()
            .circle_stroke(center, 0.29 * cell, Stroke::new(stroke::THIN, ring));
    }
    ui.painter().text(
        center,
        Align2::CENTER_CENTER,
        cost,
        number(0.32 * cell),
        color.text,
    );
}

fn paint_cursor(ui: &Ui, rect: Rect) {
    let color = &tokens().color;
    let corners = round(rect.width());
    let outside = egui::StrokeKind::Outside;
    let frame = Stroke::new(4.5, color.space);
    ui.painter()
        .rect_stroke(rect.expand(rim::HAIR), corners, frame, outside);
    let edge = Stroke::new(tokens().shape.focus, color.focus);
    ui.painter()
        .rect_stroke(rect.expand(rim::WIDE), corners, edge, outside);
}

fn round(cell: f32) -> CornerRadius {
    CornerRadius::same((0.12 * cell) as u8)
}

fn line(shown: &BoardResponse) -> f32 {
    (0.045 * shown.grid.cell()).clamp(1.0, 3.0)
}
