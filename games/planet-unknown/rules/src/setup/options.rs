//! Variants, house rules and modules.

use super::SetupError;
use crate::ensure;
use crate::event_cards::EventMix;
use serde::{Deserialize, Serialize};

/// The rulings that a game follows. A game keeps those under which it began, and with them every hash of its states.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Rulings {
    /// Those of the first games: energy finds areas whose symbols are all covered (rules §5.3), the reposition of Cosmos'
    /// level 3 cannot be declined (rules §8), and Jump Drive's D reaches only the placed tile (rules §11.17).
    First,
    /// The present ones.
    #[default]
    Second,
}

impl Rulings {
    /// Those of a setup that names none: it is older than the second ones.
    const fn unnamed() -> Self {
        Self::First
    }

    fn are_unnamed(&self) -> bool {
        *self == Self::unnamed()
    }
}

/// Variants and house rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct GameOptions {
    /// Two-player variant: the station turns one depot clockwise by itself (rules §3.2).
    pub two_player_variant: bool,
    /// House rule: the tile under a taken one is revealed immediately (rules §3.5).
    pub reveal_at_once: bool,
    /// House rule: patches count as tiles for adjacency (rules §4.2).
    pub patches_count_as_tiles: bool,
    /// A practice game, with any depot, tile and position: see [`practice`](crate::practice).
    #[serde(default)]
    pub practice: bool,
    /// The deck of event cards; without it the game has no events (rules §9).
    #[serde(default)]
    pub events: Option<EventMix>,
    /// Each of 2–6 seats draws two private objectives and keeps one (rules §2.5).
    #[serde(default)]
    pub private_objectives: bool,
    /// The solo game of one seat: events, a fixed rotation, three private objectives of four and a target of medals
    /// (rules §2.5, §3.2, §10.5).
    #[serde(default)]
    pub solo: bool,
    /// House rule: civ cards are claimed when the round is over, not during the turn (rules §3.6). A setup that does not
    /// mention it is older than the choice and follows it.
    #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
    pub claims_after_round: bool,
    /// The rulings that the game follows.
    #[serde(
        default = "Rulings::unnamed",
        skip_serializing_if = "Rulings::are_unnamed"
    )]
    pub rulings: Rulings,
}

const fn yes() -> bool {
    true
}

impl GameOptions {
    /// The same options for a game that begins now: the present rulings, and claims during the turn if the older ones knew
    /// no others.
    #[must_use]
    pub fn renewed(self) -> Self {
        Self {
            claims_after_round: self.claims_after_round && self.rulings != Rulings::First,
            rulings: Rulings::default(),
            ..self
        }
    }

    /// Whether the station turns one depot clockwise by itself (rules §3.2).
    pub const fn turns_by_itself(&self) -> bool {
        self.two_player_variant || self.solo
    }

    /// The numbers of private objectives that each seat draws and keeps (rules §2.5).
    pub const fn private_deal(&self) -> Option<(usize, u8)> {
        match (self.solo, self.private_objectives) {
            (true, _) => Some((4, 3)),
            (false, true) => Some((2, 1)),
            (false, false) => None,
        }
    }

    /// The target of the solo game in medals (rules §10.5); `None` in other games.
    pub fn target(&self) -> Option<u16> {
        self.events.filter(|_| self.solo).map(EventMix::target)
    }

    pub(super) fn check(&self, seats: usize) -> Result<(), SetupError> {
        let (alone, events) = (seats == 1, self.events.is_some());
        ensure(
            !self.two_player_variant || seats == 2,
            SetupError::TwoPlayerVariant,
        )?;
        ensure(!self.solo || (alone && events), SetupError::Solo)?;
        ensure(!alone || self.solo || !events, SetupError::FreePlay)?;
        ensure(
            !alone || !self.private_objectives,
            SetupError::PrivateObjectives,
        )?;
        let fits = self.events.is_none_or(|mix| mix.fits(seats));
        ensure(fits, SetupError::EventDeck)
    }
}
