//! R03 and R06 to R12: meteorites, and losses of pieces and cards.

use super::*;
use rules::card::ObjectiveSet;
use rules::corporation::Berth;

/// A game of one seat with this corporation and a first tile on the planet. No event card is revealed yet.
fn alone(corporation: CorporationId) -> Scenario {
    Scenario::with_corporation(corporation, 1)
}

/// Asserts that the event card asks nothing of seat 0 and that its tile is next.
#[track_caller]
fn assert_ignored(scene: &Scenario, effect: Effect) {
    assert!(scene.told(EffectEvent::Lost(effect)), "{effect:?}");
    assert_eq!(scene.agenda(), [Effect::TakeTile]);
}

const PUT: Effect = Effect::PutMeteorite;

// rules §9, R03
#[test]
fn a_meteorite_comes_down_on_an_empty_meteor_symbol() {
    let mut scene = alone(CorporationId::STANDARD);
    scene
        .lay("I2/civ-energy!", UPRIGHT, (5, 2))
        .lay("I2/rover-tech!", UPRIGHT, (5, 4));
    scene
        .lay("I2/rover-tech!", UPRIGHT, (6, 0))
        .meteorite(6, 1)
        .reveal("R03");
    assert_eq!(
        scene.may_choose(PUT),
        cells(&[(5, 3), (5, 5)]),
        "symbols with a meteorite are not empty"
    );
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    scene.resolve(PUT, Answer::Cell(cell(5, 5)));
    assert_eq!(scene.me().board.meteorites, cells(&[(5, 5), (6, 1)]));
    assert_eq!(
        (scene.me().meteorites, scene.agenda()),
        (0, vec![Effect::TakeTile])
    );
}

// rules §3.3, R03
#[test]
fn without_an_empty_visible_meteor_symbol_none_comes_down() {
    let mut scene = alone(CorporationId::STANDARD);
    scene.reveal("R03");
    assert_ignored(&scene, PUT);
    let mut scene = alone(CorporationId::STANDARD);
    scene
        .lay("I2/civ-energy!", UPRIGHT, (5, 2))
        .meteorite(5, 3)
        .reveal("R03");
    assert_ignored(&scene, PUT);
    let mut scene = alone(CorporationId::Wormhole);
    scene
        .lay("I2/civ-energy!", UPRIGHT, (5, 2))
        .patch(5, 3)
        .reveal("R03");
    assert_ignored(&scene, PUT);
}

// rules §9.5, §1.3
#[test]
fn a_meteorite_put_on_a_rover_destroys_it() {
    for corporation in [CorporationId::STANDARD, CorporationId::Horizon] {
        let mut scene = alone(corporation);
        scene
            .lay("I2/civ-energy!", UPRIGHT, (5, 2))
            .rover(5, 3)
            .rover(5, 2);
        let left = scene.me().rovers_left;
        scene.reveal("R03");
        scene.resolve(PUT, Answer::Cell(cell(5, 3)));
        let me = scene.me();
        assert_eq!(
            (me.board.rovers, me.board.meteorites),
            (cells(&[(5, 2)]), cells(&[(5, 3)])),
            "{corporation}"
        );
        assert_eq!(
            (me.rovers_left, me.meteorites, me.board.loaded),
            (left, 0, CellSet::EMPTY)
        );
        assert!(scene.told(PieceEvent::RoverDestroyed(cell(5, 3))));
    }
}

// rules §11.16
#[test]
fn a_meteor_symbol_under_a_loaded_rover_is_not_empty() {
    let mut scene = alone(CorporationId::Horizon);
    scene
        .lay("I2/civ-energy!", UPRIGHT, (5, 2))
        .rover(5, 3)
        .board()
        .loaded
        .insert(cell(5, 3));
    scene.reveal("R03");
    assert_ignored(&scene, PUT);
}

// rules §8 Universal Coalition 5
#[test]
fn universal_coalition_keeps_meteorites_of_events_away_with_level_5() {
    for (tech, asked) in [(13, true), (14, false)] {
        let mut scene = alone(CorporationId::STANDARD);
        scene
            .lay("I2/civ-energy!", UPRIGHT, (5, 2))
            .tracker(Track::Tech, tech)
            .reveal("R03");
        assert_eq!(scene.agenda().contains(&PUT), asked);
    }
}

fn objectives(numbers: &[u8]) -> ObjectiveSet {
    numbers
        .iter()
        .map(|number| Objective::new(*number).expect("an objective"))
        .collect()
}

