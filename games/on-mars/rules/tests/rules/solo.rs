//! The solo game against Lacerda (on-mars §11).

use crate::scene::*;
use game::{Game, Setup as _, hash};

/// A solo game before your marker is placed: Lacerda stands on this space and will reveal this card. Nobody has goods or
/// Private Goals, Missions count what is rare, and no tile of a stack has arrows.
fn alone(space: u8, card: u8) -> State {
    let mut state = dealt(1);
    state.seats[1].space = Some(space);
    state.shuttle = Some((state.side(LACERDA), 1));
    for own in &mut state.seats {
        own.goods = Goods::NONE;
    }
    state.seats[0].goals = GoalSet::EMPTY;
    let missions = [
        Mission::ResearchTaken,
        Mission::ScientistsTaken,
        Mission::ContractsCompleted,
    ];
    let need = |mission| state.components.mission(mission).need[&2];
    state.missions = missions.map(|mission| (mission, need(mission))).into();
    for track in 0..4 {
        let at = state.components.data().map_start.lss_hexes[track];
        let at = hex(&state, at);
        state.buildings[track + 1] = HexSet::from_iter([at]);
    }
    for stack in &mut state.stacks {
        stack.sort_unstable_by(|one, other| other.cmp(one));
    }
    let solo = solo(&mut state);
    solo.missions = missions.into();
    reveal_next(&mut state, card);
    state
}

fn solo(state: &mut State) -> &mut Solo {
    state.solo.as_mut().expect("a solo game")
}

/// Puts a card on top of the deck.
fn reveal_next(state: &mut State, card: u8) {
    let solo = solo(state);
    solo.deck.retain(|own| own.0 != card);
    solo.discards.retain(|own| own.0 != card);
    solo.deck.push(SoloCardId(card));
}

fn deeds(events: Vec<Event>) -> Vec<Deed> {
    let deeds = events.into_iter().filter_map(|event| match event {
        Event::Deed(deed) => Some(deed),
        _ => None,
    });
    deeds.collect()
}

/// You place your marker last, so that Lacerda has his turn: what he does in it.
fn his_turn(state: &mut State) -> Vec<Deed> {
    let mut done = deeds(acts(state, &[Choice::Space(8), Choice::Accept(false)]));
    assert!(matches!(done.remove(0), Deed::Card(..)));
    done
}

/// on-mars §11.1
#[test]
fn one_player_plays_for_a_solo_goal_and_nobody_else_does() {
    let mut setup = Setup::standard(2, "goal");
    setup.solo = Some(SoloGoalId(0));
    assert_eq!(State::deal(&setup), Err(SetupError::Solo));
    let mut setup = Setup::standard(1, "goal");
    for wrong in [None, Some(SoloGoalId(4))] {
        setup.solo = wrong;
        assert_eq!(State::deal(&setup), Err(SetupError::Solo));
    }
    setup.solo = Some(SoloGoalId(3));
    let mut state = State::deal(&setup).expect("a solo game");
    assert_eq!((state.seat_count(), state.seats.len()), (1, 2));
    assert_eq!(
        (setup.name(YOU), setup.name(LACERDA), setup.name(seat(2))),
        ("1", "Lacerda", "")
    );
    assert_eq!(setup.colour(LACERDA), Some(PlayerColour::Blue));
    // More points alone do not win.
    state.seats[0].op = 500;
    let result = state.solo_result().expect("a solo game");
    assert!(result.lines.iter().any(SoloLine::is_met) && !result.is_won());
    assert_eq!(state.is_solo_won(), None, "it goes on");
    state.phase = Phase::Over;
    assert_eq!(state.is_solo_won(), Some(false));
}

