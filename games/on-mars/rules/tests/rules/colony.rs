//! Colony actions (on-mars §5) and Executive actions (§6).

use crate::scene::*;

fn points(state: &State) -> (u8, u8) {
    match state.agenda.last() {
        Some(Task {
            step: Step::Move(movement),
            ..
        }) => (movement.bots, movement.rover),
        other => panic!("a movement: {other:?}"),
    }
}

/// on-mars §5.1
#[test]
fn the_control_center_moves_bots_and_rover_in_any_order() {
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 1]);
    state.crystals.insert(hex(&state, (1, 0)));
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    assert_eq!(points(&state), (2, 2));
    let first = hex(&state, (1, 0));
    act(&mut state, Choice::MoveRover(first));
    assert_eq!(state.seats[0].below, 1);
    let (home, next) = (hex(&state, (3, -3)), hex(&state, (4, -3)));
    act(&mut state, Choice::MoveBot(home, next));
    assert_eq!(points(&state), (1, 1));
    act(&mut state, Choice::Buy(true));
    assert_eq!(points(&state), (1, 2));
    // The Crystal that was just taken cannot be spent.
    assert!(!can(&state, Choice::Buy(false)));
    act(&mut state, Choice::Stop);
    asks(&state, 0, Question::Turn);
}

/// on-mars §5.4
#[test]
fn a_ship_costs_plant_and_water_and_brings_colonists_or_a_bot() {
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 0, 1, 1, 0, 0]);
    act(&mut state, Choice::Main(MainAction::WelcomeShip));
    assert_eq!(legal(&state), (1..=5).map(Choice::Ship).collect::<Vec<_>>());
    act(&mut state, Choice::Ship(2));
    asks(&state, 0, Question::Reward);
    assert_eq!(held(&state, 0), [0; 6]);
    act(&mut state, Choice::Bot(true));
    // The own Shelter holds a Bot, so the new one stands beside it.
    asks(&state, 0, Question::Bot);
    assert!(legal(&state).len() > 1);
    let at = hex(&state, (3, -4));
    act(&mut state, Choice::Hex(at));
    let own = &state.seats[0];
    assert_eq!((own.lq, own.hangar, own.ships), (4, 1, 0b1_1101));
    assert_eq!((own.bots.len(), own.bots_supply), (2, 2));
    // One Ship at level 1.
    asks(&state, 0, Question::Turn);
}

/// on-mars §5.4, §9.14: Colonists without room stay in the supply.
#[test]
fn colonists_without_room_stay_in_the_supply() {
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 0, 1, 1, 0, 0]);
    acts(
        &mut state,
        &[
            Choice::Main(MainAction::WelcomeShip),
            Choice::Ship(1),
            Choice::Bot(false),
        ],
    );
    assert_eq!((state.seats[0].lq, state.seats[0].supply), (4, 8));
}

/// on-mars §5.5, §5.6
#[test]
fn scientists_and_contracts_have_their_prices() {
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 2, 0, 0, 0, 1]);
    state.hire[5] = Some(Hired::Contract(ContractId(0)));
    act(&mut state, Choice::Main(MainAction::Hire));
    // Two Colonists are left for the Geologist, two Batteries for the Hydrologist, a Crystal for the Contract.
    assert_eq!(legal(&state), [0, 2, 5].map(Choice::Hire));
    act(&mut state, Choice::Hire(0));
    assert_eq!((state.seats[0].lq, state.seats[0].wa), (0, 2));
    assert_eq!(state.seats[0].scientists[0], Some(None));
    assert_eq!((state.hire[0], &state.gaps[..]), (None, &[0][..]));
}

/// on-mars §6.1: an Executive action opens when its Ship leaves.
#[test]
fn executive_actions_open_with_ships() {
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 3]);
    state.seats[0].ships = 0b0_1111;
    state.seats[0].hangar = 1;
    let names = ["mineral", "bots", "warehouse"];
    let open: Vec<Choice> = legal(&state)
        .into_iter()
        .filter(|choice| matches!(choice, Choice::Executive(_)))
        .collect();
    assert_eq!(open, names.map(|name| executive(&state, name)));
    let mineral = executive(&state, "mineral");
    act(&mut state, mineral);
    assert_eq!(held(&state, 0), [1, 0, 0, 0, 0, 0]);
}

/// on-mars §6.1, §12.10: Executive action 7 gives a Resource, no Crystal.
#[test]
fn the_executive_warehouse_gives_no_crystal() {
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 2]);
    let warehouse = executive(&state, "warehouse");
    act(&mut state, warehouse);
    assert!(!can(&state, Choice::Take(Good::Crystal)) && can(&state, Choice::Take(Good::Plant)));
}

/// on-mars §6.2
#[test]
fn executive_actions_are_open_on_both_sides() {
    for mut state in [orbit(2), colony(2)] {
        state.seats[0].goods = goods([0, 0, 0, 0, 0, 2]);
        assert!(can(&state, executive(&state, "bots")));
    }
}

/// on-mars §6.3 to §6.5
#[test]
fn a_scientist_uses_a_building_of_its_type_for_free() {
    let mut state = colony(2);
    advance(&mut state, 1, 13, (0, 0));
    let advanced = executive(&state, "advanced");
    assert!(
        !can(&state, advanced),
        "another's Building needs a Scientist"
    );
    state.hire[0] = None;
    state.seats[0].scientists[0] = Some(None);
    act(&mut state, advanced);
    asks(&state, 0, Question::Use);
    assert_eq!(legal(&state), [Choice::Use(card(13), Means::Scientist)]);
    act(&mut state, Choice::Use(card(13), Means::Scientist));
    assert_eq!(state.seats[0].op, 2);
    assert_eq!(state.seats[0].scientists[0], Some(Some(card(13))));
    acts(
        &mut state,
        &[
            Choice::Main(MainAction::ControlCenter),
            Choice::Stop,
            Choice::EndTurn,
        ],
    );
    // The card's owner uses it for free as well.
    asks(&state, 1, Question::Turn);
    act(&mut state, advanced);
    assert_eq!(legal(&state), [Choice::Use(card(13), Means::Free)]);
}

/// on-mars §6.1: one's own card for its price.
#[test]
fn an_own_building_is_used_for_its_price() {
    let mut state = colony(2);
    advance(&mut state, 0, 13, (0, 0));
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 2]);
    let advanced = executive(&state, "advanced");
    acts(&mut state, &[advanced, Choice::Use(card(13), Means::Pay)]);
    assert_eq!((state.seats[0].op, held(&state, 0)[5]), (2, 0));
}

/// on-mars §6.6: a card with the teal Colonist is boosted with Colonists.
#[test]
fn cards_are_boosted_with_colonists() {
    let mut state = colony(2);
    shelter(&mut state, 0, (4, -3));
    advance(&mut state, 0, 11, (4, -3));
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 2]);
    let advanced = executive(&state, "advanced");
    acts(&mut state, &[advanced, Choice::Use(card(11), Means::Pay)]);
    asks(&state, 0, Question::More);
    assert_eq!(state.seats[0].below, 2);
    acts(&mut state, &[Choice::Accept(true), Choice::Accept(false)]);
    assert_eq!((state.seats[0].below, state.seats[0].wa), (3, 1));
}
