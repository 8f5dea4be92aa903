//! Blueprints, Lab, Scientists, Contracts and Private Goals (on-mars §8.1 to §8.44).

use crate::scene::*;

/// The Lab space on which `teach` puts a tile, and one to its right.
fn step(state: &State, from: &str, to: &str) -> Choice {
    Choice::Develop(lab(state, from), lab(state, to))
}

/// Seat 0 uses a card of its own on the first Building of its type, with two Crystals for it and so many more.
fn used(number: u8, prepare: impl FnOnce(&mut State)) -> State {
    let mut state = colony(2);
    let building = state.components.card(card(number)).building;
    let at = state.tiles(seat(0), building).iter().next().expect("one");
    let at = state.board().hexes[at.index()];
    advance(&mut state, 0, number, at);
    bot(&mut state, 0, (5, -3));
    state.seats[0].goods[Good::Crystal] = 2;
    prepare(&mut state);
    let advanced = executive(&state, "advanced");
    acts(
        &mut state,
        &[advanced, Choice::Use(card(number), Means::Pay)],
    );
    state
}

/// on-mars §8.1
#[test]
fn there_are_two_blueprints_of_each_level_and_type() {
    let state = orbit(2);
    for building in Building::ALL {
        for (level, op) in [(1, 3), (3, 5)] {
            let cards = &state.components.data().blueprints;
            let own = cards
                .iter()
                .filter(|card| card.building == building && card.level == level);
            let good = building.produces();
            assert_eq!(own.clone().count(), 2);
            assert!(
                own.clone()
                    .all(|card| card.op == op && card.gain.goods() == Goods::of(good, 1))
            );
        }
    }
}

/// on-mars §8.3.1, §8.3.16: upgrades, boosted, and anywhere.
#[test]
fn cards_upgrade() {
    let state = used(1, |state| {
        state.seats[0].goods[Good::Mineral] = 2;
        bot(state, 0, (3, -3));
        shelter(state, 0, (4, -3));
        draft(state, 0, 3);
        draft(state, 0, 12);
    });
    asks(&state, 0, Question::Upgrade);
    let mut state = state;
    let generator = hex(&state, (2, -2));
    act(&mut state, Choice::Upgrade(card(3), generator));
    asks(&state, 0, Question::More);
    let state = used(16, |state| {
        state.seats[0].goods[Good::Mineral] = 1;
        draft(state, 0, 7);
    });
    // The Greenhouse is far from every Bot.
    assert_eq!(state.seats[0].built.len(), 2);
}

/// on-mars §8.3.2, §8.4, §12.13: Colonists add Tech levels, without a tile too.
#[test]
fn cards_construct_with_colonists_for_levels() {
    let mut state = used(2, |state| bot(state, 0, (1, 1)));
    let beside = hex(&state, (1, 0));
    assert!(can(&state, Choice::Hex(beside)));
    act(&mut state, Choice::Hex(beside));
    // Of three Colonists one becomes the miner; one is enough for the level, so that a second is not sent.
    assert_eq!(legal(&state), [Choice::Tech(None, 1)]);
    act(&mut state, Choice::Tech(None, 1));
    assert_eq!((state.seats[0].lq, state.seats[0].wa), (1, 1));
    assert_eq!(held(&state, 0)[0], 2);
}

/// on-mars §8.3.3
#[test]
fn automated_production_produces_and_repeats_one() {
    let mut state = used(3, |state| {
        miner(state, 0, (0, 0));
    });
    assert_eq!(held(&state, 0), [1, 1, 0, 0, 0, 0]);
    act(&mut state, Choice::Accept(true));
    asks(&state, 0, Question::Produce);
    let mine = hex(&state, (0, 0));
    act(&mut state, Choice::Hex(mine));
    assert_eq!(held(&state, 0), [2, 1, 0, 0, 0, 0]);
}

