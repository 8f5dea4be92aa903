//! Tests that play a session without a window.

use crate::Table;
use crate::ghost::Spin;
use crate::intent::{Intent, Outcome};
use crate::session::{Contested, Session};
use rules::choices::answers;
use rules::{
    Action, Answer, Asked, Cell, CellSet, Choice, EventMix, Illegal, Purpose, Question, Ring,
    SeatId, Setup,
};
use table::UndoRefused;

pub(super) fn session(seats: usize) -> Session {
    Session::new(Table::new(Setup::standard(seats, "table")).unwrap())
}

/// A session in which the station has been turned and the first tile has to be taken.
fn placing(seats: usize) -> Session {
    let mut session = session(seats);
    assert_eq!(
        session.handle(Intent::ConfirmDial),
        Outcome::Played { from: 0 }
    );
    session
}

/// Takes the small tile, steps to the first legal placement, pins and confirms it.
pub(super) fn place_somewhere(session: &mut Session) {
    session.handle(Intent::Take(Ring::Inner));
    session.handle(Intent::StepPlacement { forward: true });
    assert_eq!(session.handle(Intent::Confirm), Outcome::Quiet);
    assert!(matches!(
        session.handle(Intent::Confirm),
        Outcome::Played { .. }
    ));
}

/// Resolves each pending effect with its first answer and ends the turn.
pub(super) fn finish_turn(session: &mut Session) {
    for _ in 0..200 {
        let state = session.here().state();
        let seat = session.viewer();
        let choice = state
            .legal(seat)
            .into_iter()
            .find(|choice| !matches!(choice, Choice::Drive { .. }));
        let outcome = match choice.unwrap() {
            Choice::Resolve { pending, answer } => {
                if session.handle(Intent::Focus(pending)) == Outcome::Quiet {
                    session.handle(Intent::Answer(answer))
                } else {
                    continue;
                }
            }
            Choice::Skip { pending } => session.handle(Intent::Decline(pending)),
            Choice::EndTurn => {
                session.handle(Intent::EndTurn { sure: true });
                return;
            }
            _ => return,
        };
        assert!(matches!(outcome, Outcome::Played { .. }), "{outcome:?}");
    }
    panic!("the turn does not end");
}

#[test]
fn the_dial_turns_both_ways_before_it_is_decided() {
    let mut session = session(4);
    let before = session.here().state().station.rotation;
    session.handle(Intent::TurnDial(-1));
    assert_eq!(session.here().dial(), 5);
    session.handle(Intent::TurnDial(2));
    assert_eq!(session.here().dial(), 1);
    assert_eq!(session.here().state().station.rotation, before);
    assert_ne!(session.here().turned_state().station.rotation, before);
    let considered = session.here().turned_state().station.rotation;
    session.handle(Intent::ConfirmDial);
    assert_eq!(session.here().state().station.rotation, considered);
    assert_eq!(
        session.handle(Intent::TurnDial(1)),
        Outcome::Refused(Illegal::NotNow)
    );
}

#[test]
fn a_tile_is_taken_turned_pinned_and_confirmed() {
    let mut session = placing(2);
    session.handle(Intent::Take(Ring::Outer));
    let upright = *session.here().ghost().unwrap();
    session.handle(Intent::Spin(Spin::Flip));
    session.handle(Intent::Spin(Spin::Flip));
    assert_eq!(session.here().ghost(), Some(&upright));
    session.handle(Intent::StepPlacement { forward: true });
    session.handle(Intent::Confirm);
    assert!(session.here().ghost().unwrap().pinned);
    assert!(matches!(
        session.handle(Intent::Confirm),
        Outcome::Played { .. }
    ));
    assert!(session.here().ghost().is_none());
    assert!(
        !session
            .here()
            .state()
            .seat(session.viewer())
            .board
            .tiles()
            .is_empty()
    );
}

#[test]
fn an_illegal_spot_is_refused_with_the_reason_and_stays_in_the_hand() {
    let mut session = placing(2);
    session.handle(Intent::Take(Ring::Inner));
    session.handle(Intent::Hover(Cell::new(5, 5).unwrap()));
    let outcome = session.handle(Intent::Confirm);
    assert!(
        matches!(outcome, Outcome::Refused(Illegal::Placement(_))),
        "{outcome:?}"
    );
    assert!(!session.here().ghost().unwrap().pinned);
}

