//! The examples of on-mars §18.

use crate::scene::*;

/// on-mars §18.1 (§3.6): another colour counts once, however many Colonists it has.
#[test]
fn with_three_players_each_other_colour_costs_one() {
    let mut state = colony(3);
    draft(&mut state, 0, 1);
    bot(&mut state, 0, (1, 0));
    state.seats[0].goods = goods([2, 0, 0, 0, 0, 3]);
    occupy(&mut state, Slot::Upgrade, &[0, 2, 0]);
    act(&mut state, Choice::Main(MainAction::Upgrade));
    asks(&state, 0, Question::Placing);
    assert!(can(&state, pays([0, 0, 0, 0, 0, 1], 0)) && can(&state, pays([0; 6], 1)));
    assert_eq!(legal(&state).len(), 2);
}

/// on-mars §18.2 (§3.7): with two players each Colonist costs, one's own too.
#[test]
fn with_two_players_each_colonist_costs_one() {
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 3]);
    occupy(&mut state, Slot::Construct, &[1, 1]);
    bot(&mut state, 0, (1, 1));
    assert_eq!(
        state.placing(seat(0), Slot::Construct),
        Some((game::SeatSet::EMPTY, 2))
    );
    act(&mut state, Choice::Main(MainAction::Construct));
    asks(&state, 0, Question::Placing);
    // Two Colonists would leave none for a Mine, the only Building that can be paid.
    assert_eq!(
        legal(&state),
        [pays([0, 0, 0, 0, 0, 2], 0), pays([0, 0, 0, 0, 0, 1], 1)]
    );
}

/// on-mars §18.3 (§3.8): full slots are cleared of those with most Colonists.
#[test]
fn full_slots_are_cleared_of_the_most() {
    let mut state = orbit(3);
    occupy(&mut state, Slot::ObtainBlueprint, &[0, 1, 2]);
    act(&mut state, Choice::Main(MainAction::ObtainBlueprint));
    // Seat 2 goes, seat 1 stays and costs a Colonist, for there is no Crystal.
    assert_eq!(state.on_slots(Slot::ObtainBlueprint), [1, 1, 0, 0]);
    assert_eq!((state.seats[2].wa, state.seats[0].wa), (2, 1));
    let mut state = orbit(3);
    occupy(&mut state, Slot::ObtainBlueprint, &[1, 1, 1]);
    act(&mut state, Choice::Main(MainAction::ObtainBlueprint));
    assert_eq!(state.on_slots(Slot::ObtainBlueprint), [1, 0, 0, 0]);
    let waiting = [0, 1, 2].map(|own: usize| state.seats[own].wa);
    assert_eq!(waiting, [1, 1, 1]);
    asks(&state, 0, Question::Blueprint);
}

/// on-mars §18.4 (§1.2): Minerals are jokers, for two Resources at once.
#[test]
fn minerals_pay_a_step_into_column_five() {
    let mut state = orbit(2);
    teach(&mut state, 0, Tech::Ship, "4a");
    shelter(&mut state, 0, (4, -3));
    state.seats[0].goods = goods([2, 0, 0, 0, 0, 0]);
    act(&mut state, Choice::Main(MainAction::ResearchDevelopment));
    let step = Choice::Develop(lab(&state, "4a"), lab(&state, "5a"));
    act(&mut state, step);
    assert_eq!(held(&state, 0), [0; 6]);
    assert_eq!(state.tech_level(seat(0), Tech::Ship), Some(5));
}

/// on-mars §18.5 (§1.3, §8.36): what does not fit is lost, unless a Contract takes it.
#[test]
fn storage_is_limited_and_contracts_are_not() {
    let build_up = |with_contract: bool| {
        let mut state = colony(2);
        teach(&mut state, 0, Tech::OxygenCondenser, "1a");
        bot(&mut state, 0, (-2, 4));
        state.seats[0].goods = goods([0, 0, 0, 1, 1, 0]);
        if with_contract {
            contract(&mut state, 0, 10);
        }
        construct(&mut state, Building::OxygenCondenser);
        let beside = hex(&state, (-2, 3));
        act(&mut state, Choice::Hex(beside));
        act(&mut state, Choice::Tech(Some(seat(0)), 0));
        state
    };
    let state = build_up(false);
    assert_eq!(held(&state, 0)[4], 2, "one Shelter: two fit");
    let mut state = build_up(true);
    asks(&state, 0, Question::Deliver);
    act(
        &mut state,
        Choice::Deliver(ContractId(9), Good::Oxygen, false, 2),
    );
    assert_eq!(state.seats[0].contracts[0].goods[Good::Oxygen], 2);
    assert_eq!(held(&state, 0)[4], 1);
}

