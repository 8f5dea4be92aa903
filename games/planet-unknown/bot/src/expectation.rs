//! The expected medals at the end of a game, for people to read.
//!
//! [`worth`] distinguishes choices. Of later rounds it knows only the prospects of the present position. The rest is
//! much the same for all choices and is added here.

use super::evaluation::{rounds_left, worth};
use super::plan::waits_for_tile;
use super::weights::Weights;
use rules::{GameState, SeatId};

/// Medals that each of the last turns brings beyond the prospects of a position.
const LAST_TURN: f32 = 2.4;
/// The number of turns counted as the last ones.
const LAST_TURNS: f32 = 2.0;
/// Medals that each earlier turn brings.
const TURN: f32 = 1.1;

/// The medals that `seat` can expect at the end of the game in `state`, if it is played well; `state` may be a
/// view.
pub(super) fn expected(state: &GameState, seat: SeatId, weights: &Weights) -> f32 {
    worth(state, seat, weights) + to_come(state, seat)
}

/// The medals from future turns beyond the prospects of `state` for `seat`, measured in games of bots with 64 rollouts
/// and one, two and four seats.
pub(super) fn to_come(state: &GameState, seat: SeatId) -> f32 {
    let turns = rounds_left(state) + f32::from(u8::from(has_turn_left(state, seat)));
    LAST_TURN * turns.min(LAST_TURNS) + TURN * (turns - LAST_TURNS).max(0.0)
}

/// Whether the seat still has a tile to place in a turn that [`rounds_left`] does not count.
fn has_turn_left(state: &GameState, seat: SeatId) -> bool {
    let counted = state.options.events.is_none() && state.last_round.is_none();
    !counted && waits_for_tile(state, seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, GreedyBot, Limit};
    use rules::{Action, EventMix, Setup};

    /// The expectation at the beginning of the 2nd, 8th and 14th round of a game of greedy bots, less the final result.
    fn surplus(setup: &Setup) -> Vec<f32> {
        let weights = Weights::in_use();
        let mut state = setup.deal().expect("a valid setup");
        let mut bot = GreedyBot::new(weights.clone(), 0.0, "expected");
        let (mut moments, mut round) = (Vec::new(), 0);
        while let Some(seat) = state.active() {
            if state.round != round {
                round = state.round;
                if [2, 8, 14].contains(&round) {
                    moments.extend(
                        state
                            .seat_ids()
                            .map(|seat| (seat, expected(state.view(seat).state(), seat, weights))),
                    );
                }
            }
            let choice = bot
                .choose(&state.view(seat), &Limit::none())
                .expect("it is asked");
            state.apply(&Action { seat, choice }).expect("it is legal");
        }
        let medals = |seat| f32::from(state.score(seat).total());
        moments
            .into_iter()
            .map(|(seat, expected)| expected - medals(seat))
            .collect()
    }

    #[test]
    fn what_is_expected_is_about_what_comes() {
        for seats in [1, 2] {
            let mut all = Vec::new();
            for game in 0..3 {
                let mut setup = Setup::standard(seats, &format!("expected {game}"));
                setup.options.solo = seats == 1;
                setup.options.events = (seats == 1).then_some(EventMix::BALANCED);
                all.extend(surplus(&setup));
            }
            let mean = all.iter().sum::<f32>() / all.len() as f32;
            assert!(
                (-6.0..10.0).contains(&mean),
                "{seats} seats: {mean} in {all:?}"
            );
        }
    }

    #[test]
    fn nothing_is_to_come_after_the_last_turn() {
        let mut state = Setup::standard(1, "last turn")
            .deal()
            .expect("a valid setup");
        let seat = SeatId(0);
        assert!(to_come(&state, seat) > 15.0);
        state.last_round = state.last_round.or(Some(rules::EndReason::LastEventCard));
        assert_eq!(to_come(&state, seat), 0.0);
        state
            .apply(&Action {
                seat,
                choice: rules::Choice::Rotate(0),
            })
            .expect("the commander turns the station");
        assert_eq!(
            to_come(&state, seat),
            LAST_TURN,
            "the tile of the last round"
        );
    }
}
