//! Round structure (on-mars §3).

use crate::scene::*;
use game::SeatSet;

/// on-mars §3.1, §3.2
#[test]
fn seats_take_turns_in_the_order_of_their_spaces() {
    let mut state = scene(&[6, 2, 4]);
    let mut order = Vec::new();
    while state.round == 1 {
        order.push(state.asked().map(|seat| seat.0));
        idle(&mut state);
    }
    // Nobody could travel, so the next round has begun.
    assert_eq!(order, [1, 2, 0].map(Some));
}

/// on-mars §3.3
#[test]
fn a_turn_has_one_main_action_of_the_own_side_and_one_executive_action() {
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 3]);
    assert!(!can(&state, Choice::Main(MainAction::Resupply)));
    assert!(!can(&state, Choice::EndTurn), "the Main action is due");
    assert_eq!(
        refused(&state, Choice::EndTurn),
        Illegal::NotPossible(Question::Turn)
    );
    let bots = executive(&state, "bots");
    acts(&mut state, &[bots]);
    act(&mut state, Choice::Stop);
    let warehouse = executive(&state, "warehouse");
    assert!(!can(&state, warehouse));
    acts(
        &mut state,
        &[Choice::Main(MainAction::ControlCenter), Choice::Stop],
    );
    assert_eq!(legal(&state), [Choice::EndTurn]);
}

/// on-mars §3.3, §12.6: where no Main action is legal one may pass; the Control Center always is.
#[test]
fn the_control_center_is_always_open() {
    let mut state = colony(2);
    state.seats[0].lq = 0;
    state.seats[0].supply = 12;
    let open: Vec<Choice> = legal(&state);
    assert_eq!(open, [Choice::Main(MainAction::ControlCenter)]);
}

/// on-mars §3.3: the placing may not be paid so that the first part cannot be.
#[test]
fn placing_leaves_the_first_part_possible() {
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 1]);
    state.seats[0].lq = 2;
    state.seats[0].supply = 10;
    occupy(&mut state, Slot::Hire, &[0, 1]);
    state.hire = [Some(Hired::Contract(ContractId(0))); 6];
    // The only Crystal is for the Contract, so a Colonist pays the placing.
    act(&mut state, Choice::Main(MainAction::Hire));
    asks(&state, 0, Question::Hire);
    assert_eq!((held(&state, 0)[5], state.seats[0].wa), (1, 1));
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 0, 0, 0, 0, 1]);
    state.seats[0].lq = 1;
    occupy(&mut state, Slot::Hire, &[0, 1]);
    state.hire = [Some(Hired::Contract(ContractId(0))); 6];
    assert!(!can(&state, Choice::Main(MainAction::Hire)));
}

/// on-mars §3.4
#[test]
fn goals_and_goods_may_come_before_any_question_of_the_own_turn() {
    let mut state = colony(2);
    contract(&mut state, 0, 7);
    state.seats[0].goods = goods([2, 0, 0, 0, 0, 0]);
    let goal = goal(&mut state, 0, 8);
    state.level = 3;
    state.lss = [3; 4];
    let minerals = Choice::Deliver(ContractId(6), Good::Mineral, false, 1);
    assert!(can(&state, minerals) && can(&state, Choice::Goal(goal, true)));
    act(&mut state, minerals);
    assert_eq!(state.seats[0].contracts[0].goods[Good::Mineral], 1);
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    assert!(!can(&state, minerals), "not while pieces move");
}

/// on-mars §3.6
#[test]
fn placing_needs_a_colonist_of_lq() {
    let mut state = orbit(3);
    let open = Choice::Main(MainAction::ObtainBlueprint);
    assert!(can(&state, open));
    occupy(&mut state, Slot::ObtainBlueprint, &[1, 0, 0]);
    assert_eq!(
        state.placing(seat(0), Slot::ObtainBlueprint),
        Some((SeatSet::EMPTY, 0))
    );
    state.seats[0].lq = 0;
    assert!(!can(&state, open));
}

/// on-mars §3.8: whether one can pay is judged after the clearing.
#[test]
fn clearing_comes_before_the_price() {
    let mut state = orbit(2);
    state.seats[0].lq = 1;
    occupy(&mut state, Slot::ObtainBlueprint, &[0, 3]);
    assert!(can(&state, Choice::Main(MainAction::ObtainBlueprint)));
    occupy(&mut state, Slot::ResearchDevelopment, &[0, 2]);
    state.seats[0].goods[Good::Oxygen] = 2;
    assert!(!can(&state, Choice::Main(MainAction::ResearchDevelopment)));
}

