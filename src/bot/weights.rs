//! What things are worth to a bot before they are medals: numbers in `assets/bot/weights.ron`.

use crate::game::asset;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Expected medals of what is not medals yet. "Late" values are multiplied by the part of the game that is left, 0–1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// Chance that an empty cell with 0–4 empty neighbours gets covered.
    pub cover: [f32; 5],
    /// What remains of the chance of a line for each meteorite in it.
    pub meteorite_in_line: f32,
    /// Part of a line's medals that a meteorite in a covered line leaves.
    pub blocked: f32,
    /// Late: each field that the tracker of a track is high, by track.
    pub height: [f32; 5],
    /// A pending advance.
    pub advance: f32,
    /// A pending patch.
    pub patch: f32,
    /// A pending rover.
    pub rover: f32,
    /// A civ card to claim, by rank.
    pub card: [f32; 4],
    /// Late: a rover on the planet.
    pub rover_there: f32,
    /// Late: a lifepod on the planet.
    pub lifepod_there: f32,
    /// Late: how near a rover is to each lifepod: full at a distance of 0.
    pub near_lifepod: f32,
    /// Late: how near a rover is to each meteorite.
    pub near_meteorite: f32,
    /// A collected meteorite beyond complete threes.
    pub odd_meteorite: f32,
    /// Late: an available tech, by level.
    pub tech: [f32; 6],
    /// Part of a private objective's medals that it is worth when it is halfway met; rises with the square.
    pub objective: f32,
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
}
