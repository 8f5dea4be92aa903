//! Games in lists.

use crate::text::apart;
use play::Table;

/// The players of a finished game with their medals, in the order of their seats.
pub fn result_of(table: &Table) -> String {
    let state = table.state();
    let seats = table.setup().seats.iter().zip(state.seat_ids());
    let names =
        seats.map(|(seat, id)| format!("{}:\u{a0}{}", apart(&seat.name), state.score(id).total()));
    names.collect::<Vec<_>>().join(", ")
}
