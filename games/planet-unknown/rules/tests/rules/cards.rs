//! Each of the 36 civ cards by itself (rules §6.2, §10.3 D).

use super::scenario::*;
use rules::*;

const ALL: TrackSet = TrackSet::ALL;

const fn different(count: u8) -> Effect {
    Effect::AdvanceDifferent { among: ALL, count }
}

fn left(without: &[Track], count: u8) -> Effect {
    let among = ALL.without(without.iter().copied().collect());
    Effect::AdvanceDifferent { among, count }
}

/// Seat 0 has just claimed this card; a first tile lies on (5, 0) and (5, 1).
fn after_claiming(number: u8) -> Scenario {
    let mut scene = Scenario::claiming(2);
    scene.claim(number);
    scene
}

/// The medals of seat 0 for end-of-game cards if it holds these.
fn medals(numbers: &[u8]) -> u16 {
    let mut scene = Scenario::with_first_tile(2);
    numbers.iter().for_each(|number| {
        scene.hold(0, *number);
    });
    scene.state.score(SeatId(0)).card_total()
}

// C01, C11
#[test]
fn two_different_trackers_advance_once_each() {
    for number in [1, 11] {
        let mut scene = after_claiming(number);
        scene.advance(different(2), Track::Tech);
        let rest = left(&[Track::Tech], 1);
        scene.refuse_answer(
            rest,
            scene.up(Track::Tech),
            Illegal::CannotAdvance(Track::Tech),
        );
        scene.refuse(Choice::EndTurn, Illegal::Mandatory);
        scene.advance(rest, Track::Water);
        assert_eq!(scene.me().trackers.map(|at| at.height), [0, 1, 0, 0, 1]);
        assert_eq!(scene.agenda(), []);
    }
}

// C01, C11
#[test]
fn of_two_different_trackers_as_many_advance_as_can() {
    for number in [1, 11] {
        let mut scene = Scenario::claiming(2);
        scene.trackers(15).tracker(Track::Rover, 13).claim(number);
        assert_eq!(scene.may_advance(different(2)), [Track::Rover]);
        scene.advance(different(2), Track::Rover);
        assert_eq!((scene.height(Track::Rover), scene.agenda()), (14, vec![]));
        assert!(scene.told(EffectEvent::Lost(left(&[Track::Rover], 1))));
    }
}

// C02
#[test]
fn one_tracker_advances_twice() {
    let twice = Effect::Advance {
        among: ALL,
        times: 2,
    };
    let mut scene = after_claiming(2);
    scene.advance(twice, Track::Water);
    let rest = Effect::Advance {
        among: TrackSet::of(Track::Water),
        times: 1,
    };
    scene.refuse_answer(
        rest,
        scene.up(Track::Civ),
        Illegal::CannotAdvance(Track::Civ),
    );
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    scene.advance(rest, Track::Water);
    assert_eq!((scene.height(Track::Water), scene.agenda()), (2, vec![]));
}

// C03, C12, C26
#[test]
fn one_two_or_three_biomass_patches_are_gained() {
    for (number, patches) in [(3, 1), (12, 2), (26, 3)] {
        let mut scene = after_claiming(number);
        assert_eq!(scene.agenda(), vec![Effect::Patch; patches]);
        for place in [cell(4, 1), cell(6, 1), cell(5, 2)]
            .into_iter()
            .take(patches)
        {
            scene.refuse(Choice::EndTurn, Illegal::Mandatory);
            scene.resolve(Effect::Patch, Answer::Cell(place));
        }
        assert_eq!(scene.me().board.patches.len() as usize, patches);
        scene.end_turn();
    }
}

// C04
#[test]
fn four_rover_movement_comes_into_the_pool() {
    let mut scene = Scenario::claiming(2);
    scene.rover(5, 1).claim(4);
    let source = Source::Card(CivCard::new(4).expect("one of 36"));
    assert!(scene.told(TrackEvent::MovementGained { steps: 4, source }));
    scene.drive(&[(5, 1), (5, 2), (5, 3), (5, 4), (5, 5)]);
    assert_eq!(scene.me().turn.movement, 0);
}

fn extra(ring: Ring, orientation: Orientation, column: u8, row: u8) -> Answer {
    Answer::Place {
        ring,
        orientation,
        anchor: cell(column, row),
    }
}

