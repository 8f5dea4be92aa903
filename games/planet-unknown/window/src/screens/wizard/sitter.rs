//! The player of a seat of a draft, whether the seat is in the game or not.

use table::Player;

/// The player of a seat.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Sitter {
    pub(super) player: Player,
    /// The name that the seat had while the other kind of player, a person or a bot, played it.
    pub(super) aside: String,
}
