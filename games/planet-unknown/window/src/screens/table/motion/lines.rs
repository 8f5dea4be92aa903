//! Rows and columns that an action has completed.

use rules::board::cell::SIDE;
use rules::score::line_state;
use rules::{Line, LineState, Seat};

/// The rows and columns that became complete.
pub(super) fn completed(before: &Seat, after: &Seat) -> Vec<Line> {
    let is_complete =
        |seat: &Seat, line: Line| line_state(&seat.board, line) == LineState::Complete;
    (0..SIDE)
        .flat_map(|index| [Line::Row(index), Line::Column(index)])
        .filter(|line| is_complete(after, *line) && !is_complete(before, *line))
        .collect()
}
