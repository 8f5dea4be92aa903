//! Buildings, Complexes, upgrades, LSS and the Colony level (on-mars §7).

use crate::scene::*;

/// Constructs a Building as the Main action; the Tech used is that of seat 0.
fn construct_at(state: &mut State, building: Building, at: Axial) {
    construct(state, building);
    let at = hex(state, at);
    if state.question() == Some(Question::Site) {
        act(state, Choice::Hex(at));
    }
    if state.question() == Some(Question::Tech) {
        act(state, Choice::Tech(Some(seat(0)), 0));
    }
}

/// on-mars §7.1
#[test]
fn an_empty_stack_cannot_be_chosen() {
    let mut state = colony(2);
    bot(&mut state, 0, (5, -3));
    state.seats[0].goods = goods([1, 1, 0, 0, 0, 0]);
    state.stacks[Building::Generator as usize].clear();
    act(&mut state, Choice::Main(MainAction::Construct));
    assert!(!can(&state, Choice::Type(Building::Generator)));
}

/// on-mars §7.2
#[test]
fn each_type_has_its_price() {
    let mut state = colony(2);
    let price = |building| state.components.building(building).cost.price().goods.0;
    let prices = Building::ALL.iter().map(|building| price(*building));
    let each = [
        [0; 6],
        [1, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
        [0, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 1, 0],
    ];
    assert!(prices.eq(each));
    // A Mine needs a Colonist besides the one on the slot.
    bot(&mut state, 0, (1, 1));
    state.seats[0].lq = 1;
    assert!(!can(&state, Choice::Main(MainAction::Construct)));
    state.seats[0].lq = 2;
    assert!(can(&state, Choice::Main(MainAction::Construct)));
}

/// on-mars §7.3: in the Building zone, and two away or with a Tech.
#[test]
fn buildings_stand_in_the_zone_of_an_own_bot() {
    let mut state = colony(2);
    bot(&mut state, 0, (1, 1));
    act(&mut state, Choice::Main(MainAction::Construct));
    // Only a Mine can be paid, and it stands exactly two away from the starting Mine.
    asks(&state, 0, Question::Site);
    let sites = [(1, 1), (2, 0), (0, 2)].map(|at| hex(&state, at));
    let mut offered: Vec<HexId> = sites
        .into_iter()
        .filter(|at| can(&state, Choice::Hex(*at)))
        .collect();
    offered.sort_unstable();
    assert_eq!(legal(&state).len(), offered.len());
    assert!(
        !can(&state, Choice::Hex(hex(&state, (1, 0)))),
        "beside the Mine"
    );
    assert!(
        !can(&state, Choice::Hex(hex(&state, (2, 0)))),
        "a Building stands there"
    );
}

/// on-mars §7.4: what is on the hex goes away, pieces are displaced.
#[test]
fn a_hex_is_cleared_for_a_building() {
    let mut state = colony(2);
    bot(&mut state, 0, (5, -3));
    rover(&mut state, 1, (4, -2));
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    let beside = hex(&state, (4, -2));
    state.crystals.insert(beside);
    construct_at(&mut state, Building::Generator, (4, -2));
    assert!(!state.crystals.contains(beside));
    asks(&state, 1, Question::Displace);
    assert!(!state.buildings[1].contains(beside), "not laid yet");
    let to = legal(&state)[0];
    act(&mut state, to);
    assert!(state.buildings[1].contains(beside));
    assert_ne!(state.seats[1].rover, Some(beside));
}

/// on-mars §7.5, §8.23
#[test]
fn a_complex_uses_a_tech_of_anyone() {
    let mut state = colony(2);
    bot(&mut state, 0, (4, -2));
    teach(&mut state, 1, Tech::Generator, "1a");
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    construct(&mut state, Building::Generator);
    let beside = hex(&state, (3, -2));
    act(&mut state, Choice::Hex(beside));
    asks(&state, 0, Question::Tech);
    assert_eq!(legal(&state), [Choice::Tech(Some(seat(1)), 0)]);
    act(&mut state, Choice::Tech(Some(seat(1)), 0));
    assert_eq!(state.uses, [(seat(1), Tech::Generator)]);
    assert_eq!(held(&state, 0)[1], 2);
}

/// on-mars §7.6: arrows lay out Crystals on empty hexes, then the next tile is seen.
#[test]
fn arrows_lay_out_crystals() {
    let mut state = colony(2);
    bot(&mut state, 0, (5, -3));
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    // Tile 5 of Generators points up, down right and down left.
    let stack = &mut state.stacks[Building::Generator as usize];
    stack.retain(|tile| *tile != 5);
    stack.push(5);
    let next = stack[stack.len() - 2];
    construct(&mut state, Building::Generator);
    let at = hex(&state, (4, -2));
    let events = act(&mut state, Choice::Hex(at));
    let hexes = [(4, -3), (5, -2), (3, -1)].map(|at| hex(&state, at));
    assert_eq!(state.crystals, hexes.into_iter().collect());
    assert!(events.contains(&Event::TileTurned(Building::Generator, next)));
}

/// on-mars §7.7: a Shelter brings Crystals.
#[test]
fn a_shelter_brings_crystals_and_uses_any_shelter_tech() {
    let mut state = colony(2);
    bot(&mut state, 0, (4, -2));
    state.seats[0].goods = goods([0, 0, 0, 0, 1, 0]);
    construct(&mut state, Building::Shelter);
    let beside = hex(&state, (4, -3));
    act(&mut state, Choice::Hex(beside));
    // Both Shelter Techs would do (§8.25).
    assert_eq!(legal(&state).len(), 2);
    act(&mut state, Choice::Tech(Some(seat(0)), 0));
    assert_eq!(state.seats[0].below, 2);
    assert_eq!(
        (state.seats[0].shelters.len(), state.seats[0].cubes),
        (2, 0)
    );
}

/// on-mars §7.8, §8.46.7
#[test]
fn the_first_complex_of_a_type_moves_a_cube() {
    let mut state = colony(2);
    bot(&mut state, 0, (4, -2));
    teach(&mut state, 0, Tech::Generator, "2a");
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    mission(&mut state, Mission::CubesPlaced, 8);
    construct_at(&mut state, Building::Generator, (3, -2));
    assert_eq!(state.seats[0].cubes, 0b10);
    assert_eq!((state.missions[0].1, state.seats[0].below), (7, 1));
}

/// on-mars §7.9
#[test]
fn a_mine_takes_a_miner() {
    let mut state = colony(2);
    bot(&mut state, 0, (1, 2));
    construct_at(&mut state, Building::Mine, (1, 1));
    assert_eq!(
        state.seats[0].miners,
        HexSet::from_iter([hex(&state, (1, 1))])
    );
    assert_eq!((state.seats[0].lq, held(&state, 0)[0]), (1, 1));
    asks(&state, 0, Question::Turn);
}

/// on-mars §7.11
#[test]
fn each_lss_choice_brings_what_it_says() {
    let chosen = |choice| {
        let mut state = colony(2);
        bot(&mut state, 0, (5, -3));
        state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
        construct_at(&mut state, Building::Generator, (4, -2));
        asks(&state, 0, Question::Lss);
        assert_eq!(legal(&state), [0, 1, 2, 3].map(Choice::Lss));
        act(&mut state, Choice::Lss(choice));
        state
    };
    asks(&chosen(0), 0, Question::Move);
    assert_eq!(chosen(1).seats[0].below, 1);
    assert_eq!(held(&chosen(2), 0)[0], 1);
    // A Colonist of the slot; or none, for it may be declined.
    let mut state = chosen(3);
    asks(&state, 0, Question::Fetch);
    assert_eq!(
        legal(&state),
        [Choice::Fetch(Some(Slot::Construct)), Choice::Stop]
    );
    act(&mut state, Choice::Fetch(Some(Slot::Construct)));
    assert_eq!(state.seats[0].lq, 3);
}

/// on-mars §7.12, §12.35: level 3 needs a Complex of 3, Shelters only one's own.
#[test]
fn upgrades_need_their_building_in_the_zone() {
    let mut state = colony(2);
    bot(&mut state, 0, (3, -2));
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    draft(&mut state, 0, 15);
    draft(&mut state, 0, 11);
    act(&mut state, Choice::Main(MainAction::Upgrade));
    // The Generator is no Complex of 3; the own Shelter will do, and there is nothing else.
    asks(&state, 0, Question::Turn);
    assert_eq!(state.seats[0].built[..], [(card(11), hex(&state, (3, -3)))]);
    let mut state = colony(2);
    bot(&mut state, 0, (3, -2));
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    build(&mut state, Building::Generator, &[(2, -1), (3, -1)]);
    draft(&mut state, 0, 15);
    act(&mut state, Choice::Main(MainAction::Upgrade));
    asks(&state, 0, Question::Upgrade);
    assert_eq!(legal(&state).len(), 3);
}

/// on-mars §7.13 to §7.15
#[test]
fn an_upgrade_costs_a_mineral_and_sends_a_miner_home() {
    let mut state = colony(2);
    bot(&mut state, 0, (0, 1));
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    let mine = hex(&state, (0, 0));
    state.seats[1].miners.insert(mine);
    state.seats[1].supply -= 1;
    draft(&mut state, 0, 1);
    act(&mut state, Choice::Main(MainAction::Upgrade));
    assert_eq!((held(&state, 0)[0], state.seats[1].lq), (0, 4));
    assert!(state.seats[1].miners.is_empty());
    assert_eq!(state.seats[0].built[..], [(card(1), mine)]);
    assert!(state.seats[0].blueprints.is_empty());
    assert_eq!(state.markers(seat(0)), 7);
}

/// on-mars §7.16: Upgrade Tech allows more, each for a Mineral.
#[test]
fn upgrade_tech_allows_more_upgrades() {
    let mut state = colony(2);
    shelter(&mut state, 0, (4, -3));
    bot(&mut state, 0, (3, -3));
    teach(&mut state, 1, Tech::Upgrade, "1a");
    state.seats[0].goods = goods([3, 0, 0, 0, 0, 0]);
    for number in [3, 4, 11, 12] {
        draft(&mut state, 0, number);
    }
    let (shelter, generator) = (hex(&state, (4, -3)), hex(&state, (2, -2)));
    acts(
        &mut state,
        &[
            Choice::Main(MainAction::Upgrade),
            Choice::Upgrade(card(3), generator),
        ],
    );
    asks(&state, 0, Question::Tech);
    assert_eq!(
        legal(&state),
        [Choice::Tech(Some(seat(1)), 0), Choice::Tech(None, 0)]
    );
    act(&mut state, Choice::Tech(Some(seat(1)), 0));
    assert!(can(&state, Choice::Stop));
    act(&mut state, Choice::Upgrade(card(11), shelter));
    asks(&state, 0, Question::Turn);
    assert_eq!((state.seats[0].built.len(), held(&state, 0)[0]), (2, 1));
    assert_eq!(state.uses, [(seat(1), Tech::Upgrade)]);
}

/// on-mars §7.18, §12.24, §12.38: to the nearest hex that is free, of the owner's choice among equals.
#[test]
fn a_displaced_piece_goes_to_the_nearest_free_hex() {
    let mut state = colony(2);
    let bot_hex = hex(&state, (6, -3));
    bot(&mut state, 1, (6, -3));
    let near: HexSet = state.board().ring(bot_hex, 1);
    assert_eq!(state.nearest_free(bot_hex), near);
    near.iter().for_each(|at| state.crystals.insert(at));
    let two = state.board().ring(bot_hex, 2).and(state.free_hexes());
    assert_eq!(state.nearest_free(bot_hex), two);
    assert!(!two.is_empty());
}

/// on-mars §7.19: on an own Shelter, else beside one.
#[test]
fn new_bots_stand_on_or_beside_shelters() {
    let mut state = colony(2);
    shelter(&mut state, 0, (5, -3));
    let free = hex(&state, (5, -3));
    assert_eq!(state.bot_sites(seat(0)), HexSet::from_iter([free]));
    state.seats[0].bots.push(free);
    let sites = state.bot_sites(seat(0));
    let shelters = state.seats[0].shelters;
    assert_eq!(
        sites,
        state.board().around(shelters).and(state.empty_hexes())
    );
}

/// on-mars §7.20, §7.22
#[test]
fn level_five_is_the_highest() {
    let mut state = colony(2);
    state.level = 5;
    state.lss = [5; 4];
    assert!(!state.is_level_due());
    state.level = 4;
    assert!(state.is_level_due());
}

/// on-mars §7.20 with two players: no Tech comes, the Warehouse has two of each, and never loses any (§12.39).
#[test]
fn two_players_get_no_techs() {
    let mut state = colony(2);
    state.lss = [2; 4];
    state.grid[7] = None;
    state.warehouse = goods([0, 4, 0, 1, 2, 2]);
    idle(&mut state);
    assert_eq!((state.level, state.grid[7]), (2, None));
    assert_eq!(state.warehouse, goods([0, 4, 2, 2, 2, 2]));
}