// C05
#[test]
fn salvage_yard_takes_a_tile_whose_resources_do_not_advance_but_whose_meteor_strikes() {
    let effect = Effect::TakeExtraTile { resources: false };
    let mut scene = Scenario::claiming(2);
    scene.depot("V3/tech-biomass!", "I4/rover-tech").claim(5);
    scene.refuse_answer(
        effect,
        extra(Ring::Inner, UPRIGHT, 5, 9),
        PlacementFault::NotAdjacent,
    );
    scene.refuse_answer(effect, Answer::Discard(Ring::Inner), Illegal::MustPlace);
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.resolve(effect, extra(Ring::Inner, UPRIGHT, 6, 1));
    assert_eq!(scene.me().board.meteorites, cells(&[(6, 1)]));
    assert_eq!(scene.agenda(), []);
    let depot = scene.state.depot_of(SeatId(0));
    assert_eq!(
        scene.state.station.stack(Ring::Inner, depot).tiles.len(),
        11
    );
}

// C16
#[test]
fn depot_repair_takes_a_tile_with_its_resources() {
    let effect = Effect::TakeExtraTile { resources: true };
    let mut scene = Scenario::claiming(2);
    scene.depot("V3/tech-biomass", "I4/rover-tech").claim(16);
    scene.resolve(effect, extra(Ring::Inner, UPRIGHT, 6, 1));
    assert_eq!(
        scene.agenda(),
        [
            Effect::Resource(Track::Tech),
            Effect::Resource(Track::Biomass)
        ]
    );
    scene.advance(Effect::Resource(Track::Biomass), Track::Biomass);
    scene.advance(Effect::Resource(Track::Tech), Track::Tech);
    assert_eq!(scene.me().trackers.map(|at| at.height), [0, 0, 1, 0, 1]);
}

// C16
#[test]
fn water_and_energy_of_a_tile_taken_by_a_card_follow_the_plain_rules() {
    let effect = Effect::TakeExtraTile { resources: true };
    let energy = Effect::Energy {
        cell: cell(6, 1),
        own: TrackSet::of(Track::Water),
        joins: CellSet::EMPTY,
    };
    let mut scene = Scenario::claiming(2);
    scene.depot("I2/energy-water", "I4/rover-tech").claim(16);
    scene.resolve(effect, extra(Ring::Inner, UPRIGHT, 6, 1));
    assert_eq!(scene.agenda(), [energy], "the water lies on land");
    assert_eq!(scene.may_advance(energy), [Track::Civ, Track::Water]);
}

// C05, C16
#[test]
fn a_taken_tile_must_be_placeable_and_if_neither_is_nothing_happens() {
    for (number, resources) in [(5, false), (16, true)] {
        let effect = Effect::TakeExtraTile { resources };
        let mut scene = Scenario::claiming(2);
        scene
            .depot("I2/rover-tech", "I4/rover-tech")
            .cover_all_but(&[(6, 0), (6, 1)])
            .claim(number);
        let Question::PlaceTile(offer) = scene.question(effect) else {
            panic!("one tile can be placed");
        };
        assert_eq!(offer.tiles[..], [(Ring::Inner, tile("I2/rover-tech"))]);
        scene.refuse_answer(
            effect,
            extra(Ring::Outer, UPRIGHT, 5, 2),
            PlacementFault::Overlaps,
        );
        scene.patch(6, 1);
        scene.refuse_answer(
            effect,
            extra(Ring::Inner, UPRIGHT, 6, 0),
            Illegal::Impossible,
        );
        scene.refuse_answer(effect, Answer::Discard(Ring::Inner), Illegal::Impossible);
        scene.end_turn();
        assert_eq!(scene.state.last_round, None);
        assert!(
            scene
                .state
                .station
                .stacks()
                .all(|stack| stack.tiles.len() == 12)
        );
    }
}

// C05, C16
#[test]
fn a_tile_taken_by_a_card_may_empty_the_depot() {
    for (number, resources) in [(5, false), (16, true)] {
        let mut scene = Scenario::claiming(2);
        scene
            .depot("I2/rover-tech", "I4/rover-tech")
            .leave(Ring::Inner, 1)
            .leave(Ring::Outer, 0)
            .claim(number);
        scene.resolve(
            Effect::TakeExtraTile { resources },
            extra(Ring::Inner, UPRIGHT, 5, 2),
        );
        assert_eq!(scene.state.last_round, Some(EndReason::EmptyDepot));
    }
}