/// on-mars §3.8, §3.9, §5.5: Hire has a slot for each player and is never cleared.
#[test]
fn hire_is_open_once_for_each_player() {
    let mut state = colony(4);
    state.seats[0].goods = goods([2, 0, 0, 0, 0, 2]);
    occupy(&mut state, Slot::Hire, &[1, 1, 1, 1]);
    assert_eq!(state.placing(seat(0), Slot::Hire), None);
    state.slots[Slot::Hire as usize][0] = 0;
    assert_eq!(
        state.placing(seat(0), Slot::Hire),
        Some((SeatSet::EMPTY, 3))
    );
}

/// on-mars §3.10: boosts come one after the other, and stop may come at each.
#[test]
fn boosts_repeat_an_action_step_by_step() {
    let mut state = orbit(2);
    act(&mut state, Choice::Main(MainAction::Resupply));
    act(&mut state, Choice::Take(Good::Water));
    for _ in 0..3 {
        asks(&state, 0, Question::More);
        act(&mut state, Choice::Accept(true));
        assert!(!can(&state, Choice::Stop), "it was paid for");
        let item = legal(&state)[0];
        act(&mut state, item);
    }
    asks(&state, 0, Question::Turn);
    assert_eq!((state.seats[0].lq, state.seats[0].wa), (0, 3));
}

/// on-mars §3.10: Colonists gained in this turn do not boost Welcome a Ship.
#[test]
fn new_colonists_do_not_welcome_more_ships() {
    let mut state = colony(2);
    state.level = 3;
    state.lss = [3; 4];
    shelter(&mut state, 0, (4, -3));
    shelter(&mut state, 0, (5, -3));
    shelter(&mut state, 0, (6, -4));
    state.seats[0].goods = goods([0, 0, 3, 3, 0, 0]);
    state.seats[0].lq = 1;
    state.seats[0].supply = 11;
    acts(
        &mut state,
        &[
            Choice::Main(MainAction::WelcomeShip),
            Choice::Ship(1),
            Choice::Bot(false),
        ],
    );
    asks(&state, 0, Question::More);
    acts(
        &mut state,
        &[Choice::Accept(true), Choice::Ship(2), Choice::Bot(false)],
    );
    asks(&state, 0, Question::Turn);
    assert_eq!((state.seats[0].lq, state.fresh), (4, 4));
}

/// on-mars §3.11, §12.8: display, then owners, then the Colony.
#[test]
fn a_turn_ends_in_order() {
    let mut state = colony(2);
    teach(&mut state, 1, Tech::Rover, "2c");
    state.seats[0].goods = goods([2, 0, 0, 0, 0, 0]);
    state.lss = [2; 4];
    acts(&mut state, &[Choice::Main(MainAction::Hire)]);
    act(&mut state, Choice::Hire(1));
    state.uses.push((seat(1), Tech::Rover));
    act(&mut state, Choice::EndTurn);
    asks(&state, 0, Question::Refill);
    assert_eq!(legal(&state).len(), 12);
    act(&mut state, Choice::Contract(ContractId(4)));
    assert_eq!(state.hire[1], Some(Hired::Contract(ContractId(4))));
    asks(&state, 1, Question::Reply);
    assert_eq!(state.level, 1);
    act(&mut state, Choice::Reply(false));
    assert_eq!(state.level, 2);
    asks(&state, 1, Question::Turn);
}

/// on-mars §3.12, §8.53
#[test]
fn what_lies_under_a_bot_at_the_end_of_a_turn_goes_away() {
    let mut state = colony(2);
    discover(&mut state, "learn", (4, -2));
    bot(&mut state, 0, (4, -3));
    acts(&mut state, &[Choice::Main(MainAction::ControlCenter)]);
    let (from, to) = (hex(&state, (4, -3)), hex(&state, (4, -2)));
    acts(&mut state, &[Choice::MoveBot(from, to), Choice::Stop]);
    assert_eq!(state.discovery.len(), 1);
    act(&mut state, Choice::EndTurn);
    assert!(state.discovery.is_empty());
    assert_eq!(state.out.discovery, [tile(&state, "learn")]);
    assert!(state.seats[0].discovery.is_empty());
}