// rules §10.3 E, R06
#[test]
fn one_of_the_own_private_objectives_is_destroyed() {
    let mut scene = alone(CorporationId::STANDARD);
    scene.me_mut().private_objectives = objectives(&[24, 27, 3]).iter().collect();
    scene.state.objective_deck.clear();
    scene.reveal("R06");
    assert_eq!(
        scene.question(Effect::DestroyObjective),
        Question::DestroyObjective(objectives(&[3, 24, 27]))
    );
    let other = Objective::new(5).expect("an objective");
    scene.refuse_answer(
        Effect::DestroyObjective,
        Answer::DestroyObjective(other),
        Illegal::NoSuchCard,
    );
    scene.refuse(Choice::Skip { pending: 0 }, Illegal::Mandatory);
    let met = Objective::new(24).expect("an objective");
    assert_eq!(scene.state.score(SeatId(0)).private_total(), 5);
    scene.resolve(Effect::DestroyObjective, Answer::DestroyObjective(met));
    let left: ObjectiveSet = scene.me().private_objectives.iter().copied().collect();
    assert_eq!(
        (left, scene.state.score(SeatId(0)).private_total()),
        (objectives(&[3, 27]), 0)
    );
    assert!(
        scene.state.objective_deck.is_empty(),
        "it does not come back"
    );
}

// rules §3.3, R06
#[test]
fn without_private_objectives_none_is_destroyed() {
    let mut scene = alone(CorporationId::STANDARD);
    scene.reveal("R06");
    assert_ignored(&scene, Effect::DestroyObjective);
}

// rules §1.3, R07
#[test]
fn a_rover_is_destroyed_if_there_is_more_than_one_on_the_planet() {
    let effect = Effect::DestroyRover;
    for rovers in [&[][..], &[(5, 0)]] {
        let mut scene = alone(CorporationId::STANDARD);
        rovers.iter().for_each(|(column, row)| {
            scene.rover(*column, *row);
        });
        scene.reveal("R07");
        assert_ignored(&scene, effect);
    }
    let mut scene = alone(CorporationId::STANDARD);
    scene.rover(5, 0).rover(8, 8).reveal("R07");
    assert_eq!(scene.may_choose(effect), cells(&[(5, 0), (8, 8)]));
    scene.resolve(effect, Answer::Cell(cell(5, 0)));
    assert_eq!(
        (scene.me().board.rovers, scene.me().rovers_left),
        (cells(&[(8, 8)]), 0),
        "it does not come back"
    );
}

// rules §4.3, R07
#[test]
fn a_meteorite_goes_with_the_rover_that_carries_it() {
    let mut scene = alone(CorporationId::Horizon);
    scene.rover(5, 0).rover(5, 1).board().loaded = cells(&[(5, 0), (5, 1)]);
    scene.reveal("R07");
    scene.resolve(Effect::DestroyRover, Answer::Cell(cell(5, 1)));
    let board = &scene.me().board;
    assert_eq!(
        (board.rovers, board.loaded, board.meteorites),
        (cells(&[(5, 0)]), cells(&[(5, 0)]), CellSet::EMPTY)
    );
    assert_eq!(scene.me().meteorites, 0);
}

// rules §11.25, R08
#[test]
fn one_card_of_each_rank_in_play_goes_to_the_box() {
    let mut scene = Scenario::with_first_tile(2);
    scene
        .hold(1, 33)
        .only_cards(1, &[6, 7])
        .only_cards(2, &[])
        .only_cards(3, &[15])
        .only_cards(4, &[27, 28, 36]);
    scene.state.cards.boxed.remove(card(1));
    scene.state.cards.used.insert(card(1));
    let before = scene.state.cards;
    scene.reveal("R08");
    let after = scene.state.cards;
    let counts = [1, 2, 3, 4].map(|rank| after.in_play.ranked(rank).len());
    assert_eq!(counts, [1, 0, 0, 2], "an empty rank is left out");
    let removed = before.in_play.without(after.in_play);
    assert_eq!(
        (after.boxed, after.used),
        (before.boxed | removed, before.used)
    );
    assert!(
        scene.seat(1).cards.contains(card(33)),
        "cards that are held are not in play"
    );
    assert_eq!(
        scene.agenda(),
        [Effect::TakeTile],
        "it happens to the table, not to each seat"
    );
}