/// on-mars §11.2, §12.22
#[test]
fn lacerda_has_a_start_of_his_own() {
    let state = dealt(1);
    let (own, solo) = (&state.seats[1], state.solo.as_ref().expect("a solo game"));
    assert!(own.goals.is_empty() && own.bots.is_empty());
    assert_eq!((own.bots_supply, own.goods.resources()), (3, 0));
    assert_eq!((own.lq, own.wa, own.supply), (0, 0, 0));
    assert_eq!(solo.pointer, Building::Mine);
    assert_eq!((solo.deck.len(), solo.pass), (12, 1));
    let space = own.space.expect("a space");
    assert!([2, 3, 4, 6, 7, 8].contains(&space) && space == solo.start_space);
    assert_eq!(state.shuttle, Some((state.side(LACERDA), 1)));
    asks(&state, 0, Question::Space);
    assert_eq!(legal(&state).len(), 7);
    assert!(!can(&state, Choice::Space(space)));
    // You take the bonus of yours, and the Shuttle is not asked about.
    let mut state = alone(2, 2);
    act(&mut state, Choice::Space(8));
    asks(&state, 0, Question::Bonus);
    act(&mut state, Choice::Accept(false));
    asks(&state, 0, Question::Turn);
}

/// on-mars §11.3, §11.8: R&D moves the most developed tile, then the least developed; each to the upper space.
#[test]
fn he_develops_and_his_pointer_goes_from_type_to_type() {
    let mut state = alone(2, 3);
    teach(&mut state, 1, Tech::Rover, "1a");
    solo(&mut state).pointer = Building::OxygenCondenser;
    let (shelter, rover) = (lab(&state, "3a"), lab(&state, "2a"));
    assert_eq!(
        his_turn(&mut state),
        [
            Deed::Place(MainAction::ResearchDevelopment, 0),
            Deed::Develop(Tech::Shelter, shelter),
            Deed::Develop(Tech::Rover, rover),
            // The benefit of this space moves Bots.
            Deed::Pointer(Building::Mine),
        ]
    );
    assert_eq!(held(&state, 1), [0; 6], "Resources are lost");
    let order = std::iter::successors(Some(Building::Mine), |last| {
        let mut state = alone(2, 3);
        teach(&mut state, 1, Tech::Rover, "1a");
        solo(&mut state).pointer = *last;
        his_turn(&mut state);
        Some(state.solo?.pointer)
    });
    let five = Building::ALL[..5].iter().copied();
    assert!(order.take(6).eq(five.chain([Building::Mine])));
}

/// on-mars §11.4
#[test]
fn from_the_second_pass_on_cards_contribute() {
    let mut state = alone(2, 2);
    let crystals = state.components.mission(Mission::ResearchTaken).crystals;
    his_turn(&mut state);
    assert_eq!((state.missions[0].1, state.seats[1].below), (5, 0));
    let mut state = alone(2, 2);
    let own = solo(&mut state);
    own.discards = std::mem::take(&mut own.deck);
    let shuffled = deeds(acts(&mut state, &[Choice::Space(8), Choice::Accept(false)]));
    let own = state.solo.as_ref().expect("a solo game");
    assert_eq!((own.deck.len(), own.discards.len(), own.pass), (11, 1, 2));
    let letter = state.components.solo_card(own.discards[0]).mission as usize;
    assert_eq!(
        shuffled[0],
        Deed::Card(own.discards[0], state.solo_action(own.discards[0]))
    );
    let need = [5, 4, 2];
    assert_eq!(state.missions[letter].1, need[letter] - 1);
    assert_eq!(own.moved[letter], 1);
    // A finished Mission gives nothing.
    let mut state = alone(2, 2);
    solo(&mut state).pass = 2;
    state.missions.remove(0);
    his_turn(&mut state);
    assert_eq!((state.missions.len(), state.seats[1].below), (2, 0));
    let mut state = alone(2, 2);
    solo(&mut state).pass = 2;
    his_turn(&mut state);
    assert_eq!((state.missions[0].1, state.seats[1].below), (4, crystals));
}

/// on-mars §11.5
#[test]
fn a_card_names_an_action_of_each_side() {
    use MainAction::{Construct, Hire, LearnTech, ObtainBlueprint, ResearchDevelopment, Upgrade};
    let actions = |space| [2, 0, 3].map(|card| alone(space, card).solo_action(SoloCardId(card)));
    assert_eq!(
        actions(2),
        [ObtainBlueprint, LearnTech, ResearchDevelopment]
    );
    assert_eq!(actions(6), [Construct, Upgrade, Hire]);
}

