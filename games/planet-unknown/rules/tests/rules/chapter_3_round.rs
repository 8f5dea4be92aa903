//! Chapter 3: the round.

use super::scenario::*;
use rules::*;

/// Seat 0's turn with this in the pool and a rover at (5, 1).
fn with_movement(movement: u8) -> Scenario {
    let mut scene = Scenario::with_first_tile(1);
    scene.rover(5, 1).me_mut().turn.movement = movement;
    scene
}

// rules §3.1
#[test]
fn rover_movement_left_over_from_the_last_round_is_gone() {
    let mut scene = with_movement(3);
    scene.skip_turns();
    assert_eq!(scene.state.round, 2);
    assert_eq!(scene.me().turn.movement, 0);
}

// rules §3.2
#[test]
fn the_commander_turns_the_station_by_0_to_5_depots() {
    for steps in 0..6 {
        let mut scene = Scenario::before_rotating(&Setup::standard(3, "rules"));
        let before = scene.state.station.rotation;
        scene.refuse_seat(1, Choice::Rotate(steps), Illegal::NotYourTurn(SeatId(1)));
        scene.refuse(Choice::Rotate(6), Illegal::Rotation);
        scene.refuse(Choice::EndTurn, Illegal::NotNow);
        scene.play(Choice::Rotate(steps));
        assert_eq!(scene.state.station.rotation, (before + 6 - steps) % 6);
        assert_eq!(scene.state.phase, Phase::Turns { done: 0 });
        scene.refuse(Choice::Rotate(1), Illegal::NotNow);
    }
}

// rules §3.2
#[test]
fn in_the_two_player_variant_the_station_turns_one_depot_clockwise_by_itself() {
    let mut setup = Setup::standard(2, "rules");
    setup.options.two_player_variant = true;
    let mut scene = Scenario::of(&setup);
    assert_eq!(scene.state.station.rotation, 5);
    assert_eq!(scene.state.phase, Phase::Turns { done: 0 });
    scene.skip_turns();
    assert_eq!((scene.state.round, scene.state.station.rotation), (2, 4));
    assert!(scene.told(CourseEvent::Rotated(1)));
}

// rules §3.4
#[test]
fn every_player_takes_a_tile_and_is_asked_in_turn_order_from_the_commander_clockwise() {
    let mut scene = Scenario::before_rotating(&Setup::standard(4, "rules"));
    scene.state.commander = SeatId(2);
    scene.play(Choice::Rotate(0));
    for seat in [2, 3, 0, 1] {
        assert_eq!(scene.state.active(), Some(SeatId(seat)));
        assert_eq!(scene.agenda(), [Effect::TakeTile]);
        scene.state.seats[usize::from(seat)].turn.agenda.clear();
        scene.end_turn();
        if scene.state.round == 1 {
            let refused = Illegal::NotYourTurn(SeatId(seat));
            scene.refuse_seat(usize::from(seat), Choice::EndTurn, refused);
        }
    }
    assert_eq!(scene.state.round, 2);
}

// rules §3.4
#[test]
fn all_seats_take_and_place_at_the_same_time_and_the_round_ends_with_the_last_of_them() {
    let mut scene = Scenario::before_rotating(&Setup::standard(4, "rules"));
    scene.state.commander = SeatId(2);
    let open = |scene: &Scenario| {
        scene
            .state
            .open_seats()
            .map(|seat| seat.0)
            .collect::<Vec<_>>()
    };
    assert_eq!(open(&scene), [2], "the commander turns the station first");
    scene.play(Choice::Rotate(0));
    assert_eq!(open(&scene), [2, 3, 0, 1]);
    for (seat, left) in [
        (0, vec![2, 3, 1]),
        (2, vec![3, 1]),
        (1, vec![3]),
        (3, vec![3]),
    ] {
        let choice = Choice::EndTurn;
        let action = Action {
            seat: SeatId(seat),
            choice,
        };
        let refused = Err(Illegal::Mandatory);
        assert_eq!(scene.state.check(&action).map(drop), refused, "its tile");
        let taking = scene.state.legal(SeatId(seat))[0];
        scene.state.seats[usize::from(seat)].turn.agenda.clear();
        assert!(matches!(taking, Choice::Resolve { .. }));
        scene
            .state
            .apply(&action)
            .expect("it has nothing left to do");
        assert_eq!(open(&scene), left);
    }
    assert_eq!(scene.state.round, 2);
}