#[test]
fn escape_unpins_first_and_then_lays_the_tile_down() {
    let mut session = placing(2);
    session.handle(Intent::Take(Ring::Inner));
    session.handle(Intent::StepPlacement { forward: true });
    session.handle(Intent::Confirm);
    session.handle(Intent::PutBack);
    assert!(!session.here().ghost().unwrap().pinned);
    session.handle(Intent::PutBack);
    assert!(session.here().ghost().is_none());
}

#[test]
fn a_pinned_tile_follows_the_pointer_no_longer() {
    let mut session = placing(2);
    session.handle(Intent::Take(Ring::Inner));
    session.handle(Intent::StepPlacement { forward: true });
    session.handle(Intent::Confirm);
    let pinned = *session.here().ghost().unwrap();
    session.handle(Intent::Hover(Cell::new(11, 11).unwrap()));
    assert_eq!(session.here().ghost(), Some(&pinned));
    session.handle(Intent::PutBack);
    session.handle(Intent::StepPlacement { forward: true });
    let elsewhere = *session.here().ghost().unwrap();
    session.handle(Intent::StepPlacement { forward: false });
    session.handle(Intent::Confirm);
    assert_eq!(
        session.handle(Intent::Act(elsewhere.grip())),
        Outcome::Quiet,
        "its new place is seen first"
    );
    let pinned = *session.here().ghost().unwrap();
    assert!(pinned.pinned && pinned.anchor == elsewhere.anchor);
    assert!(matches!(
        session.handle(Intent::Act(pinned.cells().first().unwrap())),
        Outcome::Played { .. }
    ));
    assert!(session.here().ghost().is_none(), "a second click places it");
}

#[test]
fn g6_undo_takes_back_the_end_of_a_turn_until_the_last_seat_has_finished() {
    let mut session = placing(2);
    place_somewhere(&mut session);
    assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
    assert!(
        session
            .here()
            .state()
            .seat(session.viewer())
            .board
            .tiles()
            .is_empty()
    );
    assert_eq!(session.handle(Intent::Redo), Outcome::Travelled);
    let first = session.viewer();
    finish_turn(&mut session);
    assert_ne!(session.viewer(), first);
    assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
    assert!(session.viewer() == first && session.here().may_end().is_ok());
    assert_eq!(session.handle(Intent::Redo), Outcome::Travelled);
    place_somewhere(&mut session);
    finish_turn(&mut session);
    assert_eq!(
        session.handle(Intent::Undo),
        Outcome::UndoRefused(UndoRefused::PassedOn),
        "the next tiles have come to light"
    );
}

#[test]
fn the_turn_cannot_end_while_something_must_be_done() {
    let mut session = placing(2);
    assert_eq!(
        session.handle(Intent::EndTurn { sure: false }),
        Outcome::Refused(Illegal::Mandatory)
    );
}

/// Plays on until a rover can drive.
pub(super) fn driving() -> Session {
    play_until(session(2), |session| !session.here().drivable().is_empty())
}

/// What `found` finds in one of many random games of one seat, which `setup` changes first.
pub(super) fn find_in_games<T>(
    setup: impl Fn(&mut Setup),
    mut found: impl FnMut(&Table) -> Option<T>,
) -> T {
    let mut luck = 0;
    for seed in 0..500 {
        let mut dealt = Setup::standard(1, &format!("find {seed}"));
        setup(&mut dealt);
        let mut table = Table::new(dealt).expect("a valid setup");
        while let Some(seat) = table.state().active() {
            if let Some(found) = found(&table) {
                return found;
            }
            let legal = table.state().legal(seat);
            luck = (luck * 31 + 7) % 1009;
            let choice = legal[luck % legal.len()];
            table.play(Action { seat, choice }).expect("it is legal");
        }
    }
    unreachable!("it never comes to that");
}

/// Plays on until `reached` returns true.
pub(super) fn play_until(mut session: Session, reached: impl Fn(&Session) -> bool) -> Session {
    for _ in 0..600 {
        session.handle(Intent::TakeOver);
        if reached(&session) {
            return session;
        }
        if session.here().is_rotating() {
            session.handle(Intent::ConfirmDial);
            continue;
        }
        let choice = session
            .here()
            .state()
            .legal(session.viewer())
            .into_iter()
            .find(|c| !matches!(c, Choice::Drive { .. }));
        match choice.unwrap() {
            Choice::Resolve { pending, answer } => {
                if session.handle(Intent::Focus(pending)) == Outcome::Quiet {
                    session.handle(Intent::Answer(answer));
                }
            }
            Choice::Skip { pending } => {
                session.handle(Intent::Decline(pending));
            }
            _ => {
                session.handle(Intent::EndTurn { sure: true });
            }
        }
    }
    panic!("it never comes to that");
}

