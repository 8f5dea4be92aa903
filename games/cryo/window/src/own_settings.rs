//! What the program keeps of Cryo between starts, beside the settings of the window.

use cryo::PlayerColour;
use kit::settings::{Own, newer};
use serde::{Deserialize, Serialize};
use table::Players;

/// The settings of Cryo: how the last game was set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnSettings {
    /// The number of seats; none before the first game.
    pub seats: Option<usize>,
    /// Who played them.
    pub sitters: Players,
    /// Their colours.
    pub seat_colours: Vec<PlayerColour>,
    /// Whether seats got the balance extra (cryo §2.5).
    pub balance_extra: bool,
    /// The name of the owner's set of components.
    pub set: Option<String>,
}

impl Default for OwnSettings {
    fn default() -> Self {
        Self {
            seats: None,
            sitters: Players::default(),
            seat_colours: PlayerColour::ALL.to_vec(),
            balance_extra: true,
            set: None,
        }
    }
}

impl Own for OwnSettings {
    const FILE: &'static str = "cryo.ron";

    /// All of it belongs to one game.
    fn merged(&self, before: &Self, theirs: &Self) -> Self {
        newer(self, before, theirs)
    }

    /// Nothing is a matter of taste.
    fn reset(&self) -> Self {
        self.clone()
    }
}