// rules §3.4, §10.1
#[test]
fn of_several_reasons_for_the_end_that_of_the_first_seat_in_turn_order_counts() {
    for order in [[0, 1], [1, 0]] {
        let mut scene = Scenario::before_rotating(&Setup::standard(2, "rules"));
        scene.state.commander = SeatId(0);
        scene.play(Choice::Rotate(0));
        let depot = scene.state.depot_of(SeatId(0));
        scene
            .state
            .station
            .stack_mut(Ring::Inner, depot)
            .tiles
            .clear();
        let outer = scene.state.station.stack_mut(Ring::Outer, depot);
        let only = outer.tiles.last().copied();
        outer.tiles.retain(|tile| Some(*tile) == only);
        let planet = scene.state.seats[1].board.data().cells;
        scene.state.seats[1].board.patches = planet;
        for seat in order.map(SeatId) {
            let choice = scene.state.legal(seat)[0];
            scene
                .state
                .apply(&Action { seat, choice })
                .expect("it is listed");
        }
        assert_eq!(
            scene.state.last_round,
            Some(EndReason::EmptyDepot),
            "{order:?}"
        );
    }
}

// rules §3.4
#[test]
fn a_tile_comes_from_the_own_depot() {
    let mut scene = Scenario::with_first_tile(2);
    scene.depot("I3/civ-energy", "I4/rover-tech");
    let depot = scene.state.depot_of(SeatId(0));
    scene.place(Ring::Outer, UPRIGHT, (5, 2));
    assert!(scene.told(TileEvent::Taken {
        tile: tile("I4/rover-tech"),
        ring: Ring::Outer,
        depot
    }));
    for other in 0..6 {
        let left = if other == depot { 11 } else { 12 };
        assert_eq!(
            scene.state.station.stack(Ring::Outer, other).tiles.len(),
            left
        );
        assert_eq!(
            scene.state.station.stack(Ring::Inner, other).tiles.len(),
            12
        );
    }
}

// rules §3.5
#[test]
fn the_tile_under_a_taken_one_is_revealed_after_all_turns_and_before_claims() {
    let mut scene = Scenario::with_first_tile(2);
    scene.depot("I3/civ-energy", "I4/rover-tech");
    let depot = scene.state.depot_of(SeatId(0));
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    let stack = |scene: &Scenario| *scene.state.station.stack(Ring::Inner, depot);
    assert_eq!(stack(&scene).top(), None);
    scene.me_mut().turn.milestones.push(Milestone::of(1));
    scene.clear_agendas().end_turn();
    assert_eq!(stack(&scene).top(), None, "the other seat still plays");
    scene.clear_agendas().end_turn();
    assert_eq!(scene.state.phase, Phase::Claims { done: 0 });
    assert_eq!(stack(&scene).top(), stack(&scene).tiles.last().copied());
}

// rules §3.5
#[test]
fn by_house_rule_the_tile_under_a_taken_one_is_revealed_at_once() {
    let mut setup = Setup::standard(2, "rules");
    setup.options.reveal_at_once = true;
    let mut scene = Scenario::of(&setup);
    scene.depot("I3/civ-energy", "I4/rover-tech");
    let depot = scene.state.depot_of(SeatId(0));
    scene.place(Ring::Inner, UPRIGHT, (5, 0));
    assert!(
        scene
            .state
            .station
            .stack(Ring::Inner, depot)
            .top()
            .is_some()
    );
    assert!(scene.told(CourseEvent::TopRevealed {
        ring: Ring::Inner,
        depot
    }));
}

