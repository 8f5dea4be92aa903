//! What a seat can reach by hand, found by trying everything. The code shares nothing with what it checks.

use rules::{Action, Choice, GameState, Pending, SeatId};
use std::collections::HashSet;

/// Where a seat can be when nothing is left that it must do, or when something hidden has come out.
pub(super) type Ends = HashSet<GameState>;

/// Every end that `seat` can reach from `state` without ending its turn; `None` if there are more than `most` positions on the
/// way.
pub(super) fn ends(state: &GameState, seat: SeatId, most: usize) -> Option<Ends> {
    let (mut ends, mut met) = (Ends::new(), HashSet::from([in_order(state.clone(), seat)]));
    let mut open: Vec<GameState> = met.iter().cloned().collect();
    while let Some(state) = open.pop() {
        for choice in state.legal(seat) {
            if choice == Choice::EndTurn {
                ends.insert(state.clone());
                continue;
            }
            let mut next = state.clone();
            let events = next.apply(&Action { seat, choice }).expect("it is legal");
            let next = in_order(next, seat);
            if events.iter().any(|event| event.barrier().is_some()) {
                ends.insert(next);
            } else if met.insert(next.clone()) {
                open.push(next);
            }
        }
        if met.len() > most {
            return None;
        }
    }
    Some(ends)
}

/// The same position with the pending effects in an order that does not depend on that of gaining them.
fn in_order(mut state: GameState, seat: SeatId) -> GameState {
    let words = |pending: &Pending| format!("{pending:?}");
    let agenda = &mut state.seats[seat.index()].turn.agenda;
    agenda.sort_by_cached_key(words);
    state
}
