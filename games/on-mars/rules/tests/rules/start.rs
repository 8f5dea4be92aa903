//! Components and setup (on-mars §2), and terms (§1).

use crate::scene::*;
use game::Game;
use std::collections::BTreeSet;

/// on-mars §1.3, §1.6, §9.13
#[test]
fn shelters_add_storage_and_room() {
    let mut state = orbit(2);
    assert_eq!((state.storage(seat(0)), state.lq_room(seat(0))), (2, 4));
    shelter(&mut state, 0, (4, -3));
    assert_eq!((state.storage(seat(0)), state.lq_room(seat(0))), (3, 6));
}

/// on-mars §1.4, §1.5
#[test]
fn crystals_wait_below_the_depot_and_what_does_not_fit_is_lost() {
    let mut state = orbit(2);
    state.seats[0].goods[Good::Crystal] = 2;
    state.seats[0].below = 4;
    assert_eq!((state.depot(seat(0)), state.crystal_room(seat(0))), (3, 0));
    acts(&mut state, &[Choice::Main(MainAction::Resupply)]);
    assert!(!can(&state, Choice::Take(Good::Crystal)));
    act(&mut state, Choice::Take(Good::Water));
    acts(&mut state, &[Choice::Accept(false), Choice::EndTurn]);
    idle(&mut state);
    assert_eq!(state.seats[0].below, 4, "not before the end of the round");
    while state.phase == Phase::Shuttle {
        act(&mut state, Choice::Travel(Journey::Stay));
    }
    assert_eq!(
        (state.seats[0].goods[Good::Crystal], state.seats[0].below),
        (3, 0)
    );
}

/// on-mars §1.7, §7.18
#[test]
fn an_empty_hex_has_nothing_on_it() {
    let mut state = orbit(2);
    bot(&mut state, 0, (4, -2));
    let taken = [(0, 0), (2, -2), (3, -3), (4, -2), (-4, -1)].map(|at| hex(&state, at));
    let empty = state.empty_hexes();
    assert!(taken.iter().all(|at| !empty.contains(*at)));
    // A Building without a piece is free for one that is displaced, a hex with a tile is not.
    let free = state.free_hexes();
    assert_eq!(
        taken.map(|at| free.contains(at)),
        [true, true, true, false, false]
    );
}

/// on-mars §1.9, §2.1
#[test]
fn the_map_has_91_hexes_and_six_directions() {
    let state = orbit(2);
    let board = state.board();
    assert_eq!(board.all.len(), 91);
    let centre = hex(&state, (0, 0));
    let next = board.next[centre.index()].map(|at| at.map(|at| board.hexes[at.index()]));
    let clockwise = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    assert_eq!(next, clockwise.map(Some));
    assert_eq!(board.ring(centre, 2).len(), 12);
    let columns: BTreeSet<i8> = board.hexes.iter().map(|(q, _)| *q).collect();
    assert_eq!(columns.len(), 13);
    assert_eq!(board.distance(centre, hex(&state, (3, -5))), Some(5));
}

/// on-mars §1.10
#[test]
fn shelters_of_others_are_another_type() {
    let mut state = orbit(2);
    shelter(&mut state, 0, (4, -3));
    shelter(&mut state, 1, (5, -3));
    let own = hex(&state, (3, -3));
    assert_eq!(state.complex(seat(0), Building::Shelter, own).len(), 2);
}

/// on-mars §2.4 to §2.6
#[test]
fn discovery_warehouse_and_techs() {
    for seats in 2..=4 {
        let state = dealt(seats);
        assert!(state.exploration.iter().all(Option::is_some));
        assert_eq!(state.discovery_stack.len(), 17);
        let each = if seats == 2 { 2 } else { 3 };
        assert_eq!(state.warehouse.0, [0, each, each, each, each, each]);
        let techs: BTreeSet<Tech> = state.grid.iter().flatten().copied().collect();
        assert_eq!(techs.len(), 8);
        assert!(!techs.contains(&Tech::Shelter));
        assert_eq!(state.tech_stack.len(), if seats == 2 { 0 } else { 8 });
    }
}

/// on-mars §2.7, §2.8
#[test]
fn blueprints_scientists_and_contracts() {
    let state = dealt(3);
    let shown: Vec<_> = state.display.iter().flatten().collect();
    assert_eq!((shown.len(), state.deck.len()), (6, 18));
    assert!(
        shown
            .iter()
            .all(|card| state.components.card(**card).level == 1)
    );
    let level = |card: &CardId| state.components.card(*card).level;
    let deck: Vec<u8> = state.deck.iter().rev().map(level).collect();
    assert_eq!((&deck[..6], &deck[6..]), (&[1; 6][..], &[3; 12][..]));
    let names = state.hire.iter().flatten().map(|hired| match hired {
        Hired::Scientist(scientist) => state.components.scientist(*scientist).id.as_str(),
        Hired::Contract(_) => "contract",
    });
    let places = [
        "geologist",
        "rd_engineer",
        "hydrologist",
        "biochemist",
        "geochemist",
        "systems_engineer",
    ];
    assert!(names.eq(places));
    assert_eq!(state.contracts.len(), 12);
}