/// on-mars §8.3.5
#[test]
fn a_private_ship_brings_more() {
    let mut state = used(5, |state| {
        state.seats[0].goods = goods([0, 0, 1, 1, 0, 2]);
        shelter(state, 0, (4, -3));
    });
    acts(&mut state, &[Choice::Ship(1), Choice::Bot(false)]);
    assert_eq!((state.seats[0].lq, state.seats[0].hangar), (6, 1));
}

/// on-mars §8.3.7, §8.3.9, §8.3.23
#[test]
fn cards_take_items_techs_and_blueprints() {
    asks(&used(7, |_| {}), 0, Question::Warehouse);
    asks(&used(9, |_| {}), 0, Question::Learn);
    asks(&used(23, |_| {}), 0, Question::Blueprint);
}

/// on-mars §8.3.14
#[test]
fn the_biolab_takes_a_contract_for_its_price() {
    let mut state = used(14, |state| {
        state.hire[0] = Some(Hired::Contract(ContractId(0)));
        state.hire[1] = Some(Hired::Contract(ContractId(1)));
        state.seats[0].goods[Good::Crystal] = 3;
    });
    assert_eq!(legal(&state), [0, 1].map(Choice::Hire));
    act(&mut state, Choice::Hire(1));
    assert_eq!((held(&state, 0)[5], state.seats[0].contracts.len()), (0, 1));
}

/// on-mars §8.3.15, §12.16
#[test]
fn the_radar_keeps_a_discovery_tile() {
    let mut state = used(15, |state| {
        state.exploration = ["crystals", "res_water"].map(|name| Some(tile(state, name)));
    });
    asks(&state, 0, Question::Explore);
    act(&mut state, Choice::Explore(0, None));
    assert_eq!(state.seats[0].below, 3);
    assert_eq!(state.seats[0].radar, Some(tile(&state, "crystals")));
    assert!(state.exploration[0].is_some() && state.seats[0].discovery.is_empty());
    acts(
        &mut state,
        &[Choice::Main(MainAction::ControlCenter), Choice::Stop],
    );
    state.executive_done = false;
    state.seats[0].goods[Good::Crystal] = 2;
    let advanced = executive(&state, "advanced");
    acts(&mut state, &[advanced, Choice::Use(card(15), Means::Pay)]);
    assert_eq!(state.seats[0].below, 6, "the same again");
}

/// on-mars §8.3.17
#[test]
fn the_research_lab_develops() {
    let state = used(17, |state| state.seats[0].goods[Good::Oxygen] = 1);
    asks(&state, 0, Question::Develop);
}

/// on-mars §8.3.18, §8.3.19, §12.19
#[test]
fn cards_fetch_colonists_back() {
    let mut state = used(18, |state| {
        state.seats[0].wa = 3;
        state.seats[0].supply -= 3;
        state.seats[0].lq = 1;
        state.seats[0].supply += 2;
    });
    asks(&state, 0, Question::Fetch);
    assert_eq!(legal(&state), [Choice::Fetch(None), Choice::Stop]);
    act(&mut state, Choice::Fetch(None));
    assert_eq!((state.seats[0].lq, state.seats[0].wa), (3, 1));
    let mut state = used(19, |state| {
        shelter(state, 0, (4, -3));
        occupy(state, Slot::Hire, &[1]);
        occupy(state, Slot::ObtainBlueprint, &[2]);
    });
    let fetch = |slot| Choice::Fetch(Some(slot));
    assert_eq!(
        legal(&state),
        [fetch(Slot::ObtainBlueprint), fetch(Slot::Hire)]
    );
    acts(
        &mut state,
        &[
            fetch(Slot::Hire),
            fetch(Slot::ObtainBlueprint),
            Choice::Stop,
        ],
    );
    assert_eq!(state.seats[0].lq, 5);
}

