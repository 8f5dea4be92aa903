//! The cells that an event card bans for this round, distinguished by pattern as well as by colour.

use egui::{Painter, Pos2, Rect, Stroke, Vec2, vec2};

use super::Grid;
use crate::widgets::event_motif::event_color;
use crate::widgets::looks::{terrain_colors, terrain_icon};
use kit::theme::sizes::stroke;
use kit::theme::{Icon, tokens};
use kit::widgets::Canvas;
use rules::{CellSet, EventColour, Terrain};

/// The number of hatching lines across a cell and its neighbour.
const LINES: u8 = 8;

/// The kind of a ban: what may not come onto the cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BanKind {
    /// No tile: the hatching rises to the right.
    Tile,
    /// No tile cell of this terrain: the hatching rises to the right, with the terrain struck out.
    Terrain(Terrain),
    /// No rover: the hatching falls to the right, with a cross.
    Rover,
}

/// Cells that an event card bans.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ban {
    /// The kind of the ban.
    pub kind: BanKind,
    /// The cells.
    pub cells: CellSet,
    /// The colour of the event card.
    pub colour: EventColour,
}

/// Paints the bans of a board.
pub(super) fn paint(canvas: &mut Canvas, bans: &[Ban], grid: Grid) {
    let mut above = CellSet::EMPTY;
    for ban in bans {
        for cell in ban.cells {
            let rect = grid.rect(cell);
            if !above.contains(cell) {
                paint_hatching(canvas, rect, ban);
            }
            paint_sign(canvas, rect, ban.kind, above.contains(cell));
        }
        above |= ban.cells;
    }
}

fn paint_hatching(canvas: &mut Canvas, rect: Rect, ban: &Ban) {
    let hue = event_color(ban.colour);
    let (edge, width) = (rect.width(), (0.045 * rect.width()).max(1.0));
    canvas.rect(rect, 0, tokens().color.space.gamma_multiply(0.26));
    canvas.rect(rect, 0, hue.gamma_multiply(0.10));
    for line in 1..LINES {
        let along = 2.0 * edge * f32::from(line) / f32::from(LINES);
        let (near, far) = (along.min(edge), (along - edge).max(0.0));
        let ends = [vec2(near, far), vec2(far, near)];
        let mirrored = |at: Vec2| {
            if ban.kind == BanKind::Rover {
                vec2(edge - at.x, at.y)
            } else {
                at
            }
        };
        let pen = Stroke::new(width, hue.gamma_multiply(0.8));
        canvas.line(ends.map(|at| rect.min + mirrored(at)), pen);
    }
}

/// Paints what is banned as a small picture; `beside` means that the cell already has another sign.
fn paint_sign(canvas: &mut Canvas, rect: Rect, kind: BanKind, beside: bool) {
    let size = 0.42 * rect.width();
    match kind {
        BanKind::Tile => {}
        BanKind::Terrain(terrain) => {
            let shift = if beside { 0.24 } else { -0.24 };
            let center = rect.center() + vec2(shift, shift) * rect.width();
            let colors = terrain_colors(terrain);
            let ring = Stroke::new(stroke::HAIR, colors.light);
            canvas.circle(center, 0.5 * size, colors.fill, ring);
            canvas.picture_at(terrain_icon(terrain), center, 0.72 * size, colors.glyph);
            strike(canvas, center, size);
        }
        BanKind::Rover => {
            let edge = Stroke::new(stroke::HAIR, tokens().color.bad);
            canvas.circle(rect.center(), 0.5 * size, tokens().color.inset, edge);
            canvas.picture_at(Icon::Cross, rect.center(), 0.7 * size, tokens().color.bad);
        }
    }
}

/// Paints a bar across something that has no effect now.
pub(in crate::widgets) fn strike(canvas: &mut Canvas, center: Pos2, size: f32) {
    let reach = vec2(0.46, -0.46) * size;
    let line = [center - reach, center + reach];
    let pen = Stroke::new((0.24 * size).max(3.0), tokens().color.space);
    canvas.line(line, pen);
    let edge = Stroke::new((0.12 * size).max(1.5), tokens().color.bad);
    canvas.line(line, edge);
}

/// Paints a sample of the pattern of a ban, for a legend.
pub fn paint_swatch(painter: &Painter, rect: Rect, ban: &Ban) {
    let mut canvas = Canvas::new(painter.ctx(), rect.width());
    paint_hatching(&mut canvas, rect, ban);
    paint_sign(&mut canvas, rect, ban.kind, false);
    canvas.paint(painter);
}