// C06, C07, C08, C09, C15, C20, C27
#[test]
fn end_of_game_cards_are_worth_their_medals() {
    for (number, worth) in [
        (6, 1),
        (7, 2),
        (8, 1),
        (9, 2),
        (15, 2),
        (20, 3),
        (27, 4),
        (23, 2),
        (24, 3),
    ] {
        assert_eq!(medals(&[number]), worth, "C{number:02}");
    }
    assert_eq!(medals(&[6, 7, 8, 9, 15, 20, 27]), 15);
}

// C10, C19
#[test]
fn three_different_trackers_advance_once_each() {
    for number in [10, 19] {
        let mut scene = after_claiming(number);
        scene.advance(different(3), Track::Rover);
        scene.advance(left(&[Track::Rover], 2), Track::Civ);
        let last = left(&[Track::Rover, Track::Civ], 1);
        assert_eq!(
            scene.may_advance(last),
            [Track::Water, Track::Biomass, Track::Tech]
        );
        scene.advance(last, Track::Biomass);
        assert_eq!(scene.me().trackers.map(|at| at.height), [1, 0, 1, 1, 0]);
    }
}

// C10, C19
#[test]
fn of_three_different_trackers_as_many_advance_as_can() {
    for number in [10, 19] {
        let mut scene = Scenario::claiming(2);
        scene.trackers(15).tracker(Track::Tech, 12).claim(number);
        scene.advance(different(3), Track::Tech);
        scene.advance(left(&[Track::Tech], 2), Track::Rover);
        assert!(
            !scene
                .agenda()
                .iter()
                .any(|effect| matches!(effect, Effect::AdvanceDifferent { .. }))
        );
        assert_eq!(
            scene.me().turn.movement,
            5,
            "the rover tracker at its top can advance"
        );
    }
}

// C13, C18
#[test]
fn two_or_three_lifepods_are_collected_from_the_planet() {
    for (number, count) in [(13, 2), (18, 3)] {
        let mut scene = after_claiming(number);
        for (step, (column, row)) in (0..count).zip([(7, 2), (5, 9), (10, 4)]) {
            let effect = Effect::CollectLifepods {
                count: count - step,
            };
            scene.refuse_answer(effect, Answer::Cell(cell(5, 5)), Illegal::WrongCell);
            scene.refuse(Choice::EndTurn, Illegal::Mandatory);
            scene.resolve(effect, Answer::Cell(cell(column, row)));
        }
        assert_eq!(
            (scene.me().lifepods, scene.me().board.lifepods.len()),
            (count, 6 - u32::from(count))
        );
        assert_eq!(scene.agenda(), []);
    }
}

// C13, C18
#[test]
fn with_fewer_lifepods_left_as_many_as_there_are_are_collected() {
    for (number, count) in [(13, 2), (18, 3)] {
        let effect = Effect::CollectLifepods { count };
        let mut scene = Scenario::claiming(2);
        scene.board().lifepods = cells(&[(7, 2)]);
        scene.claim(number);
        scene.resolve(effect, Answer::Cell(cell(7, 2)));
        assert_eq!((scene.me().lifepods, scene.agenda()), (1, vec![]));
        assert!(scene.told(EffectEvent::Lost(Effect::CollectLifepods {
            count: count - 1
        })));
        scene.claim(number);
        assert_eq!(scene.question(effect), Question::Impossible, "none is left");
        scene.end_turn();
    }
}

// C14
#[test]
fn a_rover_is_teleported_to_any_cell_of_the_grid() {
    let to = |column, row| Answer::Relocate {
        from: cell(5, 1),
        to: cell(column, row),
    };
    let mut scene = Scenario::claiming(2);
    scene.rover(5, 1).rover(8, 8).claim(14);
    scene.refuse_answer(Effect::Relocate, to(8, 8), Illegal::BlockedStep);
    scene.refuse_answer(Effect::Relocate, to(0, 0), Illegal::BlockedStep);
    let nobody = Answer::Relocate {
        from: cell(5, 0),
        to: cell(5, 5),
    };
    scene.refuse_answer(Effect::Relocate, nobody, Illegal::NoRover);
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.resolve(Effect::Relocate, to(2, 7));
    assert_eq!(scene.me().board.rovers, cells(&[(2, 7), (8, 8)]));
    assert_eq!((scene.me().lifepods, scene.me().turn.movement), (1, 0));
}