// rules §3.5
#[test]
fn the_tile_under_one_taken_by_a_card_after_the_turns_is_revealed_at_once() {
    let mut scene = Scenario::claiming_last(2);
    scene.depot("I3/civ-energy", "I4/rover-tech");
    let depot = scene.state.depot_of(SeatId(0));
    scene.claim(16);
    let answer = Answer::Place {
        ring: Ring::Outer,
        orientation: UPRIGHT,
        anchor: cell(5, 2),
    };
    scene.resolve(Effect::TakeExtraTile { resources: true }, answer);
    assert!(
        scene
            .state
            .station
            .stack(Ring::Outer, depot)
            .top()
            .is_some()
    );
    assert!(scene.told(CourseEvent::TopRevealed {
        ring: Ring::Outer,
        depot
    }));
}

// rules §3.6
#[test]
fn civ_cards_are_claimed_in_turn_order_after_everyone_has_finished() {
    let mut scene = Scenario::before_rotating(&Setup::standard(4, "rules"));
    scene.state.commander = SeatId(3);
    scene.play(Choice::Rotate(0));
    for seat in [0, 1, 3] {
        scene.seat_mut(seat).turn.milestones.push(Milestone::of(1));
    }
    scene.skip_turns();
    for seat in [3, 0, 1] {
        assert_eq!(scene.state.active(), Some(SeatId(seat)));
        assert_eq!(scene.agenda(), [Effect::Claim(Milestone::of(1))]);
        scene.clear_agendas().end_turn();
    }
    assert_eq!(scene.state.phase, Phase::Rotate);
}

// rules §3.6
#[test]
fn after_the_round_the_commanders_token_passes_clockwise() {
    let mut scene = Scenario::new(3);
    for (round, commander) in [(2, 1), (3, 2), (4, 0)] {
        scene.skip_turns();
        assert_eq!(
            (scene.state.round, scene.state.commander),
            (round, SeatId(commander))
        );
        assert!(scene.told(CourseEvent::CommanderPassed(SeatId(commander))));
        scene.play(Choice::Rotate(0));
    }
}

// rules §3.7
#[test]
fn pending_effects_are_resolved_in_any_order() {
    let effects = [Effect::Boost, Effect::Patch, Effect::Resource(Track::Civ)];
    for first in effects {
        let mut scene = Scenario::with_first_tile(1);
        scene.depot("I3/rover-tech", "I4/rover-tech");
        effects.into_iter().for_each(|effect| {
            scene.pending(effect);
        });
        let answer = match first {
            Effect::Patch => Answer::Cell(cell(6, 0)),
            _ => scene.up(Track::Civ),
        };
        scene.resolve(first, answer);
        scene.place(Ring::Inner, UPRIGHT, (5, 2));
        assert!(!scene.agenda().contains(&first));
    }
}

// rules §3.7
#[test]
fn what_is_gained_is_put_with_what_is_still_pending() {
    let mut scene = Scenario::with_first_tile(1);
    scene
        .tracker(Track::Civ, 7)
        .pending(Effect::Patch)
        .pending(Effect::Resource(Track::Civ));
    scene.advance(Effect::Resource(Track::Civ), Track::Civ);
    assert_eq!(
        scene.agenda(),
        [Effect::TakeTile, Effect::Patch, Effect::Boost]
    );
}

// rules §3.7
#[test]
fn an_effect_that_can_be_carried_out_must_be() {
    let mut scene = Scenario::with_first_tile(1);
    scene.pending(Effect::Patch);
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.refuse(Choice::Skip { pending: 0 }, Illegal::Mandatory);
    scene.refuse(Choice::Skip { pending: 1 }, Illegal::Mandatory);
    scene.refuse(Choice::Skip { pending: 2 }, Illegal::NoSuchEffect);
}

