//! The options of a hint on a board: an outline of the cells each is about, with its number.

use egui::{Pos2, Stroke, Ui};

use super::{BoardResponse, BoardView};
use crate::app::theme::tokens;
use crate::app::widgets::badge::paint_badge;
use crate::game::CellSet;

/// An option of a hint on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HintMark {
    /// Its number, from 1.
    pub number: u8,
    /// The cells it is about.
    pub cells: CellSet,
    /// Whether it is the one that the player looks at.
    pub shown: bool,
}

/// Paints the options, the one that is looked at on top.
pub(super) fn paint(view: &BoardView<'_>, ui: &Ui, shown: &BoardResponse) {
    let mut marks: Vec<&HintMark> = view.hints.iter().filter(|mark| !mark.cells.is_empty()).collect();
    marks.sort_by_key(|mark| mark.shown);
    marks.iter().for_each(|mark| paint_outline(mark, ui, shown));
    marks.iter().for_each(|mark| paint_number(mark, ui, shown));
}

fn paint_outline(mark: &HintMark, ui: &Ui, shown: &BoardResponse) {
    let (color, cell) = (&tokens().color, shown.grid.cell());
    let width = (if mark.shown { 0.10 } else { 0.06 } * cell).clamp(1.5, 5.0);
    for at in mark.cells {
        let rect = shown.grid.rect(at);
        if mark.shown {
            ui.painter().rect_filled(rect, 0.0, color.hint.gamma_multiply(0.22));
        }
        let sides: [(i8, i8, [Pos2; 2]); 4] = [
            (0, -1, [rect.left_top(), rect.right_top()]),
            (1, 0, [rect.right_top(), rect.right_bottom()]),
            (0, 1, [rect.right_bottom(), rect.left_bottom()]),
            (-1, 0, [rect.left_bottom(), rect.left_top()]),
        ];
        for (columns, rows, line) in sides {
            if !at.offset(columns, rows).is_some_and(|next| mark.cells.contains(next)) {
                ui.painter().line_segment(line, Stroke::new(width + 2.0, color.space));
                ui.painter().line_segment(line, Stroke::new(width, color.hint));
            }
        }
    }
}

fn paint_number(mark: &HintMark, ui: &Ui, shown: &BoardResponse) {
    let cell = shown.grid.cell();
    // In reading order options that share a first cell stand side by side.
    let Some(at) = mark.cells.into_iter().nth((mark.number as usize - 1) % mark.cells.len().max(1) as usize) else {
        return;
    };
    let center = shown.grid.rect(at).center();
    paint_badge(ui.painter(), center, (0.27 * cell).clamp(7.0, 15.0), mark.number, mark.shown);
}