#[test]
fn one_click_drives_a_rover_all_the_way() {
    let mut session = driving();
    session.handle(Intent::NextRover);
    let routes = session.here().routes().unwrap().clone();
    let target = routes
        .reachable()
        .into_iter()
        .max_by_key(|cell| routes.cost(*cell))
        .unwrap();
    let (seat, before) = (
        session.viewer(),
        session.here().state().seat(session.viewer()).turn.movement,
    );
    let done = session.position();
    assert_eq!(
        session.handle(Intent::Act(target)),
        Outcome::Played { from: done }
    );
    let after = session.here().state().seat(seat);
    assert!(after.board.rovers.contains(target) && !after.board.rovers.contains(routes.from()));
    assert_eq!(Some(before - after.turn.movement), routes.cost(target));
}

#[test]
fn a_rover_that_is_clicked_twice_stays_picked_until_it_is_put_back() {
    let mut session = driving();
    let rover = session.here().drivable().first().unwrap();
    session.handle(Intent::Act(rover));
    assert_eq!(session.here().routes().unwrap().from(), rover);
    session.handle(Intent::Act(rover));
    assert_eq!(session.here().routes().unwrap().from(), rover);
    session.handle(Intent::PutBack);
    assert!(session.here().routes().is_none());
}

#[test]
fn a_rover_stays_picked_where_a_click_is_out_of_its_reach() {
    let mut session = driving();
    let rover = session.here().drivable().first().unwrap();
    session.handle(Intent::Act(rover));
    let near = session.here().routes().unwrap().reachable()
        | session.here().answering_cells()
        | session.here().drivable();
    let far = session
        .here()
        .state()
        .seat(session.viewer())
        .board
        .data()
        .cells
        .without(near)
        .into_iter()
        .last()
        .unwrap();
    assert_eq!(session.handle(Intent::Act(far)), Outcome::OutOfReach);
    assert_eq!(session.here().routes().unwrap().from(), rover);
}

#[test]
fn a_tile_that_was_turned_is_so_again_when_it_is_taken_once_more() {
    let mut session = placing(1);
    session.handle(Intent::Take(Ring::Inner));
    session.handle(Intent::Spin(Spin::Clockwise));
    let turned = session.here().ghost().unwrap().orientation;
    session.handle(Intent::Take(Ring::Outer));
    assert_ne!(session.here().ghost().unwrap().orientation, turned);
    session.handle(Intent::Take(Ring::Inner));
    assert_eq!(session.here().ghost().unwrap().orientation, turned);
    session.handle(Intent::PutBack);
    session.handle(Intent::Take(Ring::Inner));
    assert_eq!(session.here().ghost().unwrap().orientation, turned);
}

#[test]
fn looking_at_another_seat_is_not_playing_for_it() {
    let mut session = placing(3);
    let other = SeatId((session.viewer().0 + 1) % 3);
    session.handle(Intent::LookAt(Some(other)));
    assert_eq!(session.here().shown(), other);
    assert!(!session.here().is_playing());
    let before = session.table_with_secrets().cursor();
    session.handle(Intent::Act(Cell::new(5, 5).unwrap()));
    assert_eq!(session.table_with_secrets().cursor(), before);
    session.handle(Intent::LookAt(None));
    assert!(session.here().is_playing());
}

#[test]
fn a_whole_round_of_two_seats_is_played() {
    let mut session = placing(2);
    for _ in 0..2 {
        place_somewhere(&mut session);
        finish_turn(&mut session);
    }
    while session.waiting_for().is_some() || !session.here().is_rotating() {
        session.handle(Intent::TakeOver);
        finish_turn(&mut session);
    }
    assert_eq!(session.here().state().round, 2);
}

#[test]
fn secrets_are_shown_only_after_the_hand_over() {
    let mut session = placing(2);
    let mut handed_over = 0;
    for _ in 0..400 {
        if session.here().state().is_finished() {
            break;
        }
        if let Some(next) = session.waiting_for() {
            handed_over += 1;
            assert_ne!(session.viewer(), next);
            assert!(session.here().asked().is_empty());
            session.handle(Intent::TakeOver);
            assert_eq!(session.viewer(), next);
        }
        if session.here().is_rotating() {
            session.handle(Intent::ConfirmDial);
        }
        finish_turn(&mut session);
    }
    assert!(handed_over > 0);
}