/// on-mars §11.6
#[test]
fn he_pays_extra_cost_with_crystals_only_and_has_colonists_enough() {
    let mut state = alone(2, 2);
    occupy(&mut state, Slot::ObtainBlueprint, &[1, 0]);
    state.slots[0][1] = 1;
    state.seats[1].goods[Good::Crystal] = 3;
    let done = his_turn(&mut state);
    assert_eq!(done[0], Deed::Place(MainAction::ObtainBlueprint, 2));
    assert!(matches!(done[1], Deed::Blueprint(_)), "{done:?}");
    assert_eq!(state.seats[1].goods[Good::Crystal], 1);
    assert_eq!(state.on_slots(Slot::ObtainBlueprint)[1], 2);
    // Full slots are cleared first; his Colonists are nowhere then.
    let mut state = alone(2, 2);
    state.slots[0][1] = 3;
    assert_eq!(
        his_turn(&mut state)[0],
        Deed::Place(MainAction::ObtainBlueprint, 0)
    );
    assert_eq!((state.slots[0][1], state.seats[1].wa), (1, 0));
}

/// on-mars §11.7
#[test]
fn his_rover_moves_instead_toward_the_nearest_tile_that_he_may_take() {
    let blocked = || {
        let mut state = alone(2, 2);
        occupy(&mut state, Slot::ObtainBlueprint, &[2, 0]);
        state.research.clear();
        rover(&mut state, 1, (0, -1));
        state
    };
    // Resources are of no use to him; so he goes on to the Crystals, and takes what lies on his way.
    let mut state = blocked();
    discover(&mut state, "res_water", (0, -2));
    discover(&mut state, "crystals", (2, -3));
    state.crystals = HexSet::from_iter([hex(&state, (1, -2))]);
    let path = [(0, -1), (1, -2), (2, -3)].map(|at| hex(&state, at));
    let ride = |path: &[HexId], crystals, owner| Deed::Rover {
        path: path.to_vec(),
        crystals,
        owner,
    };
    assert_eq!(his_turn(&mut state), [ride(&path, 0, None)]);
    assert_eq!(
        (state.seats[1].below, state.seats[1].discovery.len()),
        (4, 1)
    );
    // With Rover Tech and Crystals, if that reaches the tile.
    let mut state = blocked();
    discover(&mut state, "crystals", (4, -5));
    teach(&mut state, 0, Tech::Rover, "1a");
    state.seats[1].goods[Good::Crystal] = 1;
    let done = his_turn(&mut state);
    let [
        Deed::Rover {
            path,
            crystals,
            owner,
        },
    ] = &done[..]
    else {
        panic!("{done:?}");
    };
    assert_eq!((path.len(), *crystals, *owner), (5, 1, Some(YOU)));
    assert_eq!(state.seats[1].discovery.len(), 1);
    asks(&state, 0, Question::Reply);
    // Else toward it, and Crystals are kept; without such a tile he stays.
    let mut state = blocked();
    discover(&mut state, "crystals", (4, -5));
    state.seats[1].goods[Good::Crystal] = 1;
    his_turn(&mut state);
    let at = state.seats[1].rover.expect("on the map");
    assert_eq!(state.board().distance(at, hex(&state, (4, -5))), Some(2));
    assert_eq!(state.seats[1].goods[Good::Crystal], 1);
    let mut state = blocked();
    let from = hex(&state, (0, -1));
    assert_eq!(his_turn(&mut state), [ride(&[from], 0, None)]);
}

