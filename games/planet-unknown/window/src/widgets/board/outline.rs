//! Outlines around groups of cells, such as the place of a tile and a better one.

use egui::{Color32, Pos2, Rect, Shape, Stroke, Ui, vec2};

use super::{BoardResponse, BoardView, Grid};
use kit::theme::sizes::stroke;
use kit::theme::tokens;
use rules::{Cell, CellSet};

/// An outline around cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outline {
    /// The cells.
    pub cells: CellSet,
    /// The colour of the line.
    pub color: Color32,
    /// Whether the line is dashed, so that outlines differ by more than colour.
    pub dashed: bool,
}

impl Outline {
    /// Paints a sample of the line across `rect`, for a legend.
    pub fn paint_sample(&self, ui: &Ui, rect: Rect) {
        let stroke = Stroke::new(stroke::BOLD, self.color);
        let ends = (rect.left_center(), rect.right_center());
        ui.painter()
            .extend(line(ends.0, ends.1, stroke, self.dashed));
    }
}

/// Paints the outlines of a board. Later ones lie farther inside, so that all stay visible where they meet.
pub(super) fn paint(view: &BoardView<'_>, ui: &Ui, shown: &BoardResponse) {
    let width = (0.075 * shown.grid.cell()).clamp(1.5, 4.0);
    for (index, outline) in view.outlines.iter().enumerate() {
        let inset = width * (0.5 + 1.25 * index as f32);
        for (stroke, inner) in [
            (Stroke::new(width + 2.0, tokens().color.space), false),
            (Stroke::new(width, outline.color), true),
        ] {
            let dashed = outline.dashed && inner;
            for [from, to] in edges(outline.cells, shown.grid, inset) {
                ui.painter().extend(line(from, to, stroke, dashed));
            }
        }
        for cell in outline.cells {
            let tint = outline.color.gamma_multiply(0.16);
            ui.painter().rect_filled(shown.grid.rect(cell), 0.0, tint);
        }
    }
}

/// The edges of `cells` that border on other cells, moved inwards by `inset`: an edge ends at the inset before a border, runs
/// on to the next cell where the line goes straight on, and into it where the line turns outwards.
pub(super) fn edges(cells: CellSet, grid: Grid, inset: f32) -> impl Iterator<Item = [Pos2; 2]> {
    let sides = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    let sides = move |cell: Cell| sides.map(|side| (cell, side));
    let edge = move |(cell, (across, down)): (Cell, (i8, i8))| {
        let joined = |columns: i8, rows: i8| {
            let other = cell.offset(columns, rows);
            other.is_some_and(|other| cells.contains(other))
        };
        let (middle, half) = (grid.rect(cell).center(), 0.5 * grid.cell());
        let way = |(x, y): (i8, i8)| vec2(x.into(), y.into());
        let end = |along: (i8, i8)| {
            let beyond = joined(across + along.0, down + along.1);
            let reach = match (joined(along.0, along.1), beyond) {
                (false, _) => half - inset,
                (true, false) => half,
                (true, true) => half + inset,
            };
            middle + way((across, down)) * (half - inset) + way(along) * reach
        };
        (!joined(across, down)).then(|| [end((-down, across)), end((down, -across))])
    };
    cells.into_iter().flat_map(sides).filter_map(edge)
}

/// A straight line with square ends, made of rectangles for subpixel accuracy.
fn line(from: Pos2, to: Pos2, stroke: Stroke, dashed: bool) -> Vec<Shape> {
    let piece = |from: Pos2, to: Pos2| {
        let rect = Rect::from_two_pos(from, to).expand(0.5 * stroke.width);
        Shape::rect_filled(rect, 0.0, stroke.color)
    };
    if !dashed {
        return vec![piece(from, to)];
    }
    let (length, along) = ((to - from).length(), (to - from).normalized());
    let [dash, period] = [1.4 * stroke.width, 4.2 * stroke.width];
    let count = (length / period).ceil() as usize;
    let starts = (0..count).map(|index| index as f32 * period);
    let at = |way: f32| from + along * way;
    starts
        .map(|start| piece(at(start), at((start + dash).min(length))))
        .collect()
}