/// on-mars §18.6 (§7.5): the level has to reach all Buildings that are joined.
#[test]
fn a_complex_needs_a_tech_for_all_that_it_joins() {
    let joining = |space: &str| {
        let mut state = colony(2);
        state.buildings[Building::WaterExtractor as usize] = HexSet::EMPTY;
        build(
            &mut state,
            Building::WaterExtractor,
            &[(4, 0), (4, -2), (5, -3)],
        );
        bot(&mut state, 0, (5, -2));
        teach(&mut state, 0, Tech::WaterExtractor, space);
        state.seats[0].goods = goods([0, 1, 0, 0, 0, 0]);
        (0..4).for_each(|number| {
            shelter(&mut state, 0, [(-6, 2), (-6, 3), (-6, 4), (-5, 5)][number]);
        });
        state
    };
    let mut state = joining("3a");
    let middle = hex(&state, (4, -1));
    assert_eq!(state.joins(seat(0), Building::WaterExtractor, middle), 3);
    construct(&mut state, Building::WaterExtractor);
    act(&mut state, Choice::Hex(middle));
    asks(&state, 0, Question::Tech);
    assert_eq!(legal(&state), [Choice::Tech(Some(seat(0)), 0)]);
    act(&mut state, Choice::Tech(Some(seat(0)), 0));
    assert_eq!(held(&state, 0)[2], 4, "a Complex of 4 brings 4 Water");
    let mut state = joining("2b");
    assert!(can(&state, Choice::Main(MainAction::Construct)));
    construct(&mut state, Building::WaterExtractor);
    assert!(!can(&state, Choice::Hex(middle)), "level 2 is not enough");
}

/// on-mars §18.7 (§7.3): two away from the nearest there is no Complex.
#[test]
fn a_building_alone_needs_no_tech_and_brings_no_cube() {
    let mut state = colony(2);
    bot(&mut state, 0, (5, -3));
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    construct(&mut state, Building::Generator);
    let away = hex(&state, (4, -2));
    act(&mut state, Choice::Hex(away));
    assert_eq!(held(&state, 0), [0, 1, 0, 0, 0, 0]);
    assert_eq!(state.seats[0].cubes, 0);
    asks(&state, 0, Question::Lss);
}

/// on-mars §18.8 (§7.10, §7.11): only a track below the level marker is needed.
#[test]
fn a_needed_track_brings_points_reward_and_choice() {
    let mut state = colony(2);
    bot(&mut state, 0, (-3, 1));
    state.seats[0].goods = goods([0, 0, 2, 0, 0, 0]);
    // 2 OP for each Shelter.
    state.rewards[2] = RewardId(6);
    let build_at = |state: &mut State, at| {
        construct(state, Building::Greenhouse);
        let at = hex(state, at);
        act(state, Choice::Hex(at));
    };
    build_at(&mut state, (-4, 1));
    asks(&state, 0, Question::Lss);
    assert_eq!(state.seats[0].op, 2 + 2);
    assert_eq!(state.lss, [1, 1, 2, 1]);
    acts(&mut state, &[Choice::Lss(1), Choice::EndTurn]);
    idle(&mut state);
    let mut again = state;
    again.seats[0].goods = goods([0, 0, 2, 0, 0, 0]);
    again.seats[0].lq = 3;
    while again.asked() != Some(seat(0)) || again.phase != Phase::Colonization {
        let stay = Choice::Travel(Journey::Stay);
        match again.question() {
            Some(Question::Travel) => drop(act(&mut again, stay)),
            _ => idle(&mut again),
        }
    }
    let before = again.seats[0].op;
    bot(&mut again, 0, (-2, -2));
    build_at(&mut again, (-3, -1));
    asks(&again, 0, Question::Turn);
    assert_eq!((again.seats[0].op, again.lss[2]), (before, 3));
}

