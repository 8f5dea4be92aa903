//! Temporary marks above a board: cells to choose from, the ghost, the cursor and numbers.

use egui::{Align2, Color32, CornerRadius, Rect, Shape, Stroke, Ui, Vec2, vec2};

use super::{BoardResponse, BoardView, Ghost, GhostPiece, Grid, bans, hints, outline, still};
use crate::art::Painting;
use crate::widgets::tile::{paint_loose, square};
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
    paint_fits(&mut canvas, view, shown);
    paint_reached(&mut canvas, view, shown);
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
    for cost in view.costs {
        paint_cost(ui, view, shown, *cost);
    }
    if !view.by_pointer {
        let focused = [view.cursor, shown.focused].into_iter().flatten();
        focused.for_each(|cell| paint_cursor(ui, shown.grid.rect(cell)));
    }
}

/// Paints the bans below the rovers that stand on their cells.
fn paint_bans(canvas: &mut Canvas, view: &BoardView<'_>, grid: Grid) {
    bans::paint(canvas, view.bans, grid);
    let bans = view.bans.iter();
    let banned = bans.fold(CellSet::EMPTY, |cells, ban| cells | ban.cells);
    still::paint_rovers(canvas, view.board, grid, (banned, view.color()));
}

/// Paints the cells of the places where the ghost fits: a tint within an outline, and a dot on each. A veil lies over all
/// others, ice above all, which is too bright for a tint to tell it apart.
fn paint_fits(canvas: &mut Canvas, view: &BoardView<'_>, shown: &BoardResponse) {
    if view.fits.is_empty() {
        return;
    }
    let paint = &tokens().paint;
    for cell in view.board.empty().without(view.fits) {
        canvas.rect(shown.grid.rect(cell), CornerRadius::ZERO, paint.beyond);
    }
    let width = 1.4 * line(shown);
    for cell in view.fits {
        let rect = shown.grid.rect(cell);
        canvas.rect(rect, CornerRadius::ZERO, paint.fits);
        canvas.dot(rect.center(), 0.09 * rect.width(), tokens().color.accent);
    }
    for (wide, color) in [(width + 2.0, paint.rim), (width, tokens().color.accent)] {
        for [from, to] in outline::edges(view.fits, shown.grid, 0.5 * width) {
            let edge = Rect::from_two_pos(from, to).expand(0.5 * wide);
            canvas.rect(edge, CornerRadius::ZERO, color);
        }
    }
}