/// on-mars §11.8
#[test]
fn he_takes_the_leftmost_blueprint_or_one_that_his_scientist_scores() {
    let mut state = alone(2, 2);
    let (first, second) = (state.display[0], state.display[1]);
    state.display[6] = second;
    state.display[1] = None;
    // The upper row has more cards.
    assert_eq!(
        his_turn(&mut state)[1],
        Deed::Blueprint(first.expect("a card"))
    );
    let mut state = alone(2, 2);
    state.seats[1].scientists[1] = Some(None);
    let mut wanted = state.display.iter().flatten().copied();
    let water = |card: &CardId| state.components.card(*card).building == Building::WaterExtractor;
    let wanted = wanted.find(water).or(state.display[0]).expect("a card");
    let done = his_turn(&mut state);
    assert_eq!(done[1], Deed::Blueprint(wanted));
    assert!(state.seats[1].goods.resources() == 0);
}

/// on-mars §11.8
#[test]
fn he_learns_the_cheapest_tech_and_takes_the_benefit() {
    let mut state = alone(2, 0);
    let tech = state.grid[6].expect("a Tech");
    let space = lab(&state, "1a");
    assert_eq!(
        his_turn(&mut state),
        [
            Deed::Learn(6, tech, space),
            // Of equal items the leftmost, the Crystal first (on-mars §11.14).
            Deed::Warehouse(Good::Crystal),
        ]
    );
    assert_eq!(
        (state.seats[1].below, state.warehouse[Good::Crystal]),
        (1, 1)
    );
}

/// on-mars §11.9
#[test]
fn he_constructs_what_the_lss_needs_in_the_largest_complex() {
    let mut state = alone(6, 2);
    solo(&mut state).pointer = Building::Generator;
    state.lss[0] = 2;
    build(&mut state, Building::WaterExtractor, &[(3, -1)]);
    teach(&mut state, 1, Tech::WaterExtractor, "2a");
    let done = his_turn(&mut state);
    assert_eq!(done[0], Deed::Place(MainAction::Construct, 0));
    let Deed::Construct(Building::WaterExtractor, at, Some(LACERDA)) = done[1] else {
        panic!("{done:?}");
    };
    assert_eq!(
        state.complex(LACERDA, Building::WaterExtractor, at).len(),
        3
    );
    assert_eq!(done[2], Deed::Lss(false));
    assert_eq!(
        state.solo.as_ref().map(|solo| solo.pointer),
        Some(Building::Greenhouse)
    );
    assert_eq!((state.lss[1], held(&state, 1)), (2, [0; 6]));
    assert!(state.seats[1].op >= 2 && state.seats[1].cubes == 1 << 2);
    assert!(state.seats[1].below > 0, "the LSS choice is a Crystal");
    // His Colonist on Hire comes back first; a Mine is always possible, and takes a Colonist.
    let mut state = alone(6, 2);
    solo(&mut state).pointer = Building::Generator;
    state.slots[Slot::Hire as usize][1] = 1;
    assert_eq!(his_turn(&mut state)[2], Deed::Lss(true));
    assert_eq!(state.slots[Slot::Hire as usize][1], 0);
    let mut state = alone(6, 2);
    assert!(matches!(
        his_turn(&mut state)[1],
        Deed::Construct(Building::Mine, _, None)
    ));
    assert_eq!(state.seats[1].miners.len(), 1);
}

/// on-mars §11.10
#[test]
fn he_upgrades_anywhere_first_for_his_scientists_and_with_tech_as_often_as_possible() {
    let mut state = alone(6, 0);
    draft(&mut state, 1, 3);
    draft(&mut state, 1, 7);
    state.seats[1].scientists[2] = Some(None);
    let sites = [(2, -2), (-2, 0)].map(|at| hex(&state, at));
    let upgraded = |card_number, at, owner| Deed::Upgrade(card(card_number), at, owner);
    let first = upgraded(7, sites[1], None);
    let placed = Deed::Place(MainAction::Upgrade, 0);
    let mut without = state.clone();
    assert_eq!(his_turn(&mut without), [placed.clone(), first.clone()]);
    teach(&mut state, 0, Tech::Upgrade, "1a");
    let more = upgraded(3, sites[0], Some(YOU));
    assert_eq!(his_turn(&mut state), [placed, first, more]);
    assert_eq!(state.seats[1].built.len(), 2);
    assert_eq!(state.uses, [(YOU, Tech::Upgrade)]);
    asks(&state, 0, Question::Reply);
}

