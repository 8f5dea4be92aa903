//! The weights by which bots value anything that is not yet medals: numbers in `assets/bot/weights.ron`, fitted by
//! `planet-unknown train`.

use rules::{CorporationId, asset};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Expected medals of everything that is not yet medals, and the rates at which things accumulate.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// Rows and columns.
    pub lines: LineWeights,
    /// Tracks and their fields.
    pub tracks: TrackWeights,
    /// Each tech level when available for a whole game, by corporation.
    pub techs: BTreeMap<CorporationId, [f32; 6]>,
    /// Rovers, lifepods and meteorites.
    pub pieces: PieceWeights,
    /// Objectives.
    pub objectives: ObjectiveWeights,
}

/// How rows and columns are completed: every gap lowers their chances, in logarithms of odds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LineWeights {
    /// The cost of an empty cell to its lines: in areas of one, two or three empty cells, then in larger areas with one
    /// to four empty neighbours.
    pub cell: [f32; Self::KINDS],
    /// The extra cost with no round left; half of it with one round left, a third with two.
    pub late: [f32; Self::KINDS],
    /// How much these costs rise when time is too short for all empty cells.
    pub haste: f32,
    /// The odds of a line of one medal with nothing missing in it.
    pub odds: f32,
    /// The increase of these odds with each further medal.
    pub rich: f32,
    /// The cost of a meteorite: without a rover, with one.
    pub stone: [f32; 2],
    /// The extra cost of a meteorite at the end: without a rover, with one.
    pub stone_late: [f32; 2],
}

impl LineWeights {
    /// The number of kinds of empty cells.
    pub const KINDS: usize = 7;
}

/// How fast trackers rise and how much their fields are worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TrackWeights {
    /// The number of fields that the tracker of each track rises in a round.
    pub rate: [f32; 5],
    /// The uncertainty of that number.
    pub spread: f32,
    /// A synergy boost, or an advance whose tracker is not yet chosen.
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

/// The prospects of rovers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PieceWeights {
    /// The share of a target's value that remains for each step to the nearest rover.
    pub fading: f32,
    /// A lifepod under the wheels of a rover.
    pub lifepod: f32,
    /// A meteorite under the wheels of a rover.
    pub meteorite: f32,
    /// A collected meteorite beyond complete sets of three.
    pub odd_meteorite: f32,
    /// The number of rounds after which half of that is achieved.
    pub delay: f32,
}

/// How objectives are met.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ObjectiveWeights {
    /// The progress per round in each kind of condition; see `evaluation/objectives.rs`.
    pub rate: [f32; Self::KINDS],
    /// The uncertainty of that progress.
    pub spread: [f32; Self::KINDS],
    /// How much the margin of a neighbour objective may still change in one round; in four rounds twice as much.
    pub margin: f32,
}

impl ObjectiveWeights {
    /// The number of kinds of conditions.
    pub const KINDS: usize = 13;
}

impl Weights {
    /// The weights that the bots use.
    pub fn in_use() -> &'static Self {
        static IN_USE: LazyLock<Weights> = LazyLock::new(|| {
            asset(
                include_str!("../../../../assets/bot/weights.ron"),
                "bot/weights.ron",
            )
        });
        &IN_USE
    }

    /// Weights with a limited view: lines, tracks and rovers, without the prospects of techs, cards and
    /// objectives.
    pub fn short_sighted(mut self) -> Self {
        self.techs
            .values_mut()
            .for_each(|levels| *levels = Default::default());
        self.tracks.card = Default::default();
        self.objectives.rate = [0.0; ObjectiveWeights::KINDS];
        self
    }

    /// Every number, in a fixed order; none of them may be negative.
    pub fn numbers(&mut self) -> Vec<&mut f32> {
        let Self {
            lines,
            tracks,
            techs,
            pieces,
            objectives,
        } = self;
        let mut all: Vec<&mut f32> = Vec::new();
        all.extend(&mut lines.cell);
        all.extend(&mut lines.late);
        all.extend([&mut lines.haste, &mut lines.odds, &mut lines.rich]);
        all.extend(&mut lines.stone);
        all.extend(&mut lines.stone_late);
        all.extend(&mut tracks.rate);
        all.extend([
            &mut tracks.spread,
            &mut tracks.advance,
            &mut tracks.patch,
            &mut tracks.rover,
            &mut tracks.step,
        ]);
        all.extend(&mut tracks.card);
        all.extend([
            &mut pieces.fading,
            &mut pieces.lifepod,
            &mut pieces.meteorite,
            &mut pieces.odd_meteorite,
            &mut pieces.delay,
            &mut objectives.margin,
        ]);
        all.extend(&mut objectives.rate);
        all.extend(&mut objectives.spread);
        techs.values_mut().for_each(|tech| all.extend(tech));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worth;
    use rules::{Field, SeatId, Setup, Track};

    #[test]
    fn short_sighted_weights_do_not_see_what_techs_will_bring() {
        let mut state = Setup::standard(1, "short-sighted")
            .deal()
            .expect("a valid setup");
        let gain = |weights: &Weights, state: &mut rules::GameState| {
            let tech = Track::Tech as usize;
            state.seats[0].trackers[tech] = Field::new(Track::Tech, 9);
            let before = worth(state, SeatId(0), weights);
            state.seats[0].trackers[tech] = Field::new(Track::Tech, 10);
            worth(state, SeatId(0), weights) - before
        };
        let (whole, part) = (
            Weights::in_use().clone(),
            Weights::in_use().clone().short_sighted(),
        );
        let (seen, unseen) = (gain(&whole, &mut state), gain(&part, &mut state));
        assert!(
            seen > unseen + 0.5,
            "the fourth tech is worth much: {seen} and {unseen}"
        );
    }
}
