//! The end of the game: the last steps and the medals.

use super::piece::Piece;
use super::seat::SeatState;
use super::{Entries, in_order};
use rules::{EndReason, GameState, Grade, ObjectiveScore, Score, SeatId, Track};
use serde::Serialize;

/// The key `end`.
#[derive(Clone, Debug, Serialize)]
pub(super) struct End {
    reason: &'static str,
    steps: Vec<Step>,
    seats: Vec<SeatState>,
    scores: Vec<Medals>,
    solo: Option<Solo>,
}

/// The rating of a solo game (rules §10.5).
#[derive(Clone, Debug, Serialize)]
struct Solo {
    target: u16,
    grade: u8,
}

/// The end-of-game steps of a seat (rules §10.2).
#[derive(Clone, Debug, Serialize)]
struct Step {
    seat: SeatId,
    placed: Vec<Piece>,
    after: SeatState,
}

/// The medals of a seat (rules §10.3).
#[derive(Clone, Debug, Serialize)]
struct Medals {
    rows: [u8; 12],
    columns: [u8; 12],
    planet_bonus: u8,
    tracks: Entries,
    lifepods: u8,
    meteorites: u8,
    civ_cards: Entries,
    private_objectives: Entries,
    neighbour_objectives: Vec<ObjectiveMedals>,
    common_objective: Option<CommonObjective>,
    total: u16,
    empty_cells: u8,
    meteorites_on_planet: u8,
    rank: u8,
}

/// An objective contested by all seats.
#[derive(Clone, Debug, Serialize)]
struct CommonObjective {
    id: String,
    medals: u8,
}

#[derive(Clone, Debug, Serialize)]
struct ObjectiveMedals {
    id: String,
    medals: u8,
    own: u8,
    other: u8,
}

impl End {
    /// The end of a finished game; `pieces` are those placed by each seat in its end-of-game steps.
    pub(super) fn new(state: &GameState, mut pieces: Vec<(SeatId, Piece)>) -> Option<Self> {
        if !state.is_finished() {
            return None;
        }
        let steps = state.turn_order().map(|seat| {
            let own = pieces.extract_if(.., |(owner, _)| *owner == seat);
            Step {
                seat,
                placed: own.map(|(_, piece)| piece).collect(),
                after: SeatState::new(state, seat),
            }
        });
        let (seats, ranks) = (|| state.seat_ids(), state.ranks());
        let scores = seats().zip(ranks);
        Some(Self {
            reason: match state.last_round? {
                EndReason::Unplaceable => "unplaceable",
                EndReason::EmptyDepot => "empty_depot",
                EndReason::LastEventCard => "events",
            },
            steps: steps.collect(),
            seats: seats().map(|seat| SeatState::new(state, seat)).collect(),
            scores: scores
                .map(|(seat, rank)| Medals::new(&state.score(seat), rank))
                .collect(),
            solo: state.options.target().map(|target| Solo {
                target,
                grade: Grade::of(state.score(SeatId(0)).total(), target).number(),
            }),
        })
    }
}

impl Medals {
    fn new(score: &Score, rank: u8) -> Self {
        Self {
            rows: score.rows,
            columns: score.columns,
            planet_bonus: score.planet_bonus,
            tracks: in_order(Track::ALL.into_iter().zip(score.tracks)),
            lifepods: score.lifepods,
            meteorites: score.meteorites,
            civ_cards: in_order(score.cards.iter().copied()),
            private_objectives: in_order(score.private.iter().copied()),
            neighbour_objectives: score.objectives.iter().map(ObjectiveMedals::from).collect(),
            common_objective: score
                .contests
                .first()
                .map(|(objective, medals)| CommonObjective {
                    id: objective.to_string(),
                    medals: *medals,
                }),
            total: score.total(),
            empty_cells: score.empty_cells,
            meteorites_on_planet: score.meteorites_on_planet,
            rank,
        }
    }
}

impl From<&ObjectiveScore> for ObjectiveMedals {
    fn from(score: &ObjectiveScore) -> Self {
        Self {
            id: score.objective.to_string(),
            medals: score.medals,
            own: score.own,
            other: score.other,
        }
    }
}
