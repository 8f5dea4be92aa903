//! What a session does without being asked.

use super::obvious::obvious;
use super::{SeatView, Session};
use crate::Table;
use crate::intent::Outcome;

/// What a session does without being asked. By default it does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habits {
    /// Lays a tile as soon as its place is confirmed once, unless that [costs](crate::preview::Preview::costs) something.
    pub lay_at_once: bool,
    /// Carries out steps that leave no choice and take none away (rules §3.7).
    pub play_the_obvious: bool,
    /// Ends a turn in which nothing is left to do while [another person still plays](SeatView::ends_by_itself).
    pub end_turns: bool,
}

impl<'a> SeatView<'a> {
    /// Whether the tile in the hand is laid when its place is confirmed now.
    pub fn lays_now(self) -> bool {
        let is_pinned = self.ghost().is_some_and(|ghost| ghost.pinned);
        let harmless = || self.preview().is_some_and(|preview| !preview.costs());
        is_pinned || (self.session.habits.lay_at_once && harmless())
    }
}

impl Session {
    /// Changes what the session does without being asked.
    pub fn set_habits(&mut self, habits: Habits) {
        self.common.habits = habits;
    }

    /// Carries out what is obvious after a step of the player at the screen, and returns the outcome of both. Undo takes
    /// them back together.
    pub(super) fn play_what_is_obvious(&mut self, outcome: Outcome) -> Outcome {
        let (Outcome::Played { from }, true) = (&outcome, self.habits.play_the_obvious) else {
            return outcome;
        };
        let seat = self.table.done()[*from].action.seat;
        while self.may_act_at(seat)
            && let Some(choice) = obvious(self.sittings[seat.index()].view.state(), seat)
        {
            let step = self.step(seat, choice, Table::play_forced);
            if let Outcome::Refused(_) = step {
                return step;
            }
        }
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ghost::Spin;
    use crate::intent::Intent;
    use crate::tests::{find_in_games, session};
    use rules::{Answer, Cell, CellSet, Question, Ring};

    const HABITS: Habits = Habits {
        lay_at_once: true,
        play_the_obvious: true,
        end_turns: false,
    };

    /// A session at the first tile, with the tile of the inner ring over its first legal place.
    fn holding(habits: Habits) -> Session {
        let mut session = session(1);
        session.set_habits(habits);
        session.handle(Intent::ConfirmDial);
        session.handle(Intent::Take(Ring::Inner));
        session.handle(Intent::StepPlacement { forward: true });
        while session
            .here()
            .preview()
            .is_some_and(|preview| preview.costs())
        {
            session.handle(Intent::StepPlacement { forward: true });
        }
        session
    }

    #[test]
    fn a_second_click_lays_the_tile_and_with_the_habit_the_first_one() {
        let mut twice = holding(Habits::default());
        let at = twice.here().ghost().expect("it is held").grip();
        assert_eq!(twice.handle(Intent::Act(at)), Outcome::Quiet);
        assert!(twice.here().ghost().is_some_and(|ghost| ghost.pinned));
        assert!(matches!(
            twice.handle(Intent::Act(at)),
            Outcome::Played { .. }
        ));
        let mut once = holding(Habits {
            lay_at_once: true,
            ..Habits::default()
        });
        assert!(matches!(
            once.handle(Intent::Act(at)),
            Outcome::Played { .. }
        ));
        assert!(once.here().state() == twice.here().state());
    }

    #[test]
    fn a_turned_tile_lies_where_a_click_would_lay_it() {
        for ring in Ring::ALL {
            let mut session = session(1);
            session.handle(Intent::ConfirmDial);
            session.handle(Intent::Take(ring));
            for corner in [(0, 0), (11, 0), (0, 11), (11, 11), (6, 0), (5, 5)] {
                let pointed = Cell::new(corner.0, corner.1).expect("a cell");
                session.handle(Intent::Hover(pointed));
                for spin in [Spin::Clockwise, Spin::Flip, Spin::CounterClockwise] {
                    session.handle(Intent::Spin(spin));
                    let seen = session.here().ghost().copied();
                    session.handle(Intent::Hover(pointed));
                    assert_eq!(session.here().ghost().copied(), seen, "{corner:?} {spin:?}");
                }
            }
        }
    }

    #[test]
    fn a_tile_taken_by_key_lies_under_the_resting_pointer_when_it_is_turned() {
        let mut session = session(1);
        session.handle(Intent::ConfirmDial);
        for pointed in CellSet::GRID {
            for (ring, spins) in [(Ring::Inner, 1), (Ring::Outer, 1), (Ring::Outer, 2)] {
                session.handle(Intent::Hover(pointed));
                session.handle(Intent::Take(ring));
                for _ in 0..spins {
                    session.handle(Intent::Spin(Spin::Clockwise));
                }
                let seen = session.here().ghost().copied();
                session.handle(Intent::Hover(pointed));
                assert_eq!(
                    session.here().ghost().copied(),
                    seen,
                    "{pointed:?}, {spins} turns"
                );
                session.handle(Intent::PutBack);
            }
        }
    }

    #[test]
    fn a_click_away_from_the_tile_shows_it_there_before_it_is_laid() {
        let mut session = holding(HABITS);
        let elsewhere = session.here().ghost().expect("it is held").grip();
        session.handle(Intent::StepPlacement { forward: true });
        let stepped = session.here().ghost().copied();
        session.handle(Intent::Spin(Spin::Flip));
        session.handle(Intent::Spin(Spin::Flip));
        assert_eq!(session.here().ghost().copied(), stepped);
        session.handle(Intent::Act(elsewhere));
        assert_ne!(
            session.here().ghost().copied(),
            stepped,
            "it has gone there"
        );
        assert!(session.here().ghost().is_some(), "it is not laid yet");
    }

    #[test]
    fn what_costs_something_waits_for_a_second_click() {
        let mut asked = 0;
        for seed in 0..40u8 {
            let mut session = holding(HABITS);
            for _ in 0..seed {
                session.handle(Intent::StepPlacement { forward: true });
            }
            let costs = session.here().preview().expect("it is legal").costs();
            let outcome = session.handle(Intent::Confirm);
            assert_eq!(outcome == Outcome::Quiet, costs);
            asked += usize::from(costs);
        }
        assert!(asked > 0, "no place costs anything");
    }

    // rules §3.7
    #[test]
    fn advances_without_a_choice_happen_by_themselves_and_are_taken_back_together() {
        let mut by_hand = holding(Habits::default());
        let mut by_itself = holding(HABITS);
        let before = by_itself.here().state().clone();
        for _ in 0..2 {
            by_hand.handle(Intent::Confirm);
            by_itself.handle(Intent::Confirm);
        }
        let advances = |session: &Session| {
            let must = session
                .here()
                .asked()
                .iter()
                .filter(|asked| !asked.what.optional);
            must.filter(|asked| matches!(asked.question, Question::Advance(..)))
                .count()
        };
        assert!(advances(&by_hand) > 0);
        assert_eq!(advances(&by_itself), 0);
        assert_eq!(by_itself.handle(Intent::Undo), Outcome::Travelled);
        assert!(*by_itself.here().state() == before, "one step back");
        assert_eq!(by_itself.handle(Intent::Redo), Outcome::Travelled);
        assert_eq!(advances(&by_itself), 0);
    }

    #[test]
    fn g14_the_only_choice_wants_no_click_but_what_reveals_something_does() {
        let (mut taken, mut left) = (0, 0);
        find_in_games(
            |_| {},
            |table| {
                let (state, seat) = (table.state(), table.state().active()?);
                if let [only] = state.legal(seat)[..] {
                    let found = obvious(state, seat);
                    match only.answer() {
                        Some(Answer::Cell(_)) => assert_eq!(found, Some(only)),
                        Some(Answer::Look | Answer::Keep(_)) => assert_eq!(found, None),
                        _ => {}
                    }
                    taken += usize::from(found.is_some());
                    left += usize::from(found.is_none());
                }
                (taken > 3 && left > 3).then_some(())
            },
        );
    }

    #[test]
    fn an_illegal_place_keeps_the_tile_in_the_hand() {
        let mut session = holding(HABITS);
        let middle = Cell::new(5, 5).expect("a cell");
        assert!(matches!(
            session.handle(Intent::Act(middle)),
            Outcome::Refused(_)
        ));
        assert!(session.here().ghost().is_some_and(|ghost| !ghost.pinned));
        assert!(session.here().fault().is_some());
    }
}