// rules §3.7
#[test]
fn an_effect_that_cannot_be_carried_out_is_lost_when_it_is_picked_or_when_the_turn_ends() {
    let lay_out = || {
        let mut scene = Scenario::with_first_tile(1);
        scene
            .tracker(Track::Civ, 15)
            .clear_agendas()
            .pending(Effect::Resource(Track::Civ));
        scene
    };
    let mut scene = lay_out();
    let to = field(Track::Civ, 15);
    let answer = Answer::Advance {
        tracker: Track::Civ,
        to,
    };
    scene.refuse_answer(Effect::Resource(Track::Civ), answer, Illegal::Impossible);
    scene.skip(Effect::Resource(Track::Civ));
    assert!(scene.agenda().is_empty());
    assert!(scene.told(EffectEvent::Lost(Effect::Resource(Track::Civ))));
    let mut scene = lay_out();
    scene.end_turn();
    assert!(scene.told(EffectEvent::Lost(Effect::Resource(Track::Civ))));
    assert_eq!((scene.state.round, scene.me().turn.agenda.len()), (2, 0));
}

// rules §3.7
#[test]
fn an_effect_that_is_impossible_now_may_wait_until_it_is_possible() {
    let mut scene = Scenario::with_first_tile(1);
    scene
        .clear_agendas()
        .pending(Effect::DestroyMeteorites { count: 1 })
        .pending(Effect::TakeTile);
    scene.depot("V3/tech-biomass!", "U/civ-energy");
    assert_eq!(
        scene.question(Effect::DestroyMeteorites { count: 1 }),
        Question::Impossible
    );
    scene.place(Ring::Inner, UPRIGHT, (6, 1));
    scene.resolve(
        Effect::DestroyMeteorites { count: 1 },
        Answer::Cell(cell(6, 1)),
    );
    assert!(scene.me().board.meteorites.is_empty());
}

// rules §3.7
#[test]
fn an_effect_that_says_may_can_be_declined() {
    let mut scene = Scenario::with_first_tile(1);
    let energy = Effect::Energy {
        cell: cell(5, 1),
        own: TrackSet::of(Track::Civ),
        joins: CellSet::EMPTY,
    };
    scene
        .clear_agendas()
        .me_mut()
        .turn
        .agenda
        .push(Pending::new(energy, Source::Round).optional());
    assert!(scene.allows(Choice::EndTurn));
    scene.skip(energy);
    assert!(scene.agenda().is_empty());
    assert_eq!(scene.height(Track::Civ), 0);
}

// rules §3.7
#[test]
fn rover_movement_may_be_spent_at_any_moment_of_the_own_turn_before_the_tile_too() {
    let mut scene = with_movement(3);
    scene.depot("I3/civ-energy", "I4/rover-tech");
    scene.drive(&[(5, 1), (6, 1)]);
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    scene.drive(&[(6, 1), (6, 2)]);
    scene.advance(Effect::Resource(Track::Civ), Track::Civ);
    scene.drive(&[(6, 2), (6, 3)]);
    assert_eq!(scene.me().turn.movement, 0);
    scene.refuse(
        Choice::Drive {
            from: cell(6, 3),
            to: cell(6, 2),
        },
        Illegal::NoMovement,
    );
}

// rules §3.8
#[test]
fn claiming_civ_cards_is_part_of_the_own_turn() {
    let mut scene = Scenario::claiming(1);
    scene.rover(5, 1).claim(4);
    scene.drive(&[(5, 1), (6, 1), (6, 2), (7, 2)]);
    assert_eq!(scene.me().lifepods, 1);
}

#[test]
fn nothing_can_be_done_after_the_end() {
    let mut scene = Scenario::new(2);
    scene.state.phase = Phase::Finished;
    scene.refuse_seat(0, Choice::EndTurn, Illegal::Finished);
    assert!(scene.state.legal(SeatId(0)).is_empty());
    assert_eq!(scene.state.decision(SeatId(0)), None);
}