/// on-mars §18.9 (§7.20): what a new level brings.
#[test]
fn levels_bring_blueprints_points_and_the_missions_marker() {
    let risen = |level: u8, lss: [u8; 4]| {
        let mut state = orbit(3);
        state.level = level;
        state.lss = lss;
        state.seats[1].cubes = 0b111;
        state.warehouse = Goods::NONE;
        state.grid[7] = None;
        acts(
            &mut state,
            &[Choice::Main(MainAction::LandingPod), Choice::Space(7)],
        );
        acts(&mut state, &[Choice::Accept(false), Choice::EndTurn]);
        state
    };
    let state = risen(1, [2, 2, 3, 2]);
    assert_eq!((state.level, state.remaining), (2, 3));
    assert!(state.display.iter().all(Option::is_some));
    assert_eq!(state.out.blueprints.len(), 6);
    assert_eq!(state.warehouse, goods([0, 3, 3, 3, 3, 3]));
    assert!(state.grid[7].is_some());
    assert_eq!(state.seats[1].op, 4);
    let mut state = orbit(3);
    state.lss = [3; 4];
    acts(
        &mut state,
        &[Choice::Main(MainAction::LandingPod), Choice::Space(7)],
    );
    acts(&mut state, &[Choice::Accept(false), Choice::EndTurn]);
    // Two levels at once (§7.21).
    assert_eq!((state.level, state.remaining), (3, 2));
    let levels = state.display.iter().flatten();
    let mut levels = levels.map(|card| state.components.card(*card).level);
    assert!(levels.all(|level| level == 3));
    let state = risen(3, [4, 4, 5, 4]);
    assert_eq!((state.level, state.remaining), (4, 2));
    assert_eq!(state.seats[1].op, 0, "no Progress at level 4");
}

/// on-mars §18.10 (§9.1, §9.2): the Shuttle at level 3.
#[test]
fn the_shuttle_takes_three_phases_at_level_three() {
    let mut state = colony(2);
    state.level = 3;
    state.lss = [3; 4];
    let mut seen = Vec::new();
    for _ in 0..4 {
        let round = state.round;
        while state.round == round {
            match state.question() {
                Some(Question::Travel) => {
                    seen.push(state.shuttle);
                    act(&mut state, Choice::Travel(Journey::Stay));
                }
                _ => idle(&mut state),
            }
        }
        seen.push(state.shuttle);
    }
    seen.dedup();
    let at = |side, space| Some((side, space));
    assert_eq!(
        seen,
        [
            at(Side::Colony, 3),
            at(Side::Colony, 2),
            at(Side::Colony, 1),
            at(Side::Orbit, 3),
        ]
    );
}

/// on-mars §18.11 (§5.4): Ships that have left count, spent ones too.
#[test]
fn ships_that_left_count_against_the_level() {
    let mut state = colony(2);
    state.level = 3;
    state.lss = [3; 4];
    state.seats[0].ships = 0b1_1100;
    state.seats[0].hangar = 1;
    state.seats[0].lq = 4;
    state.seats[0].supply = 8;
    state.seats[0].goods = goods([0, 0, 2, 2, 0, 0]);
    acts(
        &mut state,
        &[
            Choice::Main(MainAction::WelcomeShip),
            Choice::Ship(5),
            Choice::Bot(true),
        ],
    );
    let beside = legal(&state)[0];
    act(&mut state, beside);
    // Neither a boost nor another Ship: the limit is reached.
    asks(&state, 0, Question::Turn);
    assert_eq!((state.seats[0].hangar, state.ships_gone(seat(0))), (2, 3));
}

/// on-mars §18.12 (§8.24): the owner of a used Tech keeps the Oxygen, or develops.
#[test]
fn the_owner_of_a_used_tech_chooses() {
    let used = || {
        let mut state = colony(2);
        teach(&mut state, 1, Tech::Rover, "2c");
        acts(
            &mut state,
            &[
                Choice::Main(MainAction::ControlCenter),
                Choice::RoverTech(seat(1)),
            ],
        );
        let Some(Task {
            step: Step::Move(movement),
            ..
        }) = state.agenda.last()
        else {
            panic!("a movement");
        };
        assert_eq!((movement.bots, movement.rover), (2, 4));
        acts(&mut state, &[Choice::Stop, Choice::EndTurn]);
        asks(&state, 1, Question::Reply);
        state
    };
    let mut state = used();
    act(&mut state, Choice::Reply(false));
    assert_eq!(held(&state, 1)[4], 1);
    asks(&state, 1, Question::Turn);
    let mut state = used();
    act(&mut state, Choice::Reply(true));
    assert_eq!(state.tech_level(seat(1), Tech::Rover), Some(3));
    // The benefit of space 3b: a Crystal.
    asks(&state, 1, Question::Bonus);
    act(&mut state, Choice::Accept(true));
    assert_eq!((held(&state, 1)[4], state.seats[1].below), (0, 1));
}

