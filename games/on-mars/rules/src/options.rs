//! The switches of a game.

use crate::components::{ColonyUpdate, CrystalsUsable, MissionMix};
use serde::{Deserialize, Serialize};

/// The switches of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Short or long game (on-mars §2.12).
    pub mission_mix: MissionMix,
    /// When the Colony level is looked at (on-mars §12.1).
    pub colony_update: ColonyUpdate,
    /// When Crystals become usable (on-mars §12.2).
    pub crystals_usable: CrystalsUsable,
    /// Whether the game ends with the phase in which the end is triggered (on-mars §17.2).
    pub space_oddity: bool,
    /// Whether it is played with the First Colonists (on-mars §17.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub first_colonists: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mission_mix: MissionMix::Short,
            colony_update: ColonyUpdate::TurnEnd,
            crystals_usable: CrystalsUsable::RoundEnd,
            space_oddity: false,
            first_colonists: false,
        }
    }
}