/// Paints the cells that can be chosen with a number: each is tinted whole within a frame.
fn paint_reached(canvas: &mut Canvas, view: &BoardView<'_>, shown: &BoardResponse) {
    let corners = round(shown.grid.cell());
    for (cell, _) in view.costs {
        let rect = shown.grid.rect(*cell).shrink(0.04 * shown.grid.cell());
        canvas.rect(rect, corners, tokens().paint.reached);
        let edge = Stroke::new(2.6 * line(shown), tokens().paint.rim);
        canvas.border(rect.expand(0.5 * line(shown)), corners, edge);
        let pen = Stroke::new(1.4 * line(shown), tokens().color.accent);
        canvas.border(rect, corners, pen);
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
    let corners = round(shown.grid.cell());
    for cell in cells {
        let rect = shown.grid.rect(cell);
        canvas.rect(rect, corners, tokens().paint.flash.gamma_multiply(left));
        let frame = rect.expand(0.35 * left * shown.grid.cell());
        let edge = Stroke::new(stroke::MEDIUM * line(shown), color);
        canvas.border(frame, corners, edge);
    }
}

fn paint_hover(canvas: &mut Canvas, view: &BoardView<'_>, shown: &BoardResponse) {
    let is_there = |cell: &Cell| !view.thumbnail && view.board.data().cells.contains(*cell);
    if let Some(cell) = shown.hovered.filter(is_there) {
        let (rect, corners) = (shown.grid.rect(cell), round(shown.grid.cell()));
        canvas.rect(rect, corners, tokens().paint.cover);
        let frame = Stroke::new(line(shown), tokens().paint.flash);
        canvas.border(rect, corners, frame);
    }
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
    let (color, cell) = (&tokens().color, shown.grid.cell());
    match ghost.what {
        GhostPiece::Tile(tile, orientation) => {
            let look = match (ghost.legal, ghost.pinned) {
                (false, _) => (color.bad, 0.62),
                (true, true) => (color.accent, 0.94),
                (true, false) => (color.good, 0.86),
            };
            paint_loose(ui.painter(), (tile, orientation), origin, cell, look);
            if !ghost.legal {
                for part in &tile.shape().footprint(orientation).cells {
                    paint_hollow(ui, square(part, origin, cell));
                }
            }
        }
        GhostPiece::Patch => {
            let rect = Rect::from_min_size(origin, Vec2::splat(cell));
            if ghost.legal {
                paint_held_patch(ui, rect);
            } else {
                paint_hollow(ui, rect);
            }
        }
    }
}

fn paint_held_patch(ui: &Ui, rect: Rect) {
    let (center, cell) = (rect.center(), rect.width());
    let mut canvas = Canvas::new(ui.ctx(), cell);
    canvas.picture(Painting::Patch, rect, Color32::WHITE);
    canvas.picture_at(Icon::Biomass, center, 0.42 * cell, Color32::BLACK);
    let frame = Stroke::new(stroke::MEDIUM, tokens().color.good);
    canvas.border(rect, round(cell), frame);
    canvas.paint(ui.painter());
}

/// Marks a cell of a piece that may not lie here: a red tint and a dashed outline.
fn paint_hollow(ui: &Ui, cell: Rect) {
    let (painter, color, edge) = (ui.painter(), tokens().color.bad, cell.width());
    let tint = color.gamma_multiply(0.16);
    painter.rect_filled(cell.shrink(rim::HAIR), round(edge), tint);
    let at = cell.shrink(0.06 * edge);
    let outline = [
        at.left_top(),
        at.right_top(),
        at.right_bottom(),
        at.left_bottom(),
        at.left_top(),
    ];
    let stroke = Stroke::new((0.07 * edge).max(1.5), color);
    let dashes = Shape::dashed_line(&outline, stroke, 0.20 * edge, 0.13 * edge);
    painter.extend(dashes);
}

/// Paints the number of a cell: in its middle, or in its corner where a piece lies; a cell reached by a leap has a ring around it.
fn paint_cost(ui: &Ui, view: &BoardView<'_>, shown: &BoardResponse, (at, cost): (Cell, u8)) {
    let (rect, cell) = (shown.grid.rect(at), shown.grid.cell());
    let pieces = view.board.lifepods | view.board.meteorites;
    let (center, size) = match pieces.contains(at) {
        true => (rect.right_top() + vec2(-0.24, 0.24) * cell, 0.32 * cell),
        false => (rect.center(), 0.5 * cell),
    };
    let (painter, color) = (ui.painter(), &tokens().color);
    let radius = 0.66 * size;
    painter.circle_filled(center, radius, color.inset.gamma_multiply(0.82));
    if view.leaps.contains(at) {
        let ring = Stroke::new(stroke::THIN, color.focus);
        painter.circle_stroke(center, radius + 1.0, ring);
    }
    let (middle, font) = (Align2::CENTER_CENTER, number(size));
    painter.text(center, middle, cost, font, color.text);
}

fn paint_cursor(ui: &Ui, rect: Rect) {
    let (painter, color) = (ui.painter(), &tokens().color);
    let corners = round(rect.width());
    let outside = egui::StrokeKind::Outside;
    let frame = Stroke::new(4.5, color.space);
    painter.rect_stroke(rect.expand(rim::HAIR), corners, frame, outside);
    let edge = Stroke::new(tokens().shape.focus, color.focus);
    painter.rect_stroke(rect.expand(rim::WIDE), corners, edge, outside);
}

fn round(cell: f32) -> CornerRadius {
    CornerRadius::same((0.12 * cell) as u8)
}

fn line(shown: &BoardResponse) -> f32 {
    (0.045 * shown.grid.cell()).clamp(1.0, 3.0)
}