// C14
#[test]
fn without_a_rover_on_the_planet_nothing_is_teleported() {
    let mut scene = after_claiming(14);
    assert_eq!(scene.question(Effect::Relocate), Question::Impossible);
    scene.end_turn();
}

// C17
#[test]
fn all_meteorites_of_one_row_or_column_are_destroyed() {
    for (line, rest) in [
        (Line::Row(1), cells(&[(5, 0)])),
        (Line::Row(0), cells(&[(5, 1), (6, 1)])),
        (Line::Column(5), cells(&[(6, 1)])),
        (Line::Column(6), cells(&[(5, 0), (5, 1)])),
    ] {
        let mut scene = Scenario::claiming(2);
        scene
            .lay("I2/rover-tech", UPRIGHT, (6, 1))
            .meteorite(5, 0)
            .meteorite(5, 1)
            .meteorite(6, 1)
            .claim(17);
        scene.refuse_answer(
            Effect::DestroyLine,
            Answer::Line(Line::Row(2)),
            Illegal::WrongAnswer,
        );
        scene.refuse(Choice::EndTurn, Illegal::Mandatory);
        scene.resolve(Effect::DestroyLine, Answer::Line(line));
        assert_eq!(scene.me().board.meteorites, rest);
        assert_eq!(scene.me().meteorites, 0, "destroyed, not collected");
    }
}

// C17, C25
#[test]
fn without_meteorites_none_is_destroyed() {
    for (number, effect) in [
        (17, Effect::DestroyLine),
        (25, Effect::DestroyMeteorites { count: 3 }),
    ] {
        let mut scene = after_claiming(number);
        assert_eq!(scene.question(effect), Question::Impossible);
        scene.end_turn();
    }
}

// C21
#[test]
fn every_tracker_below_field_5_advances_up_to_it_with_benefits_but_without_synergy_boosts() {
    let raise = Effect::RaiseAll { to: 5 };
    let mut scene = Scenario::claiming(2);
    scene
        .only_cards(1, &[6])
        .tracker(Track::Civ, 4)
        .tracker(Track::Water, 5)
        .tracker(Track::Tech, 9)
        .claim(21);
    assert_eq!(
        scene.may_advance(raise),
        [Track::Civ, Track::Biomass, Track::Rover]
    );
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    for tracker in [Track::Rover, Track::Biomass, Track::Civ] {
        while scene.agenda().contains(&raise) && scene.may_advance(raise).contains(&tracker) {
            scene.advance(raise, tracker);
        }
    }
    assert_eq!(scene.me().trackers.map(|at| at.height), [5, 5, 5, 5, 9]);
    let rover = Effect::Rover {
        tile: cells(&[(5, 0), (5, 1)]),
    };
    assert_eq!(
        scene.agenda(),
        [rover, Effect::Patch],
        "no boost of biomass field 2"
    );
    assert_eq!(
        scene.me().turn.movement,
        1 + 1 + 2 + 2 + 4,
        "tech level 3 adds 1 to each of four values"
    );
}

// C21
#[test]
fn trackers_may_be_raised_in_any_order_also_by_turns() {
    let raise = Effect::RaiseAll { to: 5 };
    let mut scene = Scenario::claiming(2);
    scene
        .trackers(5)
        .tracker(Track::Civ, 2)
        .tracker(Track::Tech, 3)
        .claim(21);
    for tracker in [Track::Tech, Track::Civ, Track::Tech, Track::Civ, Track::Civ] {
        scene.advance(raise, tracker);
    }
    assert_eq!(scene.height(Track::Civ), 5);
    assert_eq!(scene.agenda(), [Effect::Claim(Milestone::of(1))]);
    assert!(
        !scene.told(EffectEvent::Lost(raise)),
        "it is carried out, not lost"
    );
}