/// on-mars §8.3.20
#[test]
fn the_trade_market_exchanges() {
    let mut state = used(20, |state| state.seats[0].goods[Good::Mineral] = 1);
    asks(&state, 0, Question::Choose);
    assert_eq!(legal(&state).len(), 10);
    act(&mut state, Choice::Goods(goods([0, 1, 1, 0, 0, 0])));
    act(&mut state, Choice::Accept(true));
    act(&mut state, Choice::Goods(goods([0, 0, 0, 0, 1, 0])));
    assert_eq!(held(&state, 0), [0, 1, 1, 0, 1, 0]);
}

/// on-mars §8.3.21, §12.15
#[test]
fn recycling_bots_collect_like_a_rover() {
    let mut state = used(21, |state| {
        discover(state, "res_water", (5, -4));
        state.crystals.insert(hex(state, (5, -2)));
    });
    let [start, crystal, find] = [(5, -3), (5, -2), (5, -4)].map(|at| hex(&state, at));
    act(&mut state, Choice::MoveBot(start, crystal));
    assert_eq!(state.seats[0].below, 1);
    acts(&mut state, &[Choice::MoveBot(crystal, start)]);
    assert!(
        !can(&state, Choice::MoveBot(start, find)),
        "no point is left"
    );
    act(&mut state, Choice::Stop);
    let mut state = used(21, |state| discover(state, "res_water", (5, -4)));
    acts(&mut state, &[Choice::MoveBot(start, find), Choice::Stop]);
    assert_eq!((held(&state, 0)[2], state.seats[0].discovery.len()), (2, 1));
}

/// on-mars §8.3.22, §12.18
#[test]
fn the_elevator_brings_one_to_orbit() {
    let mut state = used(22, |state| {
        miner(state, 0, (0, 0));
    });
    asks(&state, 0, Question::Space);
    assert_eq!(held(&state, 0), [1, 0, 0, 0, 1, 0], "it produces first");
    act(&mut state, Choice::Space(1));
    assert!(can(&state, Choice::Main(MainAction::Resupply)));
    assert!(!can(&state, Choice::Main(MainAction::ControlCenter)));
}

/// on-mars §8.20, §8.22
#[test]
fn steps_in_the_lab_lead_to_touching_spaces() {
    let mut state = orbit(2);
    state.seats[0].goods = goods([0, 0, 0, 0, 2, 0]);
    teach(&mut state, 0, Tech::Rover, "1b");
    act(&mut state, Choice::Main(MainAction::ResearchDevelopment));
    // 2b is taken by the Shelter Tech.
    let steps = [("1b", "2c"), ("2b", "3a"), ("2b", "3b")];
    let steps = steps.map(|(from, to)| step(&state, from, to));
    assert_eq!(legal(&state), steps);
}

/// on-mars §8.21, §9.11: a benefit may pay the next step.
#[test]
fn benefits_come_between_steps() {
    let mut state = orbit(2);
    state.seats[0].goods = goods([0, 0, 0, 0, 1, 0]);
    act(&mut state, Choice::Main(MainAction::ResearchDevelopment));
    let first = step(&state, "2b", "3a");
    acts(&mut state, &[first, Choice::Accept(true)]);
    // The Mineral of 3a pays as Oxygen.
    let second = step(&state, "3a", "4b");
    acts(&mut state, &[second, Choice::Accept(true)]);
    assert_eq!((held(&state, 0), state.seats[0].below), ([0; 6], 1));
}

/// on-mars §8.23: Rover Tech is used once in an action.
#[test]
fn rover_tech_is_used_once() {
    let mut state = colony(3);
    teach(&mut state, 1, Tech::Rover, "1a");
    teach(&mut state, 2, Tech::Rover, "4a");
    state.grid[0] = Some(Tech::Rover);
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    assert!(can(&state, Choice::RoverTech(seat(1))));
    act(&mut state, Choice::RoverTech(seat(2)));
    assert!(!can(&state, Choice::RoverTech(seat(1))));
}

