//! The options of a hint on a board: for each, an outline of its cells with its number.

use egui::{Stroke, Ui, vec2};

use super::{BoardResponse, BoardView, outline};
use kit::theme::tokens;
use kit::widgets::paint_badge;
use rules::{Cell, CellSet};

/// An option of a hint on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HintMark {
    /// Its number, from 1.
    pub number: u8,
    /// Its cells.
    pub cells: CellSet,
    /// Whether it is the option that the player has selected.
    pub shown: bool,
}

/// Paints the outline of the selected option, and the numbers of all.
pub(super) fn paint(view: &BoardView<'_>, ui: &Ui, shown: &BoardResponse) {
    let on_board = view.hints.iter().filter(|mark| !mark.cells.is_empty());
    let marks: Vec<&HintMark> = on_board.collect();
    let outlined = marks.iter().filter(|mark| mark.shown);
    outlined.for_each(|mark| paint_outline(mark, ui, shown));
    paint_numbers(&marks, ui, shown);
}

fn paint_outline(mark: &HintMark, ui: &Ui, shown: &BoardResponse) {
    let (painter, color, grid) = (ui.painter(), &tokens().color, shown.grid);
    let width = (0.10 * grid.cell()).clamp(1.5, 5.0);
    for cell in mark.cells {
        painter.rect_filled(grid.rect(cell), 0.0, color.hint.gamma_multiply(0.22));
    }
    for edge in outline::edges(mark.cells, grid, 0.0) {
        painter.line_segment(edge, Stroke::new(width + 2.0, color.space));
        painter.line_segment(edge, Stroke::new(width, color.hint));
    }
}

/// The cell of each number: the first in reading order, by which the hint names the option, unless a number is there
/// already; then one that belongs to no other option, else one without a number.
fn numbered<'a>(marks: &[&'a HintMark]) -> Vec<(&'a HintMark, Cell)> {
    let mut found: Vec<(&HintMark, Cell)> = Vec::new();
    for mark in marks {
        let others = marks.iter().filter(|other| other.number != mark.number);
        let theirs = others.fold(CellSet::EMPTY, |all, other| all | other.cells);
        let taken = found.iter().map(|(_, cell)| *cell).collect();
        let cells = mark.cells;
        let (own, free) = (cells.without(theirs), cells.without(taken));
        let named = cells.first().filter(|cell| free.contains(*cell));
        let at = named.or(own.first()).or(free.first()).or(cells.first());
        found.extend(at.map(|at| (*mark, at)));
    }
    found
}

/// Paints the numbers. If several options have the same single cell, their numbers are side by side.
fn paint_numbers(marks: &[&HintMark], ui: &Ui, shown: &BoardResponse) {
    let (cell, places) = (shown.grid.cell(), numbered(marks));
    for (index, (mark, at)) in places.iter().enumerate() {
        let same = places[..index].iter().filter(|(_, other)| other == at);
        let beside = same.count() as f32;
        let center = shown.grid.rect(*at).center() + vec2(0.5 * cell * beside, 0.0);
        let radius = (0.27 * cell).clamp(7.0, 15.0);
        paint_badge(ui.painter(), center, radius, mark.number, mark.shown);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(number: u8, cells: &[(u8, u8)]) -> HintMark {
        let cells = cells
            .iter()
            .filter_map(|(column, row)| Cell::new(*column, *row))
            .collect();
        HintMark {
            number,
            cells,
            shown: false,
        }
    }

    #[test]
    fn no_number_hides_another() {
        let marks = [
            mark(1, &[(4, 4), (4, 5), (5, 5)]),
            mark(2, &[(6, 4)]),
            mark(3, &[(4, 4), (5, 4), (5, 5)]),
        ];
        let places = numbered(&marks.iter().collect::<Vec<_>>());
        let cells: Vec<Cell> = places.iter().map(|(_, cell)| *cell).collect();
        assert_eq!(
            cells,
            [(4, 4), (6, 4), (5, 4)]
                .map(|(column, row)| Cell::new(column, row).expect("on the grid"))
        );
    }

    #[test]
    fn options_about_the_same_cells_have_their_numbers_on_different_ones() {
        let marks = [1, 2, 3].map(|number| mark(number, &[(2, 2), (3, 2), (4, 2)]));
        let places = numbered(&marks.iter().collect::<Vec<_>>());
        let cells: CellSet = places.iter().map(|(_, cell)| *cell).collect();
        assert_eq!(cells.len(), 3);
    }
}