/// on-mars §18.13 (§10.5): Colonists on the other side do not come home.
#[test]
fn colonists_at_home_score_by_rows() {
    let mut state = orbit(2);
    shelter(&mut state, 0, (4, -3));
    shelter(&mut state, 0, (5, -3));
    state.seats[0].lq = 4;
    state.seats[0].wa = 3;
    state.slots[Slot::Construct as usize][0] = 1;
    assert_eq!(state.lq_room(seat(0)), 8);
    assert_eq!(state.score(seat(0)).colonists, 10);
    state.seats[0].space = Some(6);
    assert_eq!(state.score(seat(0)).colonists, 10, "8 fill 4 rows of 2");
    state.seats[0].wa = 4;
    assert_eq!(state.score(seat(0)).colonists, 10, "no room for 9");
}

/// on-mars §18.14 (§10.6)
#[test]
fn techs_and_blueprints_score() {
    let mut state = orbit(2);
    teach(&mut state, 0, Tech::Shelter, "1a");
    teach(&mut state, 0, Tech::Ship, "4a");
    teach(&mut state, 0, Tech::Rover, "4b");
    teach(&mut state, 0, Tech::Mine, "6a");
    advance(&mut state, 0, 1, (0, 0));
    advance(&mut state, 0, 3, (2, -2));
    advance(&mut state, 0, 17, (2, 0));
    draft(&mut state, 0, 4);
    let score = state.score(seat(0));
    assert_eq!((score.tech, score.built, score.unbuilt), (18, 11, -3));
}

/// on-mars §18.15 (§10.1): Missions and levels move the same marker.
#[test]
fn missions_and_levels_bring_the_end() {
    let closed = |level: u8| {
        let mut state = colony(2);
        let (mission, _) = state.missions[0];
        state.missions.retain(|(own, _)| *own != mission);
        state.level = level - 1;
        state.remaining = if level == 4 { 1 } else { 2 };
        state.lss = [level; 4];
        idle(&mut state);
        assert_eq!(state.level, level);
        idle(&mut state);
        state
    };
    let state = closed(3);
    assert_eq!((state.remaining, state.last_round), (1, false));
    let state = closed(4);
    assert_eq!((state.remaining, state.last_round), (0, true));
    // The Shuttle phase is over, for nobody could travel; the next round is the last.
    assert_eq!((state.phase, state.round), (Phase::Colonization, 2));
}

/// on-mars §18.16 (§8.3.24): the Command Center.
#[test]
fn the_command_center_moves_by_the_best_rover_tech() {
    let mut state = colony(2);
    teach(&mut state, 1, Tech::Rover, "3a");
    build(&mut state, Building::Mine, &[(1, 2)]);
    shelter(&mut state, 0, (4, -3));
    advance(&mut state, 0, 24, (4, -3));
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 4]);
    state.seats[0].lq = 4;
    let used = executive(&state, "advanced");
    acts(&mut state, &[used, Choice::Use(card(24), Means::Pay)]);
    let points = |state: &State| match state.agenda.last() {
        Some(Task {
            step: Step::Move(movement),
            ..
        }) => movement.rover,
        _ => panic!("a movement"),
    };
    assert_eq!((points(&state), held(&state, 0)[5]), (3, 2));
    acts(&mut state, &[Choice::Buy(true), Choice::Buy(true)]);
    assert_eq!(points(&state), 5);
    assert!(!can(&state, Choice::Buy(true)) && !can(&state, Choice::RoverTech(seat(1))));
    act(&mut state, Choice::Stop);
    assert_eq!(state.seats[0].lq, 4);
    assert!(state.uses.is_empty(), "looking is no use (§12.17)");
}

/// on-mars §18.17 (§7.10): a marker on row 5 cannot move.
#[test]
fn a_full_track_brings_nothing_of_lss() {
    let mut state = colony(2);
    state.level = 5;
    state.lss = [5; 4];
    bot(&mut state, 0, (5, -3));
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    let away = hex(&state, (4, -2));
    acts(
        &mut state,
        &[
            Choice::Main(MainAction::Construct),
            Choice::Type(Building::Generator),
            Choice::Hex(away),
        ],
    );
    assert_eq!(held(&state, 0)[1], 1);
    assert_eq!((state.seats[0].op, state.lss), (0, [5; 4]));
    asks(&state, 0, Question::Turn);
}