/// on-mars §8.23, §12.31: Ship Tech.
#[test]
fn ship_tech_welcomes_more_ships() {
    let mut state = colony(2);
    state.level = 3;
    state.lss = [3; 4];
    teach(&mut state, 0, Tech::Ship, "2a");
    shelter(&mut state, 0, (4, -3));
    state.seats[0].goods = goods([0, 0, 3, 3, 0, 0]);
    acts(
        &mut state,
        &[
            Choice::Main(MainAction::WelcomeShip),
            Choice::Ship(1),
            Choice::Bot(false),
        ],
    );
    asks(&state, 0, Question::Tech);
    act(&mut state, Choice::Tech(Some(seat(0)), 0));
    acts(&mut state, &[Choice::Ship(2), Choice::Bot(false)]);
    acts(&mut state, &[Choice::Ship(3), Choice::Bot(false)]);
    asks(&state, 0, Question::Turn);
    assert_eq!(held(&state, 0), [0; 6]);
}

/// on-mars §8.30
#[test]
fn scientists_score_buildings_of_all_players() {
    let mut state = orbit(2);
    state.seats[0].scientists[0] = Some(None);
    advance(&mut state, 0, 3, (2, -2));
    advance(&mut state, 1, 1, (0, 0));
    assert_eq!(
        state.score(seat(0)).scientists,
        3,
        "the Geologist scores Generators"
    );
    state.seats[0].scientists[5] = Some(None);
    assert_eq!(
        state.score(seat(0)).scientists,
        6,
        "the Systems Engineer scores Mines"
    );
}

/// on-mars §8.35, §8.37, §12.14
#[test]
fn an_upgrade_contract_is_met_by_a_marker_in_a_complex_of_four() {
    let mut state = colony(2);
    contract(&mut state, 0, 2);
    assert_eq!(state.score(seat(0)).contracts, -6);
    build(&mut state, Building::Generator, &[(2, -3), (2, -4)]);
    advance(&mut state, 0, 3, (2, -2));
    teach(&mut state, 0, Tech::Generator, "3a");
    bot(&mut state, 0, (1, -1));
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    mission(&mut state, Mission::ContractsCompleted, 2);
    construct(&mut state, Building::Generator);
    let beside = hex(&state, (2, -1));
    acts(
        &mut state,
        &[Choice::Hex(beside), Choice::Tech(Some(seat(0)), 0)],
    );
    assert!(state.seats[0].contracts[0].done);
    assert_eq!((state.missions[0].1, state.seats[0].below), (1, 1));
    assert_eq!(state.score(seat(0)).contracts, 12);
}

/// on-mars §8.36
#[test]
fn a_delivery_contract_is_filled_and_nothing_comes_back() {
    let mut state = colony(2);
    contract(&mut state, 0, 12);
    state.seats[0].goods = goods([2, 0, 0, 0, 0, 1]);
    state.seats[0].below = 2;
    assert_eq!(state.score(seat(0)).contracts, -4);
    let put = |good, below, number| Choice::Deliver(ContractId(11), good, below, number);
    acts(
        &mut state,
        &[
            put(Good::Mineral, false, 2),
            put(Good::Crystal, false, 1),
            put(Good::Crystal, true, 2),
        ],
    );
    assert!(state.seats[0].contracts[0].done);
    // The Mission brings a Crystal.
    assert_eq!((held(&state, 0), state.seats[0].below), ([0; 6], 1));
    assert_eq!(state.score(seat(0)).contracts, 9);
}