/// on-mars §11.11
#[test]
fn he_hires_two_scientists_then_the_best_contract() {
    let mut state = alone(6, 3);
    draft(&mut state, 0, 3);
    let top = state.contracts[0];
    // The Geologist scores Generators.
    assert_eq!(his_turn(&mut state)[1], Deed::Hire(0));
    assert_eq!(
        state.hire[0],
        Some(Hired::Contract(top)),
        "the top card of the deck"
    );
    assert_eq!(state.seats[1].scientists[0], Some(None));
    let mut state = alone(6, 3);
    for (place, contract) in [(0, 8), (1, 2)] {
        state.seats[1].scientists[place] = Some(None);
        state.hire[place] = Some(Hired::Contract(ContractId(contract)));
        state.contracts.retain(|own| own.0 != contract);
    }
    assert_eq!(his_turn(&mut state)[1], Deed::Hire(1));
    let own = &state.seats[1].contracts[0];
    assert!(own.done && own.contract == ContractId(2));
    assert_eq!(state.missions[2].1, 1, "it counts as complete");
    assert_eq!(state.score(LACERDA).contracts, 12);
}

/// on-mars §11.12
#[test]
fn he_develops_a_tech_that_you_use_if_he_can() {
    for can_develop in [true, false] {
        let mut state = alone(8, 2);
        teach(
            &mut state,
            1,
            Tech::Rover,
            if can_develop { "1a" } else { "6a" },
        );
        act(&mut state, Choice::Space(5));
        let mut done = acts(
            &mut state,
            &[
                Choice::Main(MainAction::ControlCenter),
                Choice::RoverTech(LACERDA),
                Choice::Stop,
            ],
        );
        done.extend(act(&mut state, Choice::EndTurn));
        let done = deeds(done);
        assert_eq!(done[0], Deed::Reply(can_develop), "{done:?}");
        let develops = matches!(done[1], Deed::Develop(Tech::Rover, _));
        assert_eq!(develops, can_develop);
        assert_eq!(held(&state, 1)[..5], [0; 5], "the Oxygen is lost");
    }
}

/// on-mars §11.13
#[test]
fn a_colony_level_brings_him_a_shelter_a_ship_and_a_bot() {
    let mut state = alone(2, 2);
    state.lss = [2; 4];
    state.missions[0] = (Mission::BotsPlaced, 3);
    let done = his_turn(&mut state);
    let [.., Deed::Shelter(at, owner), Deed::Ship(1), Deed::Bot] = &done[..] else {
        panic!("{done:?}");
    };
    let own = &state.seats[1];
    assert_eq!(state.level, 2);
    assert_eq!(
        (own.hangar, own.ships.count_ones(), own.bots_supply),
        (1, 4, 2)
    );
    assert_eq!(
        (
            state.bots_on_board(),
            state.count_of(LACERDA, Count::BotsOnMars)
        ),
        (1, 1)
    );
    assert_eq!(state.missions[0].1, 2);
    // His own Shelter Tech forms a Complex, which gives Crystals.
    assert_eq!(*owner, Some(LACERDA));
    assert_eq!(state.complex(LACERDA, Building::Shelter, *at).len(), 2);
    assert_eq!(
        own.below,
        2 + state.components.mission(Mission::BotsPlaced).crystals
    );
}

/// Both turns are over: what he does in the Shuttle phase.
fn in_the_shuttle_phase(state: &mut State) -> Vec<Deed> {
    let mut done = Vec::new();
    while state.phase != Phase::Shuttle && state.round < 2 {
        let choices = legal(state);
        let ends = |choice: &&Choice| {
            let stops = [Choice::Stop, Choice::EndTurn, Choice::Accept(false)];
            stops.contains(choice) || **choice == Choice::Main(MainAction::ControlCenter)
        };
        let choice = *choices.iter().find(ends).unwrap_or(&choices[0]);
        done = deeds(act(state, choice));
    }
    done
}

