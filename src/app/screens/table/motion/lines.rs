//! Rows and columns that an action has completed.

use crate::game::board::cell::SIDE;
use crate::game::score::{column_state, row_state};
use crate::game::{CellSet, Line, LineState, Seat};

/// The rows and columns that became complete.
pub(super) fn completed(before: &Seat, after: &Seat) -> Vec<Line> {
    let mut lines = Vec::new();
    for index in 0..SIDE {
        let states = |seat: &Seat| {
            [
                row_state(&seat.board, index),
                column_state(&seat.board, index),
            ]
        };
        let both = states(before).into_iter().zip(states(after));
        for (line, (old, new)) in [Line::Row(index), Line::Column(index)]
            .into_iter()
            .zip(both)
        {
            if new == LineState::Complete && old != new {
                lines.push(line);
            }
        }
    }
    lines
}

/// The cells of a row or a column of the grid.
pub(super) fn cells_of(line: Line) -> CellSet {
    match line {
        Line::Row(row) => CellSet::row(row),
        Line::Column(column) => CellSet::column(column),
    }
}