/// on-mars §8.40, §8.42
#[test]
fn one_private_goal_is_completed_in_a_game() {
    let mut state = colony(2);
    let (first, second) = (goal(&mut state, 0, 8), goal(&mut state, 0, 7));
    state.level = 3;
    state.lss = [3; 4];
    shelter(&mut state, 0, (4, -3));
    assert!(!can(&state, Choice::Goal(second, false)), "two Shelters");
    shelter(&mut state, 0, (5, -3));
    assert!(can(&state, Choice::Goal(second, false)));
    act(&mut state, Choice::Goal(first, true));
    asks(&state, 0, Question::Develop);
    assert!(can(&state, Choice::Stop), "a reward may be declined");
    act(&mut state, Choice::Stop);
    assert_eq!(state.seats[0].goal_done, Some(first));
    assert!(!can(&state, Choice::Goal(second, false)));
    assert_eq!(
        refused(&state, Choice::Goal(second, false)),
        Illegal::NoGoal
    );
}

/// on-mars §8.41: what each card asks for.
#[test]
fn each_goal_counts_what_it_says() {
    let mut state = colony(2);
    state.seats[0].lq = 0;
    let met = |state: &State| {
        (0..16)
            .map(GoalId)
            .filter(|goal| state.is_met(seat(0), *goal))
            .map(|goal| goal.0 + 1)
            .collect::<Vec<_>>()
    };
    assert!(met(&state).is_empty());
    for number in [2, 4, 6] {
        draft(&mut state, 0, number);
    }
    build(
        &mut state,
        Building::Generator,
        &[(2, -3), (2, -4), (1, -3)],
    );
    build(&mut state, Building::Greenhouse, &[(-3, 0), (-3, -1)]);
    advance(&mut state, 0, 3, (2, -2));
    assert_eq!(
        met(&state),
        [1, 5],
        "4 Blueprints, a marker in a Complex of 4"
    );
    advance(&mut state, 0, 7, (-2, 0));
    assert_eq!(met(&state), [1, 5, 16]);
    advance(&mut state, 0, 1, (0, 0));
    assert_eq!(met(&state), [1, 2, 5, 16]);
    state.level = 3;
    state.seats[0].hangar = 3;
    state.seats[0].lq = 7;
    state.seats[0].goods = goods([9, 0, 4, 0, 0, 0]);
    state.seats[0].cubes = 0b111;
    assert_eq!(met(&state), [1, 2, 5, 6, 8, 9, 11, 15, 16]);
    state.seats[0].research = [0, 1].map(ResearchId).into_iter().collect();
    state.seats[0].discovery = vec![DiscoveryId(0); 3];
    for (tech, space) in [
        (Tech::Mine, "3a"),
        (Tech::Ship, "3b"),
        (Tech::Rover, "4b"),
        (Tech::Upgrade, "1a"),
    ] {
        teach(&mut state, 0, tech, space);
    }
    assert_eq!(met(&state), [1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 14, 15, 16]);
    build(&mut state, Building::Mine, &[(0, 2), (0, 4)]);
    let mines = [(0, 2), (0, 4)].map(|at| hex(&state, at));
    state.seats[0].miners = mines.into_iter().collect();
    shelter(&mut state, 0, (5, -3));
    shelter(&mut state, 0, (6, -3));
    state.seats[0].scientists[0] = Some(None);
    contract(&mut state, 0, 7);
    assert_eq!(met(&state).len(), 15);
    state.seats[0].contracts[0].done = true;
    assert_eq!(met(&state).len(), 16);
}

/// on-mars §8.43, §14.2
#[test]
fn goals_pay_as_crystals_in_the_own_turn() {
    let mut state = colony(2);
    let own = goal(&mut state, 0, 5);
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 1]);
    let bots = executive(&state, "bots");
    act(&mut state, bots);
    // finding: the last Goals were paid without a question, for nothing else could pay
    asks(&state, 0, Question::Pay);
    let only = legal(&state);
    assert_eq!(only.len(), 1);
    act(&mut state, only[0]);
    asks(&state, 0, Question::Move);
    assert!(state.seats[0].goals.is_empty() && state.seats[0].spent_goals.contains(own));
    assert_eq!(held(&state, 0)[5], 0);
}
