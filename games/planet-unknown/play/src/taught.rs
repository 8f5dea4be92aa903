//! The deal of the guided first game, by which it is recognized.

use crate::Table;
use rules::{SeatId, Setup};

/// The seat of the player; a bot plays the other one.
pub(crate) const PLAYER: SeatId = SeatId(0);

const SEED: &str = "first game 41";

/// The setup of the guided first game, with names that do not matter.
pub(crate) fn plain() -> Setup {
    Setup::standard(2, SEED)
}

/// Whether `table` has the guided first game, and a person still plays it.
pub fn is_first_game(table: &Table) -> bool {
    let setup = table.setup();
    let is_plain = || {
        let plain = plain();
        setup.options == plain.options && setup.seats.len() == plain.seats.len()
    };
    setup.seed == SEED
        && is_plain()
        && table.players().is_person(PLAYER)
        && !table.players().is_person(SeatId(1))
}