/// on-mars §2.9 to §2.11
#[test]
fn the_map_begins_with_five_buildings_and_eight_tiles() {
    let state = dealt(4);
    assert_eq!(
        state.building_at(hex(&state, (0, 0))),
        Some((Building::Mine, None))
    );
    let start = state.components.data().map_start.lss_hexes.clone();
    for at in start {
        let (building, _) = state.building_at(hex(&state, at)).expect("a Building");
        assert!(state.components.building(building).lss);
    }
    assert!(state.crystals.is_empty());
    assert!(state.stacks.iter().all(|stack| stack.len() == 6));
    assert_eq!(state.research.len(), 8);
}

/// on-mars §2.12, §12.27
#[test]
fn missions_are_mixed_for_short_and_long_games() {
    for (mix, short) in [(MissionMix::Short, 2), (MissionMix::Long, 1)] {
        let mut setup = Setup::standard(4, "missions");
        setup.options.mission_mix = mix;
        let state = State::deal(&setup).expect("a valid setup");
        let of_short = state
            .missions
            .iter()
            .filter(|(mission, _)| state.components.mission(*mission).deck == MissionMix::Short);
        assert_eq!((of_short.count(), state.missions.len()), (short, 3));
        assert!(
            state
                .missions
                .iter()
                .all(|(mission, left)| { state.components.mission(*mission).need[&4] == *left })
        );
        assert_eq!(state.remaining, 3);
    }
}

/// on-mars §2.13 to §2.16
#[test]
fn players_begin_alike() {
    let state = dealt(3);
    assert_eq!((state.level, state.lss), (1, [1; 4]));
    let rewards: BTreeSet<RewardId> = state.rewards.into_iter().collect();
    assert_eq!(rewards.len(), 4);
    let homes = [(3, -3), (3, 0), (-4, 2)].map(|at| hex(&state, at));
    let mut goals = GoalSet::EMPTY;
    for (own, home) in state.seats.iter().zip(homes) {
        assert_eq!(own.goods, goods([1, 1, 1, 1, 1, 1]));
        assert_eq!((own.ships, own.hangar, own.bots_supply), (0b1_1111, 0, 3));
        assert_eq!((own.lq, own.wa, own.supply, own.op), (3, 0, 9, 0));
        assert_eq!((own.rover, own.cubes), (None, 0));
        assert_eq!(own.shelters, HexSet::from_iter([home]));
        assert_eq!(own.bots[..], [home]);
        assert_eq!(own.lab[lab(&state, "2b").index()], Some(Tech::Shelter));
        assert_eq!(own.goals.len(), 3);
        assert!(own.goals.and(goals).is_empty());
        goals = goals.or(own.goals);
    }
    assert_eq!(state.markers(seat(0)), 8);
    assert_eq!(state.rover(seat(0)), hex(&state, (0, 0)));
    assert!(!state.pieces().contains(hex(&state, (0, 0))));
}

/// on-mars §2.17, §2.18, §12.22
#[test]
fn markers_are_placed_clockwise_and_the_last_one_sets_the_shuttle() {
    let mut state = dealt(3);
    let first = state.first;
    assert_eq!(state.asked(), Some(first));
    act(&mut state, Choice::Space(8));
    asks(&state, first.0, Question::Bonus);
    act(&mut state, Choice::Accept(true));
    asks(&state, first.0, Question::Blueprint);
    let card = *state.display.iter().flatten().next().expect("a card");
    act(&mut state, Choice::Blueprint(card));
    let next = first.next(3);
    assert_eq!(state.asked(), Some(next));
    assert!(!can(&state, Choice::Space(8)));
    act(&mut state, Choice::Space(1));
    act(&mut state, Choice::Space(5));
    asks(&state, first.0, Question::Shuttle);
    act(&mut state, Choice::Side(Side::Colony));
    assert_eq!(state.shuttle, Some((Side::Colony, 1)));
    asks(&state, next.0, Question::Turn);
}

/// on-mars §2.17: who begins is drawn.
#[test]
fn any_seat_may_begin() {
    let first = |number| {
        State::deal(&Setup::standard(4, &format!("first {number}")))
            .expect("valid")
            .first
    };
    let first: BTreeSet<_> = (0..40).map(first).collect();
    assert_eq!(first.len(), 4);
}

#[test]
fn strange_setups_are_refused() {
    assert_eq!(
        State::deal(&Setup::standard(0, "")).err(),
        Some(SetupError::Seats)
    );
    let mut setup = Setup::standard(2, "");
    setup.seats[1].colour = setup.seats[0].colour;
    assert_eq!(State::deal(&setup).err(), Some(SetupError::Colours));
    setup.components = ComponentSet::Own {
        name: String::new(),
        text: "()".to_owned(),
    };
    setup.seats[1].colour = PlayerColour::White;
    assert!(matches!(
        State::deal(&setup),
        Err(SetupError::Components(_))
    ));
}
