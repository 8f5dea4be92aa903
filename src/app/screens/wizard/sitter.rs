//! Who plays a seat of a draft, whether it is in the game or not.

use crate::table::Player;

/// Who plays a seat.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Sitter {
    pub(super) player: Player,
    /// The name that the seat had when the other sort of player sat there, a person or a bot.
    pub(super) aside: String,
}
