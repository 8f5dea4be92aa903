//! The probabilities of meeting objectives.

use super::Time;
use super::logistic::logistic;
use crate::weights::ObjectiveWeights;
use rules::board::rectangle::best_rectangle;
use rules::card::{Condition, Need, Wants};
use rules::score::{OBJECTIVE_WIN, PRIVATE_MEDALS};
use rules::{Board, GameState, Objective, Seat, SeatId, Terrain};

impl ObjectiveWeights {
    /// The expected medals of `owner`'s private objectives with a condition on the planet, if `board` were its own.
    pub(super) fn on_planet(&self, owner: &Seat, board: &Board, time: Time) -> f32 {
        let margin =
            |objective: Objective, coming| margin_on_planet(objective.condition(), board, coming);
        self.private(owner, time, margin)
    }

    /// The expected medals of the other private objectives of `owner`.
    pub(super) fn elsewhere(&self, owner: &Seat, time: Time) -> f32 {
        let margin = |objective, coming| margin_elsewhere(objective, owner, coming);
        self.private(owner, time, margin)
    }

    /// The expected medals of those private objectives of `owner` that have a margin with what is still expected.
    fn private(
        &self,
        owner: &Seat,
        time: Time,
        margin: impl Fn(Objective, f32) -> Option<f32>,
    ) -> f32 {
        let chances = owner.private_objectives.iter().filter_map(|objective| {
            let kind = kind(objective.condition());
            let margin = margin(*objective, self.rate[kind] * time.rounds)?;
            Some(chance(margin, time, self.spread[kind]))
        });
        chances.sum::<f32>() * f32::from(PRIVATE_MEDALS)
    }

    /// Neighbour objectives, and those contested by all seats.
    pub(super) fn shared(&self, state: &GameState, seat: SeatId, time: Time) -> f32 {
        let doubt = CLOSE + self.margin * time.rounds.sqrt();
        let between = state.objective_scores(seat).map(|standing| {
            let ahead = f32::from(standing.own) - f32::from(standing.other);
            let margin = match standing.objective.wants() {
                Wants::Most => ahead,
                Wants::Fewest => -ahead,
            };
            f32::from(OBJECTIVE_WIN) * logistic(margin / doubt)
        });
        let contests = state.contests.iter();
        let contests = contests.map(|objective| state.contest_medals(seat, *objective));
        between.sum::<f32>() + contests.map(f32::from).sum::<f32>()
    }
}

/// The uncertainty of a margin at the end: practically zero, except that a tie yields half of the medals.
const CLOSE: f32 = 0.15;
/// A margin far below what is required.
const IMPOSSIBLE: f32 = -50.0;

/// The index of the weights for a condition.
const fn kind(condition: Condition) -> usize {
    match condition {
        Condition::Rectangle(3, 3, _) => 0,
        Condition::Rectangle(..) => 1,
        Condition::RichArea(..) => 2,
        Condition::AtMostResources(..) => 3,
        Condition::Meteorites(_) => 4,
        Condition::MoreLifepodsThanMeteorites => 5,
        Condition::NoEmptyIce => 6,
        Condition::NoEmptyLand => 7,
        Condition::TrackAtTop(track) => 8 + track as usize,
    }
}

/// The probability that a condition is met at the end, given the expected margin.
fn chance(margin: f32, time: Time, spread: f32) -> f32 {
    if time.rounds <= 0.0 {
        return f32::from(u8::from(margin >= 0.0));
    }
    logistic((margin + 0.5) / (spread.max(0.05) * (1.0 + time.rounds).sqrt()))
}

/// The margin by which `board`, with what is still expected, exceeds the requirement of `condition` on the planet;
/// `None` if the condition is about something else.
fn margin_on_planet(condition: Condition, board: &Board, coming: f32) -> Option<f32> {
    Some(match condition {
        Condition::Rectangle(width, height, terrain) => {
            let shown = board.terrain(terrain);
            // It can still become all that terrain.
            let open = shown | board.empty();
            let most = best_rectangle(shown, open, width, height);
            most.map_or(IMPOSSIBLE, |most| coming - f32::from(width * height - most))
        }
        Condition::RichArea(count, terrain) => {
            coming - (f32::from(count) - richest(board, terrain)).max(0.0)
        }
        Condition::NoEmptyIce => coming - (board.empty() & board.data().ice).len() as f32,
        Condition::NoEmptyLand => coming - board.open().without(board.data().ice).len() as f32,
        Condition::AtMostResources(count, terrain) => {
            f32::from(count) - board.resources(terrain).len() as f32 - coming
        }
        _ => return None,
    })
}

/// Same as [`margin_on_planet`], for conditions about anything else.
fn margin_elsewhere(objective: Objective, owner: &Seat, coming: f32) -> Option<f32> {
    let coming = match objective.condition() {
        Condition::TrackAtTop(_) | Condition::Meteorites(_) => coming,
        // Meteorites accumulate faster than lifepods.
        Condition::MoreLifepodsThanMeteorites => -coming,
        _ => return None,
    };
    let progress = objective.progress(owner);
    Some(match progress.need {
        Need::AtLeast(least) => coming - f32::from(least.saturating_sub(progress.has)),
        Need::AtMost(most) => f32::from(most) - f32::from(progress.has) - coming,
    })
}

/// The most resources of `terrain` in one of its areas.
fn richest(board: &Board, terrain: Terrain) -> f32 {
    let resources = board.resources(terrain);
    let counts = board.areas(terrain).map(|area| (area & resources).len());
    counts.max().unwrap_or(0) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Weights;
    use rules::{Seat, Setup, Track};

    #[test]
    fn some_tracks_reach_their_tops_more_easily() {
        let state = Setup::standard(1, "tops").deal().expect("a valid setup");
        let hope = |track: Track| {
            let wanted =
                |objective: &Objective| objective.condition() == Condition::TrackAtTop(track);
            let objective = Objective::all().find(wanted).expect("one for each track");
            let owner = Seat {
                private_objectives: [objective].into_iter().collect(),
                ..state.seats[0].clone()
            };
            Weights::in_use()
                .objectives
                .elsewhere(&owner, Time { rounds: 20.0 })
        };
        assert!(hope(Track::Rover) > 2.0 && hope(Track::Tech) < 1.0);
    }

    #[test]
    fn meteorites_endanger_having_more_lifepods() {
        let condition = Condition::MoreLifepodsThanMeteorites;
        let objective = Objective::all()
            .find(|objective| objective.condition() == condition)
            .expect("one");
        let mut owner = Setup::standard(1, "pods")
            .deal()
            .expect("a valid setup")
            .seats
            .swap_remove(0);
        owner.private_objectives = [objective].into_iter().collect();
        let mut hope = |meteorites, rounds| {
            owner.meteorites = meteorites;
            Weights::in_use()
                .objectives
                .elsewhere(&owner, Time { rounds })
        };
        assert!(hope(3, 5.0) < hope(0, 5.0));
        assert!(hope(0, 15.0) < hope(0, 5.0), "more of them will come");
    }
}