/// The first step of a chain that can be taken before the tile and leaves another one that must be taken.
fn chain_before_the_tile(session: &Session) -> Option<(u8, Answer)> {
    let must = |asked: &&Asked| {
        let takes_tile = matches!(asked.question, Question::PlaceTile(_));
        let possible = asked.question != Question::Impossible;
        !takes_tile && possible && !asked.offered() && !asked.what.optional
    };
    let has_tile = |session: &Session| {
        let first = session.here().asked().first();
        first.is_some_and(|asked| matches!(asked.question, Question::PlaceTile(_)))
    };
    let asked = session
        .here()
        .asked()
        .iter()
        .filter(|_| has_tile(session))
        .find(must)?;
    let mut found = None;
    answers(&asked.question, |answer| {
        let mut after = session.clone();
        after.handle(Intent::Focus(asked.pending));
        after.handle(Intent::Answer(answer));
        if has_tile(&after) && after.here().asked().iter().any(|asked| must(&asked)) {
            found = Some((asked.pending, answer));
        }
    });
    found
}

#[test]
fn a_chain_begun_before_the_tile_is_asked_to_its_end() {
    let mut setup = Setup::standard(2, "chain");
    setup.options.events = Some(EventMix::BALANCED);
    let session = Session::new(Table::new(setup).unwrap());
    let mut session = play_until(session, |session| chain_before_the_tile(session).is_some());
    let (pending, answer) = chain_before_the_tile(&session).unwrap();
    session.handle(Intent::Focus(pending));
    session.handle(Intent::Answer(answer));
    let asked = session.here().focused().unwrap();
    assert!(!matches!(asked.question, Question::PlaceTile(_)));
}

#[test]
fn the_cursor_stays_on_the_grid() {
    let mut session = placing(1);
    for _ in 0..20 {
        session.handle(Intent::Move {
            columns: -1,
            rows: 1,
        });
    }
    assert_eq!(session.here().cursor(), Cell::new(0, 11));
}

#[test]
fn other_cells_than_those_asked_for_are_refused() {
    let session = placing(1);
    assert_eq!(session.here().answering_cells(), CellSet::EMPTY);
    let mut session = session;
    assert_eq!(
        session.handle(Intent::Answer(Answer::Store)),
        Outcome::Refused(Illegal::WrongAnswer)
    );
}

#[test]
fn one_key_steps_through_the_cells_that_can_be_chosen() {
    let mut session = play_until(session(2), |session| {
        session.here().answering_cells().len() > 1
    });
    let cells = session.here().answering_cells();
    for cell in cells {
        session.handle(Intent::NextCell { forward: true });
        assert_eq!(session.here().cursor(), Some(cell));
    }
    session.handle(Intent::NextCell { forward: true });
    assert_eq!(session.here().cursor(), cells.first());
    session.handle(Intent::NextCell { forward: false });
    assert_eq!(session.here().cursor(), cells.into_iter().last());
}

#[test]
fn private_objectives_of_others_do_not_show_in_their_medals() {
    let mut setup = Setup::standard(2, "private medals");
    setup.options.private_objectives = true;
    let mut table = Table::new(setup).unwrap();
    while let Some(seat) = table.state().active().filter(|_| table.state().round == 0) {
        let choice = table.state().legal(seat)[0];
        table.play(rules::Action { seat, choice }).unwrap();
    }
    let mut session = Session::new(table);
    session.handle(Intent::TakeOver);
    let other = session.here().next_seat();
    let public = session.table_with_secrets().state().score(other);
    assert_eq!(
        session.here().known_score(other).total(),
        public.total() - public.private_total()
    );
    assert_eq!(
        session
            .table_with_secrets()
            .state()
            .seat(other)
            .private_objectives
            .len(),
        1
    );
}

#[test]
fn whatever_can_be_chosen_can_be_prepared_and_then_only_has_to_be_confirmed() {
    let mut table = Table::new(Setup::standard(2, "prepare")).unwrap();
    for step in 0..160_usize {
        let Some(seat) = table.state().active() else {
            return;
        };
        let legal = table.state().legal(seat);
        for choice in legal.iter().step_by(1 + legal.len() / 6) {
            let mut session = Session::new(table.clone());
            session.handle(Intent::TakeOver);
            assert_eq!(
                session.handle(Intent::Prepare(*choice)),
                Outcome::Quiet,
                "{choice:?}"
            );
            let outcome = session.handle(Intent::Confirm);
            if *choice == Choice::EndTurn && matches!(outcome, Outcome::AskWaste(_)) {
                continue;
            }
            assert_eq!(
                outcome,
                Outcome::Played {
                    from: table.cursor()
                },
                "{choice:?}"
            );
            assert_eq!(session.made_by(seat, table.cursor()), Some(*choice));
        }
        table
            .record(rules::Action {
                seat,
                choice: legal[step * 7 % legal.len()],
            })
            .unwrap();
    }
}

