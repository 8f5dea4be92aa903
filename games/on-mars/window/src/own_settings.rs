//! What the program keeps of On Mars between starts, beside the settings of the window.

use kit::settings::{Own, newer};
use on_mars::PlayerColour;
use serde::{Deserialize, Serialize};
use table::Players;

/// The settings of On Mars: how the last game was set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnSettings {
    /// The number of seats; none before the first game.
    pub seats: Option<usize>,
    /// Who played them.
    pub sitters: Players,
    /// Their colours.
    pub seat_colours: Vec<PlayerColour>,
    /// Whether it was a long game (on-mars §2.12).
    pub long_game: bool,
    /// Whether it ended without a last round (on-mars §17.2).
    pub space_oddity: bool,
    /// The number of the Solo Goal of the last game alone (on-mars §11.17).
    pub solo_goal: usize,
    /// The name of the owner's set of components.
    pub set: Option<String>,
}

impl Default for OwnSettings {
    fn default() -> Self {
        Self {
            seats: None,
            sitters: Players::default(),
            seat_colours: PlayerColour::ALL.to_vec(),
            long_game: false,
            space_oddity: false,
            solo_goal: 0,
            set: None,
        }
    }
}

impl Own for OwnSettings {
    const FILE: &'static str = "on-mars.ron";

    /// All of it belongs to one game.
    fn merged(&self, before: &Self, theirs: &Self) -> Self {
        newer(self, before, theirs)
    }

    /// Nothing is a matter of taste.
    fn reset(&self) -> Self {
        self.clone()
    }
}
