//! What things are worth to a bot before they are medals: numbers in `assets/bot/weights.ron`, fitted by
//! `planet-unknown train`.

use crate::game::{CorporationId, asset};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Expected medals of what is not medals yet, and how fast things come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// Rows and columns.
    pub lines: LineWeights,
    /// Tracks and what stands on them.
    pub tracks: TrackWeights,
    /// Each tech level that is available for a whole game, by corporation.
    pub techs: BTreeMap<CorporationId, [f32; 6]>,
    /// Rovers, lifepods and meteorites.
    pub pieces: PieceWeights,
    /// Objectives.
    pub objectives: ObjectiveWeights,
}

/// How rows and columns get complete.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LineWeights {
    /// Chance that an empty cell with 0–4 empty neighbours gets covered while there is time.
    pub cover: [f32; 5],
    /// How much these chances sink when there is not time for all empty cells: the exponent of the part there is.
    pub haste: f32,
    /// What a meteorite leaves of a line's chance when time is left: without a rover, with one.
    pub meteorite: [f32; 2],
    /// Cells that one round covers where they are wanted.
    pub cells: f32,
}

/// How trackers rise and what their fields are worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TrackWeights {
    /// Fields that the tracker of each track rises in a round.
    pub rate: [f32; 5],
    /// How uncertain that is.
    pub spread: f32,
    /// A synergy boost, or an advance that is still to be chosen.
    pub advance: f32,
    /// A patch to be placed.
    pub patch: f32,
    /// A rover to be placed.
    pub rover: f32,
    /// One rover movement.
    pub step: f32,
    /// A civ card to be claimed, by rank.
    pub card: [f32; 4],
}

/// What rovers promise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PieceWeights {
    /// What remains of a target's worth for each step that the nearest rover is away.
    pub fading: f32,
    /// A lifepod under the wheels of a rover.
    pub lifepod: f32,
    /// A meteorite under the wheels of a rover.
    pub meteorite: f32,
    /// A collected meteorite beyond complete threes.
    pub odd_meteorite: f32,
    /// Rounds after which half of that can be had.
    pub delay: f32,
}

/// How objectives are met.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ObjectiveWeights {
    /// What comes in a round of each kind of condition; see `worth/objectives.rs`.
    pub rate: [f32; 8],
    /// How uncertain that is.
    pub spread: [f32; 8],
    /// How fast the chance of a neighbour objective rises with the margin.
    pub margin: f32,
}

impl Weights {
    /// The weights that the bots use.
    pub fn in_use() -> &'static Self {
        static IN_USE: LazyLock<Weights> =
            LazyLock::new(|| asset(include_str!("../../assets/bot/weights.ron"), "bot/weights.ron"));
        &IN_USE
    }

    /// Every number, in a fixed order; none of them may be negative.
    pub fn numbers(&mut self) -> Vec<&mut f32> {
        let Self { lines, tracks, techs, pieces, objectives } = self;
        let mut all: Vec<&mut f32> = Vec::new();
        all.extend(&mut lines.cover);
        all.extend([&mut lines.haste, &mut lines.cells]);
        all.extend(&mut lines.meteorite);
        all.extend(&mut tracks.rate);
        all.extend([&mut tracks.spread, &mut tracks.advance, &mut tracks.patch, &mut tracks.rover, &mut tracks.step]);
        all.extend(&mut tracks.card);
        all.extend([&mut pieces.fading, &mut pieces.lifepod, &mut pieces.meteorite]);
        all.extend([&mut pieces.odd_meteorite, &mut pieces.delay, &mut objectives.margin]);
        all.extend(&mut objectives.rate);
        all.extend(&mut objectives.spread);
        techs.values_mut().for_each(|levels| all.extend(levels));
        all
    }
}
