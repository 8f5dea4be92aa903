//! Groups of players who often play together.

use crate::app::text::apart;
use crate::game::state::MAX_SEATS;
use crate::table::Player;
use serde::{Deserialize, Serialize};

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
