//! The 36 civ cards (rules §6.2, §10.3 D): rows of data in `assets/cards/civ.ron`.

use super::numbered::numbered;
use crate::bit_set::BitSet;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// How many civ cards there are.
pub const COUNT: u8 = 36;
/// The ranks of civ cards.
pub const RANKS: [u8; 4] = [1, 2, 3, 4];

numbered! {
    /// One of the 36 civ cards, named C01 to C36.
    CivCard: 1 to COUNT, called "civ card", in u64, written |card| 'C', card.0;
    rows of "cards/civ.ron" by |row| row.id
}

/// The effect of a civ card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum CivEffect {
    /// Immediate: advance this number of different trackers once each.
    AdvanceDifferent(u8),
    /// Immediate: advance one tracker twice.
    AdvanceTwice,
    /// Immediate: gain this number of biomass patches.
    Patches(u8),
    /// Immediate: gain this amount of rover movement.
    RoverMoves(u8),
    /// Immediate: take a tile from the own depot and place it.
    TakeTile {
        /// Whether its resources advance (rules §11.3).
        resources: bool,
    },
    /// Immediate: collect this number of lifepods from the seat's own planet.
    CollectLifepods(u8),
    /// Immediate: teleport a rover to any cell of the grid (rules §11.23).
    Relocate,
    /// Immediate: destroy all meteorites of one row or column.
    DestroyLine,
    /// Immediate: advance every tracker below this height up to it, without boosts (rules §11.21).
    RaiseAll(u8),
    /// Immediate: destroy this number of meteorites.
    DestroyMeteorites(u8),
    /// End of game: medals.
    Medals(u8),
    /// End of game: medals per biomass patch on the planet.
    MedalsPerPatch(u8),
    /// End of game: medals, and one tracker advances once with all benefits.
    MedalsAndAdvance(u8),
    /// End of game: collected lifepods in the scoring area are worth this number of medals each.
    LifepodsWorth(u8),
    /// End of game: three collected meteorites are worth one more medal for each of these cards.
    MeteoriteContract,
    /// End of game: 1, 2, 3, 4 of these cards score 1, 3, 6, 10 medals together.
    Commerce,
}

impl CivEffect {
    /// Whether the card takes effect at once and then leaves the game.
    pub const fn is_immediate(self) -> bool {
        !matches!(
            self,
            Self::Medals(_)
                | Self::MedalsPerPatch(_)
                | Self::MedalsAndAdvance(_)
                | Self::LifepodsWorth(_)
                | Self::MeteoriteContract
                | Self::Commerce
        )
    }
}

impl CivCard {
    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its rank, 1–4.
    pub fn rank(self) -> u8 {
        self.row().rank
    }

    /// Its effect.
    pub fn effect(self) -> CivEffect {
        self.row().effect
    }

    /// Whether it takes effect at once; the others stay secret until the end.
    pub fn is_immediate(self) -> bool {
        self.effect().is_immediate()
    }
}

#[derive(Deserialize)]
struct Row {
    id: u8,
    rank: u8,
    effect: CivEffect,
}

/// The cards of each rank, by rank.
static RANK_SETS: LazyLock<[CardSet; RANKS.len() + 1]> = LazyLock::new(|| {
    std::array::from_fn(|rank| {
        CivCard::all()
            .filter(|card| usize::from(card.rank()) == rank)
            .collect()
    })
});

/// A set of [`CivCard`]s.
pub type CardSet = BitSet<CivCard>;

impl BitSet<CivCard> {
    /// All cards of `rank`.
    pub fn of_rank(rank: u8) -> Self {
        RANK_SETS
            .get(usize::from(rank))
            .copied()
            .unwrap_or_default()
    }

    /// The cards of the set that have `rank`.
    #[must_use]
    pub fn ranked(self, rank: u8) -> Self {
        self & Self::of_rank(rank)
    }
}