#[test]
fn what_was_prepared_is_laid_down_by_anything_else() {
    let mut session = placing(2);
    place_somewhere(&mut session);
    let end = session
        .here()
        .state()
        .legal(session.viewer())
        .into_iter()
        .find(|choice| matches!(choice, Choice::Resolve { .. }));
    let choice = end.expect("resources of the tile");
    session.handle(Intent::Prepare(choice));
    assert_eq!(session.here().prepared(), Some(choice));
    session.handle(Intent::Move {
        columns: 1,
        rows: 0,
    });
    assert_eq!(session.here().prepared(), None);
}

#[test]
fn a_prepared_choice_is_put_back() {
    let mut session = placing(1);
    place_somewhere(&mut session);
    let made = |choice: &Choice| match choice {
        Choice::Resolve { answer, .. } => matches!(answer, Answer::Advance { .. }),
        choice => *choice == Choice::EndTurn,
    };
    let legal = session.here().state().legal(session.viewer());
    let choice = legal.into_iter().find(made).unwrap();
    assert_eq!(session.handle(Intent::Prepare(choice)), Outcome::Quiet);
    assert_eq!(session.here().prepared(), Some(choice));
    session.handle(Intent::PutBack);
    assert_eq!(session.here().prepared(), None);
}

/// Rules §8.
#[test]
fn changed_objectives_add_up_to_the_medals_that_they_changed() {
    let mut table = Table::new(Setup::standard(3, "objectives")).unwrap();
    for step in (0..400_usize).map(|step| 7 * step) {
        let Some(seat) = table.state().active() else {
            break;
        };
        let legal = table.state().legal(seat);
        let choice = legal[step % legal.len()];
        table.record(Action { seat, choice }).unwrap();
    }
    let session = Session::new(table);
    // What the first round breaks are the ties of the beginning.
    let begun = |count: &usize| round_after(&session, *count) > 1;
    let second = (0..session.position()).find(begun).expect("a second round");
    let (mut told, mut by_others) = (0, 0);
    for seat in session.here().state().seat_ids() {
        let medals = |count| session.contested_at(count, seat);
        for count in second..session.position() {
            let changes = session.here().contested_since(count, seat);
            let sum: i16 = changes.iter().map(Contested::sum).sum();
            assert_eq!(sum, medals(session.position()) - medals(count));
            let mut each = changes.iter().flat_map(|each| &each.medals);
            assert!(each.all(|(_, medals)| *medals != 0));
            by_others += changes.iter().filter(|each| each.by != seat).count();
            told += changes.len();
        }
        let all = session.here().contested_since(0, seat);
        assert_eq!(all, session.here().contested_since(second, seat));
    }
    assert!(
        0 < by_others && by_others < told,
        "some objective changes hands"
    );
}

/// The round after the first `count` actions.
fn round_after(session: &Session, count: usize) -> u16 {
    let table = session.table_with_secrets();
    table.state_at(count).expect("it has come so far").round
}

// rules §6.3
#[test]
fn a_patch_that_destroys_something_is_laid_only_when_it_is_confirmed() {
    let asks = |session: &Session| {
        let asked = session.here().focused()?;
        let Question::Cell {
            cells,
            purpose: Purpose::Patch { .. },
        } = &asked.question
        else {
            return None;
        };
        let pieces = session.here().state().seat(session.viewer()).board.lifepods;
        let costly = (*cells & pieces).first()?;
        let free = session.here().routes().is_none() && session.here().drivable().is_empty();
        free.then_some(costly)
    };
    let mut session = play_until(session(1), |session| asks(session).is_some());
    let cell = asks(&session).unwrap();
    assert_eq!(session.handle(Intent::Act(cell)), Outcome::Quiet);
    let (there, preview) = session.here().prepared_patch().unwrap();
    assert!(there == cell && preview.costs() && preview.lifepods.contains(cell));
    let outcome = session.handle(Intent::Act(cell));
    assert!(matches!(outcome, Outcome::Played { .. }), "{outcome:?}");
    let lifepods = session.here().state().seat(session.viewer()).board.lifepods;
    assert!(!lifepods.contains(cell), "it is destroyed");
}
