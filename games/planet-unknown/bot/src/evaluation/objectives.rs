//! The probabilities of meeting objectives.

use super::Time;
use super::logistic::logistic;
use crate::weights::ObjectiveWeights;
use rules::board::rectangle::best_rectangle;
use rules::card::{Condition, Need, Wants};
use rules::score::{OBJECTIVE_WIN, PRIVATE_MEDALS};
use rules::{Board, GameState, Seat, SeatId};

impl ObjectiveWeights {
    /// The expected medals of `owner`'s private objectives with a condition on the planet, if `board` were its own.
    pub(super) fn on_planet(&self, owner: &Seat, board: &Board, time: Time) -> f32 {
        self.private(owner, board, time, is_on_planet)
    }

    /// The expected medals of the other private objectives of `owner`.
    pub(super) fn elsewhere(&self, owner: &Seat, time: Time) -> f32 {
        self.private(owner, &owner.board, time, |condition| {
            !is_on_planet(condition)
        })
    }

    /// The expected medals of those private objectives of `owner` whose condition `is_wanted`, if `board` were its planet.
    fn private(
        &self,
        owner: &Seat,
        board: &Board,
        time: Time,
        is_wanted: impl Fn(Condition) -> bool,
    ) -> f32 {
        let conditions = owner.private_objectives.iter().map(|own| own.condition());
        let wanted = conditions.filter(|condition| is_wanted(*condition));
        let chances = wanted.map(|condition| {
            let kind = kind(condition);
            let margin = margin(condition, owner, board, self.rate[kind] * time.rounds);
            chance(margin, time, self.spread[kind])
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

/// Whether a condition is about what lies on the planet.
const fn is_on_planet(condition: Condition) -> bool {
    !matches!(
        condition,
        Condition::TrackAtTop(_) | Condition::Meteorites(_) | Condition::MoreLifepodsThanMeteorites
    )
}

/// The margin by which `owner`, with what is still expected, exceeds the requirement of `condition`, if `board` were its
/// planet.
fn margin(condition: Condition, owner: &Seat, board: &Board, coming: f32) -> f32 {
    let coming = match condition {
        Condition::Rectangle(width, height, terrain) => {
            let shown = board.terrain(terrain);
            // It can still become all that terrain.
            let open = shown | board.empty();
            let most = best_rectangle(shown, open, width, height);
            return most.map_or(IMPOSSIBLE, |most| coming - f32::from(width * height - most));
        }
        // Less will be empty, and meteorites accumulate faster than lifepods.
        Condition::NoEmptyIce | Condition::NoEmptyLand | Condition::MoreLifepodsThanMeteorites => {
            -coming
        }
        _ => coming,
    };
    let progress = condition.progress(owner, board);
    match progress.need {
        Need::AtLeast(least) => coming - f32::from(least.saturating_sub(progress.has)),
        Need::AtMost(most) => f32::from(most) - f32::from(progress.has) - coming,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Weights;
    use rules::{Objective, Setup, Track};

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
