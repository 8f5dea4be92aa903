//! What the program keeps of Exoplanets between starts, beside the settings of the window.

use exoplanets::Colour;
use kit::settings::{Own, newer};
use serde::{Deserialize, Serialize};
use table::Players;

/// The settings of Exoplanets: how the last game was set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnSettings {
    /// The number of seats; none before the first game.
    pub seats: Option<usize>,
    /// Who played them.
    pub sitters: Players,
    /// Their colours.
    pub seat_colours: Vec<Colour>,
    /// Whether seats were compensated (exoplanets §10.1).
    pub compensates: bool,
    /// The name of the owner's set of components.
    pub set: Option<String>,
}

impl Default for OwnSettings {
    fn default() -> Self {
        Self {
            seats: None,
            sitters: Players::default(),
            seat_colours: Colour::ALL.to_vec(),
            compensates: true,
            set: None,
        }
    }
}

impl Own for OwnSettings {
    const FILE: &'static str = "exoplanets.ron";

    /// All of it belongs to one game.
    fn merged(&self, before: &Self, theirs: &Self) -> Self {
        newer(self, before, theirs)
    }

    /// Nothing is a matter of taste.
    fn reset(&self) -> Self {
        self.clone()
    }
}
