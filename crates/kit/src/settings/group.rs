//! Groups of players who often play together.

use crate::text::apart;
use game::MAX_SEATS;
use serde::{Deserialize, Serialize};
use table::Player;

/// A group: the names and players of its seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// The seats, in turn order.
    pub seats: Vec<(String, Player)>,
}

impl Group {
    /// Whether it fits around a table.
    pub(super) fn is_possible(&self) -> bool {
        (1..=MAX_SEATS).contains(&self.seats.len())
    }

    /// The names of its people and bots.
    pub fn title(&self) -> String {
        let names = self.seats.iter().map(|(name, _)| apart(name));
        names.collect::<Vec<_>>().join(", ")
    }
}