/// on-mars §11.14
#[test]
fn he_travels_with_the_shuttle_unless_his_card_says_no() {
    let mut state = alone(2, 2);
    rover(&mut state, 0, (4, 0));
    state.grid.iter_mut().for_each(|place| *place = None);
    solo(&mut state).pointer = Building::Generator;
    his_turn(&mut state);
    rover(&mut state, 1, (0, 0));
    state.slots[0][1] = 1;
    let left = state.exploration[0].expect("a tile");
    let done = in_the_shuttle_phase(&mut state);
    let [Deed::Discovery(tile, at), Deed::Travel(space), rest @ ..] = &done[..] else {
        panic!("{done:?}");
    };
    let away = |from| state.board().distance(hex(&state, from), *at);
    assert_eq!((*tile, away((0, 0))), (left, Some(3)));
    assert!(
        away((4, 0)) >= Some(6),
        "as far from your Rover as possible"
    );
    assert!((5..=7).contains(space) && state.seats[1].space == Some(*space));
    let built = |deed: &Deed| matches!(deed, Deed::Construct(..));
    assert_eq!(
        rest.iter().filter(|deed| built(deed)).count(),
        1,
        "{rest:?}"
    );
    assert_eq!(state.slots[0][1], 1, "nobody comes back");
    // The card with a cross keeps him.
    let mut state = alone(2, 1);
    his_turn(&mut state);
    assert_eq!(in_the_shuttle_phase(&mut state)[0], Deed::Stay);
    assert_eq!(state.side(LACERDA), Side::Orbit);
    // To Orbit nothing is produced, and a bonus of a Colonist lets the Rover move (on-mars §11.14).
    let mut state = alone(6, 2);
    solo(&mut state).pointer = Building::Mine;
    his_turn(&mut state);
    state.departed = None;
    let done = in_the_shuttle_phase(&mut state);
    let Some(Deed::Travel(space @ 1..=4)) = done.first() else {
        panic!("{done:?}");
    };
    let rides = done.iter().any(|deed| matches!(deed, Deed::Rover { .. }));
    assert!(*space != 4 || rides);
    assert_eq!(state.seats[1].goods.resources(), 0);
}

/// on-mars §11.15
#[test]
fn his_living_quarters_count_as_full() {
    let mut state = alone(2, 2);
    shelter(&mut state, 1, (4, -3));
    assert_eq!(state.count_of(LACERDA, Count::ColonistsInLq), 6);
    assert_eq!(state.score(LACERDA).colonists, 21);
}

/// on-mars §11.16
#[test]
fn what_is_left_open_is_drawn_the_same_way_each_time_and_is_hidden() {
    let played = |chance: &str| {
        let state = alone(6, 2);
        let mut luck = game::luck(chance);
        let mut dealt = state.redeal(YOU, &mut luck);
        reveal_next(&mut dealt, 2);
        his_turn(&mut dealt);
        hash(&dealt.buildings[0])
    };
    assert_eq!(played("one"), played("one"));
    let others = ["two", "three", "four"].map(played);
    assert!(others.iter().any(|other| *other != played("one")));
    // You know neither the order of his cards nor that of the Contracts.
    let state = alone(6, 2);
    let known = state.known_to(YOU);
    assert!(known.contracts.is_sorted());
    assert!(known.solo.expect("a solo game").deck.is_sorted());
}

/// Whether the line of this name is met.
fn met(state: &State, name: &str) -> bool {
    let result = state.solo_result().expect("a solo game");
    let line = result.lines.iter().find(|line| line.name == name);
    line.unwrap_or_else(|| panic!("no line {name}")).is_met()
}