// rules §11.25, G02, R08
#[test]
fn a_removed_card_can_come_back_and_a_used_one_cannot() {
    let mut scene = alone(CorporationId::STANDARD);
    scene.only_cards(1, &[7]);
    let all = CardSet::of_rank(1);
    scene.state.cards.boxed = scene.state.cards.boxed.without(all);
    scene.state.cards.used = all.without([card(7)].into_iter().collect());
    scene.reveal("R08");
    assert!(scene.state.cards.in_play.ranked(1).is_empty());
    scene.reveal("G02");
    assert_eq!(
        scene.state.cards.in_play.ranked(1),
        [card(7)].into_iter().collect()
    );
    scene.reveal("G02");
    assert_eq!(
        scene.state.cards.in_play.ranked(1).len(),
        1,
        "the used ones have left the game"
    );
}

// rules §6.2, R08
#[test]
fn a_milestone_of_a_rank_that_is_empty_now_gives_nothing() {
    let mut scene = alone(CorporationId::STANDARD);
    scene.only_cards(1, &[7]).reveal("R08");
    scene
        .clear_agendas()
        .me_mut()
        .turn
        .milestones
        .push(Milestone::of(1));
    scene.end_turn();
    assert_eq!(
        scene.question(Effect::Claim(Milestone::of(1))),
        Question::Impossible
    );
}

// rules §1.3, R09
#[test]
fn a_lifepod_on_the_planet_is_destroyed() {
    let effect = Effect::DestroyLifepod;
    let mut scene = alone(CorporationId::STANDARD);
    scene.reveal("R09");
    assert_eq!(scene.may_choose(effect), scene.me().board.data().lifepods);
    scene.resolve(effect, Answer::Cell(cell(7, 2)));
    assert!(
        !scene.me().board.lifepods.contains(cell(7, 2))
            && scene.told(PieceEvent::LifepodDestroyed(cell(7, 2)))
    );
    assert_eq!(scene.me().collected_lifepods(), 0, "it is not collected");
    let mut scene = alone(CorporationId::STANDARD);
    scene.board().lifepods = CellSet::EMPTY;
    scene.me_mut().lifepods = 3;
    scene.reveal("R09");
    assert_ignored(&scene, effect);
    assert_eq!(scene.me().lifepods, 3);
}

// rules §7 Petra, R09
#[test]
fn a_current_of_petra_flows_when_its_lifepod_is_destroyed() {
    let mut scene = Scenario::on(PlanetId::Petra);
    scene.reveal("R09");
    assert!(scene.me().board.open().contains(cell(8, 9)));
    scene.resolve(Effect::DestroyLifepod, Answer::Cell(cell(8, 9)));
    assert!(!scene.me().board.open().contains(cell(8, 9)));
    assert!(
        scene
            .me()
            .board
            .terrain(Terrain::Energy)
            .contains(cell(8, 9))
    );
}

const POD: Effect = Effect::DestroyCollectedLifepod;

// rules §1.3, R10
#[test]
fn a_collected_lifepod_is_destroyed_if_there_is_one() {
    let mut scene = alone(CorporationId::STANDARD);
    scene.me_mut().lifepods = 3;
    scene.reveal("R10");
    assert_eq!(
        (scene.me().lifepods, scene.agenda()),
        (2, vec![Effect::TakeTile]),
        "nothing is to be chosen"
    );
    let mut scene = alone(CorporationId::STANDARD);
    scene.reveal("R10");
    assert_ignored(&scene, POD);
}

// rules §11.15, R10
#[test]
fn cosmos_chooses_between_the_scoring_area_and_the_fields() {
    let mut scene = alone(CorporationId::Cosmos);
    scene.me_mut().lifepods = 2;
    scene
        .me_mut()
        .corporation_state
        .parked
        .insert(field(Track::Civ, 3));
    scene.tracker(Track::Civ, 2).reveal("R10");
    scene.refuse_answer(
        POD,
        Answer::Berth(Berth::Field(field(Track::Civ, 4))),
        Illegal::WrongBerth,
    );
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    let mut other = scene.state.clone();
    scene.resolve(POD, Answer::Berth(Berth::Scoring));
    assert_eq!(
        (scene.me().lifepods, scene.me().collected_lifepods()),
        (1, 2)
    );
    std::mem::swap(&mut scene.state, &mut other);
    scene.resolve(POD, Answer::Berth(Berth::Field(field(Track::Civ, 3))));
    assert_eq!(
        (scene.me().lifepods, scene.me().collected_lifepods()),
        (2, 2)
    );
    scene.clear_agendas().pending(Effect::Boost).advance_to(
        Effect::Boost,
        Track::Civ,
        field(Track::Civ, 3),
    );
    assert_eq!(scene.claims().len(), 1, "the field is free again");
}