// C21
#[test]
fn with_no_tracker_below_field_5_none_is_raised() {
    let mut scene = Scenario::claiming(2);
    scene.trackers(5).claim(21);
    assert_eq!(
        scene.question(Effect::RaiseAll { to: 5 }),
        Question::Impossible
    );
    scene.end_turn();
}

// C22
#[test]
fn each_biomass_patch_on_the_planet_is_worth_a_medal() {
    let mut scene = Scenario::with_first_tile(2);
    scene
        .hold(0, 22)
        .patch(6, 0)
        .patch(6, 1)
        .patch(0, 5)
        .me_mut()
        .stored_patches = 4;
    assert_eq!(scene.state.score(SeatId(0)).card_total(), 3);
}

// C23, C24
#[test]
fn the_lotteries_advance_one_tracker_once_at_the_end() {
    let advance = Effect::Advance {
        among: ALL,
        times: 1,
    };
    for number in [23, 24] {
        let mut scene = after_claiming(number);
        assert_eq!(scene.agenda(), [], "not now");
        scene.state.last_round = Some(EndReason::EmptyDepot);
        scene.end_turn();
        assert_eq!(scene.agenda(), [advance]);
        scene.refuse(Choice::EndTurn, Illegal::Mandatory);
        scene.advance(advance, Track::Civ);
        assert_eq!(scene.height(Track::Civ), 1);
    }
}

// C25
#[test]
fn three_meteorites_are_destroyed_or_as_many_as_there_are() {
    for there in 1..=4u8 {
        let mut scene = Scenario::claiming(2);
        scene.lay("I4/rover-tech", UPRIGHT, (5, 2));
        let places = [(5, 0), (5, 1), (5, 2), (6, 2)];
        places
            .into_iter()
            .take(usize::from(there))
            .for_each(|(column, row)| {
                scene.meteorite(column, row);
            });
        scene.claim(25);
        for (left, (column, row)) in (1..=3).rev().zip(places).take(usize::from(there)) {
            scene.resolve(
                Effect::DestroyMeteorites { count: left },
                Answer::Cell(cell(column, row)),
            );
        }
        assert_eq!(
            scene.me().board.meteorites.len(),
            u32::from(there.saturating_sub(3))
        );
        assert_eq!((scene.me().meteorites, scene.agenda()), (0, vec![]));
    }
}

// C28
#[test]
fn collected_lifepods_are_worth_two_medals() {
    let mut scene = Scenario::new(2);
    scene.hold(0, 28).me_mut().lifepods = 5;
    let score = scene.state.score(SeatId(0));
    assert_eq!(
        (score.lifepods, score.card_total(), score.total()),
        (10, 0, score.objective_total() + 10)
    );
}

// C29, C30, C31, C32
#[test]
fn three_meteorites_are_worth_one_more_medal_for_each_contract_held() {
    let contracts = [29, 30, 31, 32];
    for held in 0..=4usize {
        let mut scene = Scenario::new(2);
        contracts[4 - held..].iter().for_each(|number| {
            scene.hold(0, *number);
        });
        scene.me_mut().meteorites = 8;
        let score = scene.state.score(SeatId(0));
        assert_eq!(score.meteorites, 2 * [1, 2, 3, 4, 5][held]);
        assert_eq!(score.card_total(), 0);
    }
}

// C33, C34, C35, C36
#[test]
fn commerce_agreements_score_1_3_6_or_10_medals_together() {
    assert_eq!([medals(&[33]), medals(&[36])], [1, 1]);
    assert_eq!([medals(&[33, 34]), medals(&[34, 36])], [3, 3]);
    assert_eq!([medals(&[33, 34, 35]), medals(&[34, 35, 36])], [6, 6]);
    assert_eq!(medals(&[33, 34, 35, 36]), 10);
}

#[test]
fn end_of_game_cards_have_no_effect_when_they_are_taken() {
    for number in (1..=36).filter(|number| !card(*number).is_immediate()) {
        let scene = after_claiming(number);
        assert_eq!(scene.agenda(), [], "C{number:02}");
        assert_eq!(scene.me().turn.movement, 0);
        assert!(
            scene.me().cards.contains(card(number))
                && !scene.state.cards.used.contains(card(number))
        );
    }
}