/// on-mars §11.17
#[test]
fn every_line_of_a_solo_goal_is_looked_at() {
    let goal = |goal, name: &str, change: &dyn Fn(&mut State)| {
        let mut state = alone(2, 2);
        solo(&mut state).goal = SoloGoalId(goal);
        assert!(!met(&state, name), "{name}");
        change(&mut state);
        assert!(met(&state, name), "{name}");
    };
    let hold = |state: &mut State, id: u8| {
        contract(state, 0, id);
        state.seats[0]
            .contracts
            .last_mut()
            .expect("a Contract")
            .done = true;
    };
    goal(0, "level", &|state| state.level = 3);
    goal(0, "contracts", &|state| hold(state, 1));
    goal(0, "private_goal", &|state| {
        state.seats[0].goal_done = Some(GoalId(2))
    });
    goal(0, "tech_level", &|state| teach(state, 0, Tech::Ship, "6a"));
    goal(0, "lead", &|state| {
        state.seats[0].op =
            state.score(LACERDA).total() as i16 - state.score(YOU).total() as i16 + 1;
    });
    goal(1, "each_kind", &|state| {
        hold(state, 1);
        hold(state, 2);
        assert!(met(state, "contracts") && !met(state, "each_kind"));
        hold(state, 8);
    });
    goal(1, "research", &|state| {
        (0..2).for_each(|tile| state.seats[0].research.insert(ResearchId(tile)));
    });
    goal(1, "shelters", &|state| {
        for at in [(4, -3), (5, -3), (6, -3)] {
            shelter(state, 0, at);
        }
    });
    goal(2, "mines", &|state| {
        build(state, Building::Mine, &[(0, 3), (0, -3)]);
        for at in [(0, 0), (0, 3), (0, -3)] {
            miner(state, 0, at);
        }
    });
    goal(2, "advanced", &|state| {
        let sites = [
            (1, (0, 0)),
            (3, (2, -2)),
            (5, (2, 0)),
            (7, (-2, 0)),
            (9, (-2, 2)),
        ];
        for (card, at) in sites {
            advance(state, 0, card, at);
        }
    });
    goal(3, "contract_ids", &|state| {
        hold(state, 4);
        assert!(!met(state, "contract_ids"));
        hold(state, 11);
    });
    goal(3, "scientist", &|state| {
        state.seats[0].scientists[3] = Some(None)
    });
    let greenhouses = [(-2, 0), (-2, -1), (-3, 0), (-3, 1), (-4, 1)];
    goal(3, "advanced_of", &|state| {
        build(state, Building::Greenhouse, &greenhouses);
        let cards = [7, 8, 19].into_iter().zip(greenhouses);
        cards.for_each(|(card, at)| advance(state, 0, card, at));
    });
    goal(3, "complex_of", &|state| {
        build(state, Building::Greenhouse, &greenhouses);
        assert!(!met(state, "complex_of"), "only with a marker of yours");
        advance(state, 0, 7, greenhouses[4]);
    });
    goal(3, "storage", &|state| state.seats[0].goods[Good::Plant] = 5);
    goal(3, "tech", &|state| teach(state, 0, Tech::Greenhouse, "6a"));
    let mut state = alone(2, 2);
    solo(&mut state).goal = SoloGoalId(3);
    let side = [1, 8].map(|space| {
        state.seats[0].space = Some(space);
        met(&state, "side")
    });
    assert_eq!(side, [true, false]);
    let names = |goal| {
        let mut state = alone(2, 2);
        solo(&mut state).goal = SoloGoalId(goal);
        state.solo_result().expect("a solo game").lines.len()
    };
    // The two Contracts of the last goal are one line.
    assert_eq!([0, 1, 2, 3].map(names), [5, 7, 7, 10]);
}

/// on-mars §12.29
#[test]
fn you_answer_the_same_questions_as_in_a_game_of_two() {
    let mut state = alone(8, 2);
    state.slots[Slot::Hire as usize][1] = 1;
    act(&mut state, Choice::Space(5));
    state.seats[0].goods = goods([0, 2, 0, 0, 0, 1]);
    act(&mut state, Choice::Main(MainAction::Hire));
    // His Colonist costs 1 more (on-mars §3.7).
    asks(&state, 0, Question::Placing);
    act(&mut state, pays([0, 0, 0, 0, 0, 1], 0));
    act(&mut state, Choice::Hire(2));
    act(&mut state, Choice::EndTurn);
    // You choose what fills your gap.
    asks(&state, 0, Question::Refill);
    let all = (0..12).map(|id| Choice::Contract(ContractId(id)));
    assert_eq!(legal(&state), all.collect::<Vec<_>>());
}