// rules §6.6, §11.15, §8 Cosmos Inc. 2, R10
#[test]
fn a_tech_of_cosmos_that_a_destroyed_lifepod_covered_is_reached() {
    let mut scene = alone(CorporationId::Cosmos);
    scene.me_mut().lifepods = 3;
    scene
        .me_mut()
        .corporation_state
        .parked
        .insert(field(Track::Tech, 5));
    scene.tracker(Track::Tech, 6).reveal("R10");
    assert!(!scene.me().available_levels().contains(2));
    scene.resolve(POD, Answer::Berth(Berth::Field(field(Track::Tech, 5))));
    assert!(scene.me().available_levels().contains(2));
    assert_eq!(
        scene.agenda(),
        [Effect::TakeTile, Effect::Reposition { count: 3 }],
        "as when the lifepod is moved"
    );
}

// rules §11.17, R10
#[test]
fn jump_drive_may_lose_a_lifepod_on_a_tech_which_locks_it() {
    let mut scene = alone(CorporationId::JumpDrive);
    scene.me_mut().lifepods = 1;
    scene.me_mut().corporation_state.berthed = [2, 5].into_iter().collect();
    scene.me_mut().corporation_state.used.insert(5);
    scene.reveal("R10");
    scene.refuse_answer(POD, Answer::Berth(Berth::Tech(3)), Illegal::WrongBerth);
    scene.resolve(POD, Answer::Berth(Berth::Tech(5)));
    assert_eq!(
        scene.me().available_levels().iter().collect::<Vec<_>>(),
        [2]
    );
    assert_eq!(scene.me().collected_lifepods(), 2);
    scene
        .clear_agendas()
        .pending(Effect::BerthLifepod)
        .resolve(Effect::BerthLifepod, Answer::Berth(Berth::Tech(5)));
    assert!(
        scene.agenda().is_empty(),
        "unlocked again, E does not work again"
    );
}

// rules §11.17, R10
#[test]
fn the_only_lifepod_is_lost_wherever_it_is() {
    let mut scene = alone(CorporationId::JumpDrive);
    scene.me_mut().corporation_state.berthed.insert(3);
    scene.reveal("R10");
    assert_eq!(
        (scene.me().collected_lifepods(), scene.agenda()),
        (0, vec![Effect::TakeTile])
    );
    assert!(scene.me().available_levels().is_empty());
}

// rules §1.3, R11
#[test]
fn a_collected_meteorite_is_destroyed_if_there_is_one() {
    for (before, after) in [(3, 2), (1, 0), (0, 0)] {
        let mut scene = alone(CorporationId::Horizon);
        scene.me_mut().meteorites = before;
        scene
            .rover(5, 0)
            .meteorite(5, 1)
            .board()
            .loaded
            .insert(cell(5, 0));
        scene.reveal("R11");
        assert_eq!(
            (scene.me().meteorites, scene.me().board.meteorite_count()),
            (after, 2),
            "those on the planet stay"
        );
        assert_eq!(scene.agenda(), [Effect::TakeTile]);
    }
}

// rules §11.25, R12
#[test]
fn all_tiles_of_a_shape_of_the_own_depot_leave_the_station() {
    for ring in Ring::ALL {
        let mut scene = alone(CorporationId::STANDARD);
        scene.reveal("R12");
        let depot = scene.state.depot_of(SeatId(0));
        assert_eq!(scene.question(Effect::RemoveShape), Question::RemoveShape);
        scene.resolve(Effect::RemoveShape, Answer::Remove(ring));
        assert!(scene.told(CourseEvent::StackRemoved { ring, depot }));
        assert!(scene.state.station.stack(ring, depot).tiles.is_empty());
        let left: usize = scene
            .state
            .station
            .stacks()
            .map(|stack| stack.tiles.len())
            .sum();
        assert_eq!(
            (left, scene.state.last_round),
            (11 * 12, None),
            "the others stay"
        );
        assert_eq!(
            scene.state.offered(SeatId(0)).len(),
            1,
            "only the other tile is on offer"
        );
    }
}

// rules §9.4, §11.25, R12
#[test]
fn it_is_ignored_if_it_would_empty_the_depot() {
    for empty in Ring::ALL {
        let mut scene = alone(CorporationId::STANDARD);
        for depot in 0..6 {
            scene.state.station.stack_mut(empty, depot).tiles.clear();
        }
        scene.reveal("R12");
        assert_ignored(&scene, Effect::RemoveShape);
    }
}
